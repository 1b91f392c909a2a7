package livetest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"tenaille/game/live"
	"tenaille/game/live/ladder"
	"tenaille/game/live/table"
)

// Server keeps messages by subject and referees matches. It belongs to one goroutine.
type Server struct {
	now    int64
	tables map[string]*table.Table
	logs   map[string]*log
	ranks  map[string]live.Standing
	kept   map[string][]message
	number uint64 // of the last message
	lines  []*Line
	posts  []post // under way to the referee
	rough  *rand.Rand
	worst  int64 // longest delay in milliseconds
	absent bool  // there is no referee
	opened int
}

// log is what is written down of a match, and how much of it was told to whom.
type log struct {
	opened  table.Opened
	entries []live.Entry
	told    map[string]int // by reader
	rated   bool           // its result has counted
}

// message is one that is kept.
type message struct {
	sequence uint64
	subject  string
	data     []byte
}

// post is a question on its way to the referee.
type post struct {
	at      int64
	from    *Line
	ticket  live.Ticket
	subject string
	data    []byte
}

// New is a server without a match.
func New() *Server {
	return &Server{tables: map[string]*table.Table{}, logs: map[string]*log{}, ranks: map[string]live.Standing{}, kept: map[string][]message{}}
}

// Rough has all lines lose, double and delay questions and answers from now on, up to so
// many milliseconds, by a seed; 0 milliseconds has them be as they were.
func (s *Server) Rough(seed uint64, worst int) {
	s.rough, s.worst = rand.New(rand.NewPCG(seed, 17)), int64(worst)
	if worst == 0 {
		s.rough = nil
	}
}

// Now is the server's time in milliseconds.
func (s *Server) Now() int64 { return s.now }

// Hall is a hall at the end of a new line of whoever holds a key.
func (s *Server) Hall(key string) (*live.Hall, *Line) {
	l := s.Line(key)
	return live.NewHallBy(l, s.Now), l
}

// Table is the match as its referee has it, nil where there is none of that name.
func (s *Server) Table(match string) *table.Table { return s.tables[match] }

// Secret is the one a match of this server has, for tests that prove dice.
func secret(n int) (s live.Secret) {
	copy(s[:], fmt.Sprintf("the secret of match %d", n))
	return s
}

// Kill ends the referee with all it knows but has not written down, and Take has another
// one take over the matches from their logs. The error is a match it cannot take.
func (s *Server) Kill() { s.absent, s.tables = true, map[string]*table.Table{} }

// Take has another referee take over after Kill.
func (s *Server) Take() error {
	s.absent = false
	for name, l := range s.logs {
		t, err := table.Resume(l.opened, l.entries)
		if err != nil {
			return fmt.Errorf("match %s: %w", name, err)
		}
		s.tables[name] = t
	}
	return nil
}

// Run lets so many milliseconds go by.
func (s *Server) Run(milliseconds int) {
	const step = 10
	for end := s.now + int64(milliseconds); s.now < end; {
		s.now += step
		s.serve()
		for _, l := range s.lines {
			l.work()
		}
	}
}

// serve does what the referee does in a step.
func (s *Server) serve() {
	due := s.posts
	s.posts = nil
	for _, p := range due {
		switch {
		case p.at > s.now:
			s.posts = append(s.posts, p)
		case !s.absent:
			s.answer(p)
		}
	}
	if s.absent {
		return
	}
	for _, name := range s.names() {
		t := s.tables[name]
		before := t.Listing()
		if t.Wakes(s.now) <= s.now {
			s.write(t, t.Tick(s.now))
		}
		s.publish(t, before)
	}
}

func (s *Server) names() []string {
	names := make([]string, 0, len(s.tables))
	for name := range s.tables {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// answer hands a question to the referee.
func (s *Server) answer(p post) {
	words := strings.Split(p.subject, ".") // tenaille ask KEY WHAT MATCH
	if len(words) < 4 || words[1] != "ask" || words[2] != p.from.key {
		p.from.reply(p.ticket, nil, live.ErrForbidden)
		return
	}
	if words[3] == "open" && len(words) == 4 {
		s.opened++
		t, reply := table.Opening(p.from.key, p.data, secret(s.opened), s.now)
		if t != nil && s.tables[t.Match()] != nil { // it is asked again
			t, reply = nil, s.tables[t.Match()].Reply()
		}
		if t != nil {
			name := t.Match()
			s.tables[name] = t
			s.logs[name] = &log{opened: t.Opened(), told: map[string]int{}}
			s.write(t, t.Entries())
			s.publish(t, live.Listing{})
		}
		p.from.reply(p.ticket, reply, nil)
		return
	}
	var t *table.Table
	if len(words) == 5 {
		t = s.tables[words[4]]
	}
	if t == nil {
		p.from.reply(p.ticket, table.Refusal(live.FaultOver), nil)
		return
	}
	before := t.Listing()
	h := t.Hear(p.from.key, words[3], p.data, s.now)
	s.write(t, h.Entries)
	if h.Said != nil {
		for _, who := range t.Hearers() {
			s.keep(live.SubjectSaid(t.Match(), who), encode(h.Said), false)
		}
	}
	s.publish(t, before)
	p.from.reply(p.ticket, h.Reply, nil)
}

// write writes down entries.
func (s *Server) write(t *table.Table, entries []live.Entry) {
	l := s.logs[t.Match()]
	l.entries = append(l.entries, entries...)
}

// publish tells what is due of a match: to those who have had a seat, to whoever watches,
// and in the hall.
func (s *Server) publish(t *table.Table, before live.Listing) {
	l, listing := s.logs[t.Match()], t.Listing()
	for side := range listing.Seats {
		if key := listing.Seats[side].Key; key != "" {
			s.tell(t, l, key, t.Due(side, l.told[key], s.now))
		}
	}
	s.tell(t, l, live.Watching, t.Due(-1, l.told[live.Watching], s.now))
	if r, ok := ladder.Of(t.Match(), t.Entries()); ok && !l.rated {
		l.rated = true
		s.rate(&r)
	}
	if listing != before && !listing.Private {
		s.keep(live.SubjectHall(t.Match()), encode(listing), true)
	}
}

// rate publishes what a result makes of the standings of its two.
func (s *Server) rate(r *ladder.Result) {
	var before [2]live.Standing
	for i, key := range r.Keys {
		var known bool
		if before[i], known = s.ranks[key]; !known {
			before[i] = ladder.New(key, r.Names[i])
		}
	}
	for i, standing := range ladder.After(r, before) {
		s.ranks[r.Keys[i]] = standing
		s.keep(live.SubjectRank(r.Keys[i]), encode(standing), true)
	}
}

// tell publishes entries to a reader.
func (s *Server) tell(t *table.Table, l *log, reader string, entries []live.Entry) {
	for i := range entries {
		s.keep(live.SubjectSeen(t.Match(), reader), encode(&entries[i]), false)
	}
	l.told[reader] += len(entries)
}

// keep keeps a message, only the last one of its subject or all.
func (s *Server) keep(subject string, data []byte, last bool) {
	s.number++
	m := message{s.number, subject, data}
	if last {
		s.kept[subject] = []message{m}
		return
	}
	s.kept[subject] = append(s.kept[subject], m)
}

// Publish keeps a message that no referee has written, as a server that is not to be
// trusted might.
func (s *Server) Publish(subject string, data []byte) { s.keep(subject, data, false) }

// after are the messages of a subject, which may end in "*", after a sequence, in order.
func (s *Server) after(subject string, n uint64) (list []message) {
	begin, all := strings.CutSuffix(subject, "*")
	if !all {
		return newer(s.kept[subject], n)
	}
	for name, kept := range s.kept {
		if strings.HasPrefix(name, begin) {
			list = append(list, newer(kept, n)...)
		}
	}
	slices.SortFunc(list, func(a, b message) int { return int(a.sequence) - int(b.sequence) })
	return list
}

func newer(list []message, n uint64) []message {
	i, _ := slices.BinarySearchFunc(list, n+1, func(m message, n uint64) int { return int(m.sequence) - int(n) })
	return list[i:]
}
