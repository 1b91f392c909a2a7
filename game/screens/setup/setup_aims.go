package setup

import (
	"image/color"

	"tenaille/game/words"
	"tenaille/render/widget"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// aims is who plays for what on a map under the ruleset taken, nil where its sides only
// fight; read once.
func aims(s *setup, name string) *rules.Encounter {
	key := name + "/" + s.draft.Terms.Ruleset
	e, ok := s.quests[key]
	if ok {
		return e
	}
	if level := s.draft.Level(name); level.Err == nil && len(level.Setup.Goals) > 0 {
		given := level.Setup
		given.Ruleset = s.draft.Terms.Ruleset
		e, _ = rulesets.New(&given) // what is wrong with it is told where it is begun
	}
	s.quests[key] = e
	return e
}

// about are the lines that tell of the map taken, over a width: what each side plays for
// there, as the first one knows it, or else what the catalog says of the map.
func about(s *setup, wide float64) (list []string, ink color.NRGBA) {
	e := aims(s, s.draft.Terms.Level)
	if e == nil {
		if id := "level." + s.draft.Terms.Level + ".about"; s.Text.Has(id) {
			return s.Style.Wrap(s.Key(id), wide, widget.Regular, 13), widget.PaperSub
		}
		return nil, widget.PaperSub
	}
	for i := range e.Objectives {
		if side := int(e.Objectives[i].Side); e.Known(i, 0) {
			said := s.T("%[1]s: %[2]s", s.SideName(side), words.Aims{Words: s.Words}.Say(e, i, side == 0))
			list = append(list, s.Style.Wrap(said, wide, widget.Regular, 13)...)
		}
	}
	return list, widget.PaperHead
}

// victory says how a match under a ruleset is won on the map taken.
func victory(s *setup, ruleset string) string {
	if aims(s, s.draft.Terms.Level) != nil {
		return s.T("This map has goals of its own.")
	}
	return s.Victory(ruleset)
}
