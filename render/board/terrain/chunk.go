package terrain

import (
	"image"
	"math"

	"tenaille/render/art"
	"tenaille/render/board/camera"

	"github.com/hajimehoshi/ebiten/v2"
)

// chunkSize is how many squares a picture of the ground spans each way.
const chunkSize = 8

// nowhere is the colour of the sheet where there is no ground.
var nowhere = art.RGB(0x241c16)

// keepChunks is how many pictures of the ground stay in memory.
const keepChunks = 64

// chunk is the finished picture of a part of the ground, light included.
type chunk struct {
	img   *ebiten.Image
	whole bool // false: some tile was missing, paint again
	used  int
}

// Draw draws the parts of the ground that dst shows, painting those it has
// not yet as far as the gallery's budget goes.
func (b *Pictures) Draw(dst *ebiten.Image, cam camera.Camera) {
	b.age++
	step := chunkSize * cam.Square
	r := dst.Bounds()
	x0, y0 := floorDiv(r.Min.X-int(cam.X), step), floorDiv(r.Min.Y-int(cam.Y), step)
	x1, y1 := floorDiv(r.Max.X-1-int(cam.X), step), floorDiv(r.Max.Y-1-int(cam.Y), step)
	whole := true
	for cy := max(y0, 0); cy <= y1; cy++ {
		for cx := max(x0, 0); cx <= x1; cx++ {
			at := image.Pt(cx, cy)
			c, k := b.chunk(at), 1.0
			if c == nil {
				continue
			}
			if !c.whole {
				whole = false
				if old := b.stale[at]; old != nil {
					c, k = old, float64(b.square)/float64(b.staleSquare)
				}
			}
			c.used = b.age
			var o ebiten.DrawImageOptions
			if k != 1 {
				o.GeoM.Scale(k, k)
				o.Filter = ebiten.FilterLinear
			}
			o.GeoM.Translate(math.Floor(cam.X)+float64(cx*step), math.Floor(cam.Y)+float64(cy*step))
			dst.DrawImage(c.img, &o)
		}
	}
	if whole && len(b.stale) > 0 {
		drop(b.stale)
	}
	if len(b.chunks) > keepChunks {
		for k, c := range b.chunks {
			if c.used != b.age {
				c.img.Deallocate()
				delete(b.chunks, k)
			}
		}
	}
}

func floorDiv(a, b int) int { return int(math.Floor(float64(a) / float64(b))) }

// chunk returns the picture at a place counted in chunks, painting it when needed;
// nil outside of the map.
func (b *Pictures) chunk(at image.Point) *chunk {
	cells := image.Rect(at.X*chunkSize, at.Y*chunkSize, (at.X+1)*chunkSize, (at.Y+1)*chunkSize).
		Intersect(image.Rect(0, 0, b.terrain.W, b.terrain.H))
	if cells.Empty() {
		return nil
	}
	c := b.chunks[at]
	if c != nil && c.whole {
		return c
	}
	if c == nil {
		c = &chunk{img: ebiten.NewImage(cells.Dx()*b.square, cells.Dy()*b.square)}
		c.img.Fill(nowhere)
		b.chunks[at] = c
	}
	if b.Art.Spent() {
		b.Art.Postpone()
		return c
	}
	before := b.Art.Pending()
	b.paintChunk(c.img, cells)
	c.whole = b.Art.Pending() == before
	if !c.whole {
		b.busy = true
	}
	return c
}
