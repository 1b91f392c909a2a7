package campaign

import (
	"cmp"
	"embed"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"sync"

	"github.com/go-json-experiment/json"

	"tenaille/levels"
	"tenaille/rules"
)

//go:embed story.json kinds.json
var files embed.FS

// Highest is the highest level there is (CAM-01).
const Highest = 5

// Story is the campaign as its files state it.
type Story struct {
	// Purse is what the company sets out with, and Rest what a day of rest costs, in coins.
	Purse int `json:"purse"`
	Rest  int `json:"rest"`
	// Experience is what each level takes, from the first on.
	Experience []int `json:"experience"`
	// Band are those who set out, Volunteers those who come when too few are left.
	Band       []Person `json:"band"`
	Volunteers []Person `json:"volunteers"`
	// Battles are all there are; the first opens the story.
	Battles []Battle `json:"battles"`
	Goods   []Good   `json:"goods"`
	// Kinds are what each kind gains by its levels.
	Kinds map[string]Kind `json:"-"`
}

// Person is somebody who may be in the company; no two have one name.
type Person struct {
	Name string `json:"name"`
	Kind string `json:"kind"`
}

// Battle is a battle of the story.
type Battle struct {
	// Name is that of its level, levels.Load has it.
	Name string `json:"name"`
	// Level is the one that the company has by then, and that its enemies have.
	Level int `json:"level"`
	// Places is how many of the company go into it: they take those of the first so many
	// creatures of the first side.
	Places int `json:"places"`
	// Loot is what a victory brings in coins, Experience what it teaches those who fought.
	Loot       int `json:"loot"`
	Experience int `json:"experience"`
	// Joins are those who come to the company after it.
	Joins []Person `json:"joins"`
	// Next are the battles that may follow, none after the last.
	Next []string `json:"next"`
}

// Length is how many battles the story has, whichever way is taken.
func (s *Story) Length() int {
	n := 1
	for b := &s.Battles[0]; len(b.Next) > 0; n++ {
		b, _ = s.Battle(b.Next[0])
	}
	return n
}

// Good is something that is sold.
type Good struct {
	ID    string `json:"id"`
	Price int    `json:"price"`
	// Carried tells that it is used up in battle; else it is worn and stays.
	Carried bool `json:"carried"`
}

// Kind is what one kind gains by its levels (CAM-01).
type Kind struct {
	Levels []Row `json:"levels"`
	// Feats and Scores are what one of the kind may choose from at a new level.
	Feats  []string `json:"feats"`
	Scores []string `json:"scores"`
}

// Row is a level of a kind: these take the place of what its sheet says.
type Row struct {
	BAB   int `json:"bab"`
	Fort  int `json:"fort"`
	Ref   int `json:"ref"`
	Will  int `json:"will"`
	HP    int `json:"hp"`
	Sneak int `json:"sneak"`
}

// Read is the campaign that is built in.
var Read = sync.OnceValue(func() *Story {
	s, err := read(files)
	if err != nil {
		panic(err) // embedded; a test reads it
	}
	return s
})

// read reads story.json and kinds.json. Every error is a levels.Fault.
func read(fsys fs.FS) (*Story, error) {
	s := &Story{}
	if err := decode(fsys, "story.json", s); err != nil {
		return nil, err
	}
	if err := decode(fsys, "kinds.json", &s.Kinds); err != nil {
		return nil, err
	}
	return s, s.check()
}

func decode(fsys fs.FS, name string, into any) error {
	data, err := fs.ReadFile(fsys, name)
	if err == nil {
		err = json.Unmarshal(data, into, json.RejectUnknownMembers(true))
	}
	if err != nil {
		return &levels.Fault{File: "levels/campaign/" + name, Err: err}
	}
	return nil
}

// check says what of the story cannot be played.
func (s *Story) check() error {
	bad := func(place, format string, args ...any) error {
		return &levels.Fault{File: "levels/campaign/story.json", Place: place, Err: fmt.Errorf(format, args...)}
	}
	if len(s.Experience) != Highest || !slices.IsSorted(s.Experience) || s.Experience[0] != 0 {
		return bad("experience", "must be %d numbers from 0 upwards", Highest)
	}
	if len(s.Battles) == 0 || len(s.Band) == 0 {
		return bad("", "a story wants battles and a band")
	}
	seen := map[string]bool{}
	person := func(place string, list []Person) error {
		for i, p := range list {
			switch k, ok := s.Kinds[p.Kind]; {
			case !ok || len(k.Feats)+len(k.Scores) == 0:
				return bad(fmt.Sprintf("%s[%d].kind", place, i), "%q has no levels to choose from", p.Kind)
			case p.Name == "" || seen[p.Name]:
				return bad(fmt.Sprintf("%s[%d].name", place, i), "%q is nobody's, or somebody else's", p.Name)
			}
			seen[p.Name] = true
		}
		return nil
	}
	if err := cmp.Or(person("band", s.Band), person("volunteers", s.Volunteers)); err != nil {
		return err
	}
	for i := range s.Battles {
		b, at := &s.Battles[i], fmt.Sprintf("battles[%d]", i)
		if b.Level < 1 || b.Level > Highest || b.Places < 1 {
			return bad(at, "a battle wants a level from 1 to %d and places", Highest)
		}
		for _, next := range b.Next { // forward, so that every story ends
			if k := s.at(next); k <= i {
				return bad(at+".next", "%q does not come later", next)
			}
		}
		if err := person(at+".joins", b.Joins); err != nil {
			return err
		}
	}
	for i := range s.Goods {
		if g := &s.Goods[i]; g.Carried != slices.Contains(rules.Things(), g.ID) || g.Price < 1 || !g.Carried && !worn(g.ID) {
			return bad(fmt.Sprintf("goods[%d]", i), "%q is nothing that can be sold so", g.ID)
		}
	}
	return s.checkKinds()
}

func (s *Story) checkKinds() error {
	for _, kind := range slices.Sorted(maps.Keys(s.Kinds)) {
		k := s.Kinds[kind]
		bad := func(place, format string, args ...any) error {
			return &levels.Fault{File: "levels/campaign/kinds.json", Place: kind + place, Err: fmt.Errorf(format, args...)}
		}
		if _, ok := levels.Creature(kind); !ok {
			return bad("", "there is no such creature")
		}
		if len(k.Levels) != Highest {
			return bad(".levels", "%d, must be %d", len(k.Levels), Highest)
		}
		for i := range k.Levels {
			if k.Levels[i].HP < 1 {
				return bad(fmt.Sprintf(".levels[%d].hp", i), "must be 1 or more")
			}
		}
		for _, f := range k.Feats {
			if !slices.Contains(rules.TraitNames(), f) {
				return bad(".feats", "there is no feat %q", f)
			}
		}
		for _, name := range k.Scores {
			if score(&rules.AbilitiesSetup{}, name) == nil {
				return bad(".scores", "there is no score %q", name)
			}
		}
	}
	return nil
}

func (s *Story) at(name string) int {
	return slices.IndexFunc(s.Battles, func(b Battle) bool { return b.Name == name })
}

// Battle is the battle of a name.
func (s *Story) Battle(name string) (b *Battle, ok bool) {
	i := s.at(name)
	if i < 0 {
		return nil, false
	}
	return &s.Battles[i], true
}

// Has reports whether a level is a battle of the campaign.
func Has(level string) bool { return Read().at(level) >= 0 }

// Good is what is sold under an id.
func (s *Story) Good(id string) (g *Good, ok bool) {
	i := slices.IndexFunc(s.Goods, func(g Good) bool { return g.ID == id })
	if i < 0 {
		return nil, false
	}
	return &s.Goods[i], true
}

// Level is the one that so much experience makes (CAM-01).
func (s *Story) Level(experience int) int {
	n := 1
	for n < Highest && experience >= s.Experience[n] {
		n++
	}
	return n
}
