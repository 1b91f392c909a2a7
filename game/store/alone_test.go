//go:build unix

package store

import (
	"sync/atomic"
	"testing"
	"time"
)

// TestAloneHoldsOthersOff: of two programs that do something alone in one folder one
// waits for the other; one that never comes to an end is not waited for for ever.
func TestAloneHoldsOthersOff(t *testing.T) {
	dir := t.TempDir()
	first, second := In(dir, ""), In(dir, "")
	var inside, met atomic.Int32
	ended := make(chan struct{}, 2)
	for _, s := range []Store{first, second} {
		go func() {
			for range 20 {
				Alone(s, func() {
					met.Add(inside.Add(1) - 1)
					time.Sleep(time.Millisecond)
					inside.Add(-1)
				})
			}
			ended <- struct{}{}
		}()
	}
	<-ended
	<-ended
	if n := met.Load(); n != 0 {
		t.Errorf("%d times both were inside", n)
	}
	stuck, did := make(chan struct{}), make(chan bool, 1)
	begun := make(chan struct{})
	go Alone(first, func() { close(begun); <-stuck })
	<-begun
	go Alone(second, func() { did <- true })
	select {
	case <-did:
	case <-time.After(20 * time.Second):
		t.Error("one that is stuck holds the other off for ever")
	}
	close(stuck)
	if names, err := first.List(""); err != nil || len(names) != 0 {
		t.Errorf("listed are %v, %v", names, err)
	}
	did = make(chan bool, 1)
	Alone(new(Memory), func() { did <- true })
	<-did
}
