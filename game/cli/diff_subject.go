//go:build !js

package cli

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tenaille/rules"
)

// subject is a thing that each ruleset decides by a value or a function of its
// own: the path of fields in rules.Ruleset, its name in words, and the rules that say it.
// Of those the ones in the scope of a ruleset are printed.
type subject struct {
	field, words string
	rules        []rules.Cite
}

// subjects are all fields of rules.Ruleset that are no table of rows.
var subjects = []subject{
	{"Turn.RoundSeconds", "seconds in a round", nil},
	{"Turn.SurpriseRound", "a surprise round", []rules.Cite{rules.SUR03, rules.LIM04, rules.SKI18}},
	{"Turn.Staggers", "a full attack, attack by attack", []rules.Cite{rules.ATK15, rules.SKI18}},
	{"Turn.FreePowers", "uses of a free ability in a turn", []rules.Cite{rules.ACT05, rules.LIM10, rules.SKI18}},
	{"Turn.DrawsOnTheWay", "drawing on the way of a move", []rules.Cite{rules.ACT23, rules.LIM07, rules.SKI18}},
	{"Turn.HelpCost", "an ability that is no attack", []rules.Cite{rules.ACT28, rules.LIM07}},
	{"Grounds.Budget", "why not: the turn has no room for it", nil},
	{"Grounds.Restricted", "why not: the turn is restricted", nil},
	{"Grounds.Disabled", "why not: disabled", nil},
	{"Grounds.Far", "why not: too far", nil},
	{"Grounds.Order", "why not: not its turn", nil},
	{"Grounds.Surprised", "why not: surprised", nil},
	{"Turn.Begin", "the beginning", []rules.Cite{rules.INI04, rules.LIM16, rules.SKI17}},
	{"Turn.Initiative", "the order of turns", []rules.Cite{rules.INI02, rules.LIM05, rules.SKI15}},
	{"Turn.Tie", "a tie in the order", []rules.Cite{rules.INI03, rules.LIM06}},
	{"Turn.NewRound", "at each new round", []rules.Cite{rules.LIM05}},
	{"Sight.Ambush", "who is surprised", []rules.Cite{rules.SUR02, rules.LIM02, rules.SKI18}},
	{"Turn.Acts", "who may act", []rules.Cite{rules.INI02, rules.LIM05, rules.SKI15}},
	{"Turn.Barred", "what forbids an action", []rules.Cite{rules.ACT01, rules.LIM08, rules.SKI16}},
	{"Turn.Prepare", "before an action", []rules.Cite{rules.HLP07, rules.SKI16}},
	{"Turn.Settle", "after an action", []rules.Cite{rules.SKI15, rules.SKI19}},
	{"Attack.Defeated", "who counts as lost", []rules.Cite{rules.SKI05, rules.SKI19}},
	{"Move.Speed", "one move", []rules.Cite{rules.MOV01, rules.LIM09, rules.SKI01}},
	{"Move.Squares", "how far a move may lead", []rules.Cite{rules.MOV08, rules.LIM09, rules.SKI16}},
	{"Move.Passage", "whose square may be passed", []rules.Cite{rules.MOV05, rules.SKI16}},
	{"Sight.Sees", "who sees whom", []rules.Cite{rules.GEO12, rules.SKI06}},
	{"Attack.Aim", "one attack", []rules.Cite{rules.ATK20, rules.SKI02}},
	{"Attack.Strikeable", "who may be attacked", []rules.Cite{rules.ATK20, rules.SKI09}},
	{"Attack.Lines", "lines that decide cover", []rules.Cite{rules.COV01, rules.SKI07}},
	{"Attack.Opportunities", "attacks of opportunity", []rules.Cite{rules.AOO01, rules.LIM14, rules.SKI18}},
	{"Attack.PoisedWhenFlat", "the flat-footed keep their Dexterity", []rules.Cite{rules.DEF07, rules.SIL30, rules.SKI18}},
	{"Attack.OutAtZero", "out of the fight at 0 hit points", []rules.Cite{rules.HP02, rules.LIM15, rules.SKI05}},
	{"Attack.Contributors", "who may lend fire", []rules.Cite{rules.SKI14}},
	{"Attack.Nearest", "who is nearest", []rules.Cite{rules.SKI10}},
	{"Figures", "a card of plain numbers", []rules.Cite{rules.SKI01}},
}

// stats are what modifiers change, in words.
var stats = map[rules.Stat]string{
	rules.DamageRoll: "damage",
	rules.AttackRoll: "attack", rules.Defence: "defence",
	rules.GrappleCheck: "grapple", rules.TripCheck: "trip", rules.TripResist: "trip, resisting",
	rules.DisarmCheck: "disarm", rules.DisarmResist: "disarm, resisting", rules.RushCheck: "bull rush", rules.RushResist: "bull rush, resisting",
	rules.OverrunCheck: "overrun", rules.OverrunResist: "overrun, resisting", rules.ArtistCheck: "escape artist",
	rules.PsychicAttack: "psychic attack", rules.PsychicDefence: "DEP",
	rules.FortitudeSave: "Fortitude", rules.ReflexSave: "Reflex", rules.WillSave: "Will",
	rules.FirstAidCheck: "first aid", rules.FreeingCheck: "getting free by skill", rules.ForcingCheck: "getting free by strength",
	rules.HideCheck: "hiding", rules.SpotCheck: "spotting", rules.InitiativeRoll: "initiative", rules.AlertCheck: "PER",
}

// subject adds the line of one of them when the rulesets differ in it.
func (d *differences) subject(s *subject) {
	x, y := fieldOf(d.a, s.field), fieldOf(d.b, s.field)
	if x.Kind() == reflect.Func {
		if x.Pointer() == y.Pointer() {
			return
		}
	} else if x.Interface() == y.Interface() {
		return
	}
	p, q := d.says(d.a, s, x), d.says(d.b, s, y)
	if p == q && p != "-" {
		q += ", in its own way"
	}
	d.add(s.words, p, q)
}

// fieldOf is a field of a ruleset, by a path of names.
func fieldOf(r *rules.Ruleset, path string) reflect.Value {
	v := reflect.ValueOf(r).Elem()
	for name := range strings.SplitSeq(path, ".") {
		v = v.FieldByName(name)
	}
	return v
}

// says is what a ruleset has in a field, in words: a value, or what its options
// make of it, and the rules that say it.
func (d *differences) says(r *rules.Ruleset, s *subject, v reflect.Value) string {
	var words []string
	switch x := v.Interface().(type) {
	case bool:
		words = append(words, yes(x))
	case int:
		words = append(words, fmt.Sprint(x))
	case uint8:
		words = append(words, "as many as free actions")
		if x > 0 {
			words[0] = fmt.Sprint(x)
		}
	case int8:
		words = append(words, "never")
		if x > 0 {
			words[0] = fmt.Sprintf("from a base attack bonus of %+d", x)
		}
	case rules.Cost:
		words = append(words, "as its sheet says")
		if x != rules.NoCost {
			words[0] = plain(r.Turn.Costs[x]) + ", unless its sheet says otherwise"
		}
	case rules.Cite:
		return d.titled(x)
	case func(*rules.Options) bool:
		words = append(words, answer(r, x))
	}
	for _, c := range s.rules {
		if e := d.entry(c); e != nil && slices.Contains(e.Rulesets, r.Book()) {
			words = append(words, d.titled(c))
		}
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, ", ")
}

// answer is what a question to the options comes to: with the options as by
// default, and the option that changes it.
func answer(r *rules.Ruleset, ask func(*rules.Options) bool) string {
	with := func(stated map[string]string) bool {
		o, err := rules.NewOptions(stated, r.Options)
		return err == nil && ask(&o)
	}
	base := with(nil)
	for _, row := range r.Options {
		for _, value := range row.Values {
			if with(map[string]string{row.Name: value}) != base {
				return yes(base) + ", unless " + row.Name + " is " + value
			}
		}
	}
	return yes(base)
}

func yes(so bool) string {
	if so {
		return "yes"
	}
	return "no"
}

func (d *differences) entry(c rules.Cite) *rules.IndexEntry {
	i := slices.IndexFunc(d.index, func(e rules.IndexEntry) bool { return e.ID == c.String() })
	if i < 0 {
		return nil
	}
	return &d.index[i]
}

// titled is a rule by id and title.
func (d *differences) titled(c rules.Cite) string {
	if e := d.entry(c); e != nil {
		return e.ID + " " + e.Title
	}
	return c.String()
}
