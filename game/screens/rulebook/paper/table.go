package paper

import (
	"strings"

	"tenaille/render/widget"
)

const (
	cellGap = 14. // between columns
	rowGap  = 5.  // above and below the text of a row
)

// table sets a table whose first row is its heading.
func (p *prose) table(rows [][]string, width float64) {
	body := lettering{widget.Regular, 14, 19, widget.PaperInk}
	head := lettering{widget.Bold, 13, 18, widget.PaperHead}
	columns := p.columns(rows, width, body, head)
	for body.size > 11.5 && total(columns) > width {
		body.size, head.size = body.size-.5, head.size-.5
		columns = p.columns(rows, width, body, head)
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
			x += columns[n] + cellGap
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

// columns shares the width among the columns: as much as each would like if
// there is room, else at least its longest word and a fair part of the rest.
func (p *prose) columns(rows [][]string, width float64, body, head lettering) []float64 {
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
	room := width - total(least)
	lacking := total(like) - total(least)
	if lacking <= 0 || room <= 0 {
		return least
	}
	for n := range least {
		least[n] += (like[n] - least[n]) * min(room/lacking, 1)
	}
	return least
}

// total is the width of columns with the gaps between them.
func total(columns []float64) float64 {
	w := 12 + cellGap*float64(len(columns)-1)
	for _, c := range columns {
		w += c
	}
	return w
}
