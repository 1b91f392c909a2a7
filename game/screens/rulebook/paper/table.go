package paper

import (
	"strings"

	"tenaille/render/widget"
)

const (
	cellGap = 14. // between columns
	snugGap = 8.  // the same on a page that is too narrow for the table
	rowGap  = 5.  // above and below the text of a row
)

// table sets a table whose first row is its heading.
func (p *prose) table(rows [][]string, width float64) {
	body := lettering{widget.Regular, 14, 19, widget.PaperInk}
	head := lettering{widget.Bold, 13, 18, widget.PaperHead}
	gap, least := cellGap, 11.5
	if width < narrowTable {
		least = 13
	}
	columns := p.columns(rows, width, gap, body, head)
	for body.size > least && total(columns, gap) > width {
		if body.size -= .5; body.size < 13 {
			gap = snugGap
		}
		head.size -= .5
		columns = p.columns(rows, width, gap, body, head)
	}
	if total(columns, gap) > width {
		p.stack(rows, width, body, head)
		return
	}
	for i, row := range rows {
		l := body
		if i == 0 {
			l = head
		}
		top := p.h
		bottom := top
		x := 6.
		for n, cell := range row {
			p.h = top + rowGap
			p.flow(cell, x, columns[n], l)
			bottom = max(bottom, p.h+rowGap)
			x += columns[n] + gap
		}
		p.h = bottom
		switch {
		case i == 0:
			p.boxes = append(p.boxes, paperBox{widget.Rect{Y: bottom - 1.5, W: width, H: 1.5}, widget.PaperSub})
		case i%2 == 0:
			p.boxes = append(p.boxes, paperBox{widget.Rect{Y: top, W: width, H: bottom - top}, widget.Fade(widget.Chip, .4)})
		}
	}
}

// narrowTable is the width under which a table is rather stacked than set in small letters.
const narrowTable = 360.

// stack sets a table that is too wide: each row as a list, its first cell over it and every
// other one after the heading of its column.
func (p *prose) stack(rows [][]string, width float64, body, head lettering) {
	const rim = 8.
	for _, row := range rows[1:] {
		top := p.h
		p.h += rowGap
		p.flow(row[0], rim, width-2*rim, head)
		for n, cell := range row[1:] {
			if cell != "" {
				p.flow(rows[0][n+1]+" — "+cell, 2*rim, width-3*rim, body)
			}
		}
		p.h += rowGap
		p.boxes = append(p.boxes, paperBox{widget.Rect{Y: top, W: width, H: p.h - top - 3}, widget.Fade(widget.Chip, .4)})
	}
}

// columns shares the width among the columns: as much as each would like if
// there is room, else at least its longest word and a fair part of the rest.
func (p *prose) columns(rows [][]string, width, gap float64, body, head lettering) []float64 {
	least := make([]float64, len(rows[0]))
	like := make([]float64, len(rows[0]))
	for i, row := range rows {
		l := body
		if i == 0 {
			l = head
		}
		for n, cell := range row {
			like[n] = max(like[n], p.width(cell, l)+1)
			for _, word := range strings.Split(cell, " ") {
				least[n] = max(least[n], p.width(word, l)+1)
			}
		}
	}
	room := width - total(least, gap)
	lacking := total(like, gap) - total(least, gap)
	if lacking <= 0 || room <= 0 {
		return least
	}
	for n := range least {
		least[n] += (like[n] - least[n]) * min(room/lacking, 1)
	}
	return least
}

// total is the width of columns with the gaps between them.
func total(columns []float64, gap float64) float64 {
	w := 12 + gap*float64(len(columns)-1)
	for _, c := range columns {
		w += c
	}
	return w
}
