// Package placing is the placing of two armies by hand before a battle, one side after the
// other: whose turn it is, who is in hand, where each may stand, what can be taken back,
// and what a side may see of the other meanwhile. Whether a place is fit is for levels to
// say; it knows no screen.
package placing
