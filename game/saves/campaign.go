package saves

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"log/slog"
	"strings"

	"tenaille/game/company"
	"tenaille/game/match"
	"tenaille/game/store"
	"tenaille/rules"
)

// campaignFiles are the two files that the campaign is saved to in turn: the one before
// stays whole beside it.
var campaignFiles = [2]string{"campaign.json", "campaign.twin.json"}

// campaignVersion is the version of the layout of a saved campaign.
const campaignVersion = 2

// savedCampaign is a campaign as it lies in a file.
type savedCampaign struct {
	Version int `json:"version"`
	// Revision is that of the rules it was saved under; it goes on under any later one.
	Revision int `json:"revision"`
	// Count orders the two files, Sum is the checksum of all else as it is written; in version
	// 1 of the company alone.
	Count   uint64          `json:"count"`
	Sum     uint32          `json:"sum"`
	Company json.RawMessage `json:"company"`
}

// sum is the checksum of all that a file says.
func (s *savedCampaign) sum() uint32 {
	return crc32.ChecksumIEEE(fmt.Appendf(nil, "%d %d %d %s", s.Version, s.Revision, s.Count, s.Company))
}

var (
	errSum   = errors.New("the checksum is another: the file is damaged")
	errNewer = errors.New("it is of a newer version of the game")
)

// ErrCampaignElsewhere says that the campaign has gone on in another window or program: what
// is done with it as it was before is not kept, or a defeat would be undone by it.
var ErrCampaignElsewhere = errors.New("the campaign has gone on elsewhere")

// readCampaign reads one of the files.
func readCampaign(b []byte) (c *company.Company, count uint64, err error) {
	var s savedCampaign
	if err := json.Unmarshal(b, &s); err != nil {
		return nil, 0, err
	}
	switch {
	case s.Version > campaignVersion:
		return nil, 0, fmt.Errorf("version %d: %w", s.Version, errNewer)
	case s.Version == 1 && crc32.ChecksumIEEE(s.Company) != s.Sum, s.Version != 1 && s.sum() != s.Sum:
		return nil, 0, errSum
	}
	c = &company.Company{}
	if err := json.Unmarshal(s.Company, c); err != nil {
		return nil, 0, err
	}
	if match.IsHuman(c.Foe) || match.CheckSeat(c.Foe) != nil {
		c.Foe = match.Machine // one that is no more
	}
	c.Kept = s.Count
	return c, s.Count, c.Mend()
}

// LoadCampaign reads the campaign that is played, nil where there is none: from the file
// saved last, else from the one before. The error says what is wrong with a file that
// cannot be read; it is set aside, and what could be read stands beside the error.
func LoadCampaign(st store.Store) (*company.Company, error) {
	c, _, err := latestCampaign(st)
	return c, err
}

func latestCampaign(st store.Store) (best *company.Company, count uint64, fault error) {
	for _, name := range campaignFiles {
		b, err := st.Load(name)
		if errors.Is(err, store.ErrNotFound) {
			continue
		}
		var c *company.Company
		n := uint64(0)
		if err == nil {
			if c, n, err = readCampaign(b); err != nil {
				setCampaignAside(st, name, b)
			}
		}
		if err != nil {
			fault = cmp.Or(fault, fmt.Errorf("%s: %w", name, err))
			continue
		}
		if best == nil || n > count {
			best, count = c, n
		}
	}
	return best, count, fault
}

// setCampaignAside takes a damaged file out of the way, but never what it says.
func setCampaignAside(st store.Store, name string, b []byte) {
	err := st.Save(fmt.Sprintf("%s%s-%016x.json", Aside, strings.TrimSuffix(name, ".json"), store.Print(b)), b)
	if err == nil {
		err = st.Remove(name)
	}
	if err != nil {
		slog.Warn("a damaged campaign stays where it is", "cause", err)
	}
}

// KeepCampaign keeps the campaign; a company that it was kept of before goes to the earlier
// ones first. The error is the store's, or ErrCampaignElsewhere; what was kept before stands
// then.
func KeepCampaign(st store.Store, c *company.Company) (err error) {
	store.Alone(st, func() { err = keepCampaign(st, c) })
	if err != nil {
		return fmt.Errorf("campaign: %w", err)
	}
	return nil
}

func keepCampaign(st store.Store, c *company.Company) error {
	before, count, _ := latestCampaign(st)
	if c.Kept > 0 && count > c.Kept {
		return ErrCampaignElsewhere
	}
	if c.Kept == 0 {
		if err := shelve(st, before, count); err != nil {
			return err
		}
	}
	count++
	b, _, err := campaignFile(c, count)
	if err != nil {
		return err
	}
	if err := st.Save(campaignFiles[count%2], b); err != nil {
		return err
	}
	c.Kept = count
	return nil
}

// campaignFile is a company as it lies in a file, and its checksum.
func campaignFile(c *company.Company, count uint64) (b []byte, sum uint32, err error) {
	saved := savedCampaign{Version: campaignVersion, Revision: rules.Revision, Count: count}
	if saved.Company, err = json.Marshal(c); err != nil {
		return nil, 0, err
	}
	saved.Sum = saved.sum()
	b, err = json.Marshal(saved)
	return b, saved.Sum, err
}

// EndCampaign notes how the pending battle of the campaign ended, if a match of these
// terms is that battle. The error says that the campaign could not be read or kept.
func EndCampaign(st store.Store, t match.Terms, e *rules.Encounter, winner int) error {
	c, err := LoadCampaign(st)
	if c == nil || !Belongs(c, t) {
		return err
	}
	c.Settle(e, winner == 0)
	return cmp.Or(err, KeepCampaign(st, c))
}

// Belongs reports whether a match of these terms is the pending battle of a campaign.
func Belongs(c *company.Company, t match.Terms) bool {
	return c.Pending != nil && !t.Study && c.Pending.Battle == t.Level && c.Pending.Seed == t.Seed
}

// ErrCampaignWaits says that a match is the battle that the campaign waits for.
var ErrCampaignWaits = errors.New("the campaign waits for this match")

// MayForget says whether the player may let go of a match that is not over: not of the battle
// that an ironman campaign waits for, which would begin anew with the same dice then (CAM-05).
// The error is ErrCampaignWaits.
func MayForget(st store.Store, record string) error {
	if c, _ := LoadCampaign(st); c != nil && c.Ironman && PendingRecord(st, c) == record {
		return ErrCampaignWaits
	}
	return nil
}

// PendingRecord is the record under which the pending battle of a campaign lies, "" where
// it was not begun in earnest.
func PendingRecord(st store.Store, c *company.Company) string {
	if c.Pending == nil {
		return ""
	}
	for _, e := range List(st) {
		if e.Card.Level == c.Pending.Battle && e.Card.Name == "" && !e.Card.Over && strings.Contains(e.Record+"-", fmt.Sprintf("-%d-", c.Pending.Seed)) {
			return e.Record
		}
	}
	return ""
}
