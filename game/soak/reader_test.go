//go:build linux

package soak

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"tenaille/game/cli"
	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/replay"
	"tenaille/game/saves"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/rules"
)

// batch is how many damaged files one program reads.
const batch = 50

// originals are what the damaged files were made of.
type originals struct {
	save, twin []byte   // packed, the twin one action older
	hashes     []string // of the match's steps
	replays    [][]byte
	settings   []byte
	maps       [][]byte
	tiles      []byte
	sheets     [][]byte
	positions  [][]byte
}

// readDamaged reads a batch of damaged files, each as the game or a command does, and
// says before what it is about to do.
func readDamaged(dir string, seed uint64) error {
	s, err := wholeFiles(drawn(seed, 10))
	if err != nil {
		return err
	}
	for i := range uint64(batch) {
		rng := drawn(seed, 100+i)
		at := filepath.Join(dir, fmt.Sprint(i))
		if err := os.MkdirAll(at, 0o755); err != nil {
			return err
		}
		before := spent()
		n := rng.IntN(10)
		say("reads %d", i)
		refused, fault := doors[min(n, len(doors)-1)](rng, s, at)
		if fault != nil {
			say("fault %d %s", i, strings.ReplaceAll(fmt.Sprint(fault), "\n", " "))
		}
		say("read %d %v %.3f", i, refused, spent()-before)
		if err := os.RemoveAll(at); err != nil {
			return err
		}
	}
	return nil
}

// spent is what the program has taken of a processor, in seconds.
func spent() float64 {
	var u syscall.Rusage
	_ = syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return float64(u.Utime.Nano()+u.Stime.Nano()) / 1e9
}

// doors are the ways that a file comes in; each damages one, opens it and says whether
// it was refused, and what is wrong with that.
var doors = []func(rng *rand.Rand, s *originals, dir string) (refused bool, fault error){
	savedDoor, savedDoor, savedDoor, recordDoor, recordDoor, settingsDoor, mapDoor, mapDoor, positionDoor, tilesDoor,
}

// savedDoor goes on with a match whose last save is damaged, and in one of three cases
// the one before it as well.
func savedDoor(rng *rand.Rand, s *originals, dir string) (refused bool, fault error) {
	const record = "20260101-120000-brawl-1"
	st := folder(dir)
	twin, both := s.twin, rng.IntN(3) == 0
	if both {
		twin = harmedSave(rng, twin)
	}
	bad := harmedSave(rng, s.save)
	if err := st.Save(saves.Unfinished+record+".jsonl.gz", bad); err != nil {
		return false, err
	}
	if err := st.Save(saves.Unfinished+record+".twin.jsonl.gz", twin); err != nil {
		return false, err
	}
	saves.Settle(st)
	saves.List(st)
	_, _, offered := saves.Latest(st)
	o, err := saves.Continue(st, record)
	if err != nil {
		if !both {
			return true, fmt.Errorf("the save before it is whole, and nothing goes on: %w", err)
		}
		return true, oneLine(err)
	}
	m := o.Begun
	if n := m.Actions(); n >= uint64(len(s.hashes)) || s.hashes[n] != probe.Hash(m.Hash()) {
		return false, fmt.Errorf("it goes on after %d actions with %s", n, probe.Hash(m.Hash()))
	} else if !both && (n+2 < uint64(len(s.hashes)) || !offered) {
		return false, fmt.Errorf("offered %v, it goes on after %d actions of %d", offered, n, len(s.hashes)-1)
	}
	if o.Damage == nil {
		return false, nil
	}
	if names, _ := st.List(saves.Aside); len(names) == 0 {
		return true, fmt.Errorf("nothing was set aside: %w", o.Damage)
	}
	return true, oneLine(o.Damage)
}

// oneLine says what is wrong with a message.
func oneLine(err error) error {
	if s := err.Error(); strings.ContainsAny(s, "\n\r\x00\x1b") || len(s) > 500 {
		return fmt.Errorf("the message is %q", s)
	}
	return nil
}

// command runs a command of the program on a file and wants an answer, or one line on
// each thing that is wrong.
func command(args ...string) (refused bool, fault error) {
	var out, errs bytes.Buffer
	none := cli.Screen{Play: func(cli.Play) error { return nil }, Take: func(cli.Shot) (*image.RGBA, error) { return nil, nil }}
	code := cli.Run(args, &out, &errs, none)
	said := errs.String()
	if code != 0 && code != 1 || code == 1 && said == "" && out.Len() == 0 || code == 0 && said != "" {
		return code != 0, fmt.Errorf("%s: exit %d and %q", args[0], code, said)
	}
	if strings.ContainsAny(said+out.String(), "\r\x00\x1b") || strings.Contains(said, "fault of the program") || strings.Contains(said, "goroutine") {
		return code != 0, fmt.Errorf("%s says %q", args[0], said)
	}
	return code != 0, nil
}

func recordDoor(rng *rand.Rand, s *originals, dir string) (refused bool, fault error) {
	path := filepath.Join(dir, "game.jsonl")
	if err := os.WriteFile(path, harmedSave(rng, s.replays[rng.IntN(len(s.replays))]), 0o644); err != nil {
		return false, err
	}
	refused, fault = command("verify", path)
	if b, err := os.ReadFile(path); err == nil && fault == nil {
		if text, err := replay.Unpack(b); err == nil {
			_, _, _ = replay.Glance(text, "game.jsonl")
		}
		if rp, err := replay.Read(bytes.NewReader(b), "game.jsonl"); err == nil {
			_, _ = match.Resume(rp)
		}
	}
	return refused, fault
}

func settingsDoor(rng *rand.Rand, s *originals, dir string) (refused bool, fault error) {
	st, bad := folder(dir), harmed(rng, s.settings)
	if err := st.Save("settings.json", bad); err != nil {
		return false, err
	}
	v, err := store.LoadSettings(st)
	if v.Speed < 1 || v.Scale < 75 || v.WindowWidth < 480 {
		return err != nil, fmt.Errorf("settings out of range: %+v", v)
	}
	if err == nil {
		return false, store.SaveSettings(st, v)
	}
	if aside, err := st.Load("settings-damaged.json"); err != nil || !bytes.Equal(aside, bad) {
		return true, fmt.Errorf("they are not kept: %w", err)
	}
	return true, oneLine(err)
}

// mapDoor plays on a damaged map, or with a damaged creature beside it, if it can be
// opened at all.
func mapDoor(rng *rand.Rand, s *originals, dir string) (refused bool, fault error) {
	tmx, sheet := s.maps[rng.IntN(len(s.maps))], s.sheets[rng.IntN(len(s.sheets))]
	if rng.IntN(2) == 0 {
		tmx = harmed(rng, tmx)
	} else {
		sheet = harmed(rng, sheet)
	}
	return onMap(tmx, s.tiles, sheet, dir)
}

func tilesDoor(rng *rand.Rand, s *originals, dir string) (refused bool, fault error) {
	return onMap(s.maps[rng.IntN(len(s.maps))], harmed(rng, s.tiles), s.sheets[0], dir)
}

func onMap(tmx, tiles, sheet []byte, dir string) (refused bool, fault error) {
	if err := os.MkdirAll(filepath.Join(dir, "creatures"), 0o755); err != nil {
		return false, err
	}
	for name, b := range map[string][]byte{"field.tmx": tmx, "terrain.tsx": tiles, "creatures/goblin.json": sheet} {
		if err := os.WriteFile(filepath.Join(dir, name), b, 0o644); err != nil {
			return false, err
		}
	}
	path := filepath.Join(dir, "field.tmx")
	if _, err := levels.OpenField(path); err != nil {
		return true, oneLine(err)
	}
	setup, err := levels.Load(path)
	if err != nil {
		return true, oneLine(err)
	}
	return machines(setup)
}

// machines play the first actions of a match.
func machines(setup rules.Setup) (refused bool, fault error) {
	m, err := match.New(match.Config{Setup: setup, Seats: []string{"soldier", "recruit"}, Seed: 1})
	if err != nil {
		return true, oneLine(err)
	}
	for n := 0; m.Machine() && n < 12; {
		a, done := m.Think(1 << 20)
		if !done {
			continue
		}
		n++
		if r, err := m.Do(a); err != nil || !r.OK() {
			return false, fmt.Errorf("the machine chose what is not legal: %v, %w", r, err)
		}
	}
	return false, nil
}

func positionDoor(rng *rand.Rand, s *originals, dir string) (refused bool, fault error) {
	path := filepath.Join(dir, "cases.json")
	if err := os.WriteFile(path, harmed(rng, s.positions[rng.IntN(len(s.positions))]), 0o644); err != nil {
		return false, err
	}
	return command("referee", path)
}
