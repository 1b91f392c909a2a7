//go:build !js

package cli

import (
	"encoding/json"
	"errors"
	"fmt"

	judge "tenaille/game/referee"
	"tenaille/game/text"
	"tenaille/levels"
)

// referee holds the flags of the referee command.
type referee struct {
	Check   bool     `help:"Compare with the expected answers, print every difference and count."`
	Ruleset string   `help:"Use this ruleset instead of the one each case names."`
	Lang    string   `enum:"${languages}" default:"en" help:"Language of the sentences in an answer: ${offered}."`
	Serve   bool     `help:"Referee matches of people on a server (tenaille host), as one of several, until it is interrupted."`
	NATS    string   `name:"nats" default:"nats://127.0.0.1:4222" placeholder:"URL" help:"With --serve: the server."`
	Folder  string   `type:"path" placeholder:"DIR" help:"With --serve: folder of the referee's key; without it one of the user's own."`
	Copies  int      `default:"1" help:"With --serve: on how many servers that work together each match is kept."`
	CA      string   `name:"ca" type:"path" placeholder:"FILE" help:"With --serve: certificate that the server's own is held against, instead of the system's."`
	Files   []string `arg:"" optional:"" name:"file" help:"Position files."`

	words          *text.Catalog
	passed, failed int
}

// Run answers every case of every file. A file that cannot be read is named in
// one line and does not keep the others from being answered.
func (r *referee) Run(s streams) error {
	if r.Serve {
		return officiate(r.NATS, r.Folder, r.CA, r.Copies, s)
	}
	if len(r.Files) == 0 {
		return errors.New("name a position file, or --serve")
	}
	var err error
	if r.words, err = text.New(r.Lang); err != nil {
		return err
	}
	broken := false
	for _, name := range r.Files {
		file, err := levels.OpenCases(name)
		if err != nil {
			s.complain(err)
			broken = true
			r.failed++
			continue
		}
		for i := range file.Cases {
			if !r.answer(s, name, &file.Cases[i]) {
				broken = true
			}
		}
	}
	if r.Check {
		fmt.Fprintf(s.out, "%d passed, %d failed\n", r.passed, r.failed)
	}
	if broken {
		return silent{}
	}
	return nil
}

// answer judges one case and prints; it reports whether all was well.
func (r *referee) answer(s streams, name string, c *levels.Case) bool {
	if r.Ruleset != "" {
		c.Setup.Ruleset = r.Ruleset
	}
	id := c.ID
	if id == "" {
		id = c.Place
	}
	where := levels.Line(name)
	if id != "" {
		where += ": " + levels.Line(id)
	}
	answer, err := asked(c)
	switch {
	case err != nil && r.Check:
		fmt.Fprintf(s.out, "%s: %s\n", where, levels.Complaint(err.Error()))
		r.failed++
		return false
	case err != nil:
		fmt.Fprintf(s.err, "tenaille: %s: %s\n", where, levels.Complaint(err.Error()))
		return false
	case r.Check:
		differences := judge.Compare(c, answer)
		for _, d := range differences {
			fmt.Fprintf(s.out, "%s: %s\n", where, levels.Line(fmt.Sprint(d)))
		}
		if len(differences) > 0 {
			r.failed++
			return false
		}
		r.passed++
		return true
	}
	sentences(r.words, c, answer)
	line, err := json.Marshal(struct {
		ID     string       `json:"id"`
		Answer judge.Answer `json:"answer"`
	}{id, answer})
	if err != nil {
		fmt.Fprintf(s.err, "tenaille: %s: %v\n", where, err)
		return false
	}
	fmt.Fprintf(s.out, "%s\n", escaped(line))
	return true
}

// asked is Judge; a case that breaks the program is reported like one it
// cannot answer, so that the other cases still are.
func asked(c *levels.Case) (a judge.Answer, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("this is a fault of the program, please report it with the file: %v", r)
		}
	}()
	return judge.Judge(c)
}
