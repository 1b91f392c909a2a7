package scene

import (
	"runtime"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tenaille/game/sound"
	"tenaille/game/text"
	"tenaille/render/widget"
)

// settings is the screen of the player's choices.
type settings struct {
	screen
}

// NewSettings opens the settings.
func NewSettings(c *Context) Scene {
	s := &settings{screen: screen{Context: c, first: "settings.back"}}
	s.build = s.lay
	s.back = func() { c.SaveSettings(); c.Stack.Pop() }
	return s
}

// Name is the probe's name of the screen.
func (s *settings) Name() string { return "settings" }

// row is one setting: its words and its widget.
type row struct {
	label, about string
	lay          func(p *widget.Page, r widget.Rect)
}

func (s *settings) lay(p *widget.Page) {
	const w = 720.
	rows := s.rows()
	step := min(50., (s.Height-16-94)/float64(len(rows)))
	h := 74 + step*float64(len(rows)) + 20
	box := widget.Rect{X: (s.Width - w) / 2, Y: max((s.Height-h)/2, 8), W: w, H: h}
	p.Paint(func(c widget.Canvas) {
		c.Panel(box)
		c.Text(s.T("Settings"), box.X+74, box.Y+42, widget.Bold, 20, widget.Bone, widget.Start)
		for i, row := range rows {
			y := box.Y + 74 + step*float64(i)
			if i > 0 {
				c.Line(box.X+24, y, box.X+w-24, y, 1, widget.Fade(widget.Edge, .6))
			}
			base := y + 30
			if row.about != "" {
				base = y + 22
				c.TextFit(row.about, box.X+26, y+40, 370, widget.Regular, 12, widget.Faint, widget.Start)
			}
			c.TextFit(row.label, box.X+26, base, 370, widget.Regular, 14.5, widget.Bone, widget.Start)
		}
	})
	p.Button("settings.back", widget.Rect{X: box.X + 18, Y: box.Y + 14, W: 44, H: 42}, widget.Button{
		Icon: "undo", Kind: widget.Quiet, Centred: true, Tip: s.T("Back"), OnClick: s.back,
	})
	for i, row := range rows {
		row.lay(p, widget.Rect{X: box.X + w - 306, Y: box.Y + 74 + step*float64(i) + 8, W: 280, H: 34})
	}
}

func (s *settings) rows() []row {
	v := &s.Settings
	changed := func() { s.SaveSettings(); s.Stale() }
	list := []row{
		{s.T("Language"), "", func(p *widget.Page, r widget.Rect) {
			var choices []widget.Choice
			for _, l := range text.Languages() {
				choices = append(choices, widget.Choice{ID: l.Code, Label: l.Name})
			}
			p.Segment("settings.language", r, choices, s.Text.Language(), 13.5, s.SetLanguage)
		}},
		{s.T("Window"), s.T("F11 or Alt+Enter at any time"), func(p *widget.Page, r widget.Rect) {
			s.toggle(p, "settings.fullscreen", r, s.T("Full screen"), s.T("Window"), ebiten.IsFullscreen(), func(on bool) {
				if on != ebiten.IsFullscreen() {
					s.ToggleFullScreen()
				}
				s.Stale()
			})
		}},
		{s.T("Volume"), s.silence(), func(p *widget.Page, r widget.Rect) {
			p.Slider("settings.volume", widget.Rect{X: r.X, Y: r.Y, W: r.W - 110, H: r.H}, widget.Slider{
				Max: 100, Value: v.Volume, Step: 5,
				OnChange: func(n int) { v.Volume = n; s.Sound.SetVolume(n, v.Muted) },
			})
			p.Button("settings.mute", widget.Rect{X: r.X + r.W - 96, Y: r.Y, W: 96, H: r.H}, widget.Button{
				Label: s.T("Mute"), Centred: true, Size: 13.5, Selected: v.Muted,
				OnClick: func() {
					v.Muted = !v.Muted
					s.Sound.SetVolume(v.Volume, v.Muted)
					s.Sound.Play(sound.Select)
					changed()
				},
			})
		}},
		{s.T("Animation speed"), "", func(p *widget.Page, r widget.Rect) {
			p.Segment("settings.speed", r, []widget.Choice{{ID: "1", Label: "×1"}, {ID: "2", Label: "×2"}, {ID: "4", Label: "×4"}},
				strconv.Itoa(v.Speed), 13.5, func(id string) { v.Speed, _ = strconv.Atoi(id); changed() })
		}},
		{s.T("Reduced motion"), s.T("Pieces slide and results fade: no hops, shakes or flashes"), func(p *widget.Page, r widget.Rect) {
			s.toggle(p, "settings.motion", r, s.T("On"), s.T("Off"), v.ReducedMotion, func(on bool) { v.ReducedMotion = on; changed() })
		}},
		{s.T("Always take opportunity attacks"), s.T("Without it you are asked each time"), func(p *widget.Page, r widget.Rect) {
			s.toggle(p, "settings.opportunity", r, s.T("On"), s.T("Off"), v.AlwaysOpportunity, func(on bool) { v.AlwaysOpportunity = on; changed() })
		}},
		{s.T("Confirm the end of a turn"), s.T("A second press when actions are left"), func(p *widget.Page, r widget.Rect) {
			s.toggle(p, "settings.confirm", r, s.T("On"), s.T("Off"), v.ConfirmEnd, func(on bool) { v.ConfirmEnd = on; changed() })
		}},
		{s.T("What if"), s.T("Odds, cover and threats from the square pointed at"), func(p *widget.Page, r widget.Rect) {
			s.toggle(p, "settings.whatif", r, s.T("On"), s.T("Off"), v.WhatIf, func(on bool) { v.WhatIf = on; changed() })
		}},
		{s.T("Grid strength"), "", func(p *widget.Page, r widget.Rect) {
			p.Slider("settings.grid", r, widget.Slider{Max: 100, Value: v.Grid, Step: 10, OnChange: func(n int) { v.Grid = n }})
		}},
		{s.T("Interface size"), s.T("As far as the window has room"), func(p *widget.Page, r widget.Rect) {
			var choices []widget.Choice
			for _, n := range []int{80, 100, 125, 150, 200} {
				choices = append(choices, widget.Choice{ID: strconv.Itoa(n), Label: strconv.Itoa(n) + " %"})
			}
			p.Segment("settings.scale", r, choices, strconv.Itoa(v.Scale), 12.5, func(id string) { v.Scale, _ = strconv.Atoi(id); changed() })
		}},
	}
	if runtime.GOOS == "js" {
		// The browser keeps the size of its own window.
		list[1].about = ""
	}
	return list
}

// silence says why nothing is heard, where there is no sound card.
func (s *settings) silence() string {
	if s.Sound.Silent() {
		return s.T("No sound device was found")
	}
	return ""
}

func (s *settings) toggle(p *widget.Page, id string, r widget.Rect, yes, no string, on bool, set func(bool)) {
	taken := "off"
	if on {
		taken = "on"
	}
	p.Segment(id, r, []widget.Choice{{ID: "on", Label: yes}, {ID: "off", Label: no}}, taken, 13.5, func(choice string) { set(choice == "on") })
}

// Leave keeps what sliders changed.
func (s *settings) Leave() { s.SaveSettings() }
