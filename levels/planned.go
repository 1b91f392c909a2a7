package levels

import (
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"tenaille/rules"
	"tenaille/rules/dice"
	"tenaille/rules/grid"
)

// PlanAsk asks what comes of commands that are carried out one after the other, over all
// answers of the dice. They are given as a list, or in short as Do, by By where a step names
// nobody.
type PlanAsk struct {
	By       int       `json:"by,omitempty"`
	Do       string    `json:"do,omitempty"`
	Commands []Command `json:"commands,omitempty"`
	// Reactions are those assumed: "always", "never" or "orders"; "" is always.
	Reactions string `json:"reactions,omitempty"`
	// Most is how many answers of the dice are looked at before limits are given; 0 is the
	// usual number.
	Most int `json:"most,omitempty"`
}

// Steps returns the commands of a plan. The error names the step, counted from 1.
func (p *PlanAsk) Steps() ([]Command, error) {
	switch {
	case p.Do != "" && len(p.Commands) > 0:
		return nil, fmt.Errorf("do and commands: only one of them says what is done")
	case p.Do == "" && len(p.Commands) == 0:
		return nil, fmt.Errorf("there is nothing to be done")
	case p.Do != "":
		return ParsePlan(p.Do, p.By)
	}
	list := slices.Clone(p.Commands)
	for i := range list {
		if list[i].By == 0 {
			list[i].By = p.By
		}
	}
	return list, nil
}

// ParsePlan reads commands in their short form, such as "move B2 C2; attack 5 longsword":
// steps with semicolons between, each the name of a command, then whom it is aimed at by
// its id, squares by their names, a weapon, a power or another option by its own. "2: pass"
// is done by another than by. A full attack has its blows with commas between: "full_attack
// 5 longsword, 6 dagger". What follows "with", "decline", "ally", "item" and "then" is those
// keys of a command, and whoever rushes comes on by "follow". A power that walks has the
// squares of its way, two at least.
func ParsePlan(text string, by int) ([]Command, error) {
	var list []Command
	for i, step := range strings.Split(text, ";") {
		if strings.TrimSpace(step) == "" {
			if i > 0 && i == strings.Count(text, ";") {
				break // one at the end
			}
			return nil, fmt.Errorf("step %d is empty", i+1)
		}
		c, err := parseStep(step, by)
		if err != nil {
			return nil, fmt.Errorf("step %d, %s: %w", i+1, quote(strings.TrimSpace(step)), err)
		}
		list = append(list, c)
	}
	return list, nil
}

// Short writes a command as ParsePlan reads it, with who does it. ok is false where its
// short form does not say all of it.
func (c *Command) Short() (text string, ok bool) {
	text = c.short()
	list, err := ParsePlan(text, 0)
	return text, err == nil && len(list) == 1 && reflect.DeepEqual(&list[0], c)
}

func (c *Command) short() string {
	words := []string{strconv.Itoa(c.By) + ":", c.Do}
	number := func(word string, n int) {
		if n != 0 {
			words = append(words, strings.TrimSpace(word+" "+strconv.Itoa(n)))
		}
	}
	switch {
	case len(c.Targets) > 0 && len(c.Weapons) == len(c.Targets):
		for i, on := range c.Targets {
			if i > 0 {
				words = append(words, ",")
			}
			number("", on)
			words = append(words, c.Weapons[i])
		}
	default:
		number("", c.On)
		number("", c.Amount)
		for _, at := range c.Cells {
			words = append(words, grid.C(at[0], at[1]).Name())
		}
		if n := len(c.Cells); c.Square != nil && (n == 0 || c.Cells[n-1] != *c.Square) {
			words = append(words, grid.C(c.Square[0], c.Square[1]).Name())
		}
		words = append(words, c.Weapon, c.Option)
	}
	for i, ids := range [][]int{c.With, c.Decline} {
		if len(ids) > 0 {
			words = append(words, [...]string{"with", "decline"}[i])
		}
		for _, id := range ids {
			number("", id)
		}
	}
	if c.Follow != nil && *c.Follow {
		words = append(words, "follow")
	}
	number("ally", c.Ally)
	if c.Item != "" {
		words = append(words, "item "+c.Item)
	}
	if c.Then != nil {
		_, then, _ := strings.Cut(c.Then.short(), " ")
		words = append(words, "then "+then)
	}
	return strings.Join(slices.DeleteFunc(words, func(w string) bool { return w == "" }), " ")
}

// parseStep reads one step.
func parseStep(step string, by int) (c Command, err error) {
	c.By = by
	if who, rest, other := strings.Cut(step, ":"); other {
		if c.By, err = strconv.Atoi(strings.TrimSpace(who)); err != nil {
			return c, fmt.Errorf("%s is no id", quote(strings.TrimSpace(who)))
		}
		step = rest
	}
	words := strings.Fields(strings.ReplaceAll(step, ",", " , "))
	if len(words) == 0 {
		return c, fmt.Errorf("no command is named")
	}
	verb, ok := rules.VerbByName(words[0])
	if c.Do = words[0]; !ok {
		return c, fmt.Errorf("%s is no command", quote(c.Do))
	}
	return c, c.words(verb, words[1:])
}

// words reads what follows the name of a command.
func (c *Command) words(verb rules.Verb, words []string) error {
	var names []string // of a weapon or an option, a word at a time
	blow := func() {
		if verb == rules.FullAttack {
			c.Weapons = append(c.Weapons, strings.Join(names, " "))
			c.Targets = append(c.Targets, c.On)
			names = nil
		}
	}
	for i := 0; i < len(words); i++ {
		w := words[i]
		n, err := strconv.Atoi(w)
		cell, square := grid.CellNamed(strings.ToUpper(w))
		switch {
		case w == "then":
			c.Then = &Command{}
			if i+1 == len(words) {
				return fmt.Errorf("nothing follows %q", w)
			}
			then, known := rules.VerbByName(words[i+1])
			if c.Then.Do = words[i+1]; !known {
				return fmt.Errorf("%s is no command", quote(words[i+1]))
			}
			if err := c.Then.words(then, words[i+2:]); err != nil {
				return err
			}
			i = len(words)
		case w == "with" || w == "decline" || w == "ally":
			ids := idsAfter(words[i+1:])
			if len(ids) == 0 {
				return fmt.Errorf("ids follow %q", w)
			}
			switch i += len(ids); w {
			case "with":
				c.With = ids
			case "decline":
				c.Decline = ids
			default:
				c.Ally = ids[0]
			}
		case w == "item":
			c.Item, i = strings.Join(words[i+1:], " "), len(words)
		case w == "follow" && (verb == rules.BullRush || verb == rules.Charge):
			yes := true
			c.Follow = &yes
		case w == ",":
			if verb != rules.FullAttack {
				return fmt.Errorf("only the blows of a full attack have commas between")
			}
			blow()
		case square:
			at := [2]int{int(cell.X), int(cell.Y)}
			switch {
			case leads[verb]:
				c.Cells = append(c.Cells, at)
			case c.Square != nil && verb == rules.Power: // one that walks
				if len(c.Cells) == 0 {
					c.Cells = append(c.Cells, *c.Square)
				}
				c.Cells = append(c.Cells, at)
				fallthrough
			default:
				c.Square = &at
			}
		case err == nil && (verb == rules.OpenDoor || verb == rules.CloseDoor):
			c.Amount = n
		case err == nil:
			c.On = n
		case slices.Contains(answers[verb], w):
			c.Option = w
		default:
			names = append(names, w)
		}
	}
	if blow(); verb == rules.FullAttack {
		return nil
	}
	switch name := strings.Join(names, " "); {
	case c.Option != "":
		c.Weapon = name
	case verb == rules.Power, verb == rules.Drink, verb == rules.Move && name != "", len(orderOptions[verb]) > 0 && slices.Contains(orderOptions[verb], name):
		c.Option = name
	default:
		c.Weapon = name
	}
	return nil
}

// answers are the options of commands that answer a question in the middle of them.
var answers = map[rules.Verb][]string{rules.Trip: {"drop_weapon"}, rules.Overrun: {"block", "let_pass"}}

// leads are the commands whose squares are a way.
var leads = map[rules.Verb]bool{
	rules.Move: true, rules.FiveFootStep: true, rules.Withdraw: true, rules.Run: true, rules.Crawl: true, rules.Overrun: true, rules.GrappleMove: true,
}

// idsAfter reads numbers up to the first word that is none.
func idsAfter(words []string) (ids []int) {
	for _, w := range words {
		n, err := strconv.Atoi(w)
		if err != nil {
			break
		}
		ids = append(ids, n)
	}
	return ids
}

// PlanActions turns the commands of a plan into the actions they order, each where those
// before it lead if nobody reacts. The error names the step, counted from 1; there is an
// encounter as it is before each of them.
func PlanActions(e *rules.Encounter, list []Command) (acts []rules.Action, there []*rules.Encounter, err error) {
	now := e.Clone()
	src := dice.NewSeeded(1)
	for i := range list {
		a, err := list[i].Action(now)
		if err != nil {
			return nil, nil, fmt.Errorf("step %d, %s: %w", i+1, quote(list[i].Do), err)
		}
		acts, there = append(acts, a), append(there, now.Clone())
		if !now.Check(&a).OK() {
			continue
		}
		now.Begin(&a)
		for now.Run(src); ; now.Run(src) {
			asked, ok := now.Asked()
			if !ok {
				break
			}
			verb := rules.Decline
			question, _ := now.Question()
			if take, _ := list[i].Says(question); take {
				verb = rules.Take
			}
			now.Begin(&rules.Action{Verb: verb, By: asked.Who, On: rules.Nobody})
		}
	}
	return acts, there, nil
}
