package battle

import (
	"tenaille/game/model"
	"tenaille/game/sound"
	"tenaille/rules"
)

// note is a short text that fades away.
type note struct {
	text, rule string
	side       int
	bad        bool
	ticks      int // left
}

const noteFades = 18

func (n *note) update() bool {
	if n.ticks == 0 {
		return false
	}
	n.ticks--
	return n.ticks < noteFades
}

func (n *note) toast() *model.Toast {
	if n.ticks == 0 {
		return nil
	}
	fade := 0.
	if n.ticks < noteFades {
		fade = 1 - float64(n.ticks)/noteFades
	}
	return &model.Toast{Text: n.text, Rule: n.rule, Bad: n.bad, Fade: fade}
}

// refuse shows why a verb may not be used.
func (b *battle) refuse(v rules.Verb, r rules.Refusal) {
	b.say(b.tell.RefusalOf(v, r), r.Cite.String())
}

// say shows a warning.
func (b *battle) say(text, rule string) {
	b.toast = note{text: text, rule: rule, bad: true, ticks: 200}
	b.Sound.Play(sound.Warning)
	b.dirty = true
}
