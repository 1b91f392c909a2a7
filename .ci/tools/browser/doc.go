// Package browser plays the browser version of the game in a headless Chromium
// by real clicks on its canvas. What is where it learns from the page's
// read-only window.tenaille; it acts through input only.
package browser
