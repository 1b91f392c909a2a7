// Package tools is the module of what builds and checks the game without being
// part of it: web makes the browser version, suite runs every check, browser
// plays the game in Chromium. It may not be imported by the game.
package tools
