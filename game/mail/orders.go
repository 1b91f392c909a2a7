package mail

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/grid"
)

// Order is one of a turn that is sealed before its dice are thrown: a command, or a choice
// between orders by how things stand when its turn comes.
type Order struct {
	Do *levels.Command
	If *Condition
	// Then and Else are what is ordered where the condition holds, and where it does not.
	Then, Else []Order
}

// Condition is what a choice hangs on.
type Condition struct {
	Who int // the id of a creature on its sheet
	Is  Is
	At  grid.Cell // for IsAt
}

// Is is what may be asked of a creature.
type Is string

// What may be asked.
const (
	// Falls: it counts as lost (SKI-19).
	Falls Is = "falls"
	// Stands: it does not.
	Stands Is = "stands"
	// Hurt: it has half of its hit points or fewer.
	Hurt Is = "hurt"
	// IsAt: its space covers a square, in the notation "4 at D5".
	IsAt Is = "at"
)

// Bounds of orders: whatever a letter holds, they are read at once.
const (
	maxOrders = 200
	maxNested = 6
	maxText   = 8 << 10
)

var (
	errLong   = fmt.Errorf("%w: more than %d characters", ErrOrders, maxText)
	errMany   = fmt.Errorf("%w: more than %d", ErrOrders, maxOrders)
	errNested = fmt.Errorf("%w: more than %d conditions in each other", ErrOrders, maxNested)
	errOpen   = fmt.Errorf(`%w: "{" without "}"`, ErrOrders)
)

// ErrOrders says that orders cannot be read, or name what there is not.
var ErrOrders = errors.New("orders")

// OrdersFault is what is wrong with orders, without saying that it is with them.
func OrdersFault(err error) string { return strings.TrimPrefix(err.Error(), ErrOrders.Error()+": ") }

// ParseOrders reads orders: steps as in a plan (levels.ParsePlan), with "if 4 falls { ... }
// else { ... }" where a choice is made. A step names who does it ("2: move D4 E5") unless
// it is who did the one before. The error names what cannot be read.
func ParseOrders(text string) ([]Order, error) {
	if len(text) > maxText {
		return nil, errLong
	}
	p := &parser{rest: text}
	list, err := p.orders(0)
	switch {
	case err != nil:
		return nil, err
	case p.rest != "":
		return nil, fmt.Errorf(`%w: "}" without "{"`, ErrOrders)
	}
	return list, nil
}

// Written writes orders in their notation, so that ParseOrders reads the same again.
func Written(list []Order) string {
	var steps []string
	for i := range list {
		o := &list[i]
		if o.If == nil {
			steps = append(steps, short(o.Do))
			continue
		}
		text := fmt.Sprintf("if %s { %s }", o.If, Written(o.Then))
		if len(o.Else) > 0 {
			text += fmt.Sprintf(" else { %s }", Written(o.Else))
		}
		steps = append(steps, text)
	}
	return strings.Join(steps, "; ")
}

// short is a command as it stands in orders.
func short(c *levels.Command) string {
	if c.Do == Yields {
		return fmt.Sprintf("%d: %s", c.By, Yields)
	}
	text, _ := c.Short() // it was read from such a text
	return text
}

// String writes a condition as it is read.
func (c *Condition) String() string {
	if c.Is == IsAt {
		return fmt.Sprintf("%d %s %s", c.Who, c.Is, c.At.Name())
	}
	return fmt.Sprintf("%d %s", c.Who, c.Is)
}

// parser reads orders from left to right.
type parser struct {
	rest  string
	by    int // who did the step before
	count int
}

// orders reads up to a closing brace or the end.
func (p *parser) orders(depth int) (list []Order, err error) {
	if depth > maxNested {
		return nil, errNested
	}
	for {
		p.rest = strings.TrimLeft(p.rest, " \t\r\n;")
		if p.rest == "" || p.rest[0] == '}' {
			return list, nil
		}
		if p.count++; p.count > maxOrders {
			return nil, errMany
		}
		var o Order
		if word, rest, _ := strings.Cut(p.rest, " "); word == "if" {
			p.rest = rest
			o, err = p.choice(depth)
		} else {
			o, err = p.step()
		}
		if err != nil {
			return nil, err
		}
		list = append(list, o)
	}
}

// step reads a command, up to a semicolon or a brace.
func (p *parser) step() (o Order, err error) {
	end := strings.IndexAny(p.rest, ";{}")
	if end < 0 {
		end = len(p.rest)
	}
	text := p.rest[:end]
	if p.rest = p.rest[end:]; strings.HasPrefix(p.rest, "{") {
		return o, fmt.Errorf(`%w: "{" stands behind %q, which is no condition`, ErrOrders, shorten(strings.TrimSpace(text)))
	}
	if who, what, named := strings.Cut(text, ":"); named && strings.TrimSpace(what) == Yields {
		if p.by, err = strconv.Atoi(strings.TrimSpace(who)); err == nil {
			return Order{Do: &levels.Command{Do: Yields, By: p.by}}, nil
		}
	}
	list, err := levels.ParsePlan(text, p.by)
	if err != nil {
		return o, fmt.Errorf("%w: %w", ErrOrders, err)
	}
	if p.by = list[0].By; p.by == 0 {
		return o, fmt.Errorf("%w: %q does not say who does it", ErrOrders, shorten(strings.TrimSpace(text)))
	}
	return Order{Do: &list[0]}, nil
}

// choice reads what follows "if".
func (p *parser) choice(depth int) (o Order, err error) {
	said, rest, found := strings.Cut(p.rest, "{")
	if !found {
		return o, fmt.Errorf(`%w: "if %s" without "{"`, ErrOrders, shorten(strings.TrimSpace(p.rest)))
	}
	if o.If, err = condition(said); err != nil {
		return o, err
	}
	by := p.by
	p.rest = rest
	if o.Then, err = p.block(depth); err != nil {
		return o, err
	}
	after := strings.TrimLeft(p.rest, " \t\r\n")
	if word, rest, found := strings.Cut(after, "{"); found && strings.TrimSpace(word) == "else" {
		p.rest, p.by = rest, by
		if o.Else, err = p.block(depth); err != nil {
			return o, err
		}
	}
	return o, nil
}

// block reads orders and the brace that closes them.
func (p *parser) block(depth int) ([]Order, error) {
	list, err := p.orders(depth + 1)
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(p.rest, "}") {
		return nil, errOpen
	}
	p.rest = p.rest[1:]
	return list, nil
}

// condition reads what a choice hangs on, such as "4 falls".
func condition(said string) (*Condition, error) {
	words := strings.Fields(said)
	wrong := fmt.Errorf(`%w: "if %s": an id, and falls, stands, hurt or at with a square`, ErrOrders, shorten(strings.TrimSpace(said)))
	if len(words) < 2 {
		return nil, wrong
	}
	who, err := strconv.Atoi(words[0])
	if err != nil || who < 1 {
		return nil, wrong
	}
	c := &Condition{Who: who, Is: Is(words[1])}
	switch c.Is {
	case Falls, Stands, Hurt:
		if len(words) == 2 {
			return c, nil
		}
	case IsAt:
		if len(words) == 3 {
			at, ok := grid.CellNamed(strings.ToUpper(words[2]))
			if c.At = at; ok {
				return c, nil
			}
		}
	}
	return nil, wrong
}

// holds reports whether a condition is met; one about nobody never is.
func (c *Condition) holds(e *rules.Encounter) bool {
	id := sheet(e, c.Who)
	if id == rules.Nobody {
		return false
	}
	f := &e.Facts.Combatants[id]
	switch lost := e.Rules.Attack.Defeated(e, id); c.Is {
	case Falls:
		return lost
	case Stands:
		return !lost
	case Hurt:
		return 2*int(f.HP) <= e.MaxHP(id)
	default:
		return e.Present(id) && e.Space(id).Contains(c.At)
	}
}

// sheet is the creature of an id, Nobody where there is none.
func sheet(e *rules.Encounter, id int) rules.ID {
	for i := range e.Creatures {
		if e.Creatures[i].Sheet == id {
			return rules.ID(i)
		}
	}
	return rules.Nobody
}
