package saves

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"encoding/binary"
	"hash/crc32"
)

// Pack makes the text of a replay small, as it is kept.
func Pack(b []byte) ([]byte, error) {
	var out bytes.Buffer
	z := gzip.NewWriter(&out)
	if _, err := z.Write(b); err != nil {
		return nil, err
	}
	err := z.Close()
	return out.Bytes(), err
}

// packer packs a text that grows, every time only what is new of it. The zero value
// is empty and ready.
type packer struct {
	out  bytes.Buffer // packed so far, up to a whole byte
	z    *flate.Writer
	sum  uint32 // of the text packed so far
	size int
}

// take packs what a text has more than the one before it; a text that goes on
// otherwise is packed from its beginning.
func (p *packer) take(text []byte) error {
	if p.z == nil || len(text) < p.size || crc32.ChecksumIEEE(text[:p.size]) != p.sum {
		if err := p.begin(text); err != nil {
			return err
		}
	}
	fresh := text[p.size:]
	if _, err := p.z.Write(fresh); err != nil {
		return err
	}
	p.sum, p.size = crc32.Update(p.sum, crc32.IEEETable, fresh), len(text)
	return p.z.Flush()
}

// window is how far back a packed text can refer to itself.
const window = 32 << 10

// begin packs a text from its beginning in little time rather than little room, since
// a match that is gone on with comes all at once; what follows is packed well.
func (p *packer) begin(text []byte) error {
	p.out.Reset()
	fast, err := flate.NewWriter(&p.out, flate.BestSpeed)
	if err != nil {
		return err
	}
	if _, err := fast.Write(text); err != nil {
		return err
	}
	if err := fast.Flush(); err != nil {
		return err
	}
	p.sum, p.size = crc32.ChecksumIEEE(text), len(text)
	p.z, err = flate.NewWriterDict(&p.out, flate.DefaultCompression, text[max(0, len(text)-window):])
	return err
}

// file is the packed text as a file of gzip with a card in its head.
func (p *packer) file(c Card) ([]byte, error) {
	b, err := appendHead(make([]byte, 0, p.out.Len()+512), c)
	if err != nil {
		return nil, err
	}
	b = append(b, p.out.Bytes()...)
	b = append(b, 1, 0, 0, 0xff, 0xff) // an empty last block
	b = binary.LittleEndian.AppendUint32(b, p.sum)
	return binary.LittleEndian.AppendUint32(b, uint32(p.size)), nil
}
