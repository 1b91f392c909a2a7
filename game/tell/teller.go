package tell

import (
	"tenaille/game/plan"
	"tenaille/game/tell/voice"
	"tenaille/game/words"
)

// Teller is a match in words, topic by topic.
type Teller struct {
	*voice.Voice
	Cards     Cards
	Choices   Choices
	Turns     Turns
	Prospects Prospects
	Slips     *Slips
	Log       *Log
	Rolls     Rolls
	Questions Questions
}

// New tells of a turn; nothing has been shown yet.
func New(w *words.Words, turn *plan.Turn) *Teller {
	vo := &voice.Voice{
		Words: w, Turn: turn, Shown: &voice.Shown{},
		Lagging: func() bool { return false }, Past: func() int { return 0 },
	}
	sl, log := &Slips{Voice: vo, Looks: map[Pair]Look{}}, &Log{Voice: vo}
	return &Teller{
		Voice: vo, Cards: Cards{vo}, Choices: Choices{vo}, Turns: Turns{vo}, Prospects: Prospects{vo},
		Slips: sl, Log: log, Rolls: Rolls{vo, sl, log}, Questions: Questions{vo, sl},
	}
}

// Cards tell what a creature is and how it stands: its card, its defences, its
// conditions, and the slip of one that is only looked at.
type Cards struct{ *voice.Voice }

// Choices tell what may be chosen: the bar and the palette with prices and effects,
// weapons, the chips of a draft, who may lend fire.
type Choices struct{ *voice.Voice }

// Turns tell whose turn it is: the order of turns, activations, and the parts of a
// turn that are left.
type Turns struct{ *voice.Voice }

// Prospects tell how enemies would stand to a square that is looked at.
type Prospects struct{ *voice.Voice }

// Parts are the sums on a slip: every modifier of a roll with its rule, saves,
// opposed checks and what an ability does to each it catches.
type Parts struct{ *voice.Voice }

// Slips tell what a planned action would come to, with its odds.
type Slips struct {
	*voice.Voice
	Looks map[Pair]Look // what slips said: changed modifiers are gilded
}

// Questions tell what is asked in the middle of an action, and what taking it would
// lead to.
type Questions struct {
	*voice.Voice
	slips *Slips
}

// Rolls tell how dice in the log fell: the same sums as before, with the faces.
type Rolls struct {
	*voice.Voice
	slips *Slips
	log   *Log
}
