//go:build js

package game

import (
	"fmt"
	"net/url"
	"os"
	"strings"
	"syscall/js"
)

// Main starts the game in the page. The options stand in the page's address,
// as in index.html?level=bridge&lang=fr; the arguments are ignored.
func Main([]string) int {
	query, err := url.ParseQuery(strings.TrimPrefix(js.Global().Get("location").Get("search").String(), "?"))
	if err != nil {
		query = url.Values{}
	}
	on := func(name string) bool {
		v, there := query[name]
		return there && v[0] != "0" && v[0] != "false"
	}
	o := Options{
		Level:    query.Get("level"),
		Seed:     query.Get("seed"),
		Language: query.Get("lang"),
		Red:      query.Get("red"),
		Blue:     query.Get("blue"),
		Mute:     on("mute"),
	}
	if err := play(o); err != nil {
		fmt.Fprintln(os.Stderr, "tenaille:", err)
		return 1
	}
	return 0
}
