package livetest

import (
	"encoding/json"
	"strings"

	"tenaille/game/live"
)

// Line is a connection to a Server.
type Line struct {
	server *Server
	key    string
	down   bool
	closed bool
	last   live.Ticket
	asked  map[live.Ticket]*question
	order  []live.Ticket // of those that are followed
	follow map[live.Ticket]*following
	news   []live.News
	late   []reply
}

// question is one that waits for its answer.
type question struct {
	subject     string
	data        []byte
	since, next int64
}

// following is a subject that is followed.
type following struct {
	subject string
	after   uint64
	caught  bool
}

// reply is an answer under way.
type reply struct {
	at     int64
	ticket live.Ticket
	data   []byte
	err    error
}

// How long a line waits, in milliseconds.
const (
	askAgain = 1000
	askAtAll = 4000
)

// Line is a new line of whoever holds a key.
func (s *Server) Line(key string) *Line {
	l := &Line{server: s, key: key, asked: map[live.Ticket]*question{}, follow: map[live.Ticket]*following{}}
	l.news = append(l.news, live.News{What: live.Up})
	s.lines = append(s.lines, l)
	return l
}

// LineOf is the newest line of whoever holds a key, nil for none.
func (s *Server) LineOf(key string) *Line {
	for i := len(s.lines) - 1; i >= 0; i-- {
		if l := s.lines[i]; l.key == key {
			return l
		}
	}
	return nil
}

// Cut has the line be down until Mend.
func (l *Line) Cut() {
	if !l.down && !l.closed {
		l.down, l.late = true, nil
		l.news = append(l.news, live.News{What: live.Down})
	}
}

// Mend has the line be up again.
func (l *Line) Mend() {
	if l.down && !l.closed {
		l.down = false
		l.news = append(l.news, live.News{What: live.Up})
	}
}

// End ends the line for good, and says why.
func (l *Line) End(why error) {
	l.news = append(l.news, live.News{What: live.Ended, Err: why})
	l.Close()
}

// Me is the key of the line.
func (l *Line) Me() string { return l.key }

// Ask sends a question.
func (l *Line) Ask(subject string, data []byte) live.Ticket {
	l.last++
	l.asked[l.last] = &question{subject: subject, data: data, since: l.server.now, next: l.server.now}
	return l.last
}

// Follow follows a subject.
func (l *Line) Follow(subject string, after uint64) live.Ticket {
	l.last++
	if words := strings.Split(subject, "."); len(words) > 3 && (words[1] == "seen" || words[1] == "said") && words[3] != l.key && words[3] != live.Watching {
		l.news = append(l.news, live.News{What: live.Answered, Ticket: l.last, Err: live.ErrForbidden})
		return l.last
	}
	l.follow[l.last] = &following{subject: subject, after: after}
	l.order = append(l.order, l.last)
	return l.last
}

// Drop lets go of a ticket; a question that was not sent yet is sent once.
func (l *Line) Drop(t live.Ticket) {
	if q := l.asked[t]; q != nil && q.next == q.since && !l.down {
		l.send(t, q)
	}
	delete(l.asked, t)
	delete(l.follow, t)
}

// Take takes the news.
func (l *Line) Take(dst []live.News) []live.News {
	dst = append(dst, l.news...)
	l.news = nil
	return dst
}

// Close ends the line.
func (l *Line) Close() {
	l.closed, l.asked, l.follow = true, nil, nil
}

// send posts a question, as the weather has it.
func (l *Line) send(t live.Ticket, q *question) {
	s := l.server
	p := post{s.now, l, t, q.subject, q.data}
	copies := 1
	if s.rough != nil {
		copies = []int{0, 1, 1, 1, 1, 1, 2, 2}[s.rough.IntN(8)]
	}
	for range copies {
		if p.at = s.now; s.rough != nil {
			p.at += s.rough.Int64N(s.worst)
		}
		s.posts = append(s.posts, p)
	}
}

// reply is what the referee answers.
func (l *Line) reply(t live.Ticket, data []byte, err error) {
	s := l.server
	r := reply{s.now, t, data, err}
	if s.rough != nil {
		if s.rough.IntN(6) == 0 {
			return
		}
		r.at += s.rough.Int64N(s.worst)
	}
	if !l.down {
		l.late = append(l.late, r)
	}
}

// work does what the line does in a step.
func (l *Line) work() {
	s := l.server
	if l.closed {
		return
	}
	for t := live.Ticket(1); t <= l.last; t++ {
		q := l.asked[t]
		if q == nil {
			continue
		}
		switch {
		case s.now-q.since >= askAtAll:
			delete(l.asked, t)
			l.news = append(l.news, live.News{What: live.Answered, Ticket: t, Err: live.ErrNoAnswer})
		case !l.down && s.now >= q.next:
			l.send(t, q)
			q.next = s.now + askAgain
		}
	}
	if l.down {
		return
	}
	late := l.late
	l.late = nil
	for _, r := range late {
		if r.at > s.now {
			l.late = append(l.late, r)
		} else if l.asked[r.ticket] != nil {
			delete(l.asked, r.ticket)
			l.news = append(l.news, live.News{What: live.Answered, Ticket: r.ticket, Data: r.data, Err: r.err})
		}
	}
	for _, t := range l.order {
		if f := l.follow[t]; f != nil && (s.rough == nil || s.rough.IntN(10) == 0) {
			l.read(t, f)
		}
	}
}

// read tells what has come of a subject.
func (l *Line) read(t live.Ticket, f *following) {
	for _, m := range l.server.after(f.subject, f.after) {
		f.after = m.sequence
		l.news = append(l.news, live.News{What: live.Came, Ticket: t, Subject: m.subject, Sequence: m.sequence, Data: m.data})
	}
	if !f.caught {
		f.caught = true
		l.news = append(l.news, live.News{What: live.Caught, Ticket: t})
	}
}

// encode writes a message; plain data always encodes.
func encode(what any) []byte {
	b, err := json.Marshal(what)
	if err != nil {
		return nil
	}
	return b
}
