package files

import (
	"net/url"
	"strings"
)

// OwnPage is where this machine has the browser version while it is served.
const OwnPage = "http://localhost:8080/"

// Local reports whether a page is one that this machine alone can open.
func Local(page string) bool {
	u, err := url.Parse(page)
	return err != nil || u.Hostname() == "" || u.Hostname() == "localhost" || strings.HasPrefix(u.Hostname(), "127.")
}

// answered is an answer that is there already.
func answered(err error) <-chan error {
	told := make(chan error, 1)
	told <- err
	return told
}
