package hud

import (
	"testing"

	"tenaille/render/art"
	"tenaille/render/hud/part"
	"tenaille/render/widget"
)

// BenchmarkFrame arranges a full screen anew and finds out what of it has changed, as
// a battle does when the pointer moves on; at rest a frame does neither.
func BenchmarkFrame(b *testing.B) {
	style := widget.NewStyle(1, art.NewGallery())
	for _, v := range []struct {
		name string
		l    part.Layout
	}{{"desk", part.NewLayout(1280, 720)}, {"snug", part.NewLayout(853, 480)}, {"phone", part.NewLayout(844, 390)}} {
		b.Run(v.name, func(b *testing.B) {
			s := full()
			if v.l.Compact {
				s.Toggles, s.Bar.Actions = s.Toggles[:3], s.Bar.Actions[:6]
			}
			var k Kept
			b.ReportAllocs()
			for b.Loop() {
				k.Take(Arrange(style, v.l, s), nil)
			}
		})
	}
}
