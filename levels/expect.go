package levels

import (
	"bytes"
	"encoding/json"
	"fmt"

	"github.com/go-json-experiment/json/jsontext"
)

// answer lists every key an expect may hold, with its type; it is decoded
// only to check a file.
type answer struct {
	Legal         *bool         `json:"legal"`
	Refusal       *string       `json:"refusal"`
	Cover         *string       `json:"cover"`
	Concealment   *int          `json:"concealment"`
	Flanking      *bool         `json:"flanking"`
	Bonus         *int          `json:"bonus"`
	AC            *int          `json:"ac"`
	Hit           *string       `json:"hit"`
	Damages       *string       `json:"damages"`
	Crit          *string       `json:"crit"`
	MeanDamage    *string       `json:"mean_damage"`
	Drops         *string       `json:"drops"`
	Saps          *string       `json:"saps"`
	MeanLoss      *string       `json:"mean_loss"`
	Spends        *string       `json:"spends"`
	Effect        *bool         `json:"effect"`
	Sight         *bool         `json:"sight"`
	Cells         [][]int       `json:"cells"`
	Cost          *int          `json:"cost"`
	Opportunities []opportunity `json:"opportunities"`
	Affected      *bool         `json:"affected"`
	Success       *string       `json:"success"`
	Order         []int         `json:"order"`
	SurpriseOrder []int         `json:"surprise_order"`
	DiceLeft      *int          `json:"dice_left"`
	Includes      []string      `json:"includes"`
	Excludes      []string      `json:"excludes"`
	Combatants    []outcome     `json:"combatants"`
	Refused       *int          `json:"refused"`
	First         *string       `json:"first"`
	Rows          []modifier    `json:"rows"`
	Winner        *string       `json:"winner"`
	Goal          *string       `json:"goal"`
	Surprised     []int         `json:"surprised"`
	Difficulty    *int          `json:"difficulty"`

	// Of a plan: chances as fractions, "1/3..1/2" where only limits are known.
	Succeeds   *string       `json:"succeeds"`
	All        *string       `json:"all"`
	Open       *string       `json:"open"`
	Reactions  *string       `json:"reactions"`
	Steps      []plannedStep `json:"steps"`
	Bands      shares        `json:"bands"`
	Conditions shares        `json:"conditions"`
	Ends       shares        `json:"ends"`
	Spent      shares        `json:"spent"`
	// Goals are the chances that each is reached, by its name or its place (SKI-19).
	Goals map[string]string `json:"goals"`
}

// shares are chances by a creature's id and by name.
type shares map[string]map[string]string

// plannedStep is what comes of a step of a plan.
type plannedStep struct {
	Do       *string           `json:"do"`
	Begun    *string           `json:"begun"`
	Succeeds *string           `json:"succeeds"`
	Barred   map[string]string `json:"barred"`
	Rule     *string           `json:"rule"`
	Rows     []modifier        `json:"rows"`
}

type opportunity struct {
	Step int `json:"step"`
	By   int `json:"by"`
}

// scores are ability scores by name; those that are not named are not compared.
type scores struct {
	Str *int `json:"str"`
	Dex *int `json:"dex"`
	Con *int `json:"con"`
	Int *int `json:"int"`
	Wis *int `json:"wis"`
	Cha *int `json:"cha"`
}

// modifier is one row of an attack.
type modifier struct {
	Stat       *string `json:"stat"`
	Value      *int    `json:"value"`
	Rule       *string `json:"rule"`
	Suppressed *bool   `json:"suppressed"`
}

type outcome struct {
	ID         int      `json:"id"`
	HP         *int     `json:"hp"`
	At         *[2]int  `json:"at"`
	Conditions []string `json:"conditions"`
	Holds      []string `json:"holds"`
	Abilities  scores   `json:"abilities"`
}

// readExpect checks the keys and types of an answer and returns it decoded as
// plain values with numbers as int.
func readExpect(file string, at jsontext.Pointer, data []byte) (map[string]any, error) {
	var known answer
	if err := decode(file, at, data, &known); err != nil {
		return nil, err
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	dec.UseNumber()
	var raw map[string]any
	if err := dec.Decode(&raw); err != nil {
		return nil, &Fault{File: file, Place: place(at), Err: err}
	}
	for k, v := range raw {
		whole, err := integers(v)
		if err != nil {
			return nil, &Fault{File: file, Place: place(at.AppendToken(k)), Err: err}
		}
		raw[k] = whole
	}
	return raw, nil
}

// integers replaces every number in v by an int.
func integers(v any) (any, error) {
	switch x := v.(type) {
	case json.Number:
		n, err := x.Int64()
		if err != nil {
			return nil, fmt.Errorf("must be a whole number, not %s", shorten(x.String()))
		}
		return int(n), nil
	case []any:
		for i := range x {
			n, err := integers(x[i])
			if err != nil {
				return nil, err
			}
			x[i] = n
		}
	case map[string]any:
		for k := range x {
			n, err := integers(x[k])
			if err != nil {
				return nil, err
			}
			x[k] = n
		}
	}
	return v, nil
}
