package battle

import (
	"fmt"
	"strings"

	"tenaille/game/input"
	"tenaille/game/model"
	"tenaille/game/tabletop"
	"tenaille/render/hud"
	"tenaille/render/hud/part"
	"tenaille/rules"
)

// asked is what the map is to show besides what is planned.
func (b *battle) asked() tabletop.Asked {
	v := tabletop.Asked{Ordered: rules.Nobody, Entry: b.opened, Asking: b.asking(), Held: len(b.orders) > 0, Still: b.Still}
	if strings.HasPrefix(b.hand.Hot, "order.") {
		v.Ordered = b.looked
	}
	return v
}

// arrange writes down everything the screen shows and lays it out.
func (b *battle) arrange() {
	b.dirty = false
	b.table.Show(b.asked())
	f := &b.tell.Shown.Facts
	s := hud.Screen{
		Heading: model.Heading{Title: b.LevelName(b.terms.Level), Round: b.tell.PhaseWord(int(f.Round)),
			Ruleset: b.RulesetName(b.terms.Ruleset), Altered: b.altered(), RulesetTip: b.rulesetTip()},
		Order: model.Order{Chips: b.tell.Turns.Chips(), Turn: b.tell.Turns.TurnModel()}, Toggles: b.toggles(),
		Undo: b.undoButton(), End: b.endButton(),
		Log:  model.Log{Entries: b.tell.Log.Logged(b.logSubject()), Filter: b.tell.Log.FilterName(b.logSubject()), Title: b.T("Combat log"), Scroll: b.tell.Log.Scroll, Open: b.logOpen},
		Bar:  model.Bar{Actions: b.actions(b.turn.Bar(b.layout.Buttons())), Pips: b.tell.Turns.Pips(), Arms: b.tell.Choices.Arms(), ArmsOpen: b.armsOpen},
		Hand: part.Hand{Hot: b.hand.Hot, Down: b.hand.Held, Focus: b.hand.Focus}, Toast: b.toast.toast(), Strip: b.stripModel(),
		Lines: func(n int) string { return b.TN("%[1]d line", "%[1]d lines", n, n) },
	}
	if l := b.turn.Match.Setup().Map.Light; l != nil && l.Ambient != "" && l.Ambient != "bright" {
		s.Heading.Light = b.T("dusk")
		if l.Ambient == "dark" {
			s.Heading.Light = b.T("night")
		}
	}
	if b.turn.Match.Setup().Map.ZeroGravity && b.turn.E.Rules.Move.Floats {
		s.Heading.Weightless, s.Heading.Floats = b.T("zero gravity"), b.T("Who would fall floats: no charge, run or 5-foot step until righted by a move action.")
	}
	for i := range s.Log.Entries {
		s.Log.Entries[i].Open = b.opened >= 0 && s.Log.Entries[i].ID == model.EntryID(b.opened)
	}
	if id := b.tell.Acting(); id != rules.Nobody {
		s.Card = b.tell.Cards.Card(id)
	}
	if s.Strip != nil && s.Toast != nil && s.Toast.Text == s.Strip.Hint { // the panel says it already
		s.Toast, s.Strip.Insist = nil, true
	}
	if b.menu && b.turn.Now.Mine && b.turn.Now.What == rules.AwaitsAction {
		s.Palette = b.paletteModel()
	}
	s.Bar.Hint, s.Bar.HintBad = b.hint()
	switch {
	case b.opened >= 0:
		s.Slip = b.tell.Rolls.Recorded(b.opened)
	case b.play.Busy():
		s.Slip = b.play.Rolling()
	case b.finished >= 0 && !b.asking():
		s.Slip = b.tell.Rolls.Recorded(b.finished)
	case !b.asking():
		if s.Slip = b.tell.Slips.Planned(&b.turn.Forecast.Proposed); s.Slip == nil {
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
		s.Banner = model.Banner{Text: b.banner.text, Side: b.banner.side}
	}
	if b.help {
		s.Help = b.keySheet()
		if b.reel != nil {
			s.Help = b.reelSheet()
		}
	}
	if b.reading != "" {
		s.Hand.Focus = ruleID(b.reading)
	}
	tipped := b.hand.Tip
	if b.hand.Ring {
		s.Hand.Focus, s.Ring, tipped = "", b.hand.Focus, b.hand.Focus
	}
	s.Look, s.Actor, s.Confirm = b.lookBox(), b.actorBox(), b.confirmAction()
	b.layout.Map = b.small.Place()
	b.panels = hud.Arrange(b.style, b.layout, s)
	b.table.Picture.Hides = b.under(b.table.Picture.Hides[:0])
	b.makeRoom()
	if tipped != "" && (!b.menu || b.layout.Compact || strings.HasPrefix(tipped, "palette.group.")) {
		b.panels.ShowTip(tipped)
	}
}

func (b *battle) toggles() []model.Toggle {
	tip := func(title, text string) model.Tip { return model.Tip{Title: title, Text: text} }
	if b.layout.Compact {
		return []model.Toggle{
			{ID: "toggle.log", Icon: "log", On: b.logOpen, Tip: tip(b.T("Combat log"), "")},
			{ID: "toggle.threat", Icon: "threat", On: b.table.Threat, Tip: tip(b.T("Threatened squares"), b.T("Where enemies may strike at you."))},
			{ID: "toggle.help", Icon: "help", Tip: tip(b.T("Show the keys"), "")},
		}
	}
	list := []model.Toggle{
		{ID: "toggle.threat", Icon: "threat", Key: b.KeyName(input.ToggleThreat), On: b.table.Threat, Tip: tip(b.T("Threatened squares"), b.T("Where enemies may strike at you."))},
		{ID: "toggle.lines", Icon: "los", Key: b.KeyName(input.ToggleLines), On: b.table.Lines, Tip: tip(b.T("Sight lines"), b.T("Clear, under cover or blocked."))},
		{ID: "toggle.whatif", Icon: "dice", Key: b.KeyName(input.ToggleWhatIf), On: b.Settings.WhatIf, Tip: tip(b.T("What if"), b.T("Odds, cover, flanking and threats as they would be from the square pointed at."))},
		{ID: "toggle.grid", Icon: "grid", Key: b.KeyName(input.ToggleGrid), On: b.table.Grid, Tip: tip(b.T("Grid"), "")},
		{ID: "toggle.speed", Icon: "speed", Label: fmt.Sprintf("×%d", b.Settings.Speed), Tip: tip(b.T("Animation speed"), "")},
		{ID: "toggle.help", Icon: "help", Key: "F1", Tip: tip(b.T("Show the keys"), "")},
	}
	if most := b.layout.Switches(); len(list) > most { // the others have keys and a place in the settings
		list = append(list[:most-1:most-1], list[len(list)-1])
	}
	return list
}
