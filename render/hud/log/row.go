package log

import (
	"tenaille/game/model"
	"tenaille/render/widget"
)

// row is one entry in sight with its box and its lines: of a fixed size,
// broken where they do not fit.
type row struct {
	entry  int
	box    widget.Rect
	rule   []string // of a heading, over the entries that follow
	head   []string
	lines  []string
	ends   []string // the result
	result float64  // baseline of the result, from the top of the box
	tall   float64
	hidden float64 // what the top edge cuts off; box begins below it
	rim    float64 // over its lines and under them, for a finger
	first  bool    // of a turn, or of a creature in it: it bears the sign of the side
	apart  float64 // room over it, where another turn begins
}

// baselines are those of its lines, from the top of the whole entry.
func (r *row) baselines() (list []float64) {
	y := 14 + r.rim
	for i := range r.head {
		y = 14 + r.rim + 16*float64(i)
		list = append(list, y)
	}
	for range r.lines {
		y += extra
		list = append(list, y)
	}
	if r.result > y {
		for i := range max(len(r.ends), 1) {
			list = append(list, r.result+extra*float64(i))
		}
	}
	return list
}

// cutTo hides the upper lines of an entry that has only so much room, as few as
// may be and none by half; it tells whether a line is left.
func (r *row) cutTo(room float64) bool {
	for _, y := range r.baselines() {
		if top := y - ascent; r.tall-top <= room {
			r.hidden = top
			return true
		}
	}
	return false
}

// shows tells whether a line, by its baseline, is in sight.
func (r *row) shows(baseline float64) bool { return baseline-ascent >= r.hidden }

// group tells where a turn begins, and another creature in it.
func (p *Log) group(r *row, i int) {
	e := &p.Entries[i]
	if r.first = true; i == 0 || e.Rule || p.Entries[i-1].Rule || e.Tight {
		return
	}
	was := &p.Entries[i-1]
	r.first = was.Turn != e.Turn || was.Side != e.Side || was.By != e.By
	if was.Turn != e.Turn && !was.Tight {
		r.apart = turnGap
	}
}

// turnGap is the room between two turns.
const turnGap = 5.

// age is how much of its ink an entry keeps: what is long past steps back, unless the player reads
// what is past.
func (p *Log) age(e *model.Entry) float64 {
	if p.Scroll > 0 || e.Rule || e.Tight || e.Open {
		return 1
	}
	switch past := p.Entries[len(p.Entries)-1].Turn - e.Turn; {
	case past <= 0:
		return 1
	case past <= 2:
		return .9
	case past <= 5:
		return .85
	}
	return .76
}
