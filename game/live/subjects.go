package live

// The subjects, as the server's permissions know them. KEY is somebody's public key and
// MATCH the name of a match, NUID-like, of letters and digits.
//
//	tenaille.ask.KEY.open           question: open a match (Offer)        -> Listing
//	tenaille.ask.KEY.join.MATCH     question: take a seat (Joining)       -> Listing
//	tenaille.ask.KEY.wish.MATCH     question: a Wish                      -> Answer
//	tenaille.ask.KEY.say.MATCH      question: a line of talk (Said)       -> Answer
//	tenaille.seen.MATCH.KEY         kept: the Entries, as that seat sees them
//	tenaille.seen.MATCH.all         kept: the Entries as spectators see them, later by Offer.Delay
//	tenaille.said.MATCH             kept: the talk (Said)
//	tenaille.log.MATCH              kept, for referees only: Offer, secret, entries
//	tenaille.table.MATCH            a queue, for referees only: who holds a match
//	tenaille.hall.MATCH             kept, the last one each: the Listing
//	tenaille.rank.KEY               kept, the last one each: the Standing
//
// Whoever holds KEY may ask under tenaille.ask.KEY and follow tenaille.seen.*.KEY,
// tenaille.seen.*.all, tenaille.said.*, tenaille.hall.* and tenaille.rank.*; nothing else.
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
