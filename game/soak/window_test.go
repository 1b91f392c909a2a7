//go:build linux

package soak

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"time"

	"tenaille/game/match"
	"tenaille/game/probe"
	"tenaille/game/replay"
	"tenaille/game/require"
	"tenaille/game/saves"
	"tenaille/game/store"
	"tenaille/levels"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// windowRuns is how many programs are ended in their window in one folder, one after the
// other.
const windowRuns = 5

// noWindow says why there can be no window here, nil where there can.
func noWindow() error {
	if !require.HasDisplay() {
		return errors.New("no display: DISPLAY is unset or does not answer")
	}
	for _, name := range []string{"Xvfb", "xdotool"} {
		if _, err := exec.LookPath(name); err != nil {
			return err
		}
	}
	return nil
}

// builtIn is the folder of the program as players have it, empty before it is built.
var builtIn string

// built builds that program.
var built = sync.OnceValues(func() (path string, err error) {
	if builtIn, err = os.MkdirTemp("", "tenaille-soak"); err != nil {
		return "", err
	}
	path = filepath.Join(builtIn, "tenaille")
	out, err := exec.Command("go", "build", "-o", path, "../..").CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("building the program: %w\n%s", err, out)
	}
	return path, nil
})

// display is an X server of its own, so that nobody's pointer and keys are taken: it
// lasts as long as the test.
var display = sync.OnceValues(func() (string, error) {
	r, w, err := os.Pipe()
	if err != nil {
		return "", err
	}
	c := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1024x768x24", "-nolisten", "tcp")
	c.ExtraFiles, c.SysProcAttr = []*os.File{w}, &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	if err := c.Start(); err != nil {
		return "", err
	}
	w.Close()
	if err := r.SetReadDeadline(time.Now().Add(patience)); err != nil {
		return "", err
	}
	number, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		return "", fmt.Errorf("Xvfb names no display: %w", err)
	}
	return ":" + strings.TrimSpace(number), nil
})

// windowed ends the program as players have it, in a real window, again and again in one
// folder: matches that play by themselves or by keys, begun there or by programs without
// a window. Each time what is kept is held against what the window has shown.
func windowed(seed uint64) result { return inWindows(seed, windowRuns) }

func inWindows(seed, runs uint64) (r result) {
	dir, err := os.MkdirTemp("", "tenaille-soak")
	if err != nil {
		return result{Findings: []string{err.Error()}}
	}
	defer os.RemoveAll(dir)
	rng, t, st := drawn(seed, 3), newTruth(), folder(dir)
	if err := small(rng, st); err != nil {
		return result{Findings: []string{err.Error()}}
	}
	had := &kept{}
	for run := range runs {
		var args []string
		if _, _, ok := saves.Latest(st); !ok {
			if rng.IntN(2) == 0 {
				args = begins(rng)
			} else if err := begun(rng, dir, seed*1000+run, t, &r); err != nil {
				r.add([]string{err.Error()})
				return r
			}
		}
		w, err := open(dir, args)
		if err != nil {
			r.add([]string{err.Error()})
			return r
		}
		w.play(rng)
		before := len(r.Findings)
		r.add(w.program.kill())
		r.Large = max(r.Large, w.program.peak())
		r.Windows++
		now, findings := keptIn(st)
		r.add(findings)
		r.add(now.grows(had))
		had = now
		j, findings := w.journal(now, t.last)
		r.Shown += len(j.lines)
		r.add(findings)
		r.add(t.take(&j, true, st))
		r.add(t.check(st))
		r.add(goesOn(st))
		if len(r.Findings) > before {
			r.Findings = append(r.Findings[:min(before+3, len(r.Findings))], fmt.Sprintf("(window %d of the series, %v)", run+1, args))
			r.add(j.lines[max(0, len(j.lines)-6):])
			return r
		}
	}
	r.Ended = len(t.ended)
	return r
}

// small are the settings of who plays in a small window as fast as can be.
func small(rng *rand.Rand, st store.Store) error {
	s := store.DefaultSettings()
	s.Speed, s.ReducedMotion, s.Muted, s.AlwaysOpportunity = 4, rng.IntN(2) == 0, true, rng.IntN(2) == 0
	s.WindowWidth, s.WindowHeight = 640, 400
	return store.SaveSettings(st, s)
}

// begins are the options that begin a match.
func begins(rng *rand.Rand) []string {
	names, all, players := levels.Names(), rulesets.All(), seats(rng)
	return []string{
		"--level", names[rng.IntN(len(names))], "--ruleset", all[rng.IntN(len(all))].Name, "--seed", fmt.Sprint(rng.IntN(1000)),
		"--blue", players[0], "--red", players[1],
	}
}

// begun has a program without a window begin a match and leave it, of whatever terms.
func begun(rng *rand.Rand, dir string, seed uint64, t *truth, r *result) error {
	p, err := start("player", dir, seed, 0)
	if err != nil {
		return err
	}
	late := time.After(patience)
	for left := 2 + rng.IntN(8); left > 0; {
		select {
		case <-p.acts:
			left--
		case <-p.ended:
			left = 0
		case <-late:
			left = 0
		}
	}
	r.add(p.kill())
	r.Peak = max(r.Peak, p.peak())
	r.Kills++
	r.Acts += p.said.acts
	r.count(p.said.played())
	r.add(t.take(&p.said, true, folder(dir)))
	return nil
}

// goesOn opens what is to be gone on with.
func goesOn(st store.Store) (findings []string) {
	record, _, ok := saves.Latest(st)
	if !ok {
		return nil
	}
	o, err := saves.Continue(st, record)
	if err == nil {
		err = o.Damage
	}
	if err != nil {
		findings = append(findings, fmt.Sprintf("the match %s does not go on: %v", record, err))
	}
	return findings
}

// window is a program in its window.
type window struct {
	program *program
	display string
	probe   string // the file in which it says what it shows
	saves   string // the folder of what it keeps
	read    int64
	line    []byte // not yet whole
	said    []probe.State
}

// open opens the window.
func open(dir string, args []string) (*window, error) {
	path, err := built()
	if err != nil {
		return nil, err
	}
	at, err := display()
	if err != nil {
		return nil, err
	}
	w := &window{display: at, probe: filepath.Join(dir, "probe"), saves: filepath.Join(dir, dataIn, saves.Unfinished)}
	if err := errors.Join(os.RemoveAll(w.probe), os.MkdirAll(w.saves, 0o755)); err != nil {
		return nil, err
	}
	w.program, err = launch(exec.Command(path, args...), "DISPLAY="+at, "TENAILLE_PROBE="+w.probe, "LIBGL_ALWAYS_SOFTWARE=1", "LANG=en_GB.UTF-8",
		"HOME="+dir, "XDG_CONFIG_HOME="+dir+"/config", "XDG_DATA_HOME="+dir+"/data")
	return w, err
}

// play is at the window until the program is to be ended: while it starts, at any moment
// of play, when it has just shown something new, or when it has just begun to write.
func (w *window) play(rng *rand.Rand) {
	how := rng.IntN(8)
	if how == 0 {
		time.Sleep(time.Duration(rng.Int64N(int64(1500 * time.Millisecond))))
		return
	}
	after, most := 1+rng.IntN(12), time.Duration(rng.Int64N(int64(3*time.Second)))
	writes, err := created(w.saves)
	if err == nil {
		defer writes.Close()
	}
	opened, since := 0, time.Time{}
	for end := time.Now().Add(patience); time.Now().Before(end); {
		select {
		case <-w.program.ended:
			return
		default:
		}
		fresh := w.look()
		s := w.now()
		if s.Scene == "battle" && since.IsZero() {
			since, end = time.Now(), time.Now().Add(10*time.Second)
		}
		opened += fresh
		switch {
		case how < 3 && !since.IsZero() && time.Since(since) > most,
			how >= 3 && how < 6 && opened > after,
			s.Scene == "result" && rng.IntN(20) == 0:
			time.Sleep(time.Duration(rng.Int64N(int64(3 * time.Millisecond))))
			return
		case how >= 6 && err == nil && !since.IsZero():
			if n := begunIn(writes); n > 0 {
				if after -= n; after < 0 {
					time.Sleep(time.Duration(rng.Int64N(int64(4 * time.Millisecond))))
					return
				}
			}
		}
		w.press(rng, &s)
		time.Sleep(time.Millisecond)
	}
}

// created tells what is written anew in a folder.
func created(dir string) (*os.File, error) {
	fd, err := syscall.InotifyInit1(syscall.IN_NONBLOCK | syscall.IN_CLOEXEC)
	if err != nil {
		return nil, err
	}
	if _, err := syscall.InotifyAddWatch(fd, dir, syscall.IN_CREATE); err != nil {
		syscall.Close(fd)
		return nil, err
	}
	return os.NewFile(uintptr(fd), "inotify"), nil
}

// begunIn is how many files were begun since it was asked last.
func begunIn(f *os.File) (n int) {
	var b [4096]byte
	_ = f.SetReadDeadline(time.Now().Add(time.Microsecond))
	size, err := f.Read(b[:])
	if err != nil {
		return 0
	}
	for at := 0; at+syscall.SizeofInotifyEvent <= size; n++ {
		at += syscall.SizeofInotifyEvent + int(b[at+12]) // the length of the name stands in the fourth number
	}
	return n
}

// now is what the window shows.
func (w *window) now() (s probe.State) {
	if len(w.said) > 0 {
		s = w.said[len(w.said)-1]
	}
	return s
}

// look reads what the program has said since, and counts the states of a match that are
// new.
func (w *window) look() (fresh int) {
	f, err := os.Open(w.probe)
	if err != nil {
		return 0
	}
	defer f.Close()
	b := make([]byte, 1<<20)
	n, _ := f.ReadAt(b, w.read)
	w.read += int64(n)
	w.line = append(w.line, b[:n]...)
	for {
		line, rest, whole := bytes.Cut(w.line, []byte{'\n'})
		if !whole {
			return fresh
		}
		var s probe.State
		if err := json.Unmarshal(line, &s); err == nil {
			if s.Scene == "battle" && s.Hash != w.now().Hash {
				fresh++
			}
			w.said = append(w.said, s)
		}
		w.line = rest
	}
}

// press presses keys where somebody is wanted.
func (w *window) press(rng *rand.Rand, s *probe.State) {
	var keys []string
	switch {
	case s.Scene == "title" && len(s.Widgets) > 0, s.Scene == "battle" && s.Hash == "":
		keys = []string{"Return"} // on with it
	case s.Scene != "battle" || s.Busy && s.Asking == "" || s.Seat != match.Human && s.Asking == "":
		return
	case s.Asking != "":
		keys = []string{"y", "n"}[rng.IntN(2):][:1]
	case len(s.Targets) > 0 && rng.IntN(3) > 0:
		keys = []string{"Tab", "Return"}
	default:
		keys = [][]string{{"space"}, {"space"}, {"Right", "Right", "Return"}, {"Down", "Left", "Return"}, {"u"}}[rng.IntN(5)]
	}
	c := exec.Command("xdotool", append([]string{"key", "--delay", "40"}, keys...)...)
	c.Env = append(os.Environ(), "DISPLAY="+w.display)
	_ = c.Run() // what is not pressed is pressed again
	time.Sleep(60 * time.Millisecond)
}

// journal is what the window has shown as programs without one say it, found in what is
// kept. What it shows first may be known to nobody else: a match before its first action,
// or the dice of a reload before anything is done by them.
func (w *window) journal(kept *kept, last *place) (j journal, findings []string) {
	w.look()
	at, before := place{}, ""
	if last != nil {
		at = *last
	}
	for i := range w.said {
		s := &w.said[i]
		if s.Hash == "" || s.Hash == before || s.Scene != "battle" && s.Scene != "result" {
			continue
		}
		first, word := before == "", "shows"
		if before = s.Hash; first {
			word = "goes"
		}
		found, ok := kept.find(s, &at)
		if !ok && first { // it may have gone back
			found, ok = kept.find(s, &place{record: at.record})
		}
		switch {
		case ok:
			at = found
		case first:
			continue
		default:
			findings = append(findings, fmt.Sprintf("shown in the window and not kept: %s of round %d to %q, after %v", s.Hash, s.Round, s.Side, &at))
			continue
		}
		if s.Scene == "result" {
			j.lines = append(j.lines, fmt.Sprintf("over %s %s", found.record, found.hash))
			continue
		}
		j.lines = append(j.lines, fmt.Sprintf("%s %s %d %s %s", word, found.record, found.actions, found.hash, unsaid))
	}
	return j, findings
}

// kept are the states of the matches that are kept, by record: first the hashes of the
// steps, then those of what each side knew after them.
type kept struct {
	chains map[string][1 + sides][]string
}

// sides is how many sides a match has.
const sides = len(match.SideIDs)

// keptIn reads what a store keeps.
func keptIn(st store.Store) (k *kept, findings []string) {
	k = &kept{chains: map[string][1 + sides][]string{}}
	for _, folder := range []string{saves.Finished, saves.Unfinished} {
		names, _ := st.List(folder)
		for _, name := range names {
			record, _, _ := strings.Cut(strings.TrimPrefix(name, folder), ".")
			b, err := st.Load(name)
			if err != nil {
				continue
			}
			rp, err := replay.Read(bytes.NewReader(b), name)
			if err != nil || len(rp.Steps) <= len(k.chains[record][0]) {
				continue
			}
			if k.chains[record], err = states(rp); err != nil {
				findings = append(findings, err.Error())
			}
		}
	}
	return k, findings
}

// states plays a replay and writes down what was to be known at each step.
func states(rp *replay.Replay) (list [1 + sides][]string, err error) {
	m, err := match.Watch(rp)
	for more := true; more && err == nil; more, err = m.Step() {
		list[0] = append(list[0], probe.Hash(m.Hash()))
		for side := range m.Sides() {
			known := ""
			if m.Secret() {
				m.View(side).Read(func(e *rules.Encounter) { known = probe.Hash(e.Hash()) })
			}
			list[1+side] = append(list[1+side], known)
		}
	}
	return list, err
}

// find is where a state stands, by what is known to everybody or to a side: of the match
// that was shown last, and not before what was, if it is one of its.
func (k *kept) find(s *probe.State, from *place) (p place, ok bool) {
	for _, record := range append([]string{from.record}, slices.Sorted(maps.Keys(k.chains))...) {
		list, least := k.chains[record], uint64(0)
		if record == from.record {
			least = from.actions
		}
		for _, chain := range list {
			if least >= uint64(len(chain)) {
				continue
			}
			if n := slices.Index(chain[least:], s.Hash); n >= 0 {
				least += uint64(n)
				return place{record, least, list[0][least], unsaid}, true
			}
		}
	}
	return p, false
}

// grows says what is kept no more of what was kept before.
func (k *kept) grows(before *kept) (findings []string) {
	for record, chain := range before.chains {
		if was, now := chain[0], k.chains[record][0]; len(now) < len(was) || !slices.Equal(now[:len(was)], was) {
			findings = append(findings, fmt.Sprintf("of %s %d actions were kept, now %d, others or fewer", record, len(was)-1, len(now)-1))
		}
	}
	return findings
}
