package fresh

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"time"

	"tenaille/game/ai"
	"tenaille/game/draft"
	"tenaille/game/match"
	"tenaille/game/offer"
	"tenaille/game/pace"
	"tenaille/game/scene"
	"tenaille/game/screens/setup/outlook"
	"tenaille/game/sound/music"
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/levels/wilds"
	"tenaille/render/widget"
)

// fresh is the screen.
type fresh struct {
	scene.Screen
	terms   match.Terms
	take    func(match.Terms) // to the set-up
	wish    offer.Wish
	seed    uint64
	search  *offer.Search
	wait    int // ticks until what is said of the search is said anew
	picture *scene.Preview
	of      string // the line-up that is painted
}

// New opens the screen for a match by the ruleset, the players and the options of terms,
// from a seed. take takes a fight over into the set-up.
func New(c *scene.Context, terms match.Terms, seed uint64, take func(match.Terms)) scene.Scene {
	f := &fresh{
		Screen: scene.Screen{Context: c, First: "fresh.fight", Fits: scene.Upright},
		terms:  terms, take: take, seed: seed, wish: offer.Wish{Size: wilds.Sizes[0]}, picture: &scene.Preview{},
	}
	f.Build = f.lay
	f.Back = c.Stack.Pop
	f.look()
	return f
}

// Name is the probe's name of the screen.
func (f *fresh) Name() string { return "fresh" }

// Tune is the piece of armies that are put together.
func (f *fresh) Tune() (music.Piece, int) { return music.Muster, 0 }

// Leave lets go of the picture of the ground.
func (f *fresh) Leave() { f.picture.Drop() }

// look begins to look for a fight.
func (f *fresh) look() {
	f.search = offer.Look(f.terms, f.wish, f.seed)
	f.Stale()
}

const (
	// forGames is the time after which no further piece of a game is begun in a tick.
	forGames = 9 * time.Millisecond
	// told is how many ticks what is said of the search stands at least.
	told = 15
)

// Update goes on with the search, a little a tick.
func (f *fresh) Update() bool {
	news := false
	if !f.search.Done() {
		done := false
		pace.Slice(time.Now, forGames, func() bool { done = f.search.Work(); return done })
		for f.Still && !done { // a picture shows what is found
			done = f.search.Work()
		}
		if f.wait--; done || f.wait <= 0 {
			f.wait, news = told, true
			f.Stale()
		}
	}
	return f.Screen.Update() || news
}

// here is what is shown: the fight that was found, or the one that is looked at.
func (f *fresh) here() *draft.Draft { return f.search.Here() }

// fight begins the battle that was found.
func (f *fresh) fight() {
	if found := f.search.Found(); found != nil {
		terms := f.agreed(found)
		f.RememberTerms(&terms)
		f.Stack.Push(f.Routes.Battle(f.Context, terms))
	}
}

// taken hands the fight to the set-up, where all of it can be changed.
func (f *fresh) taken() {
	if found := f.search.Found(); found != nil {
		f.take(f.agreed(found))
		f.Stack.Pop()
	}
}

// agreed are the terms of a fight, against the opponent that is taken by now.
func (f *fresh) agreed(found *offer.Fight) match.Terms {
	t := found.Terms
	t.Players, t.Seed = f.terms.Players, f.terms.Seed
	return t
}

// another looks for another fight of the kind that is wished.
func (f *fresh) another() {
	f.seed++
	f.look()
}

// anything is the choice of leaving something to chance.
const anything = "any"

// asked is one thing that can be wished for.
type asked struct {
	id, words string
	choices   []widget.Choice
	taken     string
	take      func(id string)
}

// all are the things that can be wished for.
func (f *fresh) all() []asked {
	wish := func(id, words string, of []string, what *string, otherwise string) asked {
		a := asked{id: id, words: words, taken: cmp.Or(*what, otherwise)}
		if otherwise == anything {
			a.choices = append(a.choices, widget.Choice{ID: anything, Label: f.T("Any")})
		}
		for _, id := range of {
			a.choices = append(a.choices, widget.Choice{ID: id, Label: f.Key("wilds." + id), Tip: f.tip(id)})
		}
		a.take = func(id string) {
			if *what = id; id == anything {
				*what = ""
			}
			f.look()
		}
		return a
	}
	list := []asked{
		wish("kind", f.T("Ground"), wilds.Kinds, &f.wish.Kind, anything),
		wish("aim", f.T("At stake"), wilds.Aims, &f.wish.Aim, anything),
		wish("size", f.T("Length"), wilds.Sizes, &f.wish.Size, ""),
		wish("odds", f.T("Chances"), offer.Odds, &f.wish.Odds, offer.Odds[1]),
	}
	// Who plays the other side changes nothing of the fight that was found.
	side := 1 - f.search.Whose()
	if player := &f.terms.Players[side]; !match.IsHuman(*player) {
		level, temper := ai.TemperOf(*player)
		a := asked{id: "foe", words: f.T("Opponent"), taken: level, take: func(id string) {
			*player = ai.WithTemper(id, temper)
			f.Stale()
		}}
		for _, l := range ai.Levels(level) {
			a.choices = append(a.choices, widget.Choice{ID: l, Label: f.PlayerName(l), Tip: f.PlayerBrief(l)})
		}
		list = append(list, a)
	}
	return list
}

// lay lays out the wishes beside the fight, or above it where the window is upright.
func (f *fresh) lay(p *widget.Page) {
	rim := 12.
	if f.Compact() {
		rim = 8
	}
	head := widget.Rect{X: rim, Y: rim, W: f.Width - 2*rim, H: 48}
	body := widget.Rect{X: rim, Y: rim + 56, W: f.Width - 2*rim, H: f.Height - 2*rim - 56}
	const rowH, gap = 44., 8.
	list := f.all()
	var foe []asked // on a phone that lies the opponent stands beside the title
	if len(list) > 4 && f.Height <= 500 {
		list, foe = list[:4], list[4:]
	}
	wishes, fight := body, body
	label := 20.
	if f.Height > f.Width*1.2 {
		wishes.H = float64(len(list))*(rowH+label+gap) + 12
		fight.Y, fight.H = wishes.Y+wishes.H+gap, body.H-wishes.H-gap
	} else {
		wishes.W = min(max(body.W*.42, 372), 470)
		fight.X, fight.W = body.X+wishes.W+gap, body.W-wishes.W-gap
		if spare := body.H - float64(len(list))*(rowH+label+gap) - 12; spare < 0 {
			label += spare / float64(len(list))
		}
	}
	p.Paint(func(c widget.Canvas) {
		c.Panel(head)
		c.Panel(wishes)
		c.Panel(fight)
		c.TextFit(f.T("A fight on new ground"), head.X+64, head.Y+31, head.W-80-404*float64(len(foe)), widget.Bold, 19, widget.Bone, widget.Start)
	})
	p.Button("fresh.back", widget.Rect{X: head.X + 6, Y: head.Y + 2, W: 44, H: 44}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Size: 13.5, Tip: f.T("Back"), OnClick: f.Back,
	})
	for _, a := range foe {
		p.Segment("fresh."+a.id, widget.Rect{X: head.X + head.W - 404, Y: head.Y + 2, W: 400, H: 44}, a.choices, a.taken, 14, a.take)
	}
	in := wishes.Inset(12)
	y := in.Y
	for _, a := range list {
		f.layWish(p, a, widget.Rect{X: in.X, Y: y, W: in.W, H: rowH + label}, label)
		y += rowH + label + gap
	}
	if rest := (widget.Rect{X: in.X, Y: y + 6, W: in.W, H: in.Y + in.H - y - 6}); rest.H > 60 {
		p.Paint(func(c widget.Canvas) {
			c.Paragraph(f.T("The ground is laid out from pieces and is the same seen from either side. The armies are then changed until soldiers on both sides win as often as wished, and the fight is played %[1]d times before you see it.", offer.Games), rest.X, rest.Y+14, rest.W, 19, widget.Regular, 13.5, widget.Dim)
		})
	}
	f.layFight(p, fight)
}

// layWish lays out the choice of one thing, its name above it where there is room.
func (f *fresh) layWish(p *widget.Page, a asked, box widget.Rect, label float64) {
	if label >= 14 {
		p.Paint(func(c widget.Canvas) {
			c.Text(a.words, box.X+2, box.Y+label-6, widget.Bold, 12.5, widget.Dim, widget.Start)
		})
	}
	p.Segment("fresh."+a.id, widget.Rect{X: box.X, Y: box.Y + label, W: box.W, H: box.H - label}, a.choices, a.taken, 14, a.take)
}

// tip explains a choice, where the catalog does.
func (f *fresh) tip(id string) string {
	switch key := "wilds." + id + ".text"; {
	case id == "hold":
		return f.Key(key, f.SideName(0), words.RoundEnd(f.Words, f.terms.Ruleset, wilds.HeldUntil(f.wish.Size)))
	case f.Text.Has(key):
		return f.Key(key)
	}
	return ""
}

// layFight lays out the fight: the ground, who fights, what the games came to, and what
// can be done with it.
func (f *fresh) layFight(p *widget.Page, box widget.Rect) {
	in := box.Inset(12)
	found := f.search.Found()
	const button, gap = 50., 8.
	low := in.Y + in.H - button
	more, take := 128., 160.
	if f.Compact() {
		more, take = 52, 52
	}
	other := widget.Button{Label: f.T("Another"), Icon: "dice", Centred: true, Size: 14.5, Tip: f.T("Looks for another fight of this kind"), OnClick: f.another}
	change := widget.Button{Label: f.T("Change it"), Icon: "army", Centred: true, Size: 14.5, Disabled: found == nil, Tip: f.T("Opens it in the set-up, where all of it can be changed"), OnClick: f.taken}
	if f.Compact() {
		other.Label, change.Label = "", ""
	}
	p.Button("fresh.another", widget.Rect{X: in.X, Y: low, W: more, H: button}, other)
	p.Button("fresh.take", widget.Rect{X: in.X + more + gap, Y: low, W: take, H: button}, change)
	x := in.X + more + take + 2*gap
	p.Button("fresh.fight", widget.Rect{X: x, Y: low, W: in.X + in.W - x, H: button}, widget.Button{
		Label: f.T("Fight"), Icon: "attack", Kind: widget.Primary, Size: 18, Disabled: found == nil, OnClick: f.fight,
	})
	p.Paint(func(c widget.Canvas) {
		f.paintFight(c, widget.Rect{X: in.X, Y: in.Y, W: in.W, H: low - in.Y - gap}, found)
	})
}

func (f *fresh) paintFight(c widget.Canvas, box widget.Rect, found *offer.Fight) {
	d := f.here()
	line := 19.
	end, source := f.said(found)
	y := box.Y + box.H
	for _, words := range []string{source, end} {
		if words == "" {
			continue
		}
		ink, font := widget.Bone, widget.Bold
		if words == source {
			ink, font = widget.Dim, widget.Regular
		}
		c.TextFit(words, box.X+2, y-5, box.W-4, font, 13.5, ink, widget.Start)
		y -= line
	}
	for side := len(match.SideIDs) - 1; side >= 0; side-- {
		c.SideSign(side, box.X+9, y-10, 6)
		c.TextFit(f.roster(d.Army(side)), box.X+26, y-5, box.W-28, widget.Regular, 13.5, widget.Bone, widget.Start)
		y -= line
	}
	name := f.LevelName(d.Terms.Level)
	if g, ok := wilds.Parse(d.Terms.Level); ok {
		name = f.T("%[1]s: %[2]s", name, f.Key("wilds."+g.Aim))
		if tip := f.tip(g.Aim); tip != "" && y-box.Y > 320 {
			c.TextFit(tip, box.X+2, y-5, box.W-4, widget.Regular, 13.5, widget.Dim, widget.Start)
			y -= line
		}
	}
	c.TextFit(name, box.X+2, y-6, box.W-4, widget.Bold, 16, widget.Gold, widget.Start)
	y -= 28
	up := d.Lineup()
	if up.Err != nil {
		return
	}
	if up.Key != f.of {
		f.picture.Drop()
		f.of = up.Key
	}
	f.picture.Paint(f.Context, c, &up.Setup, widget.Rect{X: box.X, Y: box.Y, W: box.W, H: y - box.Y}, true)
}

// roster tells who fights, the many first.
func (f *fresh) roster(a levels.Army) string {
	a = slices.Clone(a)
	slices.SortStableFunc(a, func(a, b levels.Company) int { return b.Count - a.Count })
	var list []string
	for _, c := range a {
		words := f.KindName(c.Kind, "")
		if c.Count > 1 {
			words = fmt.Sprintf("%s × %s", f.Number(c.Count), words)
		}
		list = append(list, words)
	}
	return strings.Join(list, ", ")
}

// said is what the games came to, or how far the search is.
func (f *fresh) said(found *offer.Fight) (end, source string) {
	if found == nil && f.search.Done() {
		return f.T("No fight of this kind was found: ask for another."), ""
	}
	if found == nil {
		return f.T("Looking for a fight: ground %[1]d, trying armies…", f.search.Tried()), ""
	}
	return outlook.Ends(f.Words, found.Terms.Ruleset, &found.Tally, f.search.Whose()), outlook.Source(f.Words, &found.Tally)
}
