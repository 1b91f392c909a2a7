//go:build !js && !slim

package server

import (
	"errors"
	"fmt"
	"sync"
)

// ear hears what the server says, which goes to no log: what it breaks over is kept.
type ear struct {
	mu   sync.Mutex
	said error
}

// fault is what the server broke over, nil if it did not.
func (e *ear) fault() error {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.said
}

func (e *ear) Fatalf(format string, v ...any) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.said == nil {
		e.said = errors.New("server: " + fmt.Sprintf(format, v...))
	}
}

func (e *ear) Noticef(string, ...any) {}
func (e *ear) Warnf(string, ...any)   {}
func (e *ear) Errorf(string, ...any)  {}
func (e *ear) Debugf(string, ...any)  {}
func (e *ear) Tracef(string, ...any)  {}
