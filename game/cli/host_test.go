//go:build !js && !slim

package cli

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// printed is what a command has printed while it runs.
type printed struct {
	mu sync.Mutex
	b  strings.Builder
}

func (p *printed) Write(b []byte) (int, error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.b.Write(b)
}

func (p *printed) String() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.b.String()
}

// TestHost: a host prints where it is, a second one on its port or its folder says that it is taken, a
// second referee works beside it, and it ends when it is to.
func TestHost(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	out, done := &printed{}, make(chan error, 1)
	h := &hosting{Folder: t.TempDir(), Socket: 0, Copies: 1}
	go func() { done <- h.host(ctx, streams{out, out}) }()
	for end := time.Now().Add(time.Minute); !strings.Contains(out.String(), "tenaille open nats://127.0.0.1:"); time.Sleep(5 * time.Millisecond) {
		select {
		case err := <-done:
			t.Fatal(err)
		default:
		}
		if time.Now().After(end) {
			t.Fatalf("it prints %q", out)
		}
	}
	again := &hosting{Folder: t.TempDir(), Port: h.Port, Socket: -1, Copies: 1}
	if err := again.host(t.Context(), streams{out, out}); err == nil || !strings.Contains(err.Error(), "port") {
		t.Errorf("a taken port: %v", err)
	}
	beside := &hosting{Folder: h.Folder, Socket: -1, Copies: 1}
	if err := beside.host(t.Context(), streams{out, out}); err == nil || !strings.Contains(err.Error(), "another program holds the folder") {
		t.Errorf("a folder that another keeps its matches in: %v", err)
	}
	second := &hosting{Folder: h.Folder, NATS: "nats://127.0.0.1:" + strconv.Itoa(h.Port), Copies: 1}
	ctx2, stop2 := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- second.host(ctx2, streams{out, out}) }()
	for end := time.Now().Add(time.Minute); !strings.Contains(out.String(), "refereed at"); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("it prints %q", out)
		}
	}
	stop2()
	if err := <-ended; err != nil {
		t.Error(err)
	}
	stop()
	if err := <-done; err != nil {
		t.Error(err)
	}
}

// TestHostFaults: what is not as it should be is said in a line.
func TestHostFaults(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	torn := t.TempDir()
	if err := os.WriteFile(filepath.Join(torn, "referee.nk"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	for want, h := range map[string]*hosting{
		"1, 3 or 5":             {Folder: t.TempDir(), Copies: 2},
		"one server alone":      {Folder: t.TempDir(), Copies: 3},
		"not a directory":       {Folder: filepath.Join(file, "x")},
		"key cannot be read":    {Folder: torn},
		"looks like nats://":    {Folder: t.TempDir(), NATS: "http://x"},
		"certificate":           {Folder: t.TempDir(), Certificate: file, Key: file},
		"no address of another": {Folder: t.TempDir(), Name: "a", With: []string{"x"}},
	} {
		if h.Copies == 0 {
			h.Copies = 1
		}
		err := h.host(t.Context(), streams{&printed{}, &printed{}})
		if err == nil || !strings.Contains(err.Error(), want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%s: %v", want, err)
		}
	}
}
