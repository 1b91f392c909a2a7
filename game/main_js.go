//go:build js

package game

import (
	"fmt"
	"net/url"
	"os"
	"strings"
	"syscall/js"

	"tenaille/game/scene"
)

// Main starts the game in the page. The options stand in the page's address,
// as in index.html?level=bridge&lang=fr; the arguments are ignored.
func Main([]string) int {
	query, err := url.ParseQuery(strings.TrimPrefix(js.Global().Get("location").Get("search").String(), "?"))
	if err != nil {
		query = url.Values{}
	}
	mute := query.Get("mute")
	err = scene.Run(scene.Options{
		Routes:   routes(""),
		Level:    query.Get("level"),
		Ruleset:  query.Get("ruleset"),
		Seed:     query.Get("seed"),
		Language: query.Get("lang"),
		Red:      query.Get("red"),
		Blue:     query.Get("blue"),
		Mute:     query.Has("mute") && mute != "0" && mute != "false",
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, "tenaille:", err)
		return 1
	}
	return 0
}
