package replay

import (
	"encoding/json"
	"strconv"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// eventKeys says how an event of each kind is written: the keys of its
// numbers A, B and C, and whether it has a weapon, a condition, a score in B or cells. A
// number without a key is written under "a", "b" or "c".
type eventKeys struct {
	numbers                                                      [3]string
	weapon, condition, effect, from, to, verb, rule, item, score bool
}

var eventTable = [...]eventKeys{
	rules.InitiativeRolled:    {numbers: [3]string{"natural", "total", "tie"}},
	rules.Placed:              {numbers: [3]string{"place"}},
	rules.RoundBegan:          {numbers: [3]string{"round"}},
	rules.TurnBegan:           {numbers: [3]string{"place", "free", "restricted"}},
	rules.TurnSkipped:         {numbers: [3]string{"place"}, rule: true},
	rules.ActionTaken:         {verb: true},
	rules.ActionLost:          {verb: true, rule: true},
	rules.Moved:               {numbers: [3]string{"diagonals", "step", "cost"}, from: true, to: true},
	rules.MoveStopped:         {to: true, rule: true},
	rules.OpportunityTaken:    {numbers: [3]string{"leaving"}, weapon: true},
	rules.AttackRolled:        {numbers: [3]string{"natural", "total", "against"}, weapon: true},
	rules.MissChanceRolled:    {numbers: [3]string{"natural", "percent"}},
	rules.ConfirmationRolled:  {numbers: [3]string{"natural", "total", "against"}},
	rules.DamageRolled:        {numbers: [3]string{"sum", "part"}, weapon: true},
	rules.Damaged:             {numbers: [3]string{"hp"}},
	rules.Healed:              {numbers: [3]string{"hp"}},
	rules.AbilityDamaged:      {numbers: [3]string{"points", "", "left"}, score: true, rule: true},
	rules.AbilityHealed:       {numbers: [3]string{"points", "", "left"}, score: true, rule: true},
	rules.ConditionGained:     {condition: true, rule: true},
	rules.ConditionLost:       {condition: true, rule: true},
	rules.StabilisationRolled: {numbers: [3]string{"natural", "band"}},
	rules.TestRolled:          {numbers: [3]string{"natural", "total", "against"}, verb: true, rule: true},
	rules.EffectBegan:         {effect: true, rule: true},
	rules.EffectAged:          {effect: true},
	rules.EffectEnded:         {effect: true, rule: true},
	rules.Resumed:             {numbers: [3]string{"place"}},
	rules.ReadyMade:           {numbers: [3]string{"trigger"}, verb: true, to: true},
	rules.ReadyUsed:           {verb: true},
	rules.TurnShifted:         {numbers: [3]string{"place"}},
	rules.DoorOpened:          {numbers: [3]string{"door"}},
	rules.DoorClosed:          {numbers: [3]string{"door"}},
	rules.HideRolled:          {numbers: [3]string{"natural", "total"}},
	rules.SpotRolled:          {numbers: [3]string{"natural", "total", "against"}},
	rules.Surprised:           {numbers: [3]string{"so", "natural", "total"}},
	rules.ContestRolled:       {numbers: [3]string{"natural", "total", "modifier"}, verb: true, rule: true},
	rules.GripGained:          {numbers: [3]string{"began"}, rule: true},
	rules.GripLost:            {rule: true},
	rules.PinWon:              {rule: true},
	rules.PinLost:             {rule: true},
	rules.NetThrown:           {rule: true},
	rules.ItemTaken:           {numbers: [3]string{"becomes"}, item: true, rule: true},
	rules.ItemDropped:         {item: true, rule: true},
	rules.ShieldLoosed:        {rule: true},
	rules.ShieldReadied:       {rule: true},
	rules.Waited:              {rule: true},
	rules.TargetDrawn:         {numbers: [3]string{"natural"}, weapon: true, rule: true},
	rules.WeaponDrawn:         {weapon: true},
	rules.WeaponPutAway:       {weapon: true},
	rules.WeaponDropped:       {weapon: true},
	rules.WeaponLoaded:        {weapon: true},
	rules.WeaponShot:          {weapon: true},
}

// appendEvent appends an event as one JSON object of names.
func appendEvent(b []byte, e *rules.Encounter, ev *rules.Event) []byte {
	var keys eventKeys
	if int(ev.Kind) < len(eventTable) {
		keys = eventTable[ev.Kind]
	}
	b = append(b, `{"event":`...)
	b = appendText(b, ev.Kind.String())
	b = appendWho(b, `,"who":`, e, ev.Who)
	b = appendWho(b, `,"whom":`, e, ev.Whom)
	if keys.verb {
		b = appendText(append(b, `,"do":`...), ev.Verb.String())
	}
	venom := ev.Kind == rules.TestRolled && ev.Cite == rules.DMG11 // a save against a weapon of Whom
	if !venom && ev.Who >= 0 && ev.Who < e.Count() && (keys.weapon || keys.verb && wields(ev.Verb)) {
		b = appendText(append(b, `,"weapon":`...), e.Creatures[ev.Who].Weapon(ev.Weapon).Name)
	}
	if (keys.item || venom) && ev.Whom >= 0 && ev.Whom < e.Count() {
		b = appendText(append(b, `,"weapon":`...), e.Creatures[ev.Whom].Weapon(ev.Weapon).Name)
	}
	if keys.condition {
		b = appendText(append(b, `,"condition":`...), ev.Condition.String())
	}
	if keys.effect {
		b = appendEffect(b, e, &ev.Effect)
	}
	if keys.from {
		b = appendCell(append(b, `,"from":`...), ev.From)
	}
	if keys.to {
		b = appendCell(append(b, `,"to":`...), ev.To)
	}
	switch ev.Kind {
	case rules.Won:
		if ev.A >= 0 && int(ev.A) < len(e.Sides) {
			b = appendText(append(b, `,"side":`...), e.Sides[ev.A])
		}
		if goal := rules.Goal(ev.B); goal != rules.NoGoal {
			b = appendText(append(b, `,"goal":`...), goal.String())
		}
	case rules.Spent:
		b = appendText(append(b, `,"what":`...), rules.Spending(ev.A).String())
		b = appendNumber(b, "count", ev.B)
	default:
		for i, n := range [...]int16{ev.A, ev.B, ev.C} {
			name := keys.numbers[i]
			if i == 1 && keys.score {
				b = appendScore(b, n)
				continue
			}
			if name == "" {
				name = string(rune('a' + i))
			}
			b = appendNumber(b, name, n)
		}
	}
	for i, name := range rules.FlagNames() {
		if ev.Flags>>i&1 == 1 {
			b = append(append(append(b, `,"`...), name...), `":true`...)
		}
	}
	if keys.rule && ev.Cite != rules.NoCite {
		b = appendText(append(b, `,"rule":`...), ev.Cite.String())
	}
	return append(b, '}')
}

// appendEffect appends what lasts for some turns, on whom and by whom.
func appendEffect(b []byte, e *rules.Encounter, x *rules.Effect) []byte {
	b = appendText(append(b, `,"effect":`...), x.Kind.String())
	if x.Condition != 0 || x.Kind == rules.Holds {
		b = appendText(append(b, `,"condition":`...), x.Condition.String())
	}
	if x.Kind == rules.Saps {
		b = appendScore(b, int16(x.Score))
	}
	b = appendWho(b, `,"on":`, e, x.Who)
	b = appendWho(b, `,"by":`, e, x.By)
	b = appendWho(b, `,"against":`, e, x.Against)
	b = appendNumber(b, "value", int16(x.Value))
	return appendNumber(b, "turns", int16(x.Left))
}

// appendScore appends the name of an ability score.
func appendScore(b []byte, n int16) []byte {
	if n < 0 || n >= int16(rules.ScoreCount) {
		return appendNumber(b, "score", n)
	}
	return appendText(append(b, `,"score":`...), rules.Score(n).String())
}

// wields reports whether a verb is told with its weapon.
func wields(v rules.Verb) bool {
	switch v {
	case rules.Attack, rules.FullAttack, rules.FightDefensively, rules.AttackSquare, rules.Charge, rules.Trip,
		rules.Disarm, rules.CoupDeGrace, rules.Draw, rules.Sheathe, rules.Drop, rules.Load, rules.PickUp:
		return true
	}
	return false
}

func appendWho(b []byte, key string, e *rules.Encounter, id rules.ID) []byte {
	if id < 0 || id >= e.Count() {
		return b
	}
	return strconv.AppendInt(append(b, key...), int64(e.Creatures[id].Sheet), 10)
}

func appendNumber(b []byte, key string, n int16) []byte {
	if n == 0 {
		return b
	}
	b = append(append(append(b, `,"`...), key...), `":`...)
	return strconv.AppendInt(b, int64(n), 10)
}

func appendCell(b []byte, c grid.Cell) []byte {
	b = strconv.AppendInt(append(b, '['), int64(c.X), 10)
	b = strconv.AppendInt(append(b, ','), int64(c.Y), 10)
	return append(b, ']')
}

// appendText appends a JSON string; plain names need no escaping.
func appendText(b []byte, s string) []byte {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			q, _ := json.Marshal(s) // a string always encodes
			return append(b, q...)
		}
	}
	b = append(append(b, '"'), s...)
	return append(b, '"')
}
