package replay

import (
	"encoding/json"
	"strconv"

	"tenaille/rules"
	"tenaille/rules/grid"
)

// eventKeys says how an event of each kind is written: the keys of its
// numbers A, B and C, and whether it has a weapon, a condition, a score in B or cells. A
// number without a key is written under "a", "b" or "c", a rule where it is not the
// usual one, and what an event of the kind usually lacks where it is there, so that
// what is written can be read back whole.
type eventKeys struct {
	numbers                                                [3]string
	weapon, condition, effect, from, to, verb, item, score bool
	usual, phases                                          rules.Cite // phases in a game of such (SKI-15), if another
}

var eventTable = [...]eventKeys{
	rules.InitiativeRolled:     {numbers: [3]string{"natural", "total", "tie"}, usual: rules.INI01},
	rules.Placed:               {numbers: [3]string{"place"}, usual: rules.INI02},
	rules.RoundBegan:           {numbers: [3]string{"round"}, usual: rules.INI02, phases: rules.SKI15},
	rules.TurnBegan:            {numbers: [3]string{"place", "free", "restricted"}, usual: rules.ACT01},
	rules.TurnSkipped:          {numbers: [3]string{"place"}},
	rules.ActionTaken:          {verb: true},
	rules.ActionLost:           {verb: true},
	rules.Moved:                {numbers: [3]string{"diagonals", "step", "cost"}, from: true, to: true, usual: rules.MOV01, phases: rules.SKI16},
	rules.MoveStopped:          {to: true},
	rules.OpportunityTaken:     {numbers: [3]string{"leaving"}, weapon: true, usual: rules.AOO08},
	rules.AttackRolled:         {numbers: [3]string{"natural", "total", "against"}, weapon: true, usual: rules.ATK01, phases: rules.SKI02},
	rules.MissChanceRolled:     {numbers: [3]string{"natural", "percent"}, usual: rules.CON04},
	rules.ConfirmationRolled:   {numbers: [3]string{"natural", "total", "against"}, usual: rules.ATK18},
	rules.DamageRolled:         {numbers: [3]string{"sum", "part"}, weapon: true, usual: rules.DMG01},
	rules.Damaged:              {numbers: [3]string{"hp"}, usual: rules.DMG01, phases: rules.SKI02},
	rules.Healed:               {numbers: [3]string{"hp"}, usual: rules.HP06},
	rules.AbilityDamaged:       {numbers: [3]string{"points", "", "left"}, score: true},
	rules.AbilityHealed:        {numbers: [3]string{"points", "", "left"}, score: true},
	rules.ConditionGained:      {condition: true},
	rules.ConditionLost:        {condition: true},
	rules.Edited:               {numbers: [3]string{"edit", "number", "of"}},
	rules.StabilisationRolled:  {numbers: [3]string{"natural", "band"}, usual: rules.HP05},
	rules.TestRolled:           {numbers: [3]string{"natural", "total", "against"}, verb: true},
	rules.EffectBegan:          {effect: true},
	rules.EffectAged:           {effect: true, usual: rules.CND21},
	rules.EffectEnded:          {effect: true},
	rules.Resumed:              {numbers: [3]string{"place"}, usual: rules.INI07},
	rules.ReadyMade:            {numbers: [3]string{"trigger"}, verb: true, to: true, usual: rules.INI08},
	rules.ReadyUsed:            {verb: true, usual: rules.INI08},
	rules.TurnShifted:          {numbers: [3]string{"place"}, usual: rules.INI08},
	rules.DoorOpened:           {numbers: [3]string{"door"}, usual: rules.ACT30},
	rules.DoorClosed:           {numbers: [3]string{"door"}, usual: rules.ACT30},
	rules.HideRolled:           {numbers: [3]string{"natural", "total"}, usual: rules.STL01},
	rules.SpotRolled:           {numbers: [3]string{"natural", "total", "against"}, usual: rules.STL01},
	rules.Surprised:            {numbers: [3]string{"so", "natural", "total"}, usual: rules.SUR04},
	rules.ContestRolled:        {numbers: [3]string{"natural", "total", "modifier"}, verb: true},
	rules.GripGained:           {numbers: [3]string{"began"}},
	rules.ItemTaken:            {numbers: [3]string{"becomes"}, item: true},
	rules.ItemDropped:          {item: true},
	rules.TargetDrawn:          {numbers: [3]string{"natural"}, weapon: true},
	rules.WeaponDrawn:          {weapon: true, usual: rules.ACT23},
	rules.WeaponPutAway:        {weapon: true, usual: rules.ACT23},
	rules.WeaponDropped:        {weapon: true, usual: rules.ACT23},
	rules.WeaponLoaded:         {weapon: true, usual: rules.ACT24},
	rules.WeaponShot:           {weapon: true, usual: rules.ACT24},
	rules.TurnEnded:            {usual: rules.ACT33},
	rules.Spent:                {usual: rules.ACT01, phases: rules.SKI16},
	rules.OpportunityDeclined:  {usual: rules.AOO08},
	rules.OpportunityForgotten: {usual: rules.AOO11},
	rules.Delayed:              {usual: rules.INI07},
	rules.ReadyLost:            {usual: rules.INI08},
	rules.PowerUsed:            {usual: rules.ACT28},
	rules.WentHidden:           {usual: rules.STL01},
	rules.Noticed:              {usual: rules.STL01},
	rules.Located:              {to: true, usual: rules.STL03},
	rules.StartRolled:          {usual: rules.SKI17},
	rules.SideTurnBegan:        {usual: rules.SKI15},
	rules.Activated:            {usual: rules.SKI16},
	rules.ActivationEnded:      {usual: rules.SKI16},
	rules.Won:                  {usual: rules.SKI19},
	rules.GoalReached:          {numbers: [3]string{"goal"}, usual: rules.SKI19},
	rules.GoalFailed:           {numbers: [3]string{"goal"}, usual: rules.SKI19},
	rules.GoalRevealed:         {numbers: [3]string{"goal"}, usual: rules.SKI19},
	rules.SceneBegan:           {numbers: [3]string{"scene"}, usual: rules.SKI19},
	rules.Spoken:               {numbers: [3]string{"scene", "line"}, usual: rules.SKI19},
	rules.Arrived:              {from: true, to: true, usual: rules.SKI19},
	rules.Left:                 {to: true, usual: rules.SKI19},
	rules.TokenTaken:           {numbers: [3]string{"token"}, to: true, usual: rules.SKI19},
	rules.TokenDropped:         {numbers: [3]string{"token"}, to: true, usual: rules.SKI19},
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
	if keys.verb || ev.Verb != rules.NoVerb {
		b = appendText(append(b, `,"do":`...), ev.Verb.String())
	}
	if owner := bearer(&keys, ev); owner >= 0 && owner < e.Count() {
		c := &e.Creatures[owner]
		name := c.Weapon(ev.Weapon).Name
		b = appendText(append(b, `,"weapon":`...), name)
		if n, ok := weaponNamed(c, name); !ok || n != ev.Weapon { // one of several of its name
			b = strconv.AppendInt(append(b, `,"index":`...), int64(ev.Weapon), 10)
		}
	} else {
		b = appendNumber(b, "index", int16(ev.Weapon))
	}
	if keys.condition {
		b = appendText(append(b, `,"condition":`...), ev.Condition.String())
	}
	if keys.effect {
		b = appendEffect(b, e, &ev.Effect)
	}
	if keys.from || ev.From != (grid.Cell{}) {
		b = appendCell(append(b, `,"from":`...), ev.From)
	}
	if keys.to || ev.To != (grid.Cell{}) {
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
		b = appendNumber(b, "shot", ev.C)
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
	if ev.Cite != keys.cite(e, ev) {
		b = appendText(append(b, `,"rule":`...), ev.Cite.String())
	}
	return append(b, '}')
}

// cite is the rule of an event where its line names none.
func (k *eventKeys) cite(e *rules.Encounter, ev *rules.Event) rules.Cite {
	switch {
	case ev.Kind == rules.ActionTaken:
		return e.Rules.Verbs[ev.Verb].Cite
	case e.Rules.Turn.Phases && k.phases != rules.NoCite:
		return k.phases
	}
	return k.usual
}

// bearer is the creature on whose sheet the weapon of an event stands, Nobody where
// its number alone says what it is.
func bearer(keys *eventKeys, ev *rules.Event) rules.ID {
	switch {
	case keys.item, ev.Kind == rules.TestRolled && ev.Cite == rules.DMG11, // a save against a weapon of Whom
		ev.Kind == rules.ActionTaken && ev.Verb == rules.PickUp:
		return ev.Whom
	case keys.weapon || keys.verb && wields(ev.Verb):
		return ev.Who
	}
	return rules.Nobody
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
