package tmx

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"slices"
	"strings"
)

// node is a part of the file: an element, or what stands between elements. Nodes are
// never changed, so that a document and its past share what is the same in both.
type node struct {
	name string // of an element, empty of what stands between
	text string // its start tag, or what stands between, word for word
	list []attr
	kids []*node
	end  string // its end tag, empty where the start tag ends the element as well
}

// attr is an attribute of an element.
type attr struct{ name, value string }

// parse reads a file into its parts.
func parse(data []byte) (*node, error) {
	dec := xml.NewDecoder(bytes.NewReader(data))
	root := &node{}
	open := []*node{root}
	from := dec.InputOffset()
	for {
		tok, err := dec.RawToken()
		if err == io.EOF {
			break
		}
		if err != nil {
			line, _ := dec.InputPos()
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		to := dec.InputOffset()
		text := string(data[from:to])
		from = to
		top := open[len(open)-1]
		switch t := tok.(type) {
		case xml.StartElement:
			n := &node{name: full(t.Name), text: text}
			for _, a := range t.Attr {
				n.list = append(n.list, attr{full(a.Name), a.Value})
			}
			top.kids = append(top.kids, n)
			if open = append(open, n); len(open) > MostDepth+1 {
				line, _ := dec.InputPos()
				return nil, fmt.Errorf("line %d: nested deeper than %d", line, MostDepth)
			}
		case xml.EndElement:
			if len(open) == 1 || top.name != full(t.Name) {
				line, _ := dec.InputPos()
				return nil, fmt.Errorf("line %d: </%s> ends what has not begun", line, full(t.Name))
			}
			top.end = text
			open = open[:len(open)-1]
		default:
			top.kids = append(top.kids, &node{text: text})
		}
	}
	if len(open) > 1 {
		return nil, fmt.Errorf("<%s> has no end", open[len(open)-1].name)
	}
	return root, nil
}

func full(n xml.Name) string {
	if n.Space == "" {
		return n.Local
	}
	return n.Space + ":" + n.Local
}

// write writes a part of the file; data is the text of the tile layers that differ from
// what stands in the file, by their data elements.
func (n *node) write(out *strings.Builder, data map[*node]string) {
	out.WriteString(n.text)
	if text, other := data[n]; other {
		out.WriteString(text)
	} else {
		for _, k := range n.kids {
			k.write(out, data)
		}
	}
	out.WriteString(n.end)
}

// get is an attribute, empty where there is none.
func (n *node) get(name string) string {
	for _, a := range n.list {
		if a.name == name {
			return a.value
		}
	}
	return ""
}

func (n *node) has(name string) bool {
	return slices.ContainsFunc(n.list, func(a attr) bool { return a.name == name })
}

// with is the node with an attribute; an empty value takes it away.
func (n *node) with(name, value string) *node {
	if n.get(name) == value {
		return n
	}
	m := *n
	m.list = slices.Clone(n.list)
	i := slices.IndexFunc(m.list, func(a attr) bool { return a.name == name })
	switch {
	case value == "":
		m.list = slices.Delete(m.list, i, i+1)
	case i >= 0:
		m.list[i].value = value
	default:
		m.list = append(m.list, attr{name, value})
	}
	m.text = startTag(m.name, m.list, strings.HasSuffix(n.text, "/>"))
	return &m
}

// escape writes a value so that it can stand between quotes.
var escape = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\n", "&#10;", "\r", "&#13;", "\t", "&#9;")

// escapeText writes a value so that it can stand between tags, and unescape reads it there.
var (
	escapeText = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", "\r", "&#13;")
	unescape   = strings.NewReplacer("&lt;", "<", "&gt;", ">", "&quot;", `"`, "&apos;", "'", "&#10;", "\n", "&#13;", "\r", "&amp;", "&")
)

func startTag(name string, list []attr, closed bool) string {
	var b strings.Builder
	b.WriteString("<" + name)
	for _, a := range list {
		b.WriteString(" " + a.name + `="` + escape.Replace(a.value) + `"`)
	}
	if closed {
		b.WriteByte('/')
	}
	b.WriteByte('>')
	return b.String()
}

// element is a new element; one without parts ends itself.
func element(name string, list []attr, kids ...*node) *node {
	n := &node{name: name, list: list, kids: kids, text: startTag(name, list, len(kids) == 0)}
	if len(kids) > 0 {
		n.end = "</" + name + ">"
	}
	return n
}

// child is the first part that is such an element, nil for none.
func (n *node) child(name string) *node {
	for _, k := range n.kids {
		if k.name == name {
			return k
		}
	}
	return nil
}

// replaced is the node with another part in the place of one; nil takes it away, with the
// space before it.
func (n *node) replaced(old, by *node) *node {
	m := *n
	m.kids = slices.Clone(n.kids)
	i := slices.Index(m.kids, old)
	switch {
	case i < 0:
		return n
	case by != nil:
		m.kids[i] = by
		return &m
	case i > 0 && blank(m.kids[i-1]):
		m.kids = slices.Delete(m.kids, i-1, i+1)
	default:
		m.kids = slices.Delete(m.kids, i, i+1)
	}
	if !slices.ContainsFunc(m.kids, func(k *node) bool { return !blank(k) }) && m.name != "" {
		return element(m.name, m.list) // nothing is left in it
	}
	return &m
}

func blank(n *node) bool { return n.name == "" && strings.TrimSpace(n.text) == "" }

// opened is the node with an end tag of its own, ready for parts.
func (n *node) opened(depth int) *node {
	if n.end != "" {
		return n
	}
	m := *n
	m.text = startTag(m.name, m.list, false)
	m.kids = []*node{{text: line(depth)}}
	m.end = "</" + m.name + ">"
	return &m
}

// line begins a line of so much indentation, as Tiled writes it.
func line(depth int) string { return "\n" + strings.Repeat(" ", depth) }

// inserted is the node, an element at a depth, with a part behind one of its parts, nil for
// behind all of them.
func (n *node) inserted(after, part *node, depth int) *node {
	m := *n.opened(depth)
	m.kids = slices.Clone(m.kids)
	i := len(m.kids)
	if after != nil {
		i = slices.Index(m.kids, after) + 1
	} else if i > 0 && blank(m.kids[i-1]) {
		i--
	}
	m.kids = slices.Insert(m.kids, i, &node{text: line(depth + 1)}, part)
	return &m
}
