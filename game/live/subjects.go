package live

import "strings"

// The subjects, as the server's permissions know them. KEY is somebody's public key and
// MATCH the name of a match, NUID-like, of letters and digits.
//
//	tenaille.ask.KEY.open           question: open a match (Offer)        -> Reply
//	tenaille.ask.KEY.join.MATCH     question: take a seat (Joining)       -> Reply
//	tenaille.ask.KEY.wish.MATCH     question: a Wish                      -> Answer
//	tenaille.ask.KEY.say.MATCH      question: a line of talk (Said)       -> Answer
//	tenaille.seen.MATCH.KEY         kept: the Entries, as that seat sees them
//	tenaille.seen.MATCH.all         kept: the Entries as spectators see them, later by Offer.Delay
//	tenaille.said.MATCH             kept: the talk (Said)
//	tenaille.log.MATCH              kept, for referees only: what was opened with its secret, entries
//	tenaille.table.MATCH            a queue, for referees only: who holds a match
//	tenaille.hall.MATCH             kept, the last one each: the Listing
//	tenaille.rank.KEY               kept, the last one each: the Standing
//
// Whoever holds KEY may ask under tenaille.ask.KEY and follow tenaille.seen.*.KEY,
// tenaille.seen.*.all, tenaille.said.*, tenaille.hall.* and tenaille.rank.*; nothing else.
//
// What is kept is read through JetStream, from the stream that StreamOf names. For that the
// server allows the holder of KEY, of those streams only:
//
//	publish    $JS.API.CONSUMER.CREATE.STREAM.NAME.FILTER, FILTER one of the five above
//	publish    $JS.API.CONSUMER.MSG.NEXT.STREAM.NAME and $JS.API.CONSUMER.DELETE.STREAM.NAME
//	subscribe  _INBOX_KEY.>
//
// NAME is to be one that nobody guesses. What a stream holds, $JS.API.STREAM.INFO, is for
// referees. Nobody publishes to these subjects: a stream takes in only what is sent to a
// subject that referees alone know, and keeps it under these. A question is answered only
// to the asker's own inbox.
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

// SubjectSaid is the talk of a match.
func SubjectSaid(match string) string { return prefix + "said." + match }

// SubjectLog is what referees have written down of a match.
func SubjectLog(match string) string { return prefix + "log." + match }

// SubjectTable is the place of a match in the queue of referees.
func SubjectTable(match string) string { return prefix + "table." + match }

// SubjectHall is the listing of a match; of all with "*".
func SubjectHall(match string) string { return prefix + "hall." + match }

// SubjectRank is somebody's standing; everybody's with "*".
func SubjectRank(key string) string { return prefix + "rank." + key }

// SubjectAsks is where everybody asks something of one match, "" for those that open one.
func SubjectAsks(what, match string) string { return SubjectAsk("*", what, match) }

// InboxOf is where the holder of a key is answered, with a dot and a token of its own behind.
func InboxOf(key string) string { return "_INBOX_" + key }

// The streams, by what they keep.
const (
	StreamSeen  = "TENAILLE_SEEN"
	StreamSaid  = "TENAILLE_SAID"
	StreamHall  = "TENAILLE_HALL"
	StreamRank  = "TENAILLE_RANK"
	StreamLog   = "TENAILLE_LOG"   // for referees only
	StreamTable = "TENAILLE_TABLE" // for referees only
)

// StreamOf is the stream that keeps a subject, empty for one that none keeps.
func StreamOf(subject string) string {
	rest, ok := strings.CutPrefix(subject, prefix)
	kind, _, more := strings.Cut(rest, ".")
	if !ok || !more {
		return ""
	}
	switch kind {
	case "seen", "said", "hall", "rank", "log", "table":
		return "TENAILLE_" + strings.ToUpper(kind)
	}
	return ""
}
