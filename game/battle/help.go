package battle

import (
	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/tell"
	"tenaille/rules"
)

// keySheet is the sheet of keys.
func (b *battle) keySheet() *model.Help {
	switch b.Devices.Last() {
	case input.Gamepad:
		return &model.Help{Title: b.T("Gamepad"), Page: b.helpPage, Columns: [][]model.Key{b.padKeys(), b.signKeys()}}
	case input.Touch:
		return &model.Help{Title: b.T("Fingers"), Page: b.helpPage, Columns: [][]model.Key{b.fingerKeys(), b.signKeys()}}
	}
	k, raw := b.helpKey, helpLine
	return &model.Help{
		Title: b.T("Keys"), Page: b.helpPage,
		Columns: [][]model.Key{
			b.turnKeys(),
			{
				{Words: b.T("Board")},
				{Sign: model.ArrowsSign, Words: b.T("Walk the cursor")},
				k(input.Next, b.T("Next enemy")), k(input.Confirm, b.T("Do what is planned")), k(input.Cancel, b.T("One step back, then pause")),
				raw(b.KeyOr(input.ZoomIn, "–")+" "+b.KeyOr(input.ZoomOut, "–"), b.T("Zoom")), raw(b.panKeys(), b.T("Move the map")), k(input.Center, b.T("To the acting creature")),
				{Words: b.T("Signs")},
				k(input.ToggleThreat, b.T("Threatened squares")), k(input.ToggleLines, b.T("Sight lines")), k(input.ToggleGrid, b.T("Grid")),
				k(input.ToggleWhatIf, b.T("What if: odds from the square pointed at")), k(input.OpenRule, b.T("Rule behind what is shown")),
				k(input.Speed, b.T("Animation speed")), k(input.Log, b.T("Earlier attacks and their dice")),
				{Words: b.T("Window")},
				k(input.FullScreen, b.T("Full screen")), k(input.Menu, b.T("Menu")), k(input.Panels, b.T("Buttons around the board")),
			},
			append([]model.Key{
				{Words: b.T("Mouse")},
				raw(b.T("Point"), b.T("See way, danger and odds")), raw(b.T("Click"), b.T("Do it")), raw(b.T("Shift"), b.T("The short way, not the safe one")), raw(b.T("Right click"), b.T("Keep the slip; one step back")),
				raw(b.T("Drag"), b.T("Move the map")), raw(b.T("Wheel"), b.T("Zoom")),
			}, b.signKeys()...),
		},
	}
}

// turnKeys are the keys of what can be done in a turn, as far as the ruleset has
// it.
func (b *battle) turnKeys() []model.Key {
	list := []model.Key{{Words: b.T("Turn")}}
	for _, v := range [...]rules.Verb{
		rules.Move, rules.Attack, rules.FullAttack, rules.Charge, rules.FiveFootStep, rules.Withdraw,
		rules.TotalDefenceAction, rules.FightDefensively, rules.DropProne, rules.Kneel, rules.StandUp, rules.Pass,
	} {
		if b.turn.E.Rules.Verbs[v].Start != nil && plan.Rows[v].Group != plan.NoGroup {
			list = append(list, model.Key{Keys: b.KeyOr(intentOf(v), "–"), Words: b.VerbName(v)})
		}
		if v == rules.Attack && b.turn.Combines() {
			list = append(list, model.Key{Keys: b.KeyOr(fireIntent, "–"), Words: b.Key("verb." + plan.FireName)},
				model.Key{Keys: b.KeyOr(input.Weapon1, "–") + "-" + b.KeyOr(input.Weapon6, "–"), Words: b.T("Who fires with it")},
				model.Key{Keys: b.KeyOr(input.Previous, "–"), Words: b.T("Next figure to activate")})
		}
	}
	k := b.helpKey
	list = append(list, k(input.ActMore, b.T("All actions")))
	set := b.turn.E.Rules
	if !set.Attack.OneWeapon {
		list = append(list, k(input.ActHands, b.T("Draw or load")), model.Key{Keys: b.KeyOr(input.Weapon1, "–") + "-" + b.KeyOr(input.Weapon6, "–"), Words: b.T("Choose a weapon")})
	}
	for _, has := range [...]struct {
		so  bool
		key model.Key
	}{
		{set.Has(rules.Power), k(input.ActAbility, b.T("Ability"))}, {set.Has(rules.Escape), k(input.ActEscape, b.T("Get free"))}, {set.Has(rules.OpenDoor), k(input.ActDoor, b.T("Door"))},
		{set.Asks(), model.Key{Keys: b.KeyName(input.Take) + " " + b.KeyName(input.Decline), Words: b.T("Yes, no to a question")}},
	} {
		if has.so {
			list = append(list, has.key)
		}
	}
	return append(list, k(input.Undo, b.T("Undo")), k(input.EndTurn, b.endWords()))
}

// endWords say what the key that ends a turn does.
func (b *battle) endWords() string {
	if b.turn.Phases() {
		return b.T("End the activation; between two, the turn")
	}
	return b.T("End turn; twice while actions are left")
}

// signKeys explain what the screen shows.
func (b *battle) signKeys() []model.Key {
	return []model.Key{
		{Words: b.T("Reading the board")},
		{Sign: model.ReachSign, Words: b.T("Reached with this move")}, {Sign: model.DashSign, Words: b.T("With a second move")},
		{Sign: model.ProvokeSign, Words: b.T("Gives an opportunity attack")}, {Sign: model.FlankSign, Words: b.T("Flanking: +2 to hit")},
		{Icons: []string{"cover-half", "cover-full"}, Words: b.T("Cover on the line of attack")},
		{Sign: model.StopSign, Words: b.T("Stops every line")},
		{Icons: []string{"concealment", "darkness"}, Words: b.T("Conceals: dotted frame")},
		{Sign: model.SpotSign, Words: b.T("A square to flank from")},
		{Sign: model.HeightSign, Says: "+" + b.Length(1), Words: b.T("Height of the ground")},
		{Sign: model.DangerSign, Icons: []string{"threat"}, Says: b.Percent(55), Words: b.T("Its chance: threatens the square")},
		{Sign: model.DangerSign, Icons: []string{"attack"}, Says: b.Percent(55), Words: b.T("Its chance: strikes on its turn only")},
		{Sign: model.DangerSign, Icons: []string{"ranged"}, Says: b.Percent(55), Words: b.T("Its chance: shoots on its turn")},
		{Words: b.T("Reading the panels")},
		{Icons: []string{"pip-standard", "pip-move", "pip-step", "pip-free"}, Words: b.T("Actions left; framed: planned")},
		{Sign: model.SlipSign, Says: b.Percent(75), Words: b.T("Slip: the odds and all that counts")},
		{Icons: []string{"prone", "stunned", "grappled"}, Words: b.T("Badges: conditions")},
		{Icons: []string{tell.FlatFooted}, Words: b.T("Flat-footed: has not acted yet")},
	}
}

// padKeys are the buttons of a gamepad.
func (b *battle) padKeys() []model.Key {
	k := b.helpKey
	return []model.Key{
		{Words: b.T("Board")},
		{Sign: model.ArrowsSign, Words: b.T("Walk the cursor")},
		k(input.Confirm, b.T("Do what is planned")), k(input.Cancel, b.T("One step back, then pause")),
		helpLine(b.KeyOr(input.Previous, "–")+" "+b.KeyOr(input.Next, "–"), b.T("Next enemy")),
		k(input.ActMore, b.T("All actions")), k(input.EndTurn, b.endWords()),
		k(input.OpenRule, b.T("Rule behind what is shown")), k(input.Panels, b.T("Buttons around the board")),
		{Words: b.T("Window")},
		helpLine(b.KeyOr(input.ZoomOut, "–")+" "+b.KeyOr(input.ZoomIn, "–"), b.T("Zoom")), k(input.PanUp, b.T("Move the map")),
		k(input.Center, b.T("To the acting creature")), k(input.Menu, b.T("Menu")),
	}
}

// fingerKeys are what fingers do.
func (b *battle) fingerKeys() []model.Key {
	return []model.Key{
		{Words: b.T("Board")},
		helpLine(b.T("Tap"), b.T("Plan it; a second tap or Confirm does it")),
		helpLine(b.T("Hold"), b.T("See tips and odds without acting")),
		helpLine(b.T("Drag"), b.T("Move the map")),
		helpLine(b.T("Two fingers"), b.T("Move and pinch the map")),
	}
}

// helpKey is a line about an intent.
func (b *battle) helpKey(i input.Intent, words string) model.Key {
	return model.Key{Keys: b.KeyOr(i, "–"), Words: words}
}

func helpLine(keys, words string) model.Key { return model.Key{Keys: keys, Words: words} }

// panKeys are the keys that move the map, in a word while they are the arrows
// with Shift.
func (b *battle) panKeys() string {
	k := b.Devices.Keymap()
	for i := input.PanUp; i <= input.PanRight; i++ {
		if !k.IsDefault(i) {
			return b.KeyOr(input.PanUp, "–") + " " + b.KeyOr(input.PanDown, "–") + " " + b.KeyOr(input.PanLeft, "–") + " " + b.KeyOr(input.PanRight, "–")
		}
	}
	return b.T("Shift+arrows")
}
