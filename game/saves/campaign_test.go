package saves

import (
	"bytes"
	"encoding/json"
	"errors"
	"hash/crc32"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tenaille/game/company"
	"tenaille/game/match"
	"tenaille/game/store"
	"tenaille/rules"
	"tenaille/rules/rulesets"
)

// TestCampaignIsKept: what is kept is what is read, the one before stays whole beside it,
// and of a damaged file the other is gone on with; the damaged one is set aside, whole.
func TestCampaignIsKept(t *testing.T) {
	st := &store.Memory{}
	if c, err := LoadCampaign(st); c != nil || err != nil {
		t.Fatalf("of nothing comes %v, %v", c, err)
	}
	c := company.New("soldier", true, false)
	for _, purse := range []int{1, 2, 3} {
		c.Purse = purse
		if err := KeepCampaign(st, c); err != nil {
			t.Fatal(err)
		}
		if got, err := LoadCampaign(st); err != nil || got.Purse != purse || !got.Ironman || len(got.Members) != len(c.Members) {
			t.Fatalf("%+v, %v", got, err)
		}
	}
	for _, name := range campaignFiles {
		good, err := st.Load(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, bad := range [][]byte{good[:len(good)/2], bytes.Replace(good, []byte("Gerda"), []byte("Gerdo"), 1), bytes.Replace(good, []byte(`"version":2`), []byte(`"version":9`), 1), []byte("\x1b[2J\n"), nil} {
			if err := st.Save(name, bad); err != nil {
				t.Fatal(err)
			}
			got, err := LoadCampaign(st)
			if err == nil || got == nil || strings.ContainsAny(err.Error(), "\n\x1b") {
				t.Errorf("%s as %.30q: %v, %v", name, bad, got, err)
			}
			aside, _ := st.List(Aside)
			if !slices.ContainsFunc(aside, func(n string) bool { b, _ := st.Load(n); return bytes.Equal(b, bad) }) {
				t.Errorf("%.30q is not set aside: %v", bad, aside)
			}
			if _, err := st.Load(name); err == nil {
				t.Errorf("%s lies where it lay", name)
			}
		}
		if err := st.Save(name, good); err != nil {
			t.Fatal(err)
		}
	}
}

// TestCampaignOfEarlierRulesGoesOn: a campaign saved by this version, under the rules of
// that day, opens for ever and can be played on; the file is never written again.
func TestCampaignOfEarlierRulesGoesOn(t *testing.T) {
	for _, name := range campaignFiles {
		b, err := os.ReadFile(filepath.Join("testdata", "campaign-1.json"))
		if err != nil {
			t.Fatal(err)
		}
		st := &store.Memory{}
		if err := st.Save(name, b); err != nil {
			t.Fatal(err)
		}
		c, err := LoadCampaign(st)
		if err != nil {
			t.Fatal(err)
		}
		if c.Count() != 4 || len(c.Next()) != 2 || c.Pending == nil {
			t.Errorf("%d battles are won, next is %v, %v waits", c.Count(), c.Next(), c.Pending)
		}
		for _, next := range c.Next() {
			setup, _, err := c.Setup(next)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := rulesets.New(&setup); err != nil {
				t.Error(err)
			}
		}
		if err := KeepCampaign(st, c); err != nil {
			t.Error(err)
		}
	}
}

// TestOnlyItsOwnBattleCounts: the pending battle is known by its level and its seed; another
// match, and one that is studied, leaves the campaign as it was.
func TestOnlyItsOwnBattleCounts(t *testing.T) {
	st := &store.Memory{}
	c := company.New("soldier", false, false)
	setup, err := c.Begin(c.Next()[0], 42)
	if err != nil {
		t.Fatal(err)
	}
	if err := KeepCampaign(st, c); err != nil {
		t.Fatal(err)
	}
	e, err := rulesets.New(&setup)
	if err != nil {
		t.Fatal(err)
	}
	end := func(t match.Terms, e *rules.Encounter) (*company.Company, error) {
		err := EndCampaign(st, t, e, 0)
		c, _ := LoadCampaign(st)
		return c, err
	}
	own := match.Terms{Level: setup.Name, Seed: 42}
	for _, other := range []match.Terms{{Level: "ford", Seed: 42}, {Level: own.Level, Seed: 43}, {Level: own.Level, Seed: 42, Study: true}} {
		if c, err := end(other, e); err != nil || c.Count() != 0 || c.Pending == nil {
			t.Errorf("%+v counts, %v", other, err)
		}
	}
	for range 2 { // once
		if c, err := end(own, e); err != nil || c.Count() != 1 || c.Pending != nil {
			t.Errorf("its own counts %d times, %v", c.Count(), err)
		}
	}
	if err := EndCampaign(&store.Memory{}, own, e, 0); err != nil {
		t.Error("without a campaign:", err)
	}
}

// TestCampaignGoesOnInOnePlace: what another window has of the campaign as it was before is not
// written over what has come since; a new campaign is.
func TestCampaignGoesOnInOnePlace(t *testing.T) {
	st := &store.Memory{}
	if err := KeepCampaign(st, company.New("soldier", true, false)); err != nil {
		t.Fatal(err)
	}
	first, _ := LoadCampaign(st)
	second, _ := LoadCampaign(st)
	for n := range 2 { // its own saves are nothing else
		first.Purse = n
		if err := KeepCampaign(st, first); err != nil {
			t.Fatal(err)
		}
	}
	second.Purse = 99
	if err := KeepCampaign(st, second); !errors.Is(err, ErrCampaignElsewhere) {
		t.Errorf("what was before is kept: %v", err)
	}
	if c, err := LoadCampaign(st); err != nil || c.Purse != 1 {
		t.Errorf("%+v, %v", c, err)
	}
	if err := KeepCampaign(st, company.New("recruit", false, false)); err != nil {
		t.Error("another campaign is not begun:", err)
	}
}

// TestFoeThatIsNoMore: of an enemy that is no machine the usual one takes the place.
func TestFoeThatIsNoMore(t *testing.T) {
	for _, foe := range []string{"", "human", "dragon", "captain"} {
		st := &store.Memory{}
		if err := KeepCampaign(st, company.New(foe, false, false)); err != nil {
			t.Fatal(err)
		}
		want := match.Machine
		if foe == "captain" {
			want = foe
		}
		if c, err := LoadCampaign(st); err != nil || c.Foe != want {
			t.Errorf("%q becomes %q, %v", foe, c.Foe, err)
		}
	}
}

// TestPendingBattleIsFound: the record of the battle that waits is the one of its level and
// seed that is not over.
func TestPendingBattleIsFound(t *testing.T) {
	st := &store.Memory{}
	c := company.New("soldier", false, false)
	setup, err := c.Begin(c.Next()[0], 42)
	if err != nil {
		t.Fatal(err)
	}
	if got := PendingRecord(st, c); got != "" {
		t.Errorf("%q is found where nothing lies", got)
	}
	m, err := match.New(match.Config{Setup: setup, Seats: []string{"soldier", "soldier"}, Seed: 42})
	if err != nil {
		t.Fatal(err)
	}
	for m.Actions() < 3 {
		if a, done := m.Think(1 << 20); done {
			if _, err := m.Do(a); err != nil {
				t.Fatal(err)
			}
		}
	}
	record := NewRecord(st, m)
	if _, err := NewKeeper(st, m, record).Save(st); err != nil {
		t.Fatal(err)
	}
	if got := PendingRecord(st, c); got != record {
		t.Errorf("%q is found, want %q", got, record)
	}
	for _, ironman := range []bool{false, true} {
		c.Ironman = ironman
		if err := KeepCampaign(st, c); err != nil {
			t.Fatal(err)
		}
		if err := MayForget(st, record); errors.Is(err, ErrCampaignWaits) != ironman || MayForget(st, record+"-2") != nil {
			t.Errorf("ironman %v: whether it may be let go of: %v", ironman, err)
		}
	}
	c.Pending.Seed = 4
	if got := PendingRecord(st, c); got != "" {
		t.Errorf("%q is found for another seed", got)
	}
}

// FuzzCampaign wants a campaign that can be played, or one line that says why not, of any
// bytes.
func FuzzCampaign(f *testing.F) {
	f.Add([]byte(`{"members":[{"name":"A","kind":"fighter","hp":3}]}`))
	f.Add([]byte(`{"members":[{"name":"A","kind":"?","hp":-3,"choices":["str","str"],"worn":["ward_ring"]}],"chapters":[{"battle":"tale-keep","won":true}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		c := &company.Company{}
		if json.Unmarshal(b, c) != nil || c.Mend() != nil {
			return
		}
		for _, next := range c.Next() {
			setup, _, err := c.Setup(next)
			if err != nil {
				continue // nobody goes
			}
			if _, err := rulesets.New(&setup); err != nil {
				t.Errorf("%v", err)
			}
		}
		c.Steward()
	})
}

// TestEveryPartOfACampaignIsSummed: a file whose count, version or revision was changed is
// damaged, and one of the first version is still read.
func TestEveryPartOfACampaignIsSummed(t *testing.T) {
	st := &store.Memory{}
	if err := KeepCampaign(st, company.New("soldier", false, false)); err != nil {
		t.Fatal(err)
	}
	whole, err := st.Load(campaignFiles[1])
	if err != nil {
		t.Fatal(err)
	}
	var s savedCampaign
	if err := json.Unmarshal(whole, &s); err != nil {
		t.Fatal(err)
	}
	for name, change := range map[string]func(s *savedCampaign){
		"count": func(s *savedCampaign) { s.Count = 99 }, "version": func(s *savedCampaign) { s.Version = 1 }, "revision": func(s *savedCampaign) { s.Revision++ },
	} {
		bad := s
		change(&bad)
		b, err := json.Marshal(bad)
		if err != nil {
			t.Fatal(err)
		}
		if _, _, err := readCampaign(b); !errors.Is(err, errSum) {
			t.Errorf("another %s: %v", name, err)
		}
	}
	s.Version, s.Sum = 1, crc32.ChecksumIEEE(s.Company)
	b, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := readCampaign(b); err != nil {
		t.Errorf("one of the first version: %v", err)
	}
}

// TestEarlierCompaniesAreKept: a company that another comes after, finished or given up,
// stays to be read, the last first; one that only set out leaves nothing, a save of the same
// company sets nothing aside, and where it cannot be kept the new one does not take its place.
func TestEarlierCompaniesAreKept(t *testing.T) {
	st := &store.Memory{}
	for n := range 4 {
		c := company.New("soldier", false, false)
		c.Purse = n
		if n > 0 {
			c.Chapters = []company.Chapter{{Battle: "tale-fold", Won: true, Rounds: n}}
		}
		for range 3 {
			if err := KeepCampaign(st, c); err != nil {
				t.Fatal(err)
			}
		}
		var got []int
		for _, c := range EarlierCompanies(st) {
			got = append(got, c.Purse)
		}
		if want := [][]int{nil, nil, {1}, {2, 1}}[n]; !slices.Equal(got, want) {
			t.Errorf("when company %d has set out the earlier ones are %v, want %v", n, got, want)
		}
	}
	names, err := st.List(Earlier)
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Save(names[0], []byte("torn")); err != nil {
		t.Fatal(err)
	}
	if list := EarlierCompanies(st); len(list) != 1 || list[0].Purse != 2 {
		t.Errorf("beside a damaged one %d can be read", len(list))
	}
	if err := KeepCampaign(refusing{st}, company.New("recruit", false, false)); err == nil {
		t.Error("a company is let go of that could not be set aside")
	}
	if c, err := LoadCampaign(st); err != nil || c.Purse != 3 {
		t.Errorf("the campaign is %+v, %v", c, err)
	}
}

// refusing is a store that has no room for an earlier company.
type refusing struct{ store.Store }

func (r refusing) Save(name string, b []byte) error {
	if strings.HasPrefix(name, Earlier) {
		return store.ErrFull
	}
	return r.Store.Save(name, b)
}
