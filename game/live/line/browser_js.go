package line

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"syscall/js"

	"tenaille/game/live"
)

// Line is a connection of the page. It is a live.Line; what has happened waits on the side
// of the browser, up to a limit, until it is taken, and nothing there calls this program.
type Line struct {
	me    string
	js    js.Value // of assets/web/online.mjs, once that is there
	there bool
	early []func()    // what was asked before
	own   []live.News // what this side has to tell
	last  live.Ticket
	over  bool
	stop  context.CancelFunc
}

// mostEarly is how much may be asked before the line's own program has been fetched.
const mostEarly = 64

// ErrAddress is a text that is no address of a server that a browser reaches.
var ErrAddress = errors.New("line: a browser reaches a server at an address like ws://host:port or wss://host:port")

// Dial reaches a server at an address like wss://host:port, as whoever holds a seed. It does not wait: what makes a line is fetched, and the server sought, until ctx
// is over or the line is closed. The error is an address or a seed that is none.
func Dial(ctx context.Context, address, seed string) (live.Line, error) {
	if !reachable(address) {
		return nil, ErrAddress
	}
	me, err := PublicKey(seed)
	if err != nil {
		return nil, err
	}
	l := &Line{me: me}
	ctx, l.stop = context.WithCancel(ctx)
	context.AfterFunc(ctx, l.end)
	go l.begin(address, strings.TrimSpace(seed))
	return l, nil
}

// reachable reports whether a text is an address for a browser, or several with commas.
func reachable(address string) bool {
	for one := range strings.SplitSeq(address, ",") {
		one = strings.TrimSpace(one)
		rest, ok := strings.CutPrefix(one, "wss://")
		if !ok {
			rest, ok = strings.CutPrefix(one, "ws://")
		}
		if !ok || rest == "" || strings.ContainsAny(rest, " @\"<>\\") || len(one) > 300 {
			return false
		}
	}
	return true
}

// begin fetches the line's own program, and has it do what was asked meanwhile.
func (l *Line) begin(address, seed string) {
	m, err := program()
	if err == nil && !l.over {
		err = guarded(func() {
			addresses := []any{}
			for one := range strings.SplitSeq(address, ",") {
				addresses = append(addresses, strings.TrimSpace(one))
			}
			l.js = m.Call("dial", addresses, seed)
			l.there = true
		})
	}
	if err != nil {
		l.own = append(l.own, live.News{What: live.Ended, Err: fmt.Errorf("line: %w", err)})
		l.early = nil
		return
	}
	if l.over {
		l.end()
		return
	}
	for _, do := range l.early {
		do()
	}
	l.early = nil
}

// call has the line's own program do something, now or as soon as it is there.
func (l *Line) call(what string, args ...any) {
	if !l.there {
		if len(l.early) < mostEarly && !l.over {
			l.early = append(l.early, func() { l.call(what, args...) })
		}
		return
	}
	if err := guarded(func() { l.js.Call(what, args...) }); err != nil {
		l.broken(err)
	}
}

// broken tells that the line's own program has failed, once.
func (l *Line) broken(err error) {
	if !l.over {
		l.own = append(l.own, live.News{What: live.Ended, Err: fmt.Errorf("line: %w", err)})
		l.end()
	}
}

// Me is the public key as which one is known to the server.
func (l *Line) Me() string { return l.me }

// Ask sends a request, again while nobody answers; after some seconds it is
// live.ErrNoAnswer.
func (l *Line) Ask(subject string, data []byte) live.Ticket {
	l.last++
	if l.over || !l.there && len(l.early) >= mostEarly {
		l.own = append(l.own, live.News{What: live.Answered, Ticket: l.last, Subject: subject, Err: live.ErrNoAnswer})
		return l.last
	}
	b := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(b, data)
	l.call("ask", int(l.last), subject, b)
	return l.last
}

// Follow has every message of a subject told, those after a sequence first.
func (l *Line) Follow(subject string, after uint64) live.Ticket {
	l.last++
	l.call("follow", int(l.last), subject, float64(after))
	return l.last
}

// Drop ends what is followed, or lets an answer go: the question is asked all the same.
func (l *Line) Drop(t live.Ticket) { l.call("drop", int(t)) }

// Take appends what has happened since it was called last.
func (l *Line) Take(dst []live.News) []live.News {
	if l.there {
		err := guarded(func() {
			list := l.js.Call("take")
			if list.IsNull() {
				return
			}
			for i := range list.Length() {
				dst = append(dst, news(list.Index(i)))
			}
		})
		if err != nil {
			l.broken(err)
		}
	}
	dst, l.own = append(dst, l.own...), nil
	return dst
}

// Close ends the connection.
func (l *Line) Close() { l.stop() }

func (l *Line) end() {
	l.over = true
	if l.there {
		l.there = false
		_ = guarded(func() { l.js.Call("close") }) // it is not asked again
	}
}

// news reads what the line's own program tells.
func news(v js.Value) live.News {
	n := live.News{What: live.Happened(v.Get("what").Int())}
	if n.What > live.Ended {
		n.What = live.Ended
	}
	if t := v.Get("ticket"); t.Type() == js.TypeNumber {
		n.Ticket, n.Subject = live.Ticket(t.Int()), v.Get("subject").String()
	}
	if s := v.Get("seq"); s.Type() == js.TypeNumber {
		n.Sequence = uint64(s.Float())
	}
	if d := v.Get("data"); d.Type() == js.TypeObject {
		n.Data = make([]byte, d.Get("length").Int())
		js.CopyBytesToGo(n.Data, d)
	}
	if e := v.Get("err"); e.Type() == js.TypeString {
		switch text := e.String(); text {
		case "no answer":
			n.Err = live.ErrNoAnswer
		case "forbidden":
			n.Err = live.ErrForbidden
		default:
			n.Err = errors.New(text)
		}
	}
	return n
}
