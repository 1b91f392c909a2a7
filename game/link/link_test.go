package link

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"

	"tenaille/game/internal/arena"
	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/replay"
	"tenaille/levels"
	"tenaille/rules/rulesets"
)

// four are four a side.
var four = [2]levels.Army{
	{{Kind: "fighter", Count: 1}, {Kind: "archer", Count: 1}, {Kind: "rogue", Count: 1}, {Kind: "cleric", Count: 1}},
	{{Kind: "orc", Count: 2}, {Kind: "goblin-archer", Count: 1}, {Kind: "wolf", Count: 1}},
}

// page stands for the address of a page that links are opened by.
const page = "https://tenaille.example.org/play/#"

// played is a match of machines up to the end of a round, or to its own.
func played(t testing.TB, terms match.Terms, rounds int) *match.Match {
	t.Helper()
	m, err := terms.Open()
	if err != nil {
		t.Fatal(err)
	}
	for over, _ := m.Over(); !over && m.Round() <= rounds; over, _ = m.Over() {
		a, done := m.Think(1 << 20)
		if !done {
			continue
		}
		if r, err := m.Do(a); err != nil || !r.OK() {
			t.Fatalf("%v is refused by %v: %v", a, r, err)
		}
	}
	return m
}

// record is the text of a match.
func record(t testing.TB, m *match.Match) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := m.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// sent is a record after it has travelled.
func sent(t testing.TB, text []byte) (link string, got []byte) {
	t.Helper()
	link, err := Encode(Match{text})
	if err != nil {
		t.Fatal(err)
	}
	thing, err := Decode(page + link)
	if err != nil {
		t.Fatalf("a link of %d letters: %v", len(link), err)
	}
	return link, thing.(Match).Record
}

// TestMatchOfTenRoundsFits: matches of four against four on maps that are shipped are no
// longer than a link may be after ten rounds, whatever the rules, and come to the same
// record, so to the same state after every action.
func TestMatchOfTenRoundsFits(t *testing.T) {
	var all []int
	for i, set := range rulesets.Names() {
		for k, level := range []string{"ford", "broken-keep", "night-market", "salt-mine"} {
			terms := match.Terms{Level: level, Ruleset: set, Players: [2]string{"recruit", "soldier"}, Seed: uint64(10*i + k), Armies: four}
			if k%2 == 1 {
				terms.Players = [2]string{"soldier", "soldier"}
			}
			m := played(t, terms, 10)
			text := record(t, m)
			link, got := sent(t, text)
			if !bytes.Equal(got, text) {
				t.Errorf("%s by %s: the record is another after it has travelled: %s", level, set, differs(got, text))
			}
			n := len(page) + len(link)
			if all = append(all, n); n > Longest {
				t.Errorf("%s by %s: %d letters after round %d", level, set, n, m.Round())
			}
			t.Logf("%s by %s: %d actions in %d rounds, %d letters", level, set, m.Actions(), m.Round(), n)
		}
	}
	t.Logf("from %d to %d letters", slices.Min(all), slices.Max(all))
}

// differs is the first line that is another.
func differs(got, want []byte) string {
	a, b := strings.Split(string(got), "\n"), strings.Split(string(want), "\n")
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			return "\n" + cut(a[i]) + "\n" + cut(b[i])
		}
	}
	return "more lines"
}

func cut(s string) string { return s[:min(len(s), 600)] }

// TestEveryDeedTravels: matches of players who do whatever is legal, with every verb there
// is, come to the same record.
func TestEveryDeedTravels(t *testing.T) {
	for i, set := range rulesets.Names() {
		for seed := range uint64(3) {
			terms := match.Terms{Level: "proving-ground", Ruleset: set, Players: [2]string{"random", "random"}, Seed: 100*uint64(i) + seed}
			text := record(t, played(t, terms, 4))
			c := writer()
			if err := (Match{text}).write(c); err != nil {
				t.Fatal(err)
			}
			thing, err := readMatch(reader(c.end()))
			if err != nil {
				t.Fatalf("%s, seed %d: %v", set, terms.Seed, err)
			}
			if got := thing.(Match).Record; !bytes.Equal(got, text) {
				t.Errorf("%s, seed %d: %s", set, terms.Seed, differs(got, text))
			}
		}
	}
}

// TestRecordsTravel: the records that are kept for tests come to the same state, the
// finished ones finished.
func TestRecordsTravel(t *testing.T) {
	for _, name := range []string{"proving-ground-7", "three-d20", "three-limited", "three-skirmish"} {
		rp := arena.Recorded(t, "../replay/testdata/"+name+".jsonl")
		m, err := match.Resume(rp)
		if err != nil {
			t.Fatal(err)
		}
		text := record(t, m)
		c := writer()
		if err := (Match{text}).write(c); err != nil {
			t.Fatal(err)
		}
		thing, err := readMatch(reader(c.end()))
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		back, err := thing.(Match).Replay(name)
		if err != nil {
			t.Fatal(err)
		}
		if (back.End == nil) != (rp.End == nil) || len(back.Steps) != len(rp.Steps) || back.Steps[len(back.Steps)-1].Hash != rp.Steps[len(rp.Steps)-1].Hash {
			t.Errorf("%s: it comes to another end", name)
		}
	}
}

// TestWhatDoesNotTravel: an ironman match under way stays where it is, one of earlier rules
// travels as its file, and so does what is too long.
func TestWhatDoesNotTravel(t *testing.T) {
	iron := played(t, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"soldier", "soldier"}, Reload: replay.Ironman}, 1)
	if _, err := Encode(Match{record(t, iron)}); !errors.Is(err, replay.ErrIronman) {
		t.Errorf("an ironman match under way: %v", err)
	}
	long := played(t, match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"random", "random"}}, 30)
	if _, err := Encode(Match{record(t, long)}); !errors.Is(err, ErrLong) {
		t.Errorf("a long match: %v", err)
	}
	if _, err := Encode(SetUp{Level: "own/mine", Ruleset: "d20", Players: [2]string{"human", "human"}}); !errors.Is(err, ErrBound) {
		t.Errorf("a set-up on a map of one's own: %v", err)
	}
}

// things are one of each kind, small.
func things(t testing.TB) []Thing {
	t.Helper()
	s, err := levels.Load("broken-keep")
	if err != nil {
		t.Fatal(err)
	}
	var position bytes.Buffer
	if err := levels.WritePosition(&position, s); err != nil {
		t.Fatal(err)
	}
	six := 6
	terms := match.Terms{Level: "ford", Ruleset: "d20", Players: [2]string{"human", mail.Seat(0)}}
	offer, err := terms.OfferByMail(mail.Secret{1})
	if err != nil {
		t.Fatal(err)
	}
	answer, err := mail.Accept(&offer.Letter, "never", mail.Secret{2})
	if err != nil {
		t.Fatal(err)
	}
	return []Thing{
		Match{record(t, played(t, match.Terms{Level: "ford", Ruleset: "limited", Players: [2]string{"soldier", "soldier"}, Seed: 5}, 2))},
		Position{position.Bytes()},
		Puzzle{levels.Puzzles()[3]},
		SetUp{Level: "stilts", Ruleset: "d20", Players: [2]string{"human", "captain"}, Seed: 1<<63 + 1, Armies: four, Situation: &six, Options: map[string]string{"diagonal": "d1111"}},
		Army{Ruleset: "skirmish", Points: 200, Army: four[1]},
		Offer{&offer.Letter},
		Note{offer.Letter.ID(), 0, answer.Letter.Notes[0]},
	}
}

// TestEveryKindTravels: of every kind one comes back as it was; with any page before it, and
// with blanks around it.
func TestEveryKindTravels(t *testing.T) {
	for _, thing := range things(t) {
		text, err := Encode(thing)
		if err != nil {
			t.Fatalf("%T: %v", thing, err)
		}
		again, err := Encode(thing)
		if err != nil || again != text {
			t.Errorf("%T: encoded twice it is another", thing)
		}
		t.Logf("%T: %d letters", thing, len(text))
		for _, v := range []string{text, " " + page + text + "\n", "#" + text} {
			got, err := Decode(v)
			if err != nil {
				t.Fatalf("%T: %v", thing, err)
			}
			if back, err := Encode(got); err != nil || back != text {
				t.Errorf("%T: it comes back as another: %v", thing, err)
			}
		}
	}
}

// TestForeignLinks: what is no link of the game is said to be none, and a newer one to be
// newer.
func TestForeignLinks(t *testing.T) {
	good, err := Encode(Puzzle{levels.Puzzles()[0]})
	if err != nil {
		t.Fatal(err)
	}
	b, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(good, mark))
	if err != nil {
		t.Fatal(err)
	}
	newer := slices.Clone(b)
	newer[0]++
	kind := slices.Clone(b)
	kind[1] = 99
	for _, v := range []struct {
		text string
		want error
	}{
		{"", ErrForeign}, {"https://example.org/#top", ErrForeign}, {strings.Repeat("a", 100_000), ErrForeign},
		{mark, ErrDamaged}, {good[:len(good)-1], ErrDamaged}, {good + "A", ErrDamaged}, {mark + "!!!", ErrDamaged},
		{sealed(newer[:len(b)-sumSize]), ErrNewer}, {sealed(kind[:len(b)-sumSize]), ErrNewer},
	} {
		if _, err := Decode(v.text); !errors.Is(err, v.want) {
			t.Errorf("%.40q: %v, want %v", v.text, err, v.want)
		}
	}
}

// sealed is a link of a body whose checksum is right.
func sealed(body []byte) string {
	b := binary.BigEndian.AppendUint32(slices.Clone(body), crc32.ChecksumIEEE(body))
	return mark + base64.RawURLEncoding.EncodeToString(b)
}

// TestHostileLinks: 2,000 links that were mangled, most of them with the right checksum, are
// read or refused in one line, and none of them takes much memory.
func TestHostileLinks(t *testing.T) {
	const count, most = 2000, 256 << 20
	var bodies [][]byte
	for _, thing := range things(t) {
		text, err := Encode(thing)
		if err != nil {
			t.Fatal(err)
		}
		b, err := base64.RawURLEncoding.DecodeString(strings.TrimPrefix(text, mark))
		if err != nil {
			t.Fatal(err)
		}
		bodies = append(bodies, b[:len(b)-sumSize])
	}
	chance := rand.New(rand.NewPCG(17, 0))
	var before, after runtime.MemStats
	read, worst := 0, uint64(0)
	for i := range count {
		body := mangled(chance, bodies)
		text := sealed(body)
		if i%10 == 0 {
			text = text[:len(text)/2] + "x" + text[len(text)/2+1:]
		}
		runtime.ReadMemStats(&before)
		thing, err := Decode(text)
		runtime.ReadMemStats(&after)
		worst = max(worst, after.TotalAlloc-before.TotalAlloc)
		if err == nil {
			if read++; thing == nil {
				t.Fatalf("%q is nothing and no error", text)
			}
			continue
		}
		if strings.ContainsAny(err.Error(), "\n\r\x00\x1b") || len(err.Error()) > 500 {
			t.Errorf("the message is %q", err)
		}
		if !errors.Is(err, ErrForeign) && !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrNewer) && !errors.Is(err, ErrOther) {
			t.Errorf("it is refused by %v", err)
		}
	}
	t.Logf("%d of %d are read all the same; at most %d kB are allocated", read, count, worst>>10)
	if worst > most {
		t.Errorf("one takes %d MB in all", worst>>20)
	}
}

// mangled is one of some bodies with bytes changed, cut, doubled or made up.
func mangled(chance *rand.Rand, bodies [][]byte) []byte {
	b := slices.Clone(bodies[chance.IntN(len(bodies))])
	switch chance.IntN(5) {
	case 0:
		b = b[:2+chance.IntN(len(b)-2)]
	case 1:
		b = append(b[:2:2], b[2+chance.IntN(len(b)-2):]...)
	case 2:
		for i := range b[2:] {
			b[2+i] = byte(chance.Uint32())
		}
	case 3:
		b = append(b, make([]byte, chance.IntN(2000))...)
	default:
		for range 1 + chance.IntN(4) {
			b[2+chance.IntN(len(b)-2)] ^= byte(1 + chance.IntN(255))
		}
	}
	return b
}

// TestOtherStateIsRefused: a match that does not come to the state that its link says was
// played by other rules than these.
func TestOtherStateIsRefused(t *testing.T) {
	c := writer()
	if err := things(t)[0].write(c); err != nil {
		t.Fatal(err)
	}
	body := append([]byte{version, kindMatch}, c.end()...)
	if _, err := Decode(sealed(body)); err != nil {
		t.Fatal(err)
	}
	for back := 5; back < 9; back++ { // the hash stands last, a byte of it in each
		other := slices.Clone(body)
		other[len(other)-back] ^= 0x55
		if _, err := Decode(sealed(other)); !errors.Is(err, ErrOther) {
			t.Errorf("with another hash: %v", err)
		}
	}
}
