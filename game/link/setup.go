package link

import (
	"encoding/json"
	"maps"
	"slices"

	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// SetUp is what a match is to begin with.
type SetUp struct {
	Level     string            `json:"level"`
	Ruleset   string            `json:"ruleset"`
	Players   [2]string         `json:"players"`
	More      []string          `json:"more,omitempty"`
	Options   map[string]string `json:"options,omitempty"`
	Seed      uint64            `json:"seed,string"`
	Fog       string            `json:"fog,omitempty"`
	Ambush    string            `json:"ambush,omitempty"`
	Situation *int              `json:"situation,omitempty"`
	Points    int               `json:"points,omitempty"`
	Armies    [2]levels.Army    `json:"armies,omitzero"`
	Reload    string            `json:"reload,omitempty"`
	Study     bool              `json:"study,omitempty"`
}

// SetUpOf is the set-up of a match of these terms, as its screen shows it.
func SetUpOf(t *match.Terms) SetUp {
	return SetUp{
		Level: t.Level, Ruleset: t.Ruleset, Players: t.Players, More: t.More, Options: t.Options, Seed: t.Seed, Fog: t.Fog, Ambush: t.Ambush,
		Situation: t.Situation, Points: t.Points, Armies: t.Armies, Reload: t.Reload, Study: t.Study,
	}
}

// Terms are those of a match that begins with the set-up.
func (s SetUp) Terms() match.Terms {
	return match.Terms{
		Level: s.Level, Ruleset: s.Ruleset, Players: s.Players, More: slices.Clone(s.More), Options: maps.Clone(s.Options), Seed: s.Seed, Fog: s.Fog, Ambush: s.Ambush,
		Situation: s.Situation, Points: s.Points, Armies: s.Armies, Reload: s.Reload, Study: s.Study,
	}
}

// Army is what a side fields under a ruleset.
type Army struct {
	Ruleset string      `json:"ruleset"`
	Points  int         `json:"points,omitempty"`
	Army    levels.Army `json:"army"`
}

func (SetUp) kind() byte { return kindSetUp }
func (Army) kind() byte  { return kindArmy }

// The limits of a set-up.
const (
	mostPoints    = 5000
	mostSituation = 100
	mostKinds     = 64
)

// check says why a set-up cannot be had here.
func (s *SetUp) check() error {
	switch {
	case !levels.Shared(s.Level),
		s.Fog != "" && !slices.Contains(match.Fogs, s.Fog),
		s.Ambush != "" && s.Ambush != match.Nobody && !slices.Contains(match.SideIDs[:], s.Ambush),
		s.Situation != nil && (*s.Situation < -mostSituation || *s.Situation > mostSituation),
		replay.CheckReload(s.Reload) != nil, replay.CheckStudy(s.Study, s.Reload) != nil,
		match.CheckSeat(s.Players[0]) != nil, match.CheckSeat(s.Players[1]) != nil,
		len(s.More) > levels.MostSides-len(s.Players), slices.ContainsFunc(s.More, func(p string) bool { return p != "" && match.CheckSeat(p) != nil }):
		return ErrOther
	}
	for name, value := range s.Options {
		if o, known := rulesets.OptionNamed(name); !known || !o.Accepts(value) {
			return ErrOther
		}
	}
	for _, a := range s.Armies {
		if a != nil && len(a) == 0 {
			return ErrOther
		}
		if err := fielded(s.Ruleset, s.Points, a); err != nil {
			return err
		}
	}
	return nil
}

// fielded says why an army cannot be fielded here.
func fielded(ruleset string, points int, a levels.Army) error {
	if _, err := rulesets.ByName(ruleset); err != nil || points < 0 || points > mostPoints || len(a) > mostKinds {
		return ErrOther
	}
	kinds := levels.Kinds()
	for _, c := range a {
		if c.Count < 1 || c.Count > mostKinds || !slices.Contains(kinds, c.Kind) {
			return ErrOther
		}
	}
	return nil
}

// said is a small thing as JSON, of which words are known that most have.
func (c *coder) said(thing any) error {
	var text []byte
	if !c.reads {
		var err error
		if text, err = json.Marshal(thing); err != nil {
			return err
		}
	}
	text, err := c.text(usual(), text, mostSaid)
	if err != nil || !c.reads {
		return err
	}
	if json.Unmarshal(text, thing) != nil {
		return errDamaged
	}
	return nil
}

// usual is what set-ups and armies are made of. What stands in it may change only with
// the version of the notation: what is built in is not part of it.
func usual() []byte {
	return []byte(`{"level":"","ruleset":"skirmish","ruleset":"limited","ruleset":"d20","players":["human","soldier"],["human","captain"],["soldier","human"],"options":{"":"true","":"false"},"seed":"","fog":"sight","fog":"memory","fog":"off","ambush":"none","situation":,"points":,"armies":[[{"kind":"","count":1},{"kind":"","count":2}],null],"reload":"new","study":true}{"army":[{"kind":"`)
}

func (s SetUp) write(c *coder) error {
	if s.check() != nil { // not everybody has what it needs
		return ErrBound
	}
	return c.said(&s)
}

func readSetUp(c *coder) (Thing, error) {
	var s SetUp
	if err := c.said(&s); err != nil {
		return nil, err
	}
	if err := s.check(); err != nil {
		return nil, ErrOther
	}
	return s, nil
}

func (a Army) write(c *coder) error {
	if a.check() != nil {
		return ErrBound
	}
	return c.said(&a)
}

// check says why an army cannot be had here.
func (a *Army) check() error {
	if len(a.Army) == 0 {
		return ErrOther
	}
	return fielded(a.Ruleset, a.Points, a.Army)
}

func readArmy(c *coder) (Thing, error) {
	var a Army
	if err := c.said(&a); err != nil {
		return nil, err
	}
	if err := a.check(); err != nil {
		return nil, ErrOther
	}
	return a, nil
}
