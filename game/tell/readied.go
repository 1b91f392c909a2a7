package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
)

// MaxChipKeys is how many chips have a key: the ten digits, then with Shift.
const MaxChipKeys = 20

// chipKey is the key of the n-th chip from 1, empty where there is none.
func (te *Teller) chipKey(n int) string {
	switch {
	case n <= 10:
		return te.Number(n % 10)
	case n <= MaxChipKeys:
		return te.Key("key.shift") + "+" + te.Number(n%10)
	}
	return ""
}

// RowHead is the title of a row of chips, empty where they speak for
// themselves.
func (te *Teller) RowHead(f int) string {
	if te.Mode != plan.VerbMode || f >= len(te.Draft.Row().Facets) {
		return ""
	}
	switch te.Draft.Row().Facets[f].Kind {
	case plan.TriggerFacet:
		return te.T("When")
	case plan.ThenFacet:
		return te.T("Then")
	case plan.StepFacet:
		return te.T("Before that")
	}
	return ""
}

// MayRead reports whether the side on screen may know what a creature plans:
// its own does, an onlooker too.
func (te *Teller) MayRead(id rules.ID) bool {
	return te.Side < 0 || int(te.E.Creatures[id].Side) == te.Side
}

// waitsFor is the trigger of a readied action in words.
func (te *Teller) waitsFor(r *rules.Readied) string {
	words := strings.ToLower(te.Key("trigger." + r.Trigger.String()))
	if r.Trigger == rules.EnemyLeavesCell {
		words += " (" + r.Cell.Name() + ")"
	}
	return words
}

// answers is what a readied action of a creature does, in words.
func (te *Teller) answers(id rules.ID, r *rules.Readied) string {
	if r.Steps && r.Then != rules.FiveFootStep {
		return te.T("%[1]s, after a 5-foot step to %[2]s", te.readiedDeed(id, r), r.To.Name())
	}
	return te.readiedDeed(id, r)
}

// readiedDeed is the same without the 5-foot step that goes with it.
func (te *Teller) readiedDeed(id rules.ID, r *rules.Readied) string {
	c := &te.E.Creatures[id]
	name := te.VerbName(r.Then)
	switch r.Then {
	case rules.Power, rules.Drink:
		if int(r.Option) < len(c.Powers) {
			return te.PowerName(c.Powers[r.Option].ID)
		}
	case rules.Attack, rules.Draw, rules.Load, rules.Sheathe, rules.Drop, rules.Disarm:
		return te.T("%[1]s: %[2]s", name, te.WeaponName(c.Weapon(r.Weapon).Name))
	case rules.Move, rules.FiveFootStep:
		return name + " " + r.To.Name()
	}
	return name
}

// waitMarks are the signs of one who delays or is ready, as far as the side on
// screen may know it (INI-07, INI-08).
func (te *Teller) waitMarks(id rules.ID) []model.Mark {
	f := &te.Shown.Facts.Combatants[id]
	var list []model.Mark
	if r := f.Readied; r.Trigger != rules.NoTrigger && te.MayRead(id) {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Ready].Icon, Family: model.Stance, Tip: model.Tip{
			Title: te.Key("verb.ready"), Rule: rules.INI08.String(),
			Text: te.T("when: %[1]s", te.waitsFor(&r)) + "\n" + te.T("then: %[1]s", te.answers(id, &r)),
		}})
	}
	if f.Budget.Delaying {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Delay].Icon, Family: model.Stance, Tip: model.Tip{
			Title: te.Key("verb.delay"), Rule: rules.INI07.String(), Text: te.T("Asked after each turn whether it acts now."),
		}})
	}
	return list
}
