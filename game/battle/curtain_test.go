package battle

import (
	"strings"
	"testing"

	"tenaille/game/input"
	"tenaille/game/inspect"
	"tenaille/game/match"
	"tenaille/game/notice"
	"tenaille/rules"
)

// curtained is a match of two persons in two rooms under a fog.
func curtained(t *testing.T, fog string) *battle {
	t.Helper()
	b := opening(t, "en", walled(fog), stand{Kind: "fighter", Side: "blue", At: [2]int{2, 0}, Leads: true}, stand{Kind: "orc", Side: "red", At: [2]int{12, 1}})
	b.begin()
	b.Layout()
	return b
}

// TestCurtainFallsBetweenTwoPersonsInFog: whoever takes the screen says so
// first, and until then nothing of the match is told; without fog nothing comes
// between.
func TestCurtainFallsBetweenTwoPersonsInFog(t *testing.T) {
	for _, fog := range []string{"off", "sight", "memory"} {
		b := curtained(t, fog)
		if fog == "off" {
			if b.curtain != nil || b.Name() != "battle" {
				t.Error("a curtain falls where both see everything")
			}
			continue
		}
		for turn := range 3 {
			if b.curtain == nil {
				t.Fatalf("fog %s, turn %d: no curtain before %s", fog, turn, b.SideName(b.turn.Side))
			}
			s := inspect.Probe(b)
			if s.Scene != "curtain" || len(s.Creatures)+len(s.Squares)+len(s.Targets)+len(s.Reachable) > 0 || s.Message != "" || s.Acting != 0 {
				t.Errorf("fog %s: behind the curtain the probe tells %+v", fog, s)
			}
			if _, ok := s.Widgets["curtain.open"]; !ok || len(s.Widgets) != 1 {
				t.Errorf("fog %s: the curtain shows %v", fog, s.Widgets)
			}
			if want := b.LevelName(b.terms.Level) + " · Round "; !strings.HasPrefix(b.curtain.When, want) || b.curtain.Side != b.turn.Side {
				t.Errorf("fog %s: before %s the curtain says %q", fog, b.SideName(b.turn.Side), b.curtain.When)
			}
			if b.GiveUp() != nil {
				t.Errorf("fog %s: before the curtain %s can be given up by whoever stands there", fog, b.SideName(b.turn.Side))
			}
			// Nothing happens behind it.
			hash := b.turn.Match.Hash()
			for range 5 {
				b.Devices.Feign(input.Pointer{}, input.ActAttack)
				b.Update()
			}
			if b.turn.Match.Hash() != hash {
				t.Errorf("fog %s: the match went on behind the curtain", fog)
			}
			b.Devices.Feign(input.Pointer{}, input.EndTurn) // meant for a turn that ended by itself
			b.Update()
			if b.curtain == nil {
				t.Fatalf("fog %s: the key that ends turns opens the curtain", fog)
			}
			b.Devices.Feign(input.Pointer{}, input.Confirm)
			b.Update()
			if b.curtain != nil || b.Name() != "battle" {
				t.Fatalf("fog %s: the curtain stays after it was opened", fog)
			}
			before := b.turn.Side
			b.notices.Toast = notice.Note{Text: "a secret", Ticks: 99}
			for _, c := range inspect.Probe(b).Creatures {
				if c.Side != b.turn.Match.Sides()[before] {
					t.Errorf("fog %s: %s sees the %s through the wall", fog, b.SideName(before), c.Kind)
				}
			}
			b.Devices.Feign(input.Pointer{})
			for range 60 {
				b.Devices.Feign(input.Pointer{})
				b.Update()
			}
			b.session.Do(rules.Action{Verb: rules.EndTurn, By: b.turn.Now.Who, On: rules.Nobody})
			for n := 0; b.curtain == nil && n < 600; n++ {
				b.Devices.Feign(input.Pointer{})
				b.Update()
			}
			if b.turn.Side == before {
				t.Fatalf("fog %s: %s still has the screen after its turn", fog, b.SideName(before))
			}
			if b.notices.Toast.Text != "" {
				t.Errorf("fog %s: %q is still on the screen for %s", fog, b.notices.Toast.Text, b.SideName(b.turn.Side))
			}
		}
	}
}

// TestResumedSecretBeginsBehindTheCurtain: a match that goes on shows nothing
// before somebody says who is there.
func TestResumedSecretBeginsBehindTheCurtain(t *testing.T) {
	b := curtained(t, "sight")
	again := New(b.Context, match.TermsOf(b.turn.Match)).(*battle)
	again.Layout()
	if again.curtain == nil || len(inspect.Probe(again).Creatures) > 0 {
		t.Errorf("a resumed match shows %d creatures at once", len(inspect.Probe(again).Creatures))
	}
}

// TestCurtainSaysWhatTheFileHolds: the first curtain of a match says that its file
// holds what both sides know, those after it no more.
func TestCurtainSaysWhatTheFileHolds(t *testing.T) {
	b := curtained(t, "sight")
	b.warned = false
	for n := range 3 {
		b.conceal()
		if says := strings.Contains(b.curtain.Text, "holds what both sides know"); says != (n == 0) {
			t.Errorf("curtain %d says %q", n+1, b.curtain.Text)
		}
	}
}

// TestTheFirstFrameIsInFog: in the moment in which the curtain rises the picture has the fog,
// the pieces and the panels of whoever takes the screen, on the first turn as well, when
// nothing has been drawn before.
func TestTheFirstFrameIsInFog(t *testing.T) {
	before := curtained(t, "memory")
	b := New(before.Context, match.TermsOf(before.turn.Match)).(*battle)
	b.Layout()
	b.Devices.Feign(input.Pointer{}, input.Confirm)
	b.Update()
	p := &b.table.Picture
	if b.curtain != nil || len(p.Signs.Areas.Unseen) == 0 || len(p.Pieces) != 1 || b.desk.Panels == nil {
		t.Errorf("squares never seen: %d, pieces: %d, panels: %v", len(p.Signs.Areas.Unseen), len(p.Pieces), b.desk.Panels != nil)
	}
}
