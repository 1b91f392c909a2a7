# Tenaille. "make play" and "make test" need only Go and git; the rest is set up.
GO ?= go
export CGO_ENABLED = 0
# A clone that belongs to somebody else must build too.
export GOFLAGS := $(GOFLAGS) -buildvcs=false

.PHONY: play test test-all quick soak soak-games web serve build size release bench mutate golden gallery fmt clean help

play: ## open the game; without a display, serve it to a browser
	@.ci/play.sh

test: ## run a slice of every check, installing what they need
	@.ci/install.sh test
	@cd .ci/tools && $(GO) run ./suite

test-all: ## run every check whole, in parts; what is done for this commit is left out but with AGAIN=1
	@.ci/install.sh all
	@cd .ci/tools && $(GO) run ./suite -all $(if $(AGAIN),-again) $(if $(ONLY),-only '$(ONLY)')

quick: ## run the short tests, which need no display
	@env -u DISPLAY $(GO) test -short -vet=off ./...

web: ## build the browser version into build/web
	@cd .ci/tools && $(GO) run ./web

serve: web ## build the browser version and serve it on localhost
	@$(GO) run . serve build/web

build: ## build the program into build/
	$(GO) build -trimpath -ldflags='-s -w' -o build/ .

size: ## print what the program's bytes are spent on, by package
	@cd .ci/tools && $(GO) run ./size

release: ## build the archives of a release, with licences and checksums, into build/release
	@.ci/install.sh test
	@cd .ci/tools && $(GO) run ./suite -gallery -check && $(GO) run ./release

bench: ## measure the speeds that README reports beside other programs
	@cd .ci/bench && $(GO) run . && $(GO) run ./frames && $(GO) run ./start && $(GO) run ./wesnoth

MINUTES ?= 10
soak: ## for MINUTES, end programs that play, in windows too where there is a display, damage their files and fail their writes: nothing may be lost; goes on with build/soak.json
	$(GO) test ./game/soak -run TestSoak -count=1 -timeout 12h -args -minutes $(MINUTES) -part '$(PART)' -seed $(or $(SEED),0)

GAMES ?= 20000
soak-games: ## play GAMES of machines on all maps under all rulesets: nothing illegal, no fallback, no match without an end, every record verifies; goes on with build/soak-games.json
	$(GO) test ./game/lab -run TestSoakGames -count=1 -v -timeout 0 -args -games $(GAMES)

mutate: ## break every cited rule, or ONLY=ATK-10, then every statement of rules/attack and rules/combat, or AMONG=coup, in turn and see a test fail; then put known faults back
	$(GO) test ./game/proof -run 'TestMutants|TestStatements' -count=1 -v -timeout 6h -args -mutants -statements -only '$(ONLY)' -among '$(AMONG)'
	$(GO) test ./game/proof -run TestBreaks -count=1 -timeout 2h -args -breaks
	$(GO) generate ./rules

golden: ## make the golden pictures and texts again; look at them before committing
	@.ci/install.sh test
	@cd .ci/tools && $(GO) run ./suite -golden

gallery: ## draw the pictures of README again, from assets/readme/gallery.txt; once a release
	@.ci/install.sh test
	@cd .ci/tools && $(GO) run ./suite -gallery

fmt: ## format the sources
	gofmt -s -w .

clean: ## remove what was built
	rm -rf build

help: ## list these targets
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):[^#]*## /\1\t/' | expand -t 10
