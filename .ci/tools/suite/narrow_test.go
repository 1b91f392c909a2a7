package main

import (
	"os"
	"runtime"
	"testing"
)

// TestRuns: what is built for this machine runs on it, what is for another does not.
func TestRuns(t *testing.T) {
	if !runs(append(os.Environ(), "GOARCH="+runtime.GOARCH)) {
		t.Error("a program for this machine does not run")
	}
	if runtime.GOOS == "linux" && runs(append(os.Environ(), "GOOS=windows", "GOARCH="+runtime.GOARCH)) {
		t.Error("a program for another system runs")
	}
}
