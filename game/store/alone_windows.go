package store

import "syscall"

// lock tries to hold the folder for this program, and says how to let go of it: nobody
// else can open the file meanwhile. The system lets go of it when the program ends,
// however that happens.
func lock(path string) (unlock func(), err error) {
	name, err := syscall.UTF16PtrFromString(path)
	if err != nil {
		return nil, err
	}
	h, err := syscall.CreateFile(name, syscall.GENERIC_WRITE, 0, nil, syscall.OPEN_ALWAYS, syscall.FILE_ATTRIBUTE_NORMAL, 0)
	const held = syscall.Errno(32) // ERROR_SHARING_VIOLATION
	switch err {
	case nil:
		return func() { _ = syscall.CloseHandle(h) }, nil
	case held:
		return nil, errHeld
	}
	return nil, err
}
