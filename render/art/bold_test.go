package art

import "testing"

func TestBoldFiguresHaveTwiceTheEdge(t *testing.T) {
	g := NewGallery()
	bone := func(bold bool, px int) (n int) {
		d := g.Drawing("tokens/fighter")
		if bold {
			d = g.bold("tokens/fighter")
		}
		m := raster(d, "figure", px, nil)
		for i := 0; i < len(m.Pix); i += 4 {
			if m.Pix[i] == Bone.R && m.Pix[i+1] == Bone.G && m.Pix[i+2] == Bone.B && m.Pix[i+3] == 255 {
				n++
			}
		}
		return n
	}
	usual, wide := bone(false, 256), bone(true, 256)
	if wide < usual*17/10 || wide > usual*26/10 {
		t.Errorf("the edge of the fighter covers %d pixels, wide %d: want about twice as many", usual, wide)
	}
	if again := bone(false, 256); again != usual {
		t.Errorf("the usual edge became %d from %d", again, usual)
	}
	if g.bold("tokens/no such figure") != nil {
		t.Error("a figure that does not exist has an edge")
	}
}
