// Package forecast tells how a battle that is being put together is likely to end,
// from games that machines play of it, and looks for armies that make it even. It works
// piece by piece, for those who cannot wait, and comes to the same however it is cut.
package forecast
