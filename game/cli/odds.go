//go:build !js

package cli

import (
	"encoding/json"
	"fmt"
	"math/big"
	"slices"
	"strconv"
	"strings"

	judge "tenaille/game/referee"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/odds"
)

// oddsCommand holds the flags of the odds command.
type oddsCommand struct {
	By        int    `help:"Id of who acts where a step names nobody."`
	Plan      string `help:"What is done, step by step: \"move B2 C2; attack 5 longsword\". Without it the plan that the position asks about."`
	Reactions string `enum:"always,never,orders," placeholder:"WHAT" default:"" help:"What those do who may react: always, never, or orders: as one for whom nobody decides."`
	Ruleset   string `help:"Use this ruleset instead of the one the position names."`
	Case      string `help:"Id of the case, of a file with several."`
	Most      int    `help:"How many answers of the dice are looked at before limits are given."`
	JSON      bool   `help:"Print the answer as JSON."`
	File      string `arg:"" name:"position" help:"Position file."`
}

// Run prints what a plan comes to.
func (o *oddsCommand) Run(s streams) error {
	file, err := levels.OpenPosition(o.File)
	if err != nil {
		return err
	}
	c, err := pick(&file, o.File, o.Case)
	if err != nil {
		return err
	}
	if o.Ruleset != "" {
		c.Setup.Ruleset = o.Ruleset
	}
	ask := levels.PlanAsk{}
	if c.Ask != nil && c.Ask.Plan != nil {
		ask = *c.Ask.Plan
	}
	if o.By != 0 {
		ask.By = o.By
	}
	if o.Plan != "" {
		ask.Do, ask.Commands = o.Plan, nil
		leaveOut(&ask, &c.Setup)
	}
	if o.Reactions != "" {
		ask.Reactions = o.Reactions
	}
	if o.Most != 0 {
		ask.Most = o.Most
	}
	if ask.Do == "" && ask.Commands == nil {
		return fmt.Errorf("%s: no plan: --plan says what is done, as \"move B2 C2; attack 5 longsword\"", levels.Line(o.File))
	}
	c.Ask = &levels.Ask{Plan: &ask}
	answer, err := asked(c)
	if err != nil {
		return fmt.Errorf("%s: %s", levels.Line(o.File), strings.TrimPrefix(err.Error(), "ask."))
	}
	if o.JSON {
		line, err := json.Marshal(answer)
		if err != nil {
			return err
		}
		fmt.Fprintf(s.out, "%s\n", escaped(line))
		return nil
	}
	list, _ := ask.Steps()
	o.print(s, c, list, answer)
	return nil
}

// leaveOut takes out of a plan the squares that a mover stands on: "move B2 C2" says of who
// stands on B2 what "move C2" says.
func leaveOut(ask *levels.PlanAsk, s *rules.Setup) {
	list, err := ask.Steps()
	if err != nil {
		return // it is told where the plan is read
	}
	at, out := map[int][2]int{}, false
	for i := range s.Combatants {
		v := &s.Combatants[i]
		at[v.ID] = v.At
	}
	for i := range list {
		cells := list[i].Cells
		if len(cells) == 0 {
			continue
		}
		if from, there := at[list[i].By]; there && len(cells) > 1 && cells[0] == from {
			list[i].Cells, out = cells[1:], true
		}
		at[list[i].By] = cells[len(cells)-1]
	}
	if out {
		ask.Do, ask.Commands = "", list
	}
}

// pick returns the case of a file that is asked about by its id, the only one where none is
// named.
func pick(file *levels.File, name, id string) (*levels.Case, error) {
	if id == "" && len(file.Cases) == 1 {
		return &file.Cases[0], nil
	}
	ids := make([]string, len(file.Cases))
	for i := range file.Cases {
		if ids[i] = file.Cases[i].ID; id != "" && ids[i] == id {
			return &file.Cases[i], nil
		}
	}
	if len(ids) == 0 {
		return nil, fmt.Errorf("%s: there are no cases", levels.Line(name))
	}
	if id == "" {
		return nil, fmt.Errorf("%s: --case names one of its cases: %s", levels.Line(name), strings.Join(ids, ", "))
	}
	return nil, fmt.Errorf("%s: no case %q; there are %s", levels.Line(name), id, strings.Join(ids, ", "))
}

// print writes the answer for a reader: the headline, the steps, what becomes of everybody.
func (o *oddsCommand) print(s streams, c *levels.Case, list []levels.Command, a judge.Answer) {
	steps := a["steps"].([]any)
	last := list[len(list)-1].Do
	fmt.Fprintf(s.out, "%s  %s succeeds at the end (%s); reactions: %s\n", percents(a["succeeds"]), last, a["succeeds"], a["reactions"])
	if a["all"] != a["succeeds"] {
		fmt.Fprintf(s.out, "%s  every step succeeds (%s)\n", percents(a["all"]), a["all"])
	}
	if a["open"] != "0" {
		fmt.Fprintf(s.out, "not all was walked: %s of the throws are open, and the chances are exact limits\n", percents(a["open"]))
	}
	fmt.Fprintln(s.out)
	for i, v := range steps {
		step := v.(map[string]any)
		fmt.Fprintf(s.out, "step %d  %-16s begun %s  succeeds %s  (%s, %s)", i+1, step["do"], percents(step["begun"]), percents(step["succeeds"]), step["succeeds"], step["rule"])
		barred, _ := step["barred"].(map[string]any)
		for _, rule := range sorted(barred) {
			fmt.Fprintf(s.out, "; not begun by %s %s", rule, percents(barred[rule]))
		}
		fmt.Fprintln(s.out)
	}
	bands, conditions := a["bands"].(map[string]any), a["conditions"].(map[string]any)
	ends, spent := a["ends"].(map[string]any), a["spent"].(map[string]any)
	for i := range c.Setup.Combatants {
		sheet := &c.Setup.Combatants[i]
		id := strconv.Itoa(sheet.ID)
		own, there := bands[id].(map[string]any)
		if !there {
			continue
		}
		fmt.Fprintf(s.out, "\n%s %s\n", id, levels.Line(sheet.Name))
		for b := range odds.BandCount {
			if v, can := own[b.String()]; can {
				fmt.Fprintf(s.out, "    %-24s %s  %s\n", b, percents(v), v)
			}
		}
		told(s, "with", standing(conditions[id]))
		told(s, "at", ends[id])
		told(s, "spent", spent[id])
	}
}

// told prints the chances of what is named, the likeliest first.
func told(s streams, what string, v any) {
	shares := v.(map[string]any)
	names := sorted(shares)
	slices.SortStableFunc(names, func(a, b string) int { return lower(shares[b]).Cmp(lower(shares[a])) })
	for _, name := range names {
		fmt.Fprintf(s.out, "    %-24s %s  %s\n", what+" "+name, percents(shares[name]), shares[name])
	}
}

// standing leaves out of conditions those that are bands of hit points too.
func standing(v any) map[string]any {
	own := map[string]any{}
	for name, share := range v.(map[string]any) {
		if name != rules.Disabled.String() && name != rules.Dying.String() && name != rules.Dead.String() {
			own[name] = share
		}
	}
	return own
}

// sorted are the names of an object, by the alphabet.
func sorted(of map[string]any) []string {
	names := make([]string, 0, len(of))
	for name := range of {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// lower is the lower limit of a chance that is told.
func lower(v any) *big.Rat {
	from, _, _ := strings.Cut(v.(string), "..")
	r, ok := new(big.Rat).SetString(from)
	if !ok {
		return new(big.Rat)
	}
	return r
}

// percents writes a chance that is told as a fraction in percent, with two decimals.
func percents(v any) string {
	from, to, limits := strings.Cut(v.(string), "..")
	text := percentOf(from)
	if limits {
		text += " to " + percentOf(to)
	}
	return text
}

func percentOf(fraction string) string {
	r, ok := new(big.Rat).SetString(fraction)
	if !ok {
		return fraction
	}
	return r.Mul(r, big.NewRat(100, 1)).FloatString(2) + " %"
}
