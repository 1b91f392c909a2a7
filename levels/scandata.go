package levels

import (
	"bytes"
	"compress/gzip"
	"compress/zlib"
	"encoding/base64"
	"encoding/binary"
	"io"
	"strconv"
)

func (s *scanner) openInLayer(name string, attrs map[string]string) error {
	if len(s.path) == 3 && name == "data" {
		if s.tiles[s.layer] != nil {
			return s.here("layer %s: data given twice", quote(s.layer))
		}
		s.data, s.dataLine = &bytes.Buffer{}, s.line()
		s.encoding, s.packing = attrs["encoding"], attrs["compression"]
		if s.encoding != "csv" && s.encoding != "base64" {
			return s.here("layer %s: encoding %s, must be csv or base64", quote(s.layer), quote(s.encoding))
		}
		return nil
	}
	if len(s.path) == 4 && s.path[2] == "data" {
		return s.here("layer %s: %s inside the tile data", quote(s.layer), quote(name))
	}
	return nil
}

// readData reads the numbers of a tile layer, one for each cell of the map.
func (s *scanner) readData(text []byte) error {
	c := &cells{gids: make([]uint32, 0, s.width*s.height), lines: make([]int, s.height)}
	s.tiles[s.layer] = c
	if s.encoding == "base64" {
		return s.readBase64(c, text)
	}
	if s.packing != "" {
		return s.here("layer %s: compressed csv", quote(s.layer))
	}
	return s.readCSV(c, text)
}

func (s *scanner) readCSV(c *cells, text []byte) error {
	line := s.dataLine
	field := func(word []byte) error {
		n, err := strconv.ParseUint(string(word), 10, 32)
		if err != nil {
			return fault(s.file, at(line)+": layer "+quote(s.layer), "%s is not a tile number", quote(string(word)))
		}
		if len(c.gids) == s.width*s.height {
			return fault(s.file, at(line)+": layer "+quote(s.layer), "more than %d cells", s.width*s.height)
		}
		if len(c.gids)%s.width == 0 {
			c.lines[len(c.gids)/s.width] = line
		}
		c.gids = append(c.gids, uint32(n))
		return nil
	}
	for more := true; more; {
		var raw []byte
		raw, text, more = bytes.Cut(text, []byte{','})
		body := bytes.TrimLeft(raw, " \t\r\n")
		line += bytes.Count(raw[:len(raw)-len(body)], []byte{'\n'})
		word := bytes.TrimRight(body, " \t\r\n")
		if len(word) > 0 || more {
			if err := field(word); err != nil {
				return err
			}
		}
		line += bytes.Count(body, []byte{'\n'})
	}
	return s.complete(c, line)
}

// readBase64 unpacks at most the bytes that the map's size allows.
func (s *scanner) readBase64(c *cells, text []byte) error {
	where := at(s.dataLine) + ": layer " + quote(s.layer)
	r := base64.NewDecoder(base64.StdEncoding, bytes.NewReader(bytes.TrimSpace(text)))
	var err error
	switch s.packing {
	case "":
	case "zlib":
		r, err = zlib.NewReader(r)
	case "gzip":
		r, err = gzip.NewReader(r)
	default:
		return fault(s.file, where, "compression %s, must be zlib or gzip", quote(s.packing))
	}
	if err != nil {
		return fault(s.file, where, "%s", oneLine(err.Error()))
	}
	want := 4 * s.width * s.height
	raw, err := io.ReadAll(io.LimitReader(r, int64(want)+1))
	if err != nil {
		return fault(s.file, where, "%s", oneLine(err.Error()))
	}
	if len(raw) > want {
		return fault(s.file, where, "more than %d cells", s.width*s.height)
	}
	for i := range c.lines {
		c.lines[i] = s.dataLine
	}
	for ; len(raw) >= 4; raw = raw[4:] {
		c.gids = append(c.gids, binary.LittleEndian.Uint32(raw))
	}
	return s.complete(c, s.dataLine)
}

func (s *scanner) complete(c *cells, line int) error {
	if len(c.gids) != s.width*s.height {
		return fault(s.file, at(line)+": layer "+quote(s.layer), "%d cells where the map has %d", len(c.gids), s.width*s.height)
	}
	return nil
}
