package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/nats-io/nkeys"

	"tenaille/.ci/tools/tree"
)

// TestOnline makes the bundle and has Node read it: it offers what game/live/line asks for,
// knows the key of a seed, refuses what is none, and is small.
func TestOnline(t *testing.T) {
	root, err := tree.Root()
	if err != nil {
		t.Fatal(err)
	}
	node, err := exec.LookPath("node")
	if err != nil {
		t.Fatal("no node; .ci/install.sh brings it: ", err)
	}
	bundle, licences, err := online(root)
	if errors.Is(err, errNoPackages) && os.Getenv("TENAILLE_REQUIRE") != "all" {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := filepath.Join(dir, "online.mjs")
	if err := os.WriteFile(file, bundle, 0o644); err != nil {
		t.Fatal(err)
	}
	pair, err := nkeys.CreateUser()
	if err != nil {
		t.Fatal(err)
	}
	seed, err := pair.Seed()
	if err != nil {
		t.Fatal(err)
	}
	key, err := pair.PublicKey()
	if err != nil {
		t.Fatal(err)
	}
	const script = `import(process.argv[1]).then((online) => {
	const [seed, key] = process.argv.slice(2);
	const line = online.dial(["ws://127.0.0.1:1"], seed);
	console.log(Object.keys(online).join(), line.me === key, line.take());
	line.close();
	for (const none of ["", "SU", seed.slice(0, 20) + (seed[20] === "A" ? "B" : "A") + seed.slice(21), key])
		try { online.dial(["ws://127.0.0.1:1"], none); console.log("taken", none); } catch {}
	process.exit(0);
})`
	out, err := exec.Command(node, "-e", script, file, string(seed), key).CombinedOutput()
	if want := "dial true null\n"; err != nil || string(out) != want {
		t.Errorf("%v: %s, want %s", err, out, want)
	}
	for _, of := range []string{"@nats-io/nats-core", "@nats-io/nkeys", "@nats-io/nuid", "tweetnacl"} {
		if !strings.Contains(string(licences), "\n"+of+"\n") {
			t.Errorf("the licence of %s is not there", of)
		}
	}
	if n, err := write(dir, onlineBundle, bundle, 9); err != nil || n > 60_000 {
		t.Errorf("%d bytes packed, %v", n, err)
	}
}
