package battle

import (
	"fmt"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/render/hud"
	"tenaille/rules"
)

// arrange writes down everything the screen shows and lays it out.
func (b *battle) arrange() {
	b.dirty = false
	b.show()
	f := &b.tell.Shown.Facts
	s := hud.Screen{
		Title: b.LevelName(b.terms.Level), Round: b.tell.PhaseWord(int(f.Round)),
		Ruleset: b.RulesetName(b.terms.Ruleset), Altered: b.altered(), RulesetTip: b.rulesetTip(), Chips: b.tell.Turns.Chips(), Turn: b.tell.Turns.TurnModel(), Toggles: b.toggles(),
		Undo: b.undoButton(), End: b.endButton(),
		Log: b.tell.Log.Logged(b.logSubject()), LogFilter: b.tell.Log.FilterName(b.logSubject()), LogTitle: b.T("Combat log"), Scroll: b.tell.Log.Scroll, LogOpen: b.logOpen,
		Hot: b.hot, Down: b.down, Toast: b.toast.toast(),
		Lines: func(n int) string { return b.TN("%[1]d line", "%[1]d lines", n, n) },
	}
	if l := b.turn.Match.Setup().Map.Light; l != nil && l.Ambient != "" && l.Ambient != "bright" {
		s.Light = b.T("dusk")
		if l.Ambient == "dark" {
			s.Light = b.T("night")
		}
	}
	if b.turn.Match.Setup().Map.ZeroGravity && b.turn.E.Rules.Move.Floats {
		s.Weightless, s.Floats = b.T("zero gravity"), b.T("Who would fall floats: no charge, run or 5-foot step until righted by a move action.")
	}
	for i := range s.Log {
		s.Log[i].Open = b.opened >= 0 && s.Log[i].ID == model.EntryID(b.opened)
	}
	if id := b.tell.Acting(); id != rules.Nobody {
		s.Card = b.tell.Cards.Card(id)
	}
	s.Actions = b.actions(b.turn.Bar(b.layout.Buttons()))
	s.Pips = b.tell.Turns.Pips()
	s.Arms, s.ArmsOpen = b.tell.Choices.Arms(), b.armsOpen
	s.Strip, s.Focus = b.stripModel(), b.focus
	if s.Strip != nil && s.Toast != nil && s.Toast.Text == s.Strip.Hint { // the panel says it already
		s.Toast, s.Strip.Insist = nil, true
	}
	if b.menu && b.turn.Now.Mine && b.turn.Now.What == rules.AwaitsAction {
		s.Palette = b.paletteModel()
	}
	s.Hint, s.HintBad = b.hint()
	switch {
	case b.opened >= 0:
		s.Slip = b.tell.Rolls.Recorded(b.opened)
	case b.play.Busy():
		s.Slip = b.play.Rolling()
	case b.finished >= 0 && !b.asking():
		s.Slip = b.tell.Rolls.Recorded(b.finished)
	case !b.asking():
		if s.Slip = b.tell.Slips.Planned(&b.turn.Proposed); s.Slip == nil {
			s.Slip = b.tell.Prospects.OutlookSlip()
		}
	}
	if _, entry := b.pointedEntry(); s.Palette != nil && !entry {
		s.Slip = nil // it would only hide the board
	}
	s.Pinned = b.pinned && s.Slip != nil
	if id := b.pointedAt(); s.Slip == nil && s.Palette == nil && id != rules.Nobody && !b.asking() {
		s.Slip = b.tell.Cards.LookSlip(id, b.layout.Compact)
	}
	if b.asking() {
		if s.Slip == nil {
			s.Slip = b.tell.Questions.AskedSlip()
		}
		s.Ask, s.AskAbout = b.ask(), b.askAbout()
	}
	if b.reel != nil {
		b.reelPanels(&s)
	}
	if b.banner.ticks > 0 {
		s.Banner, s.BannerOf = b.banner.text, b.banner.side
	}
	if b.help {
		s.Help = b.keySheet()
		if b.reel != nil {
			s.Help = b.reelSheet()
		}
	}
	if b.reading != "" {
		s.Focus = ruleID(b.reading)
	}
	tipped := b.tipped
	if b.around {
		s.Focus, s.Ring, tipped = "", b.focus, b.focus
	}
	s.Look, s.Actor, s.Confirm = b.lookBox(), b.actorBox(), b.confirmAction()
	b.layout.Map = b.small.place(b)
	b.panels = hud.Arrange(b.style, b.layout, s)
	b.picture.Hides = b.under(b.picture.Hides[:0])
	b.makeRoom()
	if tipped != "" && (!b.menu || b.layout.Compact || strings.HasPrefix(tipped, "palette.group.")) {
		b.panels.ShowTip(tipped)
	}
}

func (b *battle) toggles() []hud.Toggle {
	tip := func(title, text string) model.Tip { return model.Tip{Title: title, Text: text} }
	if b.layout.Compact {
		return []hud.Toggle{
			{ID: "toggle.log", Icon: "log", On: b.logOpen, Tip: tip(b.T("Combat log"), "")},
			{ID: "toggle.threat", Icon: "threat", On: b.threat, Tip: tip(b.T("Threatened squares"), b.T("Where enemies may strike at you."))},
			{ID: "toggle.help", Icon: "help", Tip: tip(b.T("Show the keys"), "")},
		}
	}
	list := []hud.Toggle{
		{ID: "toggle.threat", Icon: "threat", Key: b.KeyName(input.ToggleThreat), On: b.threat, Tip: tip(b.T("Threatened squares"), b.T("Where enemies may strike at you."))},
		{ID: "toggle.lines", Icon: "los", Key: b.KeyName(input.ToggleLines), On: b.lines, Tip: tip(b.T("Sight lines"), b.T("Clear, under cover or blocked."))},
		{ID: "toggle.whatif", Icon: "dice", Key: b.KeyName(input.ToggleWhatIf), On: b.Settings.WhatIf, Tip: tip(b.T("What if"), b.T("Odds, cover, flanking and threats as they would be from the square pointed at."))},
		{ID: "toggle.grid", Icon: "grid", Key: b.KeyName(input.ToggleGrid), On: b.grid, Tip: tip(b.T("Grid"), "")},
		{ID: "toggle.speed", Icon: "speed", Label: fmt.Sprintf("×%d", b.Settings.Speed), Tip: tip(b.T("Animation speed"), "")},
		{ID: "toggle.help", Icon: "help", Key: "F1", Tip: tip(b.T("Show the keys"), "")},
	}
	if most := b.layout.Switches(); len(list) > most { // the others have keys and a place in the settings
		list = append(list[:most-1:most-1], list[len(list)-1])
	}
	return list
}
