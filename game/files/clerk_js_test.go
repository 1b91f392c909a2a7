package files

import (
	"strings"
	"syscall/js"
	"testing"
)

// TestFileThatTheBrowserKeeps: a file that the browser does not hand over, whatever it
// throws or tells, is an error and no end of the program.
func TestFileThatTheBrowserKeeps(t *testing.T) {
	for _, source := range []string{
		`({name: "a", slice() { throw new Error("gone") }})`,
		`({name: "a", slice() { return {} }})`,
		`({name: "a"})`,
		`({name: "a", slice() { return {arrayBuffer() { return Promise.reject(new Error("gone")) }} }})`,
		`({name: "a", slice() { return {arrayBuffer() { return Promise.reject(undefined) }} }})`,
		`({name: "a", slice() { return {arrayBuffer() { return Promise.reject("gone") }} }})`,
	} {
		in := NewInbox()
		in.take(js.Global().Call("eval", source))
		if g, ok := in.Next(); !ok || g.Err == nil || g.Name != "a" || len(g.Bytes) > 0 || strings.ContainsAny(g.Err.Error(), "\n") {
			t.Errorf("%s: given as %+v, %v", source, g, ok)
		}
	}
	in := NewInbox()
	in.take(js.Global().Call("eval", `({name: "b.jsonl", slice(from, to) { return {arrayBuffer() { return Promise.resolve(new Uint8Array([1, 2, 3]).buffer.slice(from, to)) }} }})`))
	if g, ok := in.Next(); !ok || g.Err != nil || string(g.Bytes) != "\x01\x02\x03" {
		t.Errorf("given as %+v, %v", g, ok)
	}
}
