package outlook

import (
	"fmt"
	"math"
	"time"

	"tenaille/game/draft"
	"tenaille/game/forecast"
	"tenaille/game/pace"
	"tenaille/game/scene"
	"tenaille/game/words"
	"tenaille/render/widget"
	"tenaille/rules"
)

const (
	// settled is how many ticks a set-up stays as it is before games of it are played.
	settled = 20
	// told is how many ticks what is said of the games stands at least.
	told = 15
	// forGames is the time after which no further piece of a game is begun in a tick.
	forGames = 6 * time.Millisecond
)

// Outlook is what games of the battle that is put together say of its end, and the
// search for an army that makes it even.
type Outlook struct {
	*scene.Context
	draft   *draft.Draft
	changed func(why string)

	of    string // the battle, told apart from others
	wait  int    // ticks until something is done about it
	games *forecast.Forecast
	even  *forecast.Evening // nil while no army is looked for
}

// New begins with the battle of a draft. changed is told when its army was changed, with
// no word, or why none was.
func New(c *scene.Context, d *draft.Draft, changed func(why string)) *Outlook {
	return &Outlook{Context: c, draft: d, changed: changed}
}

// Games is what the games of the battle have come to so far, nil before the first.
func (o *Outlook) Games() *forecast.Forecast { return o.games }

// Looking reports whether an even army is being looked for.
func (o *Outlook) Looking() bool { return o.even != nil }

// Reckon plays a little of the games of the battle, if it can begin, and reports whether
// there is something new to say.
func (o *Outlook) Reckon(ready bool) (news bool) {
	if o.Still {
		return false
	}
	of := ""
	if t := &o.draft.Terms; ready {
		of = fmt.Sprint(o.draft.Lineup().Key, "|", t.Options, "|", o.draft.Fog())
	}
	if of != o.of {
		news = o.games != nil || o.even != nil
		o.of, o.wait, o.games, o.even = of, settled, nil, nil
		return news
	}
	if o.wait > 0 {
		o.wait--
	}
	switch {
	case o.of == "":
		return false
	case o.even != nil:
		return o.seek()
	case o.games == nil && o.wait == 0:
		o.games, o.wait = forecast.New(&o.draft.Terms, forecast.Games), told
		return false
	case o.games == nil || o.games.Done():
		return false
	}
	pace.Slice(time.Now, forGames, o.games.Work)
	if news = o.games.Done() || o.wait == 0; news {
		o.wait = told
	}
	return news
}

// seek goes on looking for an even army and takes the one that is found.
func (o *Outlook) seek() (news bool) {
	tries, done := o.even.Tries(), false
	pace.Slice(time.Now, forGames, func() bool { done = o.even.Work(); return done })
	if !done {
		return o.even.Tries() != tries
	}
	ev := o.even
	o.even = nil
	army, ok := ev.Best()
	if !ok {
		o.changed(o.T("No army of %[1]s is nearer to even than the one it has.", o.SideName(ev.Side())))
		return true
	}
	o.draft.Field(ev.Side(), army)
	o.changed("")
	return true
}

// Said is what the games say, and how many there are; both empty where there are none.
func (o *Outlook) Said() (end, source string) {
	if o.even != nil {
		return o.TN("Looking for an even army: %[1]d tried…", "Looking for an even army: %[1]d tried…", o.even.Tries(), o.even.Tries()), ""
	}
	if o.games == nil || o.games.Err() != nil || o.games.Tally.Games == 0 {
		return "", ""
	}
	t, side := &o.games.Tally, o.whose()
	end = Ends(o.Words, o.draft.Terms.Ruleset, t, side)
	if who, fallen := o.games.Frailest(side); who != rules.Nobody {
		end = o.T("%[1]s; %[2]s falls in %[3]s", end, o.CreatureFull(o.games.Begun(), who), o.Percent(t.Share(fallen)))
	}
	if !o.games.Done() {
		return end, o.TN("After %[1]d game of soldiers on both sides…", "After %[1]d games of soldiers on both sides…", t.Games, t.Games)
	}
	return end, Source(o.Words, t)
}

// Ends says how often a side won games, within which bounds, and after how many rounds.
func Ends(w *words.Words, ruleset string, t *forecast.Tally, side int) string {
	c := t.Chance(side)
	whole := func(share float64) int { return int(math.Round(100 * share)) }
	return w.WinsIn(ruleset, side, t.Rounds(), whole(c.Share), whole(c.Low), whole(c.High))
}

// Source says of how many games that is known.
func Source(w *words.Words, t *forecast.Tally) string {
	return w.TN("Tried in %[1]d game of soldiers on both sides.", "Tried in %[1]d games of soldiers on both sides.", t.Games, t.Games)
}

// whose is the side whose chance is told.
func (o *Outlook) whose() int { return o.draft.Terms.FirstPerson() }

// rival is the side whose army changes to make a battle even: not the one whose chance is
// told.
func (o *Outlook) rival() int { return 1 - o.whose() }

// Button looks for an even army, or gives the search up.
func (o *Outlook) Button() widget.Button {
	off := o.games == nil || o.games.Tally.Games == 0
	if !off && o.games.Done() {
		c := o.games.Tally.Chance(0)
		off = c.Share > .45 && c.Share < .55
	}
	b := widget.Button{
		Label: o.T("Make it even"), Icon: "balance", Size: 14, Centred: true, Disabled: off && o.even == nil, Selected: o.even != nil,
		Tip: o.T("Changes the army of %[1]s as little as it takes until soldiers win about as often on either side.", o.SideName(o.rival())),
	}
	if b.OnClick = o.look; o.even != nil {
		b.OnClick = func() { o.even = nil; o.changed("") }
	}
	return b
}

func (o *Outlook) look() {
	o.even = forecast.Even(o.draft, o.rival())
	o.changed("")
}
