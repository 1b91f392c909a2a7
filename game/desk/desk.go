package desk

import (
	"image"
	"slices"
	"strings"

	"tenaille/game/command"
	"tenaille/game/input"
	"tenaille/game/keys"
	"tenaille/game/match"
	"tenaille/game/model"
	"tenaille/game/notice"
	"tenaille/game/plan"
	"tenaille/game/playback"
	"tenaille/game/scene"
	"tenaille/game/session"
	"tenaille/game/smallmap"
	"tenaille/game/study"
	"tenaille/game/tabletop"
	"tenaille/game/tell"
	"tenaille/render/hud"
	"tenaille/render/hud/over"
	"tenaille/render/hud/part"
	"tenaille/render/ui"
	"tenaille/render/widget"
	"tenaille/rules"
)

// Desk is the panels of a battle: what they show, and what of them is open.
type Desk struct {
	*scene.Context
	Layout     part.Layout
	PanelStyle *widget.Style // the look of the panels
	Panels     *hud.Panels   // as they were arranged last, nil before
	// Bare leaves them out, for a picture of the board alone.
	Bare bool
	// Help tells that the sheet of keys is open, at the page HelpPage, and ArmsOpen
	// that the weapons of a compact screen are.
	Help     bool
	HelpPage int
	ArmsOpen bool
	// SwitchesOpen tells that the switches of a phone held upright are.
	SwitchesOpen bool
	// ThensPage is the page of the responses that a readied action may have.
	ThensPage int
	// SlipOpen has the slip tell all that counts, not only what matters most.
	SlipOpen bool
	// Reading is the rule id that has the ring of the keyboard, empty for none.
	Reading string

	turn    *plan.Turn
	tell    *tell.Teller
	play    *playback.Player
	session *session.Session
	command *command.Commander
	table   *tabletop.Table
	small   *smallmap.Map
	notices *notice.Notices
	hand    *ui.Hand
	terms   *match.Terms
	options func() *scene.OptionScope // those of the match
	study   *study.Bench

	lifted *lift           // the camera has made room for what is open, nil if not
	room   image.Rectangle // what is left free of the screen
	rest   image.Rectangle // what is while nothing is open
}

// Battle is what the panels tell of.
type Battle struct {
	Session *session.Session
	Command *command.Commander
	Table   *tabletop.Table
	Small   *smallmap.Map
	Notices *notice.Notices
	Hand    *ui.Hand
	Terms   *match.Terms
	Options func() *scene.OptionScope
	Study   *study.Bench
}

// New is the panels of a battle, not arranged yet.
func New(c *scene.Context, b Battle) *Desk {
	play := b.Table.Player
	return &Desk{
		Context: c, turn: play.Turn, tell: play.Teller, play: play, session: b.Session, command: b.Command,
		table: b.Table, small: b.Small, notices: b.Notices, hand: b.Hand, terms: b.Terms, options: b.Options, study: b.Study,
	}
}

// RuleID is the part of the screen that opens a rule.
func RuleID(rule string) string { return "rule." + rule }

// Arrange writes down everything the screen shows and lays it out.
func (d *Desk) Arrange() {
	d.table.Show(d.asked())
	s := d.Screen()
	l := d.Layout
	if l.Map = d.small.Place(); l.Map.W > 0 { // at the foot of the column, under the log
		l.LogBox.H -= l.Map.H + 6
	}
	d.Panels = hud.Arrange(d.PanelStyle, l, s)
	if _, mapped := d.Panels.Find("minimap"); !mapped {
		d.small.Hide()
	}
	d.table.Picture.Hides = d.under(d.table.Picture.Hides[:0])
	for i := range d.Panels.Signs.Heralds {
		h := &d.Panels.Signs.Heralds[i]
		d.table.Picture.Hides = append(d.table.Picture.Hides, d.pixels(over.HeraldBox(h.X, h.Y)))
	}
	d.makeRoom()
	tipped := d.hand.Tip
	if d.hand.Ring {
		tipped = d.hand.Focus
	}
	if last := d.Devices.Last(); !d.hand.Ring && (last == input.Keyboard || last == input.Gamepad) {
		tipped = "" // the mouse only lies there
	}
	if tipped != "" && (!d.command.Menu || d.Layout.Compact || strings.HasPrefix(tipped, "palette.group.")) {
		d.Panels.ShowTip(tipped)
	}
}

// Screen is everything that the panels show now.
func (d *Desk) Screen() hud.Screen {
	s := hud.Screen{
		Heading: d.heading(), Quest: tell.Goals{Voice: d.tell.Voice}.Quest(),
		Order: d.tell.Turns.Row(), Toggles: d.toggles(), SwitchesOpen: d.SwitchesOpen,
		Undo: d.undoButton(), End: d.endButton(), Log: d.log(), LogDice: diceAction(d),
		Bar:  model.Bar{Actions: d.actions(d.turn.Bar(d.Layout.Buttons())), Pips: d.tell.Turns.Pips(), Arms: d.tell.Choices.Arms(), ArmsOpen: d.ArmsOpen},
		Hand: part.Hand{Hot: d.hand.Hot, Down: d.hand.Held, Focus: d.hand.Focus}, Toast: d.notices.Model(), Strip: d.strip(),
		Lines: slipWords(d), SlipWhole: d.SlipOpen || d.command.Pinned || d.Reading != "" || d.command.Opened >= 0,
		On:      part.Places{Look: d.lookBox(), ToastAt: d.toastBox(), Sheet: d.units(d.table.Camera.Sheet(d.table.Board.Size()))},
		Confirm: d.confirmAction(), Planned: d.turn.Confirmable() && !d.session.Busy(),
	}
	if !d.Layout.Beside {
		s.On.Standing, s.On.Between = standing(d), between(d)
	}
	s.Heralds = heralds(d)
	s.Bar.Hint, s.Bar.HintBad, s.Bar.HintRests = d.hint()
	if id := d.tell.Acting(); id != rules.Nobody {
		s.Card = d.tell.Cards.Card(id)
	}
	if s.Strip != nil { // the strip does it
		s.Confirm = nil
	}
	if s.Strip != nil && s.Toast != nil && s.Toast.Text == s.Strip.Hint { // the panel says it already
		s.Toast, s.Strip.Insist = nil, true
	}
	if d.command.Menu && d.turn.Now.Mine && d.turn.Now.What == rules.AwaitsAction {
		s.Palette = d.palette()
	}
	s.Slip = d.slip(s.Palette != nil)
	s.Pinned = d.command.Pinned && s.Slip != nil
	if id := d.command.PointedAt(); s.Slip == nil && s.Palette == nil && id != rules.Nobody && !d.session.Asking() {
		s.Slip = d.tell.Cards.LookSlip(id, true)
		if !d.Layout.Compact {
			s.Slip = d.tell.Cards.Looked(id)
		}
	}
	if d.session.Asking() {
		if s.Slip == nil {
			s.Slip = d.tell.Questions.AskedSlip()
		}
		s.Ask = d.ask()
	}
	if d.Layout.Beside && !d.Layout.Snug {
		s.Inspector = d.inspector()
	}
	if d.session.Recording != nil {
		d.watching(&s)
	}
	if d.ended() {
		d.ending(&s)
	}
	if !d.notices.Banner.Over() {
		s.Banner = model.Banner{Text: d.notices.Banner.Text, Side: d.notices.Banner.Side}
	}
	// On a small screen there is no room for a slip beside it.
	if ev := d.play.Speaking(); ev != nil && s.Toast == nil && (s.Slip == nil || !d.Layout.Compact) {
		s.Speech, s.On.Standing = tell.Goals{Voice: d.tell.Voice}.Speech(ev), standing(d)
	}
	if d.Help {
		s.Help = keys.Sheet(d.Context, d.turn, d.HelpPage)
		if d.session.Recording != nil {
			s.Help = keys.Watching(d.Context, d.turn.Phases())
		}
	}
	if d.Reading != "" {
		s.Hand.Focus = RuleID(d.Reading)
	}
	if d.hand.Ring {
		s.Hand.Focus, s.Hand.Ring = "", d.hand.Focus
	}
	return s
}

// inspector tells of the square that is looked at, else of that of whoever acts.
func (d *Desk) inspector() *model.Inspector {
	at := d.turn.Wanted.Pointer.Cell
	if !d.turn.Wanted.Pointer.OnMap {
		who := d.tell.Acting()
		if who == rules.Nobody && d.ended() {
			who = victor(d)
		}
		if who == rules.Nobody {
			return nil
		}
		at = d.turn.E.Space(who).At
	}
	return tell.Squares{Voice: d.tell.Voice}.Inspector(at, slices.Contains(d.table.Picture.Signs.Areas.Unseen, at))
}

// heading is the strip above the board: the map, the round and the rules.
func (d *Desk) heading() model.Heading {
	h := model.Heading{
		Title: d.LevelName(d.terms.Level), Round: d.tell.PhaseWord(int(d.tell.Shown.Facts.Round)),
		Ruleset: d.RulesetName(d.terms.Ruleset), Altered: d.altered(), RulesetTip: d.rulesetTip(),
	}
	if h.Study = d.study.Words(); h.Study != "" {
		h.StudyTip = model.Tip{Title: d.T("Study"), Text: d.T("Takes any action back, sets the next die, changes sides, moves creatures, sets and lifts conditions.")}
	}
	if line := d.session.LiveLine(); line != "" {
		h.Study = line
		h.StudyTip = model.Tip{Title: d.T("Online"), Text: d.T("Who is there, and what the clocks show. Opens the chat, the draw, taking back and giving up.")}
	}
	level := d.turn.Match.Setup().Map
	if l := level.Light; l != nil && l.Ambient != "" && l.Ambient != "bright" {
		h.Light = d.T("dusk")
		if l.Ambient == "dark" {
			h.Light = d.T("night")
		}
	}
	if level.ZeroGravity && d.turn.E.Rules.Move.Floats {
		h.Weightless, h.Floats = d.T("zero gravity"), d.T("Whoever would fall floats: no charge, run or 5-foot step until righted by a move action.")
	}
	return h
}

// DiceID is the button of the log that has dice told in it, or not.
const DiceID = "log.dice"

// log is the log beside the board, with the entry marked whose slip is shown.
func (d *Desk) log() model.Log {
	subject := d.command.LogSubject()
	d.tell.Log.Brief = !d.Settings.LogDice
	l := model.Log{
		Entries: d.tell.Log.Told(subject), Filter: d.tell.Log.FilterName(subject), Title: d.T("Combat log"),
		Scroll: d.tell.Log.Scroll, Open: d.LogShown(), Film: d.filmTip(), Why: d.whyTip(),
	}
	l.Brief = d.tell.Log.Brief
	for i := range l.Entries {
		l.Entries[i].Open = d.command.Opened >= 0 && l.Entries[i].ID == model.EntryID(d.command.Opened)
	}
	return l
}

// asked is what the map is to show besides what is planned.
func (d *Desk) asked() tabletop.Asked {
	v := tabletop.Asked{Ordered: rules.Nobody, Nearest: rules.Nobody, Entry: d.command.Opened, Asking: d.session.Asking(), Held: len(d.session.Orders) > 0, Still: d.Still, Gauge: d.command.Gauge, Done: d.command.Finished >= 0}
	if strings.HasPrefix(d.hand.Hot, "order.") {
		v.Ordered = d.command.Looked
	}
	if n := nearest(d); n != nil {
		v.Nearest = n.Attack.Target
	}
	return v
}

func (d *Desk) toggles() []model.Toggle {
	tip := func(title, text string) model.Tip { return model.Tip{Title: title, Text: text} }
	if d.Layout.Compact {
		list := []model.Toggle{
			{ID: "toggle.log", Icon: "log", On: d.command.LogOpen, Tip: tip(d.T("Combat log"), "")},
			{ID: "toggle.threat", Icon: "threat", On: d.table.Threat, Tip: tip(d.T("What enemies can do"), d.T("Stripes: where they may strike at once. Numbers: how many could attack you there on their next turn; point at a square to see who, and with what chance."))},
			{ID: "toggle.lines", Icon: "los", On: d.table.Lines || d.command.Gauge.On, Tip: tip(d.T("Sight lines"), d.T("Clear, under cover or blocked. Once more: between any two squares."))},
			d.plansToggle(),
			{ID: "toggle.help", Icon: "help", Tip: tip(d.T("Show the keys"), "")},
		}
		if most := d.Layout.Switches(); len(list) > most {
			list = append(list[:most-1:most-1], list[len(list)-1])
		}
		if d.play.Filming() > 0 { // there is no room for more
			list[1] = d.speedToggle()
		}
		return list
	}
	var list []model.Toggle
	if !d.Layout.Beside {
		list = append(list, model.Toggle{ID: "toggle.log", Icon: "log", Key: d.KeyName(input.Log), On: d.command.LogOpen, Tip: tip(d.T("Combat log"), "")})
	}
	list = append(list, []model.Toggle{
		{ID: "toggle.threat", Icon: "threat", Key: d.KeyName(input.ToggleThreat), On: d.table.Threat, Tip: tip(d.T("What enemies can do"), d.T("Stripes: where they may strike at once. Numbers: how many could attack you there on their next turn; point at a square to see who, and with what chance."))},
		{ID: "toggle.lines", Icon: "los", Key: d.KeyName(input.ToggleLines), On: d.table.Lines || d.command.Gauge.On, Tip: tip(d.T("Sight lines"), d.T("Clear, under cover or blocked. Once more: between any two squares."))},
		{ID: "toggle.whatif", Icon: "dice", Key: d.KeyName(input.ToggleWhatIf), On: d.Settings.WhatIf, Tip: tip(d.T("What if"), d.T("Odds, cover, flanking and threats as they would be from the square you point at; while you point at none, the odds of whom you can strike as you stand."))},
		{ID: "toggle.advice", Icon: "advice", Key: d.KeyName(input.Suggest), On: d.command.Counsel.Asked(), Tip: tip(d.T("Ask a captain"), d.T("What a captain would do here; nothing happens until you confirm it."))},
		d.plansToggle(),
		{ID: "toggle.grid", Icon: "grid", Key: d.KeyName(input.ToggleGrid), On: d.table.Grid, Tip: tip(d.T("Grid"), "")},
		d.speedToggle(),
		{ID: "toggle.help", Icon: "help", Key: d.PlainKey("F1"), Tip: tip(d.T("Show the keys"), "")},
	}...)
	if most := d.Layout.Switches(); len(list) > most { // the others have keys and a place in the settings
		list = append(list[:most-1:most-1], list[len(list)-1])
	}
	return list
}

// altered says how many options of the match are not as the map and the rules
// have them, "" when all are.
func (d *Desk) altered() string {
	if n := len(d.ChangedOptions(d.options())); n > 0 {
		return d.ChangedWords(n)
	}
	return ""
}

// player tells who plays a side: a person, or a machine with its level and temper.
func (d *Desk) player(side int) string {
	return d.T("%[1]s: %[2]s", d.SideName(side), d.PlayerName(d.turn.Match.Seat(side)))
}

// rulesetTip names the options that are not as by default, and who plays the sides.
func (d *Desk) rulesetTip() model.Tip {
	list := d.ChangedOptions(d.options())
	if len(list) == 0 {
		list = append(list, d.T("all default"))
	}
	for side := range d.turn.Match.Sides() {
		list = append(list, d.player(side))
	}
	return model.Tip{Title: d.T("Rules of this match"), Text: strings.Join(list, "\n"), Rule: rules.RST03.String()}
}

// diceAction is the button by which the log tells its dice or results alone.
func diceAction(d *Desk) model.Action {
	return model.Action{ID: DiceID, Selected: d.Settings.LogDice, Tip: model.Tip{Title: d.T("Dice in the log"), Text: d.T("Without it a line shows its dice when you point at it")}}
}
