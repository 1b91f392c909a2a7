package main

import (
	"fmt"
	"net"
	"net/http"
	"path/filepath"
	"time"

	"tenaille/.ci/tools/tree"
)

// offer serves the folder on localhost until the program is interrupted, so that
// "make play" need not compile the program as well; "tenaille serve" is for players.
// The page unpacks the packed copy by itself.
func offer(folder string) error {
	if folder == "" {
		root, err := tree.Root()
		if err != nil {
			return err
		}
		folder = filepath.Join(root, "build", "web")
	}
	listener, err := net.Listen("tcp", "127.0.0.1:8080")
	if err != nil {
		listener, err = net.Listen("tcp", "127.0.0.1:0")
	}
	if err != nil {
		return err
	}
	fmt.Printf("Tenaille is at http://localhost:%d/ (Ctrl+C ends it)\n", listener.Addr().(*net.TCPAddr).Port)
	server := &http.Server{Handler: http.FileServer(http.Dir(folder)), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(listener)
}
