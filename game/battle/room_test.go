package battle

import (
	"testing"

	"tenaille/game/inspect"
	"tenaille/game/internal/pseudo"
	"tenaille/render/widget"
)

// TestEveryTextOfTheBattleHasRoom looks at the panels of a battle while each
// action is being aimed, and at what lies over them.
func TestEveryTextOfTheBattleHasRoom(t *testing.T) {
	found := inspect.Findings{}
	for _, lang := range pseudo.Languages(t) {
		for i := range deeds {
			d := &deeds[i]
			cast := d.cast
			if cast == nil {
				cast = fighterAndOrc()
			}
			b := opening(t, lang, d.setup, cast...)
			entry := d.entry
			if entry == "" {
				entry = "palette." + d.verb.String()
			}
			b.click(entry)
			for _, at := range d.at {
				b.pointAt(at)
			}
			b.look(found, entry+" "+lang)
			b.command.Menu = true
			b.look(found, "palette "+lang)
			b.command.Menu = false
			if i == 0 {
				b.desk.Help = true
				b.look(found, "help "+lang)
				b.desk.Help = false
				b.command.LogOpen = true
				b.look(found, "log "+lang)
			}
		}
	}
	found.TellLong(t, pseudo.Code)
}

// look notes the faults of the panels in the windows for a place, and whether the slip
// is left out: in the long language the strip of a phone may tell the chance alone.
func (b *battle) look(found inspect.Findings, where string) {
	windows := inspect.WindowsFor(where)
	if b.Text.Language() != pseudo.Code { // the narrowest has letters for the languages there are
		windows = append(windows, inspect.Window{W: 390, H: 844, Percent: 100})
	}
	for _, v := range windows {
		b.Settings.Scale, b.Settings.LargeText = v.Percent, v.Large
		b.Resize(v.W, v.H, 1)
		b.Layout()
		b.arrange()
		ledger := &widget.Ledger{}
		b.desk.PanelStyle.Ledger = ledger
		b.desk.Panels.Draw(nil)
		b.desk.Panels.DrawOver(nil)
		b.desk.PanelStyle.Ledger = nil
		if s := b.desk.Screen(); b.Text.Language() != pseudo.Code && s.Slip != nil && s.Palette == nil && !s.Log.Open && b.desk.Panels.Slip == nil {
			found.Add(where+" "+v.String(), []string{"the slip has no room at all"})
		}
		found.Add(where+" "+v.String(), inspect.Faults(ledger, b.desk.Layout.W, b.desk.Layout.H, b.desk.PanelStyle.Scale()/min(float64(v.Percent)/100, 1)))
	}
}
