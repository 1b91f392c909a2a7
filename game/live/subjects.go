package live

import (
	"encoding/json"
	"strings"
)

// The subjects, as the server's permissions know them. KEY is somebody's public key and
// MATCH the name of a match, NUID-like, of letters and digits.
//
//	tenaille.ask.KEY.open           question: open a match (Offer)        -> Reply
//	tenaille.ask.KEY.join.MATCH     question: take a seat (Joining)       -> Reply
//	tenaille.ask.KEY.wish.MATCH     question: a Wish                      -> Answer
//	tenaille.ask.KEY.say.MATCH      question: a line of talk (Said)       -> Answer
//	tenaille.seen.MATCH.KEY         kept: the Entries, as that seat sees them
//	tenaille.seen.MATCH.all         kept: the Entries as spectators see them, later by Offer.Delay
//	tenaille.said.MATCH.KEY         kept: the talk (Said), to that seat
//	tenaille.said.MATCH.all         kept: the talk to spectators, of no private match
//	tenaille.log.MATCH              kept, for referees only: what was opened with its secret, entries
//	tenaille.table.MATCH            a queue, for referees only: who holds a match
//	tenaille.hall.MATCH             kept, the last one each: the Listing
//	tenaille.rank.KEY               kept, the last one each: the Standing
//	tenaille.result.MATCH           kept: the ladder.Result of a ranked match, signed by its referee
//
// Whoever holds KEY may ask under tenaille.ask.KEY and follow tenaille.seen.*.KEY,
// tenaille.seen.*.all, the same of said, tenaille.hall.*, tenaille.rank.* and
// tenaille.result.*; nothing else.
//
// What is kept is told as it is written, under tenaille.now. instead of tenaille., with the
// headers Nats-Sequence, its number in the stream, and Nats-Last-Sequence, that of the one
// before it of the same subject. What was written before is asked for:
//
//	tenaille.ask.KEY.read           question: a Reading                   -> Page
//
// Players have no part in JetStream itself: whoever may read a stream may have the server
// send what is in it to any subject. A question is answered only in the asker's own inbox.
const prefix = "tenaille."

// Watching is who reads what spectators see.
const Watching = "all"

// SubjectAsk is where the holder of a key asks: what is open, join, wish or say; match is
// empty for open.
func SubjectAsk(key, what, match string) string {
	if match == "" {
		return prefix + "ask." + key + "." + what
	}
	return prefix + "ask." + key + "." + what + "." + match
}

// SubjectSeen is what a seat sees of a match; who is a key or Watching.
func SubjectSeen(match, who string) string { return prefix + "seen." + match + "." + who }

// SubjectSaid is the talk of a match, as it is told to a seat or to spectators; who is a key or
// Watching.
func SubjectSaid(match, who string) string { return prefix + "said." + match + "." + who }

// SubjectLog is what referees have written down of a match.
func SubjectLog(match string) string { return prefix + "log." + match }

// SubjectTable is the place of a match in the queue of referees.
func SubjectTable(match string) string { return prefix + "table." + match }

// SubjectHall is the listing of a match; of all with "*".
func SubjectHall(match string) string { return prefix + "hall." + match }

// SubjectRank is somebody's standing; everybody's with "*".
func SubjectRank(key string) string { return prefix + "rank." + key }

// SubjectResult is what came of a ranked match.
func SubjectResult(match string) string { return prefix + "result." + match }

// SubjectAsks is where everybody asks something of one match, "" for those that open one.
func SubjectAsks(what, match string) string { return SubjectAsk("*", what, match) }

// InboxOf is where the holder of a key is answered, with a dot and a token of its own behind.
func InboxOf(key string) string { return "_INBOX_" + key }

// SubjectNow is where what is kept under a subject is told as it is written.
func SubjectNow(subject string) string { return prefix + "now." + strings.TrimPrefix(subject, prefix) }

// SubjectOfNow is under which subject what was told is kept.
func SubjectOfNow(now string) string { return prefix + strings.TrimPrefix(now, prefix+"now.") }

// MayPublish is where whoever holds a key, and is no referee, may publish: these and nothing
// else.
func MayPublish(key string) []string { return []string{prefix + "ask." + key + ".>"} }

// MayHear is what whoever holds a key, and is no referee, may listen to.
func MayHear(key string) []string {
	hear := []string{InboxOf(key) + ".>"}
	for _, s := range []string{SubjectSeen("*", key), SubjectSeen("*", Watching), SubjectSaid("*", key), SubjectSaid("*", Watching), SubjectHall("*"), SubjectRank("*"), SubjectResult("*")} {
		hear = append(hear, SubjectNow(s))
	}
	return hear
}

// MayRead reports whether whoever holds a key, and is no referee, may read what is kept under
// a subject, in which a whole token may be "*".
func MayRead(key, subject string) bool {
	rest, ok := strings.CutPrefix(subject, prefix)
	if !ok {
		return false
	}
	t := strings.Split(rest, ".")
	for i := range t {
		if t[i] != "*" && !plain(t[i]) {
			return false
		}
	}
	switch t[0] {
	case "seen", "said":
		return len(t) == 3 && (t[2] == key || t[2] == Watching)
	case "hall", "rank", "result":
		return len(t) == 2
	}
	return false
}

// plain reports whether a token has letters and digits alone.
func plain(token string) bool {
	for _, r := range token {
		if (r < 'a' || r > 'z') && (r < 'A' || r > 'Z') && (r < '0' || r > '9') {
			return false
		}
	}
	return token != ""
}

// Reading asks for what is kept under a subject, after a number of the stream.
type Reading struct {
	Subject string `json:"subject"`
	After   uint64 `json:"after"`
}

// Page is some of what is kept, in order; More tells that there is more after it.
type Page struct {
	List []Kept `json:"list"`
	More bool   `json:"more"`
	// Fault is why nothing is told: FaultUnknown what cannot be read, FaultFlood too much.
	Fault string `json:"fault,omitempty"`
}

// Kept is a message that is kept.
type Kept struct {
	Subject  string          `json:"u"`
	Sequence uint64          `json:"s"`
	Data     json.RawMessage `json:"d"`
}

// Bounds of a page.
const (
	MaxPage      = 64        // messages
	MaxPageBytes = 256 << 10 // after which no message is added
)

// The streams, by what they keep.
const (
	StreamSeen   = "TENAILLE_SEEN"
	StreamSaid   = "TENAILLE_SAID"
	StreamHall   = "TENAILLE_HALL"
	StreamRank   = "TENAILLE_RANK"
	StreamResult = "TENAILLE_RESULT"
	StreamLog    = "TENAILLE_LOG"   // for referees only
	StreamTable  = "TENAILLE_TABLE" // for referees only
)

// SubjectsIn are all subjects that a stream keeps.
func SubjectsIn(stream string) string {
	return prefix + strings.ToLower(strings.TrimPrefix(stream, streamMark)) + ".>"
}

// streamMark is before the names of all streams.
const streamMark = "TENAILLE_"

// StreamOf is the stream that keeps a subject, empty for one that none keeps.
func StreamOf(subject string) string {
	rest, ok := strings.CutPrefix(subject, prefix)
	kind, _, more := strings.Cut(rest, ".")
	if !ok || !more {
		return ""
	}
	switch kind {
	case "seen", "said", "hall", "rank", "result", "log", "table":
		return streamMark + strings.ToUpper(kind)
	}
	return ""
}
