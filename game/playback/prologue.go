package playback

import (
	"tenaille/game/words"
	"tenaille/levels"
	"tenaille/rules"
)

// prologue is what is said before anybody has acted, line after line. A person need not wait
// for it: it is over with the first thing that happens.
type prologue struct {
	lines []rules.Event // still to be read, the first of them now
	heard int           // events taken from the match when it began
	ticks int           // the first line has been shown
	stays bool          // the last line stays until something happens
}

// ticksASecond is how often a playback is brought on in a second.
const ticksASecond = 60

// preface takes out of what has happened what is to be said before the first action; the
// last line of a lesson stays, as it tells what to try.
func (p *Player) preface() {
	p.prologue = prologue{heard: p.heard, stays: levels.IsLesson(p.Match.Setup().Name)}
	if p.Match.Actions() > 0 {
		return
	}
	for _, ev := range p.Match.Perceived(p.Side, 0) {
		if ev.Kind == rules.Spoken {
			p.prologue.lines = append(p.prologue.lines, ev)
		}
	}
}

// Reciting reports whether something is still to be read before the first action.
func (p *Player) Reciting() bool {
	o := &p.prologue
	return len(o.lines) > 0 && o.ticks < p.reads(&o.lines[0])*ticksASecond/1000
}

// recite goes on with what is said before the first action.
func (p *Player) recite() {
	o := &p.prologue
	switch {
	case len(o.lines) == 0:
	case p.heard != o.heard || p.Busy():
		o.lines = nil
		p.screen.Changed()
	case p.Reciting():
		o.ticks++
	case len(o.lines) > 1 || !o.stays:
		o.lines, o.ticks = o.lines[1:], 0
		p.screen.Changed()
	}
}

// turnPage has read the line that is said before the first action.
func (p *Player) turnPage() {
	if p.Reciting() {
		p.prologue.ticks = p.reads(&p.prologue.lines[0]) * ticksASecond / 1000
	}
}

// reads is how long a line is to be read, in milliseconds; 0 for one that is not known.
func (p *Player) reads(ev *rules.Event) int {
	l, ok := p.Match.Setup().Line(int(ev.A), int(ev.B))
	if !ok {
		return 0
	}
	return readsLine + readsLetter*len([]rune(words.Aims{Words: p.Words}.Line(l.Text)))
}
