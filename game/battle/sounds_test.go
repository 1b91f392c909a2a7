package battle

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tenaille/game/match"
	"tenaille/game/sound"
	"tenaille/game/text"
	"tenaille/render/board/terrain"
	"tenaille/render/stage"
)

// signs are the cues that each sound of the stage goes with, and where the sign
// of any other sound is.
var signs = map[sound.Effect][]string{
	sound.StepStone: {"Move", "Push"}, sound.StepGrass: {"Move", "Push"}, sound.StepWood: {"Move", "Push", "Wait"}, sound.StepWater: {"Move", "Push"},
	sound.Strike: {"Strike"}, sound.Bow: {"Shoot"}, sound.Psi: {"Cast"}, sound.Heal: {"Heal", "Cast"},
	sound.Hit: {"Hurt", "Say"}, sound.Critical: {"Hurt"}, sound.Miss: {"Miss"}, sound.Blocked: {"Miss", "Clash", "Say"},
	sound.Felled: {"Fall", "Die"}, sound.Jaws: {"Jaws", "Say"}, sound.Warning: {"Say"}, sound.Roll: {"Wait"},
}

// elsewhere are the sounds of the rest of the screen, with their signs.
var elsewhere = map[sound.Effect]string{
	sound.Select:    "the part that is pressed",
	sound.Warning:   "the note, or the slip, that says why not",
	sound.Turn:      "the banner and the brackets of whose turn it is",
	sound.TheirTurn: "the banner and the brackets of whose turn it is",
	sound.Victory:   "the screen of the result",
	sound.Defeat:    "the screen of the result",
}

// TestEverySoundHasASignAndWords checks that no sound is without one of both.
func TestEverySoundHasASignAndWords(t *testing.T) {
	for _, lang := range text.Codes() {
		c := newContext(t, lang, 1280, 720, 1, 100)
		for _, e := range sound.Effects() {
			if !c.Text.Has("sound." + e.String()) {
				t.Errorf("%s: no caption for %s", lang, e)
			}
			if len(signs[e]) == 0 && elsewhere[e] == "" {
				t.Errorf("%s has no sign on the screen", e)
			}
		}
	}
}

// TestSoundsOfABattleComeWithTheirCues plays matches of machines and looks at
// every cue that is heard.
func TestSoundsOfABattleComeWithTheirCues(t *testing.T) {
	heard := map[sound.Effect]int{}
	for _, ruleset := range []string{"d20", "skirmish"} {
		c := newContext(t, "en", 1280, 720, 1, 100)
		b := New(c, match.Terms{Level: "broken-keep", Ruleset: ruleset, Players: [2]string{"soldier", "soldier"}, Seed: 4}).(*battle)
		if b.turn.Match == nil {
			t.Fatal(b.fault)
		}
		b.Layout()
		b.play.Stage.Sounded = func(cue stage.Cue, s int) {
			e := sound.Effect(s)
			heard[e]++
			name := strings.TrimPrefix(fmt.Sprintf("%T", cue), "stage.")
			ok := false
			for _, want := range signs[e] {
				ok = ok || name == want
			}
			if hurt, is := cue.(stage.Hurt); is && hurt.Crit != (e == sound.Critical) {
				ok = false
			}
			if !ok {
				t.Errorf("%s, %s is heard with %s, want %v", ruleset, e, name, signs[e])
			}
			b.sounded(cue, s)
		}
		for range 60000 {
			b.session.Skip()
			b.Update()
			if over, _ := b.turn.Match.Over(); over && !b.play.Busy() {
				break
			}
		}
	}
	for _, e := range []sound.Effect{sound.Strike, sound.Hit, sound.Miss, sound.Roll, sound.Felled, sound.Bow, sound.Blocked, sound.Jaws} {
		if heard[e] == 0 {
			t.Errorf("two matches without %s: heard %v", e, heard)
		}
	}
}

// TestSoundsHaveOneDoor looks for sounds that are played past the stage: only
// those that have their sign elsewhere may be.
func TestSoundsHaveOneDoor(t *testing.T) {
	allowed := map[string]bool{}
	for _, e := range []string{"Select", "Warning", "Turn", "TheirTurn", "Victory", "Defeat"} {
		allowed["sound."+e] = true
	}
	allowed["t.effect"] = true // one of those to listen to, which the button names
	call := regexp.MustCompile(`Sound\.Play(?:Later)?\(([^,)]*)`)
	var files []string
	for _, folder := range []string{".", "../scene", "../screens/*"} {
		list, err := filepath.Glob(folder + "/*.go")
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, list...)
	}
	n := 0
	for _, f := range files {
		if strings.HasSuffix(f, "_test.go") || f == "sounds.go" {
			continue
		}
		src, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range call.FindAllStringSubmatch(string(src), -1) {
			if n++; !allowed[m[1]] {
				t.Errorf("%s plays %s past the stage: nothing says what is seen with it", f, m[1])
			}
		}
	}
	if n < 10 {
		t.Errorf("%d calls found: the search is broken", n)
	}
}

// TestFootstepsFollowTheGround asks for the sound of each ground.
func TestFootstepsFollowTheGround(t *testing.T) {
	b := openedBattle(t, "en", "broken-keep", 7, "human", "human")
	want := map[terrain.Ground]sound.Effect{terrain.Grass: sound.StepGrass, terrain.Dirt: sound.StepGrass, terrain.Planks: sound.StepWood, terrain.Bridge: sound.StepWood, terrain.Water: sound.StepWater, terrain.Floor: sound.StepStone}
	sq := b.table.Terrain.Square(5, 5)
	for g, e := range want {
		sq.Ground = g
		if got := b.table.Footstep(at(5, 5)); got != e {
			t.Errorf("ground %d sounds like %s, want %s", g, got, e)
		}
	}
}
