package saves

import (
	"cmp"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"time"

	"tenaille/game/mail"
	"tenaille/game/match"
	"tenaille/game/store"
)

// Post is the folder of matches that go by mail.
const Post = "mail/"

// mailVersion is the version of the layout of a kept correspondence.
const mailVersion = 1

// keptMail is a correspondence as it lies in a file.
type keptMail struct {
	Version int                  `json:"version"`
	Kept    time.Time            `json:"kept"`
	Match   *mail.Correspondence `json:"match"`
}

// Posted is a match by mail, as a list shows it.
type Posted struct {
	// Name is that in the store.
	Name string
	// Kept is when it was kept last.
	Kept time.Time
	// Match is nil where it cannot be read; Err says why.
	Match *mail.Correspondence
	Err   error
}

// ErrMailElsewhere says that a match by mail has gone on in another window or program: what
// is known there is more.
var ErrMailElsewhere = errors.New("the match has gone on in another window")

// mailName is where a match by mail is kept.
func mailName(id mail.Secret) string { return Post + hex.EncodeToString(id[:]) + ".json" }

// KeepMail keeps a match by mail. The error is the store's, or ErrMailElsewhere; what was
// kept before stands then.
func KeepMail(st store.Store, c *mail.Correspondence) (err error) {
	name := mailName(c.Letter.ID())
	store.Alone(st, func() {
		if old, loadErr := loadMail(st, name); loadErr == nil && len(old.Match.Letter.Notes) > len(c.Letter.Notes) {
			err = ErrMailElsewhere
			return
		}
		var b []byte
		if b, err = json.Marshal(keptMail{mailVersion, time.Now().UTC(), c}); err == nil {
			err = st.Save(name, b)
		}
	})
	return err
}

// LoadMail is the match by mail of an id. The error is store.ErrNotFound where none is
// kept, or what is wrong with it.
func LoadMail(st store.Store, id mail.Secret) (*mail.Correspondence, error) {
	k, err := loadMail(st, mailName(id))
	if err != nil {
		return nil, err
	}
	return k.Match, nil
}

func loadMail(st store.Store, name string) (k keptMail, err error) {
	b, err := st.Load(name)
	if err != nil {
		return k, err
	}
	if err := json.Unmarshal(b, &k); err != nil {
		return k, fmt.Errorf("%s: %w", name, err)
	}
	switch {
	case k.Version > mailVersion:
		return k, fmt.Errorf("%s: %w", name, errNewer)
	case k.Match == nil:
		return k, fmt.Errorf("%s: there is no match in it", name)
	}
	if err := k.Match.Check(); err != nil {
		return k, fmt.Errorf("%s: %w", name, err)
	}
	return k, nil
}

// ListMail lists the matches by mail, the one kept last first.
func ListMail(st store.Store) (list []Posted) {
	names, err := st.List(Post)
	if err != nil {
		slog.Warn("the matches by mail cannot be listed", "cause", err)
	}
	for _, name := range names {
		if !strings.HasSuffix(name, ".json") {
			continue
		}
		k, err := loadMail(st, name)
		if err != nil {
			list = append(list, Posted{Name: name, Err: err})
			continue
		}
		list = append(list, Posted{Name: name, Kept: k.Kept, Match: k.Match})
	}
	slices.SortStableFunc(list, func(a, b Posted) int { return cmp.Or(b.Kept.Compare(a.Kept), cmp.Compare(a.Name, b.Name)) })
	return list
}

// KeepMailEnd keeps the record of a match by mail that is over among the finished ones, with all
// its events, if it is not there yet: letters end with the revision of the rules they began
// under, a record does not. fresh tells that it was not there. A match that is not over has
// nothing to keep; the error is the store's, or a letter that cannot be played.
func KeepMailEnd(st store.Store, c *mail.Correspondence) (fresh bool, err error) {
	s, err := c.State()
	if err != nil || s.Awaits != mail.Over {
		return false, err
	}
	store.Alone(st, func() {
		if record, there := MailRecord(st, c.Letter.ID()); !there {
			_, _, fresh, err = archive(st, nil, s.Course.Text(), record)
		}
	})
	return fresh, err
}

// MailRecord is the record under which a match by mail is kept among the finished ones, and
// whether it is; else it tells that it came to its end now.
func MailRecord(st store.Store, id mail.Secret) (record string, there bool) {
	own := match.MailRecord(id)
	names, err := st.List(Finished)
	if err != nil {
		slog.Warn("the finished matches cannot be listed", "cause", err)
	}
	for _, name := range names {
		record, _, _ = strings.Cut(strings.TrimPrefix(name, Finished), ".")
		if strings.HasSuffix(record, own) && archived(st, record) {
			return record, true
		}
	}
	return time.Now().Format(stamp) + "-" + own, false
}

// ForgetMail lets go of a match by mail: the other can no longer be answered.
func ForgetMail(st store.Store, name string) error { return st.Remove(name) }
