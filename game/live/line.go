package live

import "errors"

// Ticket tells the news of one question, or of one subject that is followed, from others.
type Ticket uint32

// Line is a connection to a server, natively or in a browser. No method waits; it belongs to
// one goroutine.
type Line interface {
	// Me is the public key as which one is known to the server: whoever holds its seed.
	Me() string
	// Ask sends a request; what is answered is among the news, under its ticket. It is sent
	// again while the line is down, and fails with News.Err after some seconds without an
	// answer.
	Ask(subject string, data []byte) Ticket
	// Follow has every message of a subject told, in order and each once: those that the
	// server keeps, from the one after a sequence on, and then those that come. It goes on
	// by itself after the line was down.
	Follow(subject string, after uint64) Ticket
	// Drop ends what is followed, or lets an answer go.
	Drop(t Ticket)
	// Take appends what has happened since it was called last.
	Take(dst []News) []News
	// Close ends the connection.
	Close()
}

// Happened is what news tell.
type Happened uint8

// What can happen.
const (
	// Answered: a request was answered, with Data or Err.
	Answered Happened = iota
	// Came: a message of a subject that is followed.
	Came
	// Caught: all that the server kept of a subject when it was followed has been told.
	Caught
	// Up: the line stands, at first or again.
	Up
	// Down: it is lost, and is being sought again.
	Down
	// Ended: it will not come back; Err says why.
	Ended
)

// News is something that has happened on a line.
type News struct {
	What     Happened
	Ticket   Ticket
	Subject  string
	Sequence uint64 // the server's, of what came
	Data     []byte
	Err      error
}

// What goes wrong with a question.
var (
	// ErrNoAnswer says that nobody answers: there is no referee, or the line is down.
	ErrNoAnswer = errors.New("nobody answers")
	// ErrForbidden says that the server does not let one ask or follow that.
	ErrForbidden = errors.New("the server does not allow it")
)

// Why a server is not gone on seeking: what it shows as its certificate will be no other the
// next time.
var (
	// ErrSigner says that nobody who is trusted has signed it.
	ErrSigner = errors.New("nobody trusted has signed the server's certificate")
	// ErrElsewhere says that it is made out to another address.
	ErrElsewhere = errors.New("the server's certificate is made out to another address")
	// ErrDate says that it is not valid yet, or no more.
	ErrDate = errors.New("the server's certificate is not valid today")
	// ErrPlain says that there is none, where one was asked for.
	ErrPlain = errors.New("the server does not encrypt")
)
