package tell

import (
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/game/words"
	"tenaille/rules"
)

// Deed names an action in a few words: the verb, or the ability, and whom or where it is
// for, and which weapon is taken in hand or laid down. armed adds what it is done with.
func Deed(w *words.Words, e *rules.Encounter, a *rules.Action, armed bool) string {
	who := &e.Creatures[a.By]
	name := w.VerbName(a.Verb)
	if uses := a.Verb == rules.Power || a.Verb == rules.Drink; uses && int(a.Option) < len(who.Powers) {
		name = w.PowerName(who.Powers[a.Option].ID)
	}
	weapon, on := int(a.Weapon), a.On
	if a.NBlows > 0 {
		weapon, on = int(a.Blows[0].Weapon), a.Blows[0].On
	}
	row := &plan.Rows[a.Verb]
	handles := a.Verb == rules.Draw || a.Verb == rules.Sheathe || a.Verb == rules.Load || a.Verb == rules.Drop
	if (armed && row.Group == plan.GroupAttack || handles) && weapon >= 0 && weapon < len(who.Weapons) {
		name = w.T("%[1]s (%[2]s)", name, w.WeaponName(who.Weapons[weapon].Name))
	}
	switch {
	case a.Verb == rules.Ready && a.Then != rules.NoVerb:
		return w.T("%[1]s: %[2]s", name, w.T("%[1]s (%[2]s)", w.VerbName(a.Then), voice.Trigger(w, rules.Trigger(a.Option))))
	case on >= 0 && on < e.Count() && on != a.By:
		return name + " → " + w.CreatureName(e, on)
	case a.Path.Len() > 0 || a.Step > 0 || row.AimsAtSquares() || a.Verb == rules.Power && int(a.Option) < len(who.Powers) && who.Powers[a.Option].HasArea:
		return name + " → " + plan.EndOf(e, a).Name()
	}
	return name
}
