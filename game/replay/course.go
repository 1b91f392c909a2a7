package replay

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/combat"
	"tenaille/rules/dice"
	"tenaille/rules/rulesets"
	"tenaille/rules/view"
)

// Course is a match as it is played: the true encounter, its dice and what has
// been written of it so far. Every action, of whatever player or file, reaches
// the encounter by Do.
type Course struct {
	// Header states the match.
	Header Header

	hear   func(rules.Event)
	e      *rules.Encounter
	first  *rules.Encounter // as the setup states it; nil where it is played elsewhere
	dice   dice.Seeded
	silent bool

	doing  rules.Action // the one under way
	text   []byte       // whole lines
	lines  int
	worded int // lines of a replay that this program words otherwise
	// recorded says that it was played by other rules: its events are applied.
	recorded bool
	events   []byte // of the action under way; there is room behind them for hashing
	ended    string // a result that the rules did not give
	broken   *Broken
	seats    []string // who plays the sides now, replaced as a whole

	past  []*memory // what Undo goes back to, the latest last
	spare []*memory
}

// memory is a course as it was before an action.
type memory struct {
	e     rules.Encounter
	state uint64
	next  dice.Set
	seats []string
}

// How many actions can be taken back in a row, of a match that is studied more than
// there are in any.
const (
	deepest      = 16
	deepestStudy = 2048
)

// Broken is a bug found while an action was carried out: the rules have lost
// an invariant. The match cannot go on; its replay up to the action is whole.
type Broken struct {
	// Command is the action that broke the match.
	Command levels.Command
	// Cause is what the program said.
	Cause string
	// Replay is the text of the match, the action that broke it last.
	Replay []byte
}

// Error says what happened, on one line.
func (b *Broken) Error() string {
	return fmt.Sprintf("the rules broke at %q of combatant %d: %s", b.Command.Do, b.Command.By, b.Cause)
}

// NewCourse checks the header's setup. A silent course writes nothing down but
// carries the actions out all the same.
func NewCourse(h Header, silent bool) (*Course, error) {
	seed, err := h.SeedNumber()
	if err != nil {
		return nil, err
	}
	c := &Course{Header: h, silent: silent, seats: h.Seats}
	if c.e, err = encounter(&c.Header.Setup); err != nil {
		return nil, err
	}
	if len(h.Seats) != len(c.e.Sides) {
		return nil, fmt.Errorf("seats: %d for %d sides", len(h.Seats), len(c.e.Sides))
	}
	if c.e.Rules.Turn.Begin == nil {
		return nil, errors.New("ruleset: it cannot begin a match")
	}
	c.first = c.e.Clone()
	return c, c.open(seed)
}

// Again returns a course that has not begun, from the same setup and seats
// with another seed. What was checked and surveyed for the first serves both,
// so that they belong to one goroutine.
func (c *Course) Again(seed uint64) (*Course, error) {
	d := &Course{Header: c.Header, silent: c.silent, e: c.first.Clone(), first: c.first, seats: c.Header.Seats}
	d.Header.Seed = strconv.FormatUint(seed, 10)
	return d, d.open(seed)
}

// open starts the dice and writes the header.
func (c *Course) open(seed uint64) error {
	c.dice = dice.Seeded{Stream: dice.NewStream(seed)}
	if c.silent {
		return nil
	}
	c.Header.seal()
	head, err := json.Marshal(&c.Header)
	if err != nil {
		return fmt.Errorf("header: %w", err)
	}
	err = bounded(head)
	if len(head) > maxHeader {
		err = errHeader
	}
	if err != nil {
		return fmt.Errorf("setup: it could not be recorded: %w", err)
	}
	c.text = append(append(c.text, head...), '\n')
	c.lines = 1
	return nil
}

// encounter checks a setup; what the check itself should trip over becomes an
// error too, since setups come from files.
func encounter(s *rules.Setup) (e *rules.Encounter, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("setup: cannot be played: %v", r)
		}
	}()
	return rulesets.New(s)
}

// Begin plays to the first turn: initiative is rolled, unless the set-up states it. hear, if it is not nil,
// is told every event from the first on, after it was applied.
func (c *Course) Begin(hear func(rules.Event)) error {
	c.hear = hear
	if c.recorded {
		return nil // the first step of the replay is the beginning
	}
	var wrong error
	if err := c.play(levels.Command{Do: "begin"}, func() { wrong = combat.Commence(c.e) }); err != nil {
		return err
	}
	if wrong != nil {
		return fmt.Errorf("setup.turn.%w", wrong)
	}
	return nil
}

// Encounter is the true encounter, to be read and copied but not changed.
func (c *Course) Encounter() *rules.Encounter { return c.e }

// Check says whether the true state allows an action. Where a side cannot see
// everything, a way that only a creature it does not know of bars is allowed:
// it stops there (MOV-05).
func (c *Course) Check(a *rules.Action) rules.Refusal {
	if a.On < rules.Nobody || a.On >= c.e.Count() {
		return rules.Refuse(rules.ATK20)
	}
	r := c.e.Check(a)
	if r.OK() || !view.Secret(c.e) || a.By < 0 || a.By >= c.e.Count() {
		return r
	}
	switch a.Verb {
	case rules.Move, rules.FiveFootStep, rules.Crawl, rules.Withdraw, rules.Run, rules.Charge, rules.Overrun:
	case rules.Power: // one that is a move (LIM-10)
		if list := c.e.Creatures[a.By].Powers; int(a.Option) >= len(list) || !list[a.Option].Walks {
			return r
		}
	default:
		return r
	}
	if view.New(c.e, int(c.e.Creatures[a.By].Side)).Check(a).OK() {
		return rules.Refusal{}
	}
	return r
}

// Do carries out an action, if it is legal, until the next answer is awaited,
// and writes its line. A refused action changes nothing. The error is a bug:
// *Broken, or an action that no command can say.
func (c *Course) Do(a rules.Action) (rules.Refusal, error) { return c.DoAs(a, false) }

// DoAs is Do with a note in the line that a machine was hurried to the action.
func (c *Course) DoAs(a rules.Action, hurried bool) (rules.Refusal, error) {
	return do(c, a, hurried, false)
}

// DoChecked is DoAs of an action that Check passes as the course stands.
func DoChecked(c *Course, a rules.Action, hurried bool) (rules.Refusal, error) {
	return do(c, a, hurried, true)
}

func do(c *Course, a rules.Action, hurried, checked bool) (rules.Refusal, error) {
	if c.broken != nil {
		return rules.Refusal{}, c.broken
	}
	if c.recorded {
		return rules.Refusal{}, errRecorded
	}
	if c.Elsewhere() {
		return rules.Refusal{}, errElsewhere
	}
	c.doing = a
	if !checked {
		if r := c.Check(&c.doing); !r.OK() {
			return r, nil
		}
	}
	var cmd levels.Command
	if !c.silent {
		var err error
		if cmd, err = c.sayable(&c.doing); err != nil {
			return rules.Refusal{}, err
		}
		cmd.Hurried = hurried
	}
	// A way that somebody unseen bars tells that somebody is there.
	bumps := view.Secret(c.e) && !c.e.Check(&c.doing).OK()
	side := c.e.Creatures[a.By].Side
	answer := a.Verb == rules.Take || a.Verb == rules.Decline || a.Verb == rules.Choose
	c.remember()
	state := c.dice.State()
	if err := c.play(cmd, func() { c.e.Begin(&c.doing) }); err != nil {
		c.Forget()
		return rules.Refusal{}, c.named(err)
	}
	if what, who := c.e.Awaits(); !c.Free() && (answer || bumps || c.dice.State() != state || what != rules.AwaitsAction || c.e.Creatures[who].Side != side) {
		c.Forget()
	}
	return rules.Refusal{}, nil
}

// named gives the bug of a silent course the command it came of.
func (c *Course) named(err error) error {
	var broken *Broken
	if c.silent && errors.As(err, &broken) {
		if cmd, _, err := c.say(&c.doing); err == nil {
			broken.Command = cmd
		}
	}
	return err
}

// sayable returns the command that says an action and makes the action what it
// says, so that the replay cannot differ from the match.
func (c *Course) sayable(a *rules.Action) (levels.Command, error) {
	cmd, said, err := c.say(a)
	if err != nil || said == *a {
		return cmd, err
	}
	if r := c.Check(&said); !r.OK() {
		return cmd, fmt.Errorf("%s of combatant %d: the command is refused by %s, the action was not", cmd.Do, cmd.By, r.Cite)
	}
	*a = said
	return cmd, nil
}

// say writes an action as a command and reads it back. The error is an action
// that names what does not exist.
func (c *Course) say(a *rules.Action) (cmd levels.Command, said rules.Action, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%s: no command says it: %v", a.Verb, r)
		}
	}()
	cmd = levels.CommandOf(c.e, a)
	if said, err = cmd.Action(c.e); err != nil {
		err = fmt.Errorf("%s: %w", a.Verb, err)
	}
	return cmd, said, err
}

// play lets start put steps on the agenda, works them off and writes the line.
func (c *Course) play(cmd levels.Command, start func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			broken := &Broken{Command: cmd, Cause: fmt.Sprint(r)}
			c.e.Listen = nil
			if !c.silent {
				broken.Replay = c.line(c.Text(), cmd, func(b []byte) []byte {
					return appendText(append(b, `,"broken":`...), broken.Cause)
				})
			}
			c.broken, err = broken, broken
		}
	}()
	c.events, c.dice.Log, c.dice.Logging = c.events[:0], c.dice.Log[:0], !c.silent
	if c.e.Listen = nil; c.Rehearsed() {
		c.dice.Low = lowDice
	}
	if !c.silent || c.hear != nil {
		c.e.Listen = c.listen
	}
	start()
	c.e.Run(&c.dice)
	c.e.Listen = nil
	if !c.silent {
		c.text = c.line(c.text, cmd, nil)
		c.lines++
	}
	return nil
}

func (c *Course) listen(ev rules.Event) {
	if !c.silent {
		if len(c.events) > 0 {
			c.events = append(c.events, ',')
		}
		c.events = appendEvent(c.events, c.e, &ev)
	}
	if c.hear != nil {
		c.hear(ev)
	}
}

// line writes a line of the replay behind b: the command, the dice it drew, its events
// and, unless something else is to stand there, the hash of the state after.
func (c *Course) line(b []byte, cmd levels.Command, instead func([]byte) []byte) []byte {
	said, err := json.Marshal(&cmd)
	if err != nil || len(said) < 2 {
		said = []byte(`{"do":"?"}`) // plain data always encodes
	}
	b = append(b, said[:len(said)-1]...)
	for i, d := range c.dice.Log {
		if i == 0 {
			b = append(b, `,"dice":[`...)
		} else {
			b = append(b, ',')
		}
		b = strconv.AppendUint(append(b, '['), uint64(d.Sides), 10)
		b = strconv.AppendUint(append(b, ','), uint64(d.Result), 10)
		b = append(b, ']')
		if i+1 == len(c.dice.Log) {
			b = append(b, ']')
		}
	}
	if len(c.events) > 0 {
		b = append(append(append(b, `,"events":[`...), c.events...), ']')
	}
	if instead != nil {
		b = instead(b)
	} else {
		b = append(append(append(b, `,"hash":"`...), hex16(c.Hash())...), '"')
	}
	return append(b, '}', '\n')
}

// Hash is the hash of everything that decides what comes next: facts, agenda
// and the state of the dice.
func (c *Course) Hash() uint64 {
	n := len(c.events)
	b := binary.LittleEndian.AppendUint64(c.e.AppendBinary(c.events), c.dice.State())
	if set := c.dice.Fixed; set.Sides > 0 {
		b = append(b, set.Sides, set.Face)
	}
	c.events = b[:n]
	return rules.Sum(b[n:])
}

func hex16(n uint64) string {
	const digits = "0123456789abcdef"
	var b [16]byte
	for i := range b {
		b[15-i] = digits[n>>(4*i)&15]
	}
	return string(b[:])
}
