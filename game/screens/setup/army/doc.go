// Package army is the screen where a side of a match that is being put together recruits:
// all creatures there are, searched by name and role, each with its sheet.
// What an army costs and may cost is for package draft to say.
package army
