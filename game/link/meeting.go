package link

import (
	"net/url"
	"strings"

	"tenaille/game/live"
)

// Meeting is an invitation to a match on a server: no more than where it is.
type Meeting struct {
	// Server is the address of the server, Match the name of the match; without one it is
	// the server alone.
	Server, Match string
}

// longestServer is how many letters the address of a server has at most.
const longestServer = 200

// schemes are those of the addresses of servers.
var schemes = []string{"nats", "tls", "ws", "wss"}

// Schemed reports whether a text is an address of a server: with a scheme that there is,
// and a host.
func Schemed(address string) bool {
	if len(address) > longestServer {
		return false
	}
	u, err := url.Parse(address)
	if err != nil || u.Host == "" || u.User != nil || strings.ContainsAny(address, " #") {
		return false
	}
	for _, s := range schemes {
		if u.Scheme == s {
			return true
		}
	}
	return false
}

// Text is the invitation as a link: by the page of the browser version where one is given,
// else by the address of the server itself.
func (m Meeting) Text(page string) string {
	if page == "" {
		return m.Server + "/#match=" + m.Match
	}
	return page + "#" + m.Bare()
}

// Bare is the invitation without a page.
func (m Meeting) Bare() string {
	return "hall=" + url.QueryEscape(m.Server) + "&match=" + m.Match
}

// ReadMeeting reads an invitation, by whatever page; ok is false where it is none. Whatever
// the text is, no more than its first letters are looked at.
func ReadMeeting(text string) (m Meeting, ok bool) {
	text = strings.TrimSpace(text)
	if len(text) > mostLetters {
		return m, false
	}
	before, part, marked := strings.Cut(text, "#")
	if !marked { // as the browser version has it
		before, part = "", text
	}
	words, err := url.ParseQuery(part)
	if err != nil {
		return m, false
	}
	m = Meeting{Server: words.Get("hall"), Match: words.Get("match")}
	if m.Server == "" {
		m.Server = strings.TrimSuffix(before, "/")
	}
	return m, Schemed(m.Server) && (m.Match == "" || live.Name(m.Match))
}
