package tell

import (
	"strings"

	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/rules"
	"tenaille/rules/combat"
)

// MaxChipKeys is how many chips have a key: the ten digits, then with Shift.
const MaxChipKeys = 20

// chipKey is the key of the n-th chip from 1, empty where there is none.
func (ch Choices) chipKey(n int) string {
	switch {
	case n <= 10:
		return ch.Number(n % 10)
	case n <= MaxChipKeys:
		return ch.Key("key.shift") + "+" + ch.Number(n%10)
	}
	return ""
}

// Responds reports whether a row of chips holds what an action is readied for.
func (ch Choices) Responds(f int) bool {
	facets := ch.Wanted.Draft.Row().Facets
	return f < len(facets) && facets[f].Kind == plan.ThenFacet
}

// RowHead is the title of a row of chips, empty where they speak for
// themselves.
func (ch Choices) RowHead(f int) string {
	if ch.Wanted.Mode != plan.VerbMode || f >= len(ch.Wanted.Draft.Row().Facets) {
		return ""
	}
	switch ch.Wanted.Draft.Row().Facets[f].Kind {
	case plan.TriggerFacet:
		return ch.T("When")
	case plan.ThenFacet:
		return ch.T("Then")
	case plan.StepFacet:
		return ch.T("Before that")
	}
	return ""
}

// MayRead reports whether the side on screen may know what a creature plans:
// its own does, an onlooker too.
func (vo *Voice) MayRead(id rules.ID) bool {
	return vo.Side < 0 || int(vo.E.Creatures[id].Side) == vo.Side
}

// waitsFor is the trigger of a readied action in words.
func (vo *Voice) waitsFor(r *rules.Readied) string {
	words := strings.ToLower(vo.Key("trigger." + r.Trigger.String()))
	if r.Trigger == rules.EnemyLeavesCell {
		words += " (" + r.Cell.Name() + ")"
	}
	return words
}

// answers is what a readied action of a creature does, in words.
func (vo *Voice) answers(id rules.ID, r *rules.Readied) string {
	if r.Steps && r.Then != rules.FiveFootStep {
		return vo.T("%[1]s, after a 5-foot step to %[2]s", vo.readiedDeed(id, r), r.To.Name())
	}
	return vo.readiedDeed(id, r)
}

// readiedDeed is the same without the 5-foot step that goes with it.
func (vo *Voice) readiedDeed(id rules.ID, r *rules.Readied) string {
	c := &vo.E.Creatures[id]
	name := vo.VerbName(r.Then)
	switch a := combat.Due(vo.E, r, id, id); r.Then {
	case rules.PickUp:
		return vo.T("%[1]s: %[2]s", name, thingOf(vo, a.On, a.Weapon))
	case rules.Aid:
		return vo.T("%[1]s: %[2]s, %[3]s", name, vo.NameOf(a.Ally), helping(vo, a.Option))
	case rules.FirstAid, rules.Wake:
		return vo.T("%[1]s: %[2]s", name, vo.NameOf(a.On))
	case rules.Power, rules.Drink:
		if int(r.Option) < len(c.Powers) {
			return vo.PowerName(c.Powers[r.Option].ID)
		}
	case rules.Attack, rules.FightDefensively, rules.Draw, rules.Load, rules.Sheathe, rules.Drop, rules.Disarm:
		return vo.T("%[1]s: %[2]s", name, vo.WeaponName(c.Weapon(r.Weapon).Name))
	case rules.Move, rules.FiveFootStep, rules.Crawl:
		return name + " " + r.To.Name()
	}
	return name
}

// waitMarks are the signs of one who delays or is ready, as far as the side on
// screen may know it (INI-07, INI-08).
func (ca Cards) waitMarks(id rules.ID) []model.Mark {
	f := &ca.Shown.Facts.Combatants[id]
	var list []model.Mark
	if r := f.Readied; r.Trigger != rules.NoTrigger && ca.MayRead(id) {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Ready].Icon, Family: model.Stance, Tip: model.Tip{
			Title: ca.Key("verb.ready"), Rule: rules.INI08.String(),
			Text: ca.T("when: %[1]s", ca.waitsFor(&r)) + "\n" + ca.T("then: %[1]s", ca.answers(id, &r)),
		}})
	}
	if f.Budget.Delaying {
		list = append(list, model.Mark{Icon: plan.Rows[rules.Delay].Icon, Family: model.Stance, Tip: model.Tip{
			Title: ca.Key("verb.delay"), Rule: rules.INI07.String(), Text: ca.T("Asked after each turn whether it acts now."),
		}})
	}
	return list
}
