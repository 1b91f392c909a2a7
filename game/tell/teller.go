package tell

import (
	"tenaille/game/plan"
	"tenaille/game/words"
)

// Voice speaks of one match, to the side whose turn it is planning: it has the
// names, the reasons and the words that everything told is made of. What is told is
// told of the facts as far as they have been shown.
type Voice struct {
	*words.Words
	*plan.Turn
	Shown *Shown
	// Lagging reports whether something perceived is still to be shown, Past how
	// many perceived events have been.
	Lagging func() bool
	Past    func() int
}

// Teller is a match in words, topic by topic.
type Teller struct {
	*Voice
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
	vo := &Voice{
		Words: w, Turn: turn, Shown: &Shown{},
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
type Cards struct{ *Voice }

// Choices tell what may be chosen: the bar and the palette with prices and effects,
// weapons, the chips of a draft, who may lend fire.
type Choices struct{ *Voice }

// Turns tell whose turn it is: the order of turns, activations, and the parts of a
// turn that are left.
type Turns struct{ *Voice }

// Prospects tell how enemies would stand to a square that is looked at.
type Prospects struct{ *Voice }

// Obstacles tell what stands between two creatures: what gives cover, what hides,
// what refuses an attack.
type Obstacles struct{ *Voice }

// Parts are the sums on a slip: every modifier of a roll with its rule, saves,
// opposed checks and what an ability does to each it catches.
type Parts struct{ *Voice }

// Slips tell what a planned action would come to, with its odds.
type Slips struct {
	*Voice
	Looks map[Pair]Look // what slips said: changed modifiers are gilded
}

// Questions tell what is asked in the middle of an action, and what taking it would
// lead to.
type Questions struct {
	*Voice
	slips *Slips
}

// Rolls tell how dice in the log fell: the same sums as before, with the faces.
type Rolls struct {
	*Voice
	slips *Slips
	log   *Log
}
