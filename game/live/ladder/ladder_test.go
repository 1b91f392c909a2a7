package ladder

import (
	"crypto/ed25519"
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"tenaille/game/live"
)

// TestPublishedExample is that of Glickman's paper.
func TestPublishedExample(t *testing.T) {
	games := []Game{{Rating{1400, 30, 60_000}, 2}, {Rating{1550, 100, 60_000}, 0}, {Rating{1700, 300, 60_000}, 0}}
	p := Rating{1500, 200, 60_000}.precise().rated(games)
	for _, n := range []struct{ got, want, near float64 }{
		{p.mu*scale + 1500, 1464.06, 0.01}, {p.phi * scale, 151.52, 0.01}, {p.sigma, 0.05999, 0.00001},
	} {
		if math.Abs(n.got-n.want) > n.near {
			t.Errorf("it is %v, published is %v", n.got, n.want)
		}
	}
	if r := (Rating{1500, 200, 60_000}).Rated(games); r != (Rating{1464, 152, 59_996}) {
		t.Errorf("in whole numbers it is %+v", r)
	}
}

// TestStrengthShows: of players of whom one wins three games of four the ladder finds so,
// who does not play is known less, and no result leaves the bounds.
func TestStrengthShows(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	a, b := New("KA", "Anna"), New("KB", "Berta")
	for n := range 400 {
		r := Result{Match: "M", Keys: [2]string{"KA", "KB"}, Names: [2]string{"Anna", "Berta"}, Entries: n}
		if chance.IntN(4) == 0 {
			r.Winner = 1
		}
		s := After(&r, [2]live.Standing{a, b})
		a, b = s[0], s[1]
	}
	if a.Games != 400 || a.Won+b.Won != 400 {
		t.Errorf("%+v %+v", a, b)
	}
	if gap := a.Rating - b.Rating; gap < 120 || gap > 330 {
		t.Errorf("three of four are worth %d points", gap)
	}
	if r := (Rating{1500, 100, 60_000}).Rated(nil); r.Deviation <= 100 || r.Points != 1500 {
		t.Errorf("after a period without a game it is %+v", r)
	}
	r := Rating{99_999, 0, -5}
	for range 1000 {
		r = r.Rated([]Game{{Rating{-99_999, 9999, 1 << 40}, chance.IntN(3)}})
		if r.Points > mostPoints || r.Points < -mostPoints || r.Deviation < leastDeviation || r.Deviation > mostDeviation {
			t.Fatalf("it is %+v", r)
		}
	}
}

// TestResultIsTheReferees: a result is signed whole; whatever of it is changed shows.
func TestResultIsTheReferees(t *testing.T) {
	seed := make([]byte, ed25519.SeedSize)
	key := ed25519.NewKeyFromSeed(seed)
	verify := func(_ string, data, signature []byte) error {
		if !ed25519.Verify(key.Public().(ed25519.PublicKey), data, signature) {
			return errors.New("forged")
		}
		return nil
	}
	good := Result{Match: "M1", Keys: [2]string{"KA", "KB"}, Names: [2]string{"Anna", "Berta"}, Winner: 0, Hash: "0123456789abcdef", Entries: 9}
	if err := good.Sign("R1", func(b []byte) ([]byte, error) { return ed25519.Sign(key, b), nil }); err != nil {
		t.Fatal(err)
	}
	if err := good.Signed(verify); err != nil {
		t.Fatal(err)
	}
	for n, change := range []func(r *Result){
		func(r *Result) { r.Match = "M2" }, func(r *Result) { r.Keys[0], r.Keys[1] = r.Keys[1], r.Keys[0] },
		func(r *Result) { r.Winner = 1 }, func(r *Result) { r.Hash = "0123456789abcdee" }, func(r *Result) { r.Entries++ },
		func(r *Result) { r.Names[0] = "Anna\nBerta" }, func(r *Result) { r.Referee = "R2" }, func(r *Result) { r.Signature = nil },
		func(r *Result) { r.Keys[1] = "KA" }, func(r *Result) { r.Winner = 2 }, func(r *Result) { r.Hash = "" },
	} {
		r := good
		if change(&r); r.Signed(verify) == nil {
			t.Errorf("change %d does not show", n)
		}
	}
}
