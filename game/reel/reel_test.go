package reel_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"testing"

	"github.com/kettek/apng"

	"tenaille/game/reel"
)

// ground is a picture of two colours with a square of a third somewhere.
func ground(at int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 64, 32))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{40, 60, 40, 255}), image.Point{}, draw.Src)
	draw.Draw(m, image.Rect(0, 0, 64, 8), image.NewUniform(color.RGBA{200, 180, 120, 255}), image.Point{}, draw.Src)
	draw.Draw(m, image.Rect(at, 12, at+6, 18), image.NewUniform(color.RGBA{220, 30, 30, 255}), image.Point{}, draw.Src)
	return m
}

// TestFilmShowsEveryPicture: what is seen of a film after each of its pictures is the
// picture that was joined, as far as the colours go; a picture that is the same as the
// one before it is seen twice as long and costs nothing.
func TestFilmShowsEveryPicture(t *testing.T) {
	r := reel.Reel{Rate: 10}
	ways := []int{4, 4, 10, 40}
	for _, at := range ways {
		if err := r.Add(ground(at)); err != nil {
			t.Fatal(err)
		}
	}
	var b bytes.Buffer
	if err := r.Encode(&b); err != nil {
		t.Fatal(err)
	}
	film, err := apng.DecodeAll(&b)
	if err != nil {
		t.Fatal(err)
	}
	if len(film.Frames) != 3 || film.Frames[0].GetDelay() != .2 || film.Frames[1].GetDelay() != .1 {
		t.Fatalf("%d pictures, the first for %v s, want 3 and 0.2", len(film.Frames), film.Frames[0].GetDelay())
	}
	seen := image.NewRGBA(image.Rect(0, 0, 64, 32))
	for i, f := range film.Frames {
		at := f.Image.Bounds().Add(image.Pt(f.XOffset, f.YOffset))
		draw.Draw(seen, at, f.Image, f.Image.Bounds().Min, draw.Over)
		if i > 0 && at.Dy() > 6 {
			t.Errorf("picture %d holds %v, more than has changed", i, at)
		}
		want := ground(ways[i+1])
		for k := range want.Pix {
			if d := int(want.Pix[k]) - int(seen.Pix[k]); d > 8 || d < -8 {
				t.Fatalf("picture %d differs by %d at byte %d", i, d, k)
			}
		}
	}
}

func TestFilmRefusals(t *testing.T) {
	var r reel.Reel
	if err := r.Encode(&bytes.Buffer{}); err == nil {
		t.Error("a film without pictures is written")
	}
	r.Add(ground(4))
	if err := r.Add(image.NewRGBA(image.Rect(0, 0, 8, 8))); err == nil {
		t.Error("a picture of another size is joined")
	}
}
