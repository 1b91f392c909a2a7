package saves

import (
	"fmt"
	"log/slog"
	"slices"
	"strings"

	"tenaille/game/company"
	"tenaille/game/store"
)

// Earlier is the folder of the companies whose campaign another one came after, each in a
// file of its own that is never written again.
const Earlier = "campaigns/"

// storied reports whether anything is told of a company: one that only set out left nothing.
func storied(c *company.Company) bool {
	return len(c.Chapters) > 0 || len(c.Fallen) > 0 || c.Tries > 0 || c.Pending != nil
}

// shelve keeps a company among the earlier ones before another takes its place.
func shelve(st store.Store, c *company.Company, count uint64) error {
	if c == nil || !storied(c) {
		return nil
	}
	b, sum, err := campaignFile(c, count)
	if err != nil {
		return err
	}
	return st.Save(fmt.Sprintf("%s%010d-%08x.json", Earlier, count, sum), b)
}

// EarlierCompanies are those of the campaigns that were given up or came to their end before
// the one that is played, the last first. A file that cannot be read is passed over and stays.
func EarlierCompanies(st store.Store) (list []*company.Company) {
	names, err := st.List(Earlier)
	if err != nil {
		slog.Warn("the earlier companies cannot be listed", "cause", err)
	}
	slices.Reverse(names) // they are sorted by their counts
	for _, name := range names {
		if !strings.HasSuffix(name, ".json") {
			continue
		}
		b, err := st.Load(name)
		var c *company.Company
		if err == nil {
			c, _, err = readCampaign(b)
		}
		if err != nil {
			slog.Warn("an earlier company cannot be read", "name", name, "cause", err)
			continue
		}
		list = append(list, c)
	}
	return list
}
