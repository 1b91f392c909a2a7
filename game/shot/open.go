//go:build !js

package shot

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"tenaille/game/book"
	"tenaille/game/link"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/scene"
	"tenaille/game/solve"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// screenRow is a screen that a Shot can name, and how it is opened over the
// title.
type screenRow struct {
	name string
	open func(p *Posed) (scene.Scene, error)
}

// screens lists them, the battle first. A new screen is one more line.
var screens = []screenRow{
	{"battle", (*Posed).openBattle},
	{"title", (*Posed).openTitle},
	{"setup", func(p *Posed) (scene.Scene, error) {
		terms, err := p.terms()
		return p.Routes.Setup(p.Context, terms), err
	}},
	{"army", func(p *Posed) (scene.Scene, error) {
		terms, err := p.terms()
		if err != nil {
			return nil, err
		}
		return p.Routes.Army(p.Context, terms, 0), nil
	}},
	{"deploy", func(p *Posed) (scene.Scene, error) {
		terms, err := p.terms()
		if err != nil {
			return nil, err
		}
		return p.Routes.Deploy(p.Context, terms)
	}},
	{"keypad", func(p *Posed) (scene.Scene, error) {
		terms, err := p.terms()
		if err != nil {
			return nil, err
		}
		if err := p.show(p.Routes.Setup(p.Context, terms)); err != nil {
			return nil, err
		}
		return p.Routes.Sheets.Keypad(p.Context, fmt.Sprint(terms.Seed), func(string) {}), nil
	}},
	{"curtain", func(p *Posed) (scene.Scene, error) {
		return scene.NewCurtain(p.Context, 1, p.LevelName("broken-keep")+" · "+p.RoundWord(rulesets.Default().Name, 3), p.T("Hand the screen to %[1]s, then press the button.", p.SideName(1)), func() {}, nil), nil
	}},
	{"options", func(p *Posed) (scene.Scene, error) {
		terms, err := p.terms()
		return p.Routes.Options(p.Context, p.Routes.Setup(p.Context, terms).(scene.Scoped).Options(), ""), err
	}},
	{"editor", func(p *Posed) (scene.Scene, error) { return p.Routes.Editor(p.Context), nil }},
	{"settings", func(p *Posed) (scene.Scene, error) { return p.Routes.Settings(p.Context), nil }},
	{"rules", func(p *Posed) (scene.Scene, error) {
		if p.shot.Rule != "" && !p.knows(p.shot.Rule) {
			return nil, fmt.Errorf("rule %q: the book has no such entry", p.shot.Rule)
		}
		return p.Routes.Rules(p.Context, p.shot.Rule), nil
	}},
	{"pause", func(p *Posed) (scene.Scene, error) {
		m, err := p.match()
		if err != nil {
			return nil, err
		}
		if err := p.show(p.battleOf(m)); err != nil {
			return nil, err
		}
		return p.Routes.Pause(p.Context, match.TermsOf(m), nil), nil
	}},
	{"study", func(p *Posed) (scene.Scene, error) {
		m, err := p.match()
		if err != nil {
			return nil, err
		}
		if err := p.show(p.battleOf(m)); err != nil {
			return nil, err
		}
		b := p.StudyInPlay()
		if b == nil {
			return nil, errors.New("the match is not studied")
		}
		return p.Routes.Study(p.Context, b), nil
	}},
	{"link", (*Posed).openLink},
	{"post", (*Posed).openPost},
	{"hall", (*Posed).openHall},
	{"invitation", func(p *Posed) (scene.Scene, error) {
		m, err := p.offered(1)
		if err != nil {
			return nil, err
		}
		return p.Routes.Stories.Mail(p.Context, scene.Letter{Brought: link.Offer{Letter: &m.Letter}})
	}},
	{"answer", (*Posed).openAnswer},
	{"result", (*Posed).openResult},
	{"replay", (*Posed).openReplay},
	{"scenarios", func(p *Posed) (scene.Scene, error) { return p.Routes.Stories.Scenarios(p.Context, ""), nil }},
	{"campaign", (*Posed).openCampaign},
	{"matches", (*Posed).openMatches},
	{"room", func(p *Posed) (scene.Scene, error) {
		below, err := p.openMatches()
		if err == nil {
			err = p.show(below)
		}
		if err != nil {
			return nil, err
		}
		return p.Routes.Sheets.Room(p.Context, scene.Wanted{Size: 34_567, Keep: func() bool { return false }, Let: func() {}}), nil
	}},
}

// knows reports whether the rule book has an entry of that id.
func (p *Posed) knows(id string) bool {
	for _, open := range []func(string, book.Naming) (*book.Book, error){book.Load, book.Readings} {
		if b, err := open(p.Text.Language(), nil); err == nil {
			if _, ok := b.Entry(id); ok {
				return true
			}
		}
	}
	return false
}

// Screens lists the screens a Shot can name, the battle first.
func Screens() []string {
	var names []string
	for _, s := range screens {
		names = append(names, s.name)
	}
	return names
}

// open puts the screen that the shot names over the title.
func (p *Posed) open() error {
	unnamed := p.shot.Screen == ""
	if unnamed {
		p.shot.Screen = screens[0].name
	}
	at := slices.IndexFunc(screens, func(s screenRow) bool { return s.name == p.shot.Screen })
	if at < 0 {
		return fmt.Errorf("screen %q: there are %s", p.shot.Screen, strings.Join(Screens(), ", "))
	}
	if fog := p.shot.Fog; fog != "" && !slices.Contains(match.Fogs, fog) {
		return fmt.Errorf("fog %q: there are %s", fog, strings.Join(match.Fogs, ", "))
	}
	seed := uint64(1)
	if p.shot.Seed != "" {
		var err error
		if seed, err = match.ParseSeed(p.shot.Seed); err != nil {
			return err
		}
	}
	p.Named.Seed = &seed
	if p.shot.Ruleset != "" {
		set, err := rulesets.ByName(p.shot.Ruleset)
		if err != nil {
			return err
		}
		p.Settings.Ruleset = set.Name
	}
	p.Stack.Replace(p.Routes.Title(p.Context))
	p.Stack.Settle()
	s, err := screens[at].open(p)
	if err != nil || s == nil {
		return err
	}
	if unnamed && p.ended && p.shot.After > 0 {
		return p.goOn(s)
	}
	return p.show(s)
}

// show puts a screen on top and lets it come to rest.
func (p *Posed) show(s scene.Scene) error {
	p.Stack.Push(s)
	return p.Settle()
}

// terms is what the set-up begins with.
func (p *Posed) terms() (match.Terms, error) {
	terms := p.NewTerms(match.Human, match.Machine)
	if p.shot.Of != "" {
		if _, err := levels.Load(p.shot.Of); err != nil {
			return terms, err
		}
		terms.Level = p.shot.Of
	}
	if p.shot.Fog != "" {
		terms.Fog = p.shot.Fog
	}
	if p.shot.Ambush != "" {
		if terms.Ambush = p.shot.Ambush; terms.Ambush != match.Nobody && !slices.Contains(match.SideIDs[:], terms.Ambush) {
			return terms, fmt.Errorf("ambush %q: there are %s, %s", terms.Ambush, strings.Join(match.SideIDs[:], ", "), match.Nobody)
		}
	}
	return terms, nil
}

// openLink hands on a match as it is, over its result or its battle.
func (p *Posed) openLink() (scene.Scene, error) {
	m, err := p.match()
	if err != nil {
		return nil, err
	}
	rp, err := m.Replay()
	if err != nil {
		return nil, err
	}
	below, err := p.Routes.Replay(p.Context, rp, 0)
	if err == nil {
		err = p.show(below)
	}
	if err != nil {
		return nil, err
	}
	var lines bytes.Buffer
	if err := m.Save(&lines); err != nil {
		return nil, err
	}
	title := p.LevelName(m.Setup().Name) + " · " + p.RulesetName(m.Setup().Ruleset)
	return p.Routes.Sheets.Link(p.Context, scene.Linked{Title: title, Kept: "replays/match.jsonl", Thing: func() (link.Thing, error) {
		return link.Match{Record: lines.Bytes()}, nil
	}}), nil
}

// openAnswer rates the first puzzle, or the one named, as one plays it who only ends the
// turn.
func (p *Posed) openAnswer() (scene.Scene, error) {
	name := p.shot.Of
	if name == "" {
		name = levels.Puzzles()[0]
	}
	c, err := levels.OpenPuzzle(name)
	if err != nil {
		return nil, err
	}
	terms := match.PuzzleTerms(c, *p.Named.Seed)
	m, err := terms.Open()
	if err != nil {
		return nil, err
	}
	_, who, _ := m.Awaits()
	for _, verb := range []rules.Verb{rules.EndTurn, rules.Pass} {
		if r, err := m.Do(rules.Action{Verb: verb, By: who, On: rules.Nobody}); err != nil || r.OK() {
			break
		}
	}
	rp, err := m.Replay()
	if err != nil {
		return nil, err
	}
	q := solve.Inquire(c, solve.Most)
	q.Rate(rp)
	for !q.Step() {
	}
	if err := p.show(p.Routes.Battle(p.Context, terms)); err != nil {
		return nil, err
	}
	return p.Routes.Sheets.Answer(p.Context, scene.Answered{Puzzle: c, Inquiry: q}), nil
}

func (p *Posed) openBattle() (scene.Scene, error) {
	m, err := p.match()
	if err != nil {
		return nil, err
	}
	p.ended, _ = m.Over()
	return p.battleOf(m), nil
}

// battleOf is the battle of a match, as far as the shot says how it looks.
func (p *Posed) battleOf(m *match.Match) scene.Scene {
	s := p.Routes.Battle(p.Context, match.TermsOf(m))
	if b, ok := s.(scene.Board); ok {
		if p.shot.BoardOnly {
			b.Bare()
		}
		if id := p.shot.Select; id != 0 {
			b.Activate(creature(m, id))
		}
	}
	return s
}

// openReplay opens a replay to be watched, at the action the shot names, else in
// the middle; of anything else the match that machines play of it.
func (p *Posed) openReplay() (scene.Scene, error) {
	at := p.shot.At
	if !strings.HasSuffix(p.shot.Of, ".jsonl") && !strings.HasSuffix(p.shot.Of, ".jsonl.gz") {
		p.shot.After = max(p.shot.After, 60)
	}
	p.shot.At = -1
	m, err := p.match()
	if err != nil {
		return nil, err
	}
	rp, err := m.Replay()
	if err != nil {
		return nil, err
	}
	if at < 0 {
		at = len(rp.Steps) / 2
	}
	s, err := p.Routes.Replay(p.Context, rp, at)
	if b, ok := s.(scene.Board); ok && p.shot.BoardOnly {
		b.Bare()
	}
	return s, err
}

// openMatches opens the recorded matches: the replay that the shot names, its
// first half as a match that goes on, and one that is damaged; else none.
func (p *Posed) openMatches() (scene.Scene, error) {
	if strings.HasSuffix(p.shot.Of, ".jsonl") {
		f, err := replay.Open(p.shot.Of)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		text, err := io.ReadAll(f)
		if err != nil {
			return nil, err
		}
		const first = "20260101-1200%02d-match-1"
		half := text[:len(text)/2]
		half = half[:bytes.LastIndexByte(half, '\n')+1]
		zip, err := saves.Pack(half)
		if err != nil {
			return nil, err
		}
		for name, b := range map[string][]byte{
			fmt.Sprintf(saves.Finished+first+".jsonl", 10):      text,
			fmt.Sprintf(saves.Unfinished+first+".jsonl.gz", 20): zip,
			fmt.Sprintf(saves.Finished+first+".jsonl", 0):       text[10:],
		} {
			if err := p.Store.Save(name, b); err != nil {
				return nil, err
			}
		}
	}
	return p.Routes.Matches(p.Context), nil
}

// openResult plays the match to its end, unless the replay does, and opens what
// the battle makes of that.
func (p *Posed) openResult() (scene.Scene, error) {
	p.shot.After = 1 << 20
	m, err := p.match()
	if err != nil {
		return nil, err
	}
	if over, _ := m.Over(); !over {
		return nil, errors.New("the match is not over; a result needs one that is")
	}
	return nil, p.goOn(p.battleOf(m))
}

// goOn shows a battle that is over until it has gone on to the result by itself.
func (p *Posed) goOn(s scene.Scene) error {
	p.Still = false
	err := p.show(s)
	p.Still = true
	if err == nil && p.Name() == "battle" {
		err = errors.New("the battle shows no result")
	}
	return err
}
