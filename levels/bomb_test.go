package levels

import (
	"bytes"
	"compress/zlib"
	"encoding/base64"
)

// bomb is tile data of a few kilobytes that unpacks to 64 MB.
func bomb() string {
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	for range 64 {
		if _, err := z.Write(make([]byte, 1<<20)); err != nil {
			panic(err)
		}
	}
	if err := z.Close(); err != nil {
		panic(err)
	}
	return `<data encoding="base64" compression="zlib">` + base64.StdEncoding.EncodeToString(packed.Bytes()) + `</data>`
}
