package files

import (
	"syscall/js"
	"testing"
)

// feign gives the page something for the time of a test.
func feign(t *testing.T, name, script string) {
	t.Helper()
	had := js.Global().Get("Object").Call("getOwnPropertyDescriptor", js.Global(), name)
	js.Global().Get("Object").Call("defineProperty", js.Global(), name, map[string]any{"configurable": true, "writable": true, "value": js.Global().Call("eval", script)})
	t.Cleanup(func() {
		if had.IsUndefined() {
			js.Global().Get("Reflect").Call("deleteProperty", js.Global(), name)
			return
		}
		js.Global().Get("Object").Call("defineProperty", js.Global(), name, had)
	})
}

// TestVisitedLink: the link that the page was opened by is given, and so is one that is
// followed later; neither stays in the address.
func TestVisitedLink(t *testing.T) {
	feign(t, "location", `({origin: "https://example.org", pathname: "/play/", search: "?lang=fr", hash: "#ten.first"})`)
	feign(t, "history", `({replaceState(state, title, to) { location.hash = ""; location.now = to; }})`)
	feign(t, "addEventListener", `((what, f) => { globalThis.heard = [what, f]; })`)
	in := NewInbox()
	Visited(in)
	if g, ok := in.Next(); !ok || g.Link != "ten.first" || js.Global().Get("location").Get("now").String() != "/play/?lang=fr" {
		t.Errorf("given is %+v", g)
	}
	heard := js.Global().Get("heard")
	heard.Index(1).Invoke()
	if g, ok := in.Next(); ok {
		t.Errorf("given is %+v where there is no link", g)
	}
	js.Global().Get("location").Set("hash", "#ten.second")
	heard.Index(1).Invoke()
	if g, ok := in.Next(); !ok || g.Link != "ten.second" || heard.Index(0).String() != "hashchange" {
		t.Errorf("given is %+v", g)
	}
	if got := Page(); got != "https://example.org/play/" {
		t.Errorf("the page is %q", got)
	}
}

// TestCopyAndShare: what the browser says of a copy or a sharing is told, and what it throws
// is an error.
func TestCopyAndShare(t *testing.T) {
	feign(t, "matchMedia", `(() => ({matches: true}))`)
	for _, v := range []struct {
		script string
		ok     bool
	}{
		{`({clipboard: {writeText: async (text) => { globalThis.got = text; }}, share: async (what) => { globalThis.got = what.url; }})`, true},
		{`({clipboard: {writeText: () => Promise.reject(new Error("no"))}, share: () => Promise.reject(undefined)})`, false},
		{`({clipboard: {writeText() { throw new Error("no"); }}, share() { throw new Error("no"); }})`, false},
	} {
		feign(t, "navigator", v.script)
		if !Shares() {
			t.Errorf("%s: nothing can be shared", v.script)
		}
		for what, told := range map[string]<-chan error{"copied": Copy("text"), "shared": Share("title", "address")} {
			if err := <-told; (err == nil) != v.ok {
				t.Errorf("%s: %s: %v", v.script, what, err)
			}
		}
	}
	feign(t, "navigator", `({})`)
	if Shares() {
		t.Error("a browser that shares nothing can")
	}
	if err := <-Copy("text"); err == nil {
		t.Error("a page without a clipboard or anything to select has copied")
	}
}
