package campaign

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// TestCampaignIsOneStory: eight battles by either branch, which parts once, with no battle
// that nobody comes to; each is a level that the rules can play.
func TestCampaignIsOneStory(t *testing.T) {
	s, err := read(files)
	if err != nil {
		t.Fatal(err)
	}
	met, parted, ways := map[string]bool{}, 0, 0
	var walk func(name string, n int)
	walk = func(name string, n int) {
		b, ok := s.Battle(name)
		if !ok {
			t.Fatalf("there is no battle %s", name)
		}
		if met[name] = true; len(b.Next) == 0 {
			if ways++; n != 8 {
				t.Errorf("a way ends with battle %d", n)
			}
			return
		}
		if len(b.Next) > 1 {
			parted++
		}
		for _, next := range b.Next {
			walk(next, n+1)
		}
	}
	walk(s.Battles[0].Name, 1)
	if len(met) != len(s.Battles) || parted != 1 || ways != 2 {
		t.Errorf("%d battles of %d are met, the story parts %d times and ends %d ways", len(met), len(s.Battles), parted, ways)
	}
	for i := range s.Battles {
		setup, err := levels.Load(s.Battles[i].Name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := rulesets.New(&setup); err != nil {
			t.Error(err)
		}
		if len(setup.Goals) == 0 || len(setup.Events) == 0 {
			t.Errorf("%s has no goals or nothing happens in it", setup.Name)
		}
		for k := range s.Battles[i].Places {
			if setup.Combatants[k].Side != setup.Combatants[0].Side {
				t.Errorf("%s has no %d places", setup.Name, s.Battles[i].Places)
			}
		}
	}
}

// TestLevelsGrow (CAM-01): no number falls from a level to the next, hit points rise, and
// the price by the formula with them; a choice is worth what it says.
func TestLevelsGrow(t *testing.T) {
	s := Read()
	for kind, k := range s.Kinds {
		before := 0
		for n := 1; n <= Highest; n++ {
			sheet, ok := s.Sheet(kind, n)
			if !ok {
				t.Fatalf("there is no %s", kind)
			}
			price := levels.Points(&sheet)
			if n > 1 {
				a, b := k.Levels[n-2], k.Levels[n-1]
				if b.BAB < a.BAB || b.Fort < a.Fort || b.Ref < a.Ref || b.Will < a.Will || b.HP <= a.HP || b.Sneak < a.Sneak {
					t.Errorf("%s of level %d is less than of level %d", kind, n, n-1)
				}
				if sheet.Points == 0 && price < before {
					t.Errorf("%s of level %d costs %d, before %d", kind, n, price, before)
				}
			}
			if before = price; sheet.HP != sheet.MaxHP {
				t.Errorf("%s of level %d is hurt", kind, n)
			}
		}
		for _, choice := range s.Choices(kind, nil) {
			sheet, _ := s.Sheet(kind, 4)
			was := sheet
			was.Feats = slices.Clone(was.Feats)
			if Choose(&sheet, 4, choice); sheet.Abilities == was.Abilities && len(sheet.Feats) == len(was.Feats) {
				t.Errorf("%s gains nothing by %s", kind, choice)
			}
			if choice == "con" && sheet.MaxHP != was.MaxHP+4 {
				t.Errorf("%s: two points of Constitution give %d hit points", kind, sheet.MaxHP-was.MaxHP)
			}
		}
	}
	for _, id := range []string{KeenEdge, FineMail, WardRing} {
		sheet, _ := s.Sheet("fighter", 1)
		was, _ := s.Sheet("fighter", 1)
		if Wear(&sheet, id); levels.ArmourClass(&sheet) == levels.ArmourClass(&was) && sheet.Weapons[0].Enhancement == was.Weapons[0].Enhancement {
			t.Errorf("%s does nothing", id)
		}
	}
}

// TestBadStoriesAreRefused: each fault is told with its file, and none panics.
func TestBadStoriesAreRefused(t *testing.T) {
	story, err := files.ReadFile("story.json")
	if err != nil {
		t.Fatal(err)
	}
	kinds, err := files.ReadFile("kinds.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct{ file, old, fresh, want string }{
		{"story.json", `"purse"`, `"purze"`, "purze"},
		{"story.json", `[0, 100,`, `[9, 100,`, "experience"},
		{"story.json", `"next": ["tale-stones"]`, `"next": ["tale-fold"]`, "does not come later"},
		{"story.json", `"next": ["tale-stones"]`, `"next": ["nowhere"]`, "nowhere"},
		{"story.json", `"Gerda"`, `"Tib"`, "Tib"},
		{"story.json", `"kind": "rogue"`, `"kind": "wolf"`, "wolf"},
		{"story.json", `"level": 1`, `"level": 9`, "battles[0]"},
		{"story.json", `"keen_edge"`, `"keen_age"`, "keen_age"},
		{"kinds.json", `"wolf"`, `"woolf"`, "woolf"},
		{"kinds.json", `"point_blank_shot", `, `"point_blank", `, "point_blank"},
		{"kinds.json", `"scores": ["dex"`, `"scores": ["luck"`, "luck"},
		{"kinds.json", `"hp": 15`, `"hp": 0`, "hp"},
		{"kinds.json", `{`, ``, "kinds.json"},
	} {
		fsys := fstest.MapFS{"story.json": {Data: story}, "kinds.json": {Data: kinds}}
		text := string(fsys[row.file].Data)
		if !strings.Contains(text, row.old) {
			t.Fatalf("%s has no %s", row.file, row.old)
		}
		fsys[row.file] = &fstest.MapFile{Data: []byte(strings.Replace(text, row.old, row.fresh, 1))}
		_, err := read(fsys)
		var fault *levels.Fault
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), row.want) || !strings.Contains(err.Error(), row.file) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s for %s: %v", row.fresh, row.old, err)
		}
	}
	if _, err := read(fstest.MapFS{}); err == nil {
		t.Error("nothing is a story")
	}
}
