#!/usr/bin/env bash
# Builds the Vault server of our tests where they look for it: in the cache folder of this user. It is the real core of Vault 1.21.4
# with one secrets engine, transit, its data in a folder, unsealed. For tests only: its licence, BUSL-1.1, does not allow it to be shipped.
# OpenBao, which has the same API, is not in the Go module proxy. Needs Go; takes about ten minutes once.
#
# Vault's module names an sdk of its own that is not published; 0.21.0 is, and differs in three calls, which are changed in a copy.
# The program: `vault-transit 127.0.0.1:<port> <folder>` prints the root token and serves plain HTTP until it is killed.
set -euo pipefail
version=v1.21.4
# Counted up when the program below changes.
program=2
bin=${XDG_CACHE_HOME:-$HOME/.cache}/rubrica/bin
output=$bin/vault-transit
if [ -x "$output" ] && [ "$(cat "$output.version" 2>/dev/null)" = "$version program $program" ]; then
  echo "$output"
  exit
fi
mkdir -p "$bin"
work=$(mktemp -d)
trap 'chmod -R u+w "$work"; rm -rf "$work"' EXIT
cd "$work"
cat >main.go <<'GO'
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"

	"github.com/hashicorp/go-hclog"
	"github.com/hashicorp/vault/builtin/logical/transit"
	vaulthttp "github.com/hashicorp/vault/http"
	"github.com/hashicorp/vault/internalshared/configutil"
	"github.com/hashicorp/vault/sdk/helper/consts"
	"github.com/hashicorp/vault/sdk/logical"
	"github.com/hashicorp/vault/sdk/physical/file"
	"github.com/hashicorp/vault/vault"
)

type none struct{}

func (none) Contains(name string, _ consts.PluginType) bool { return name == "transit" }
func (none) Get(name string, _ consts.PluginType) (func() (interface{}, error), bool) {
	return func() (interface{}, error) { return logical.Factory(transit.Factory), nil }, name == "transit"
}
func (none) Keys(kind consts.PluginType) []string {
	if kind == consts.PluginTypeSecrets {
		return []string{"transit"}
	}
	return nil
}
func (none) DeprecationStatus(string, consts.PluginType) (consts.DeprecationStatus, bool) {
	return consts.Supported, true
}
func (none) IsBuiltinEntPlugin(string, consts.PluginType) bool { return false }

func must(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// What a start needs after the first one: in the folder, as this is for tests.
type opened struct {
	Shares [][]byte
	Token  string
}

func main() {
	address, folder := os.Args[1], os.Args[2]
	logger := hclog.New(&hclog.LoggerOptions{Level: hclog.Warn, Output: os.Stderr})
	store, err := file.NewFileBackend(map[string]string{"path": filepath.Join(folder, "data")}, logger)
	must(err)
	core, err := vault.NewCore(&vault.CoreConfig{Physical: store, LogicalBackends: map[string]logical.Factory{"transit": transit.Factory}, BuiltinRegistry: none{}, DisableMlock: true, Logger: logger, RedirectAddr: "http://" + address})
	must(err)
	var secrets opened
	path := filepath.Join(folder, "opened.json")
	if text, err := os.ReadFile(path); err == nil {
		must(json.Unmarshal(text, &secrets))
	} else {
		one := &vault.SealConfig{SecretShares: 1, SecretThreshold: 1}
		result, err := core.Initialize(context.Background(), &vault.InitParams{BarrierConfig: one, RecoveryConfig: one})
		must(err)
		secrets = opened{result.SecretShares, result.RootToken}
		text, err := json.Marshal(secrets)
		must(err)
		must(os.WriteFile(path, text, 0o600))
	}
	for _, share := range secrets.Shares {
		_, err = core.Unseal(share)
		must(err)
	}
	listener, err := net.Listen("tcp", address)
	must(err)
	fmt.Println(secrets.Token)
	must(http.Serve(listener, vaulthttp.Handler.Handler(&vault.HandlerProperties{Core: core, ListenerConfig: &configutil.Listener{}})))
}
GO
vault=$(go mod download -json "github.com/hashicorp/vault@$version" | sed -n 's/.*"Dir": "\(.*\)",*/\1/p')
cp -r "$vault" vault
chmod -R u+w vault
sed -i 's/restoredKeyName, err := b.lm.RestorePolicy/restoredKeyName, err := keyName, b.lm.RestorePolicy/' \
  vault/builtin/logical/transit/path_restore.go
sed -i 's/ActivationFunc: iStore.activateDeduplication,/ActivationFunc: func(ctx context.Context, req *logical.Request, _ string) error { return iStore.activateDeduplication(ctx, req) },/' \
  vault/vault/identity_store.go
sed -i 's/ActivationFunc(ctx, nil)/ActivationFunc(ctx, nil, "")/' vault/vault/logical_system_activation_flags.go
sed -i '/^replace .*=> \.\//d' vault/go.mod
cat >go.mod <<MOD
module vaulttransit

go 1.26

require (
	github.com/hashicorp/vault $version
	github.com/hashicorp/vault/sdk v0.21.0
)

replace github.com/hashicorp/vault => ./vault
replace github.com/99designs/keyring => github.com/Jeffail/keyring v1.2.3
replace github.com/ma314smith/signedxml v1.1.1 => github.com/moov-io/signedxml v1.1.1
MOD
go mod tidy
CGO_ENABLED=0 go build -trimpath -ldflags="-s -w" -o "$output.new" .
mv "$output.new" "$output"
echo "$version program $program" >"$output.version"
echo "$output"
