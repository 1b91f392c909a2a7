package replay_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"regexp"
	"testing"

	"tenaille/game/match"
	"tenaille/game/replay"
)

// sealed gives a changed replay the checksum of its lines.
func sealed(text []byte) []byte {
	last := bytes.LastIndexByte(text[:len(text)-1], '\n') + 1
	sum := sha256.Sum256(text[:last])
	end := regexp.MustCompile(`"checksum":"[0-9a-f]*"`).ReplaceAll(text[last:], []byte(`"checksum":"`+hex.EncodeToString(sum[:])+`"`))
	return append(bytes.Clone(text[:last]), end...)
}

// reworded is the replay as another program would have worded it: an event key of
// another name, one more key in a line, the keys of the commands in another order.
func reworded() (text []byte, lines int) {
	split := bytes.SplitAfter(whole(), []byte{'\n'})
	for i, line := range split {
		if i == 0 || i >= len(split)-2 {
			continue
		}
		was := string(line)
		line = bytes.ReplaceAll(line, []byte(`"natural":`), []byte(`"face":`))
		line = regexp.MustCompile(`^\{("do":"[a-z_]+"),("by":[0-9]+)`).ReplaceAll(line, []byte(`{$2,$1,"mood":"grim"`))
		if string(line) != was {
			lines++
		}
		split[i] = line
	}
	return sealed(bytes.Join(split, nil)), lines
}

// TestWordsAreNoLaw: a record whose events, keys and their order are worded otherwise,
// and whose commands, dice and hashes are right, is right: it is verified, opened and
// played on, and what it says of itself stays as it was written.
func TestWordsAreNoLaw(t *testing.T) {
	text, lines := reworded()
	if lines < 50 {
		t.Fatalf("only %d lines are worded otherwise", lines)
	}
	sum, err := replay.Verify(bytes.NewReader(text), "game.jsonl")
	if err != nil || sum.Words != lines || sum.Result != replay.ResultWon {
		t.Errorf("%+v, %v; want %d lines of other words", sum, err, lines)
	}
	if same, err := replay.Verify(bytes.NewReader(whole()), "game.jsonl"); err != nil || same.Words != 0 {
		t.Errorf("our own words: %+v, %v", same, err)
	}
	cut := text[:bytes.LastIndexByte(text[:len(text)*2/3], '\n')+1]
	rp, err := replay.Read(bytes.NewReader(cut), "game.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Resume(rp)
	if err != nil {
		t.Fatal(err)
	}
	var file bytes.Buffer
	if err := m.Save(&file); err != nil || !bytes.Equal(file.Bytes(), cut) {
		t.Errorf("opened, it is another text of %d bytes, not %d: %v", file.Len(), len(cut), err)
	}
	// Words may differ, what decides may not.
	for _, was := range []string{`"dice":[[20,`, `"hash":"`, `"mood":"grim"`} {
		at := bytes.LastIndex(cut, []byte(was)) + len(was)
		bad := bytes.Clone(text)
		switch was {
		case `"mood":"grim"`:
			bad[at-2] = 'p' // a word, without a new checksum
		default:
			bad[at] = '0' + (bad[at]-'0'+1)%9
			bad = sealed(bad)
		}
		if _, err := replay.Verify(bytes.NewReader(bad), "game.jsonl"); err == nil {
			t.Errorf("after %s another byte: not refused", was)
		}
	}
}
