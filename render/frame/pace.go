package frame

// Way is how a frame is drawn.
type Way uint8

// The ways of a frame.
const (
	// Anew draws all.
	Anew Way = iota
	// Rest draws nothing: what is on the screen is right.
	Rest
	// Beat draws what moves by itself over what is kept.
	Beat
	// Glide shows another part of what is kept.
	Glide
)

// patience is how many beats are drawn anew before what does not move is kept: while
// the pointer wanders it would be in vain.
const patience = 3

// Pace chooses the way of a frame from what it is drawn from: its contents C, the
// view V of them, and the beat of what moves by itself. The zero value has drawn
// nothing.
type Pace[C, V comparable] struct {
	kept   Kept[C]
	view   V
	beat   int
	beats  int  // drawn anew one after another while nothing else changed
	glided bool // the last frame only showed another part
}

// View is that of the last frame.
func (p *Pace[C, V]) View() V { return p.view }

// Same reports whether the contents of the last frame, which was whole, were these.
func (p *Pace[C, V]) Same(contents C) bool { return p.kept.Holds(contents) }

// Way is how a frame is drawn. intact tells that the last one is still on the screen
// with nothing over it.
func (p *Pace[C, V]) Way(contents C, view V, beat int, intact bool) Way {
	same, rests := p.kept.Holds(contents), p.view == view
	before := p.beats
	p.beats = 0
	switch {
	case !same || rests && (p.glided || !intact): // what glided stands where it should only when drawn anew
		return Anew
	case !rests:
		return Glide
	case beat == p.beat:
		p.beats = before
		return Rest
	case before >= patience:
		p.beats = before
		return Beat
	}
	p.beats = before + 1
	return Anew
}

// Drawn notes what a frame was drawn from; whole tells that nothing was missing from
// it.
func (p *Pace[C, V]) Drawn(way Way, contents C, view V, beat int, whole bool) {
	switch way {
	case Rest:
		return
	case Beat:
		p.beat = beat
		return
	case Glide:
		p.view, p.glided = view, true
	default:
		p.view, p.beat, p.glided = view, beat, false
	}
	if whole {
		p.kept.Hold(contents)
	} else {
		p.kept.Forget()
	}
}
