// Package server is the server of matches inside of the program: NATS with JetStream, as it
// is, with who may ask and see what. In the browser, and in a program without servers, it
// is empty.
package server
