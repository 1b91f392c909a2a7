package keys

import (
	"slices"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/plan"
	"tenaille/game/scene"
	"tenaille/game/tell/voice"
	"tenaille/render/hud/part"
	"tenaille/rules"
)

// sheet writes the sheets of keys of a match.
type sheet struct {
	*scene.Context
	turn *plan.Turn
}

// Sheet is the sheet of keys of the match of a turn, for the device used last.
func Sheet(c *scene.Context, turn *plan.Turn, page int) *model.Help {
	s := &sheet{Context: c, turn: turn}
	switch {
	case s.Devices.Last() == input.Gamepad:
		return &model.Help{Title: s.T("Gamepad"), Page: page, Columns: [][]model.Key{s.padKeys(), append(s.signKeys(), s.aimKeys()...)}}
	case s.Fingers():
		return &model.Help{Title: s.T("Fingers"), Page: page, Columns: [][]model.Key{s.fingerKeys(), append(s.signKeys(), s.aimKeys()...)}}
	}
	return &model.Help{
		Title: s.T("Keys and signs"), Page: page,
		Columns: [][]model.Key{
			append(s.deedKeys(), s.aimKeys()...),
			append(append(s.lookKeys(), s.timeKeys()...), s.windowKeys()...),
			append([]model.Key{
				{Words: s.T("Mouse")},
				helpLine(s.T("Point"), s.T("Shows path, danger and odds")), helpLine(s.T("Click"), s.T("Do it")), helpLine(s.T("Shift"), s.T("Shortest way instead of safest")), helpLine(s.T("Right click"), s.T("Pins the slip, or takes a step back")),
				helpLine(s.T("Drag"), s.T("Move the map")), helpLine(s.T("Wheel"), s.T("Zoom")),
			}, s.signKeys()...),
		},
	}
}

// head is the title of the keys that serve a purpose.
func (s *sheet) head(p input.Purpose) model.Key { return model.Key{Words: s.PurposeName(p)} }

// deedKeys are the keys of what can be done in a turn, by what one wants, as far as the
// ruleset has it.
func (s *sheet) deedKeys() []model.Key {
	list := []model.Key{s.head(input.ToMove)}
	list = append(list, s.verbKeys(rules.Move, rules.FiveFootStep, rules.Withdraw)...)
	var down []string
	words := ""
	for _, v := range [...]rules.Verb{rules.DropProne, rules.Kneel, rules.StandUp} {
		if s.has(v) {
			down = append(down, s.KeyOr(Of(v), "–"))
			words = s.T("Prone, kneel, stand up")
		}
	}
	if len(down) > 0 {
		list = append(list, helpLine(strings.Join(down, " "), words))
	}
	list = append(list, s.head(input.ToStrike))
	list = append(list, s.verbKeys(rules.Attack, rules.FullAttack, rules.Charge, rules.FightDefensively)...)
	if s.turn.Combines() {
		list = append(list, helpLine(s.KeyOr(Fire, "–"), s.Key("verb."+plan.FireName)),
			helpLine(s.KeyOr(input.Weapon1, "–")+"-"+s.KeyOr(input.Weapon6, "–"), s.T("Who fires with it")))
	}
	set := s.turn.E.Rules
	if set.Has(rules.Power) {
		list = append(list, s.helpKey(input.ActAbility, s.T("Ability")))
	}
	if set.Has(rules.Escape) {
		list = append(list, s.helpKey(input.ActEscape, s.T("Get free")))
	}
	list = append(list, s.head(input.ToWait))
	list = append(list, s.verbKeys(rules.TotalDefenceAction, rules.Aid, rules.Ready, rules.Delay, rules.Pass)...)
	list = append(list, s.head(input.ToHandle), s.helpKey(input.ActMore, s.T("All actions")))
	if !set.Attack.OneWeapon {
		list = append(list, s.helpKey(input.ActHands, s.T("Draw or load")), helpLine(s.KeyOr(input.Weapon1, "–")+"-"+s.KeyOr(input.Weapon6, "–"), s.T("Choose a weapon")))
	}
	if set.Has(rules.OpenDoor) {
		list = append(list, s.helpKey(input.ActDoor, s.T("Door")))
	}
	return list
}

// has tells whether a verb can be chosen under the ruleset.
func (s *sheet) has(v rules.Verb) bool {
	return s.turn.E.Rules.Verbs[v].Start != nil && plan.Rows[v].Group != plan.NoGroup
}

// verbKeys are the lines of those verbs that the ruleset has.
func (s *sheet) verbKeys(verbs ...rules.Verb) (list []model.Key) {
	for _, v := range verbs {
		if s.has(v) {
			list = append(list, model.Key{Keys: s.KeyOr(Of(v), "–"), Mark: plan.Rows[v].Icon, Words: s.VerbName(v)})
		}
	}
	return list
}

// lookKeys are the keys of what is looked at, and how.
func (s *sheet) lookKeys() []model.Key {
	k := s.helpKey
	return []model.Key{
		s.head(input.ToLook),
		k(input.ToggleThreat, s.T("What enemies can do")), k(input.ToggleLines, s.T("Sight lines")),
		k(input.ToggleWhatIf, s.T("What if: odds from where you point")), k(input.ToggleGrid, s.T("Grid")), k(input.OpenRule, s.T("Rule behind what is shown")),
		k(input.Log, s.T("Earlier attacks and their dice")), k(input.Since, s.T("What has happened since your turn")),
		{Sign: model.ArrowsSign, Words: s.T("Move the cursor")}, k(input.Next, s.T("Next enemy")), k(input.Center, s.T("To the acting creature")),
		helpLine(s.KeyOr(input.ZoomIn, "–")+" "+s.KeyOr(input.ZoomOut, "–"), s.T("Zoom")), helpLine(s.panKeys(), s.T("Move the map")),
	}
}

// timeKeys are the keys of what is done, taken back and ended.
func (s *sheet) timeKeys() []model.Key {
	k := s.helpKey
	list := []model.Key{s.head(input.ToTime), k(input.Confirm, s.T("Do what is planned")), k(input.Cancel, s.T("One step back, then pause")), k(input.EndTurn, s.endWords()), k(input.Undo, s.T("Undo"))}
	if s.turn.Combines() {
		list = append(list, k(input.Previous, s.T("Next figure to activate")))
	}
	if s.turn.E.Rules.Asks() {
		list = append(list, helpLine(s.KeyName(input.Take)+" "+s.KeyName(input.Decline), s.T("Yes, no to a question")))
	}
	list = append(list, k(input.PlanAhead, s.T("Plan ahead")), k(input.CarryOut, s.T("Carry out the plans")))
	list = append(list, k(input.Speed, s.T("Animation speed")))
	switch {
	case s.turn.Onlooker:
		list = append(list, k(input.PlayOn, s.T("Play on from here")), k(input.Compose, s.T("Make a puzzle of this place")))
	case s.turn.Match != nil && s.turn.Match.Study() != nil && s.turn.Match.Study().ByHand():
		list = append(list, k(input.Study, s.T("Change by hand, in study mode")))
	}
	return list
}

// windowKeys are the keys of menus and window.
func (s *sheet) windowKeys() []model.Key {
	k := s.helpKey
	return []model.Key{s.head(input.ToNavigate), k(input.FullScreen, s.T("Full screen")), k(input.Menu, s.T("Menu")), k(input.Panels, s.T("Buttons around the board"))}
}

// endWords say what the key that ends a turn does.
func (s *sheet) endWords() string {
	if s.turn.Phases() {
		return s.T("End the activation; between two, the turn")
	}
	return s.T("End turn; twice while actions are left")
}

// signKeys explain what the screen shows.
func (s *sheet) signKeys() []model.Key {
	list := []model.Key{
		{Words: s.T("Reading the board")},
		{Sign: model.ReachSign, Words: s.T("Reached with this move")}, {Sign: model.DashSign, Words: s.T("With a second move")},
		{Sign: model.ProvokeSign, Words: s.T("Gives an opportunity attack")}, {Sign: model.FlankSign, Words: s.T("Flanking: +2 to hit")},
		{Icons: []string{"cover-half", "cover-full"}, Words: s.T("Cover on the line of attack")},
		{Sign: model.StopSign, Words: s.T("Blocks every line")},
		{Icons: []string{"concealment", "darkness"}, Words: s.T("Conceals: dotted frame")},
		{Sign: model.SpotSign, Words: s.T("A square to flank from")},
		{Sign: model.HeightSign, Says: "+" + s.Length(1), Words: s.T("Height of the ground")},
		{Sign: model.ChanceSign, Says: s.Percent(55), Words: s.T("Your hit chance; dark: after a walk")},
		{Sign: model.DangerSign, Icons: []string{"threat"}, Says: s.Percent(55), Words: s.T("Hit chance: enemy in reach")},
		{Sign: model.DangerSign, Icons: []string{"attack"}, Says: s.Percent(55), Words: s.T("Hit chance: enemy that moves up")},
		{Sign: model.DangerSign, Icons: []string{"ranged"}, Says: s.Percent(55), Words: s.T("Hit chance: enemy that shoots")},
		{Words: s.T("Reading the panels")},
	}
	return append(append(list, s.costKeys()...), []model.Key{
		{Sign: model.SlipSign, Says: s.Percent(75), Words: s.T("Slip: the odds, and why")},
		{Icons: []string{"prone", "stunned", "grappled"}, Words: s.T("Badges: conditions")},
		{Icons: []string{voice.FlatFooted}, Words: s.T("Flat-footed: has not acted yet")},
	}...)
}

// costKeys name the signs of what actions cost, those of the ruleset in their order, and tell
// how they look on the bar.
func (s *sheet) costKeys() []model.Key {
	var icons, names []string
	put := func(c rules.Cost, name string) {
		if icon, _ := part.PipLook(c); !slices.Contains(icons, icon) {
			icons, names = append(icons, icon), append(names, name)
		}
	}
	for i := range s.turn.E.Rules.Turn.Pips {
		p := &s.turn.E.Rules.Turn.Pips[i]
		if p.Cost == rules.FreeAction && s.has(rules.FiveFootStep) {
			put(rules.NotAnAction, s.Key("cost.step"))
		}
		put(p.Cost, s.Key("pip."+p.Name))
	}
	if len(icons) == 0 {
		return nil
	}
	return []model.Key{{Icons: icons, Words: strings.Join(names, " · ")}, {Icons: icons[:1], Words: s.T("Action left; framed when planned")}}
}

// aimKeys explain what the board shows before anything happens.
func (s *sheet) aimKeys() []model.Key {
	return []model.Key{
		{Words: s.T("Before it happens")},
		{Sign: model.LossSign, Words: s.T("Damage: average, worst")},
		{Icons: []string{"dead"}, Words: s.T("Falls half the time or more")},
		{Sign: model.CarrySign, Words: s.T("Range of the weapon or power")},
		{Sign: model.CountSign, Says: "3", Words: s.T("Enemies who could attack there next")},
	}
}

// padKeys are the buttons of a gamepad.
func (s *sheet) padKeys() []model.Key {
	k := s.helpKey
	return []model.Key{
		{Words: s.T("Board")},
		{Sign: model.ArrowsSign, Words: s.T("Move the cursor")},
		k(input.Confirm, s.T("Do what is planned")), k(input.Cancel, s.T("One step back, then pause")),
		helpLine(s.KeyOr(input.Previous, "–")+" "+s.KeyOr(input.Next, "–"), s.T("Next enemy")),
		k(input.ActMore, s.T("All actions")), k(input.EndTurn, s.endWords()),
		k(input.OpenRule, s.T("Rule behind what is shown")), k(input.Panels, s.T("Buttons around the board")),
		{Words: s.T("Window")},
		helpLine(s.KeyOr(input.ZoomOut, "–")+" "+s.KeyOr(input.ZoomIn, "–"), s.T("Zoom")), k(input.PanUp, s.T("Move the map")),
		k(input.Center, s.T("To the acting creature")), k(input.Menu, s.T("Menu")),
	}
}

// fingerKeys are what fingers do.
func (s *sheet) fingerKeys() []model.Key {
	return []model.Key{
		{Words: s.T("Board")},
		helpLine(s.T("Tap"), s.T("Plan it; tap again, or gold, to do it")),
		helpLine(s.T("Hold"), s.T("See tips and odds without acting")),
		helpLine(s.T("Drag"), s.T("Move the map")),
		helpLine(s.T("Two fingers"), s.T("Move and pinch the map")),
	}
}

// helpKey is a line about an intent.
func (s *sheet) helpKey(i input.Intent, words string) model.Key {
	return model.Key{Keys: s.KeyOr(i, "–"), Words: words}
}

func helpLine(keys, words string) model.Key { return model.Key{Keys: keys, Words: words} }

// panKeys are the keys that move the map, in a word while they are the arrows
// with Shift.
func (s *sheet) panKeys() string {
	k := s.Devices.Keymap()
	for i := input.PanUp; i <= input.PanRight; i++ {
		if !k.IsDefault(i) {
			return s.KeyOr(input.PanUp, "–") + " " + s.KeyOr(input.PanDown, "–") + " " + s.KeyOr(input.PanLeft, "–") + " " + s.KeyOr(input.PanRight, "–")
		}
	}
	return s.T("Shift+arrows")
}

// Watching is the sheet of keys while a match is watched.
func Watching(c *scene.Context, phases bool) *model.Help {
	s := &sheet{Context: c}
	k := func(i input.Intent, words string) model.Key { return model.Key{Keys: s.KeyName(i), Words: words} }
	raw := func(keys, words string) model.Key { return model.Key{Keys: keys, Words: words} }
	rounds := s.T("One round back, forward")
	if phases {
		rounds = s.T("One phase back, forward")
	}
	return &model.Help{Title: s.T("Keys"), Columns: [][]model.Key{
		{
			{Words: s.T("Replay")},
			k(input.EndTurn, s.T("Play or stop")), raw("← →", s.T("One action back, forward")), raw("↑ ↓", rounds),
			k(input.Center, s.T("To the first turn")), k(input.Speed, s.T("Animation speed")), k(input.Next, s.T("Point of view")), k(input.Cancel, s.T("Leave the replay")),
		},
		{
			{Words: s.T("Board")},
			raw(s.KeyOr(input.ZoomIn, "–")+" "+s.KeyOr(input.ZoomOut, "–"), s.T("Zoom")), raw(s.T("Shift+arrows"), s.T("Move the map")), k(input.ToggleGrid, s.T("Grid")),
			k(input.Log, s.T("Earlier attacks and their dice")), k(input.OpenRule, s.T("Rule behind what is shown")),
		},
		{
			{Words: s.T("Mouse")},
			raw(s.T("Drag"), s.T("Move the map, or the knob of the bar")), raw(s.T("Click"), s.T("A line of the log shows its dice")), raw(s.T("Wheel"), s.T("Zoom")),
		},
	}}
}
