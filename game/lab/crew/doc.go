// Package crew plays the games of the laboratory on other machines: batches of them are a
// work queue on a server (NATS with JetStream), which any number of workers empty. What
// comes of a simulation is the same as where it is played alone, whoever played what and
// whoever died over it.
package crew
