package moment

import (
	"image"
	"math"
	"testing"

	"tenaille/render/art"
	"tenaille/render/board/camera"
)

// TestResultsLieBesideEachOther: what comes of one deed for many who stand side by side can be
// read: no result lies over another, the first is where it would be alone, and who comes later
// goes back there as the first fades.
func TestResultsLieBesideEachOther(t *testing.T) {
	cam := camera.Camera{Square: 40, Scale: 1, Safe: image.Rect(0, 50, 1000, 600)}
	row := func(fade float64) (list []Float) {
		for i, text := range []string{"Reflex: failure", "Reflex: success", "Reflex: failure", "Reflex: success"} {
			list = append(list, Float{X: 5.5 + float64(i), Y: 7.12, Rise: 20 - float64(i)*4, Kind: Withstood, Text: text})
		}
		list = append(list, Float{X: 6.5, Y: 7.12, Rise: 2, Kind: Suffered, Text: "Entangled"}, Float{X: 7.5, Y: 8.12, Rise: 8, Kind: Damage, Text: "12"})
		list[0].Fade = fade
		return list
	}
	list := row(0)
	at := apart(cam, list)
	if alone := list[0].at(cam); at[0] != alone {
		t.Errorf("the first lies at %v, alone at %v", at[0], alone)
	}
	for i := range list {
		for j := range i {
			wide := (art.Width(list[i].Text, art.Bold, list[i].letters(cam)) + art.Width(list[j].Text, art.Bold, list[j].letters(cam))) / 2
			tall := (list[i].letters(cam) + list[j].letters(cam)) / 2
			if math.Abs(at[i].X-at[j].X) < wide && math.Abs(at[i].Y-at[j].Y) < tall {
				t.Errorf("%q at %v lies over %q at %v", list[i].Text, at[i], list[j].Text, at[j])
			}
		}
	}
	if gone, was := apart(cam, row(1))[1], list[1].at(cam); gone != was {
		t.Errorf("once the first has gone the second lies at %v, want %v", gone, was)
	}
	for fade := 0.; fade < .95; fade += .05 {
		if a, z := apart(cam, row(fade))[1], apart(cam, row(fade+.05))[1]; math.Abs(a.Y-z.Y) > 3 {
			t.Errorf("as the first fades from %.2f the second jumps from %v to %v", fade, a, z)
		}
	}
}
