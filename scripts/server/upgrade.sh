#!/bin/sh
# Upgrades the server to the newest commit, as root: sh /opt/tonus/scripts/server/upgrade.sh
# It is fetched, built and prepared in a folder beside, /opt/tonus.next, while the old one answers: whatever fails until
# then has changed nothing. Then the folders change places and the server is restarted. The old one stays in
# /opt/tonus.before, and `upgrade.sh back` returns to it, unless the data are of a newer version by then.
set -eu
umask 022

here=$(cd "$(dirname "$0")/../.." && pwd)
next=$here.next
before=$here.before
# Where systemd looks for units; DESTDIR leads elsewhere in tests.
units=${DESTDIR:-}/etc/systemd/system
overrides=${DESTDIR:-}/run/systemd/system

build_next() {
  rm -rf "$next"
  git -C "$here" fetch --quiet
  mkdir "$next"
  cp -a "$here/.git" "$next"
  git -C "$next" reset --quiet --hard '@{upstream}'
  cd "$next"
  npm ci
  npm run serve -- build
}

# Runs a command of the server from another folder, with its settings, its secrets and its user.
run_from() {
  override=$overrides/tonus@$2.service.d
  mkdir -p "$override"
  cat >"$override/from.conf" <<CONF
[Service]
WorkingDirectory=$1
ExecStart=
ExecStart=$1/node_modules/.bin/node scripts/server/main.ts $2
CONF
  systemctl daemon-reload
  since=$(date '+%F %T')
  code=0
  systemctl start "tonus@$2" || code=$?
  journalctl --quiet --output cat --unit "tonus@$2" --since "$since"
  rm -r "$override"
  systemctl daemon-reload
  return $code
}

# The old one goes on from memory for the moment between.
take_over() {
  mv "$here" "$here.old"
  mv "$1" "$here"
  rm -rf "$before"
  mv "$here.old" "$before"
  cp "$here"/scripts/server/*.service "$units"
  systemctl daemon-reload
  systemctl restart tonus
}

main() {
  from=$next
  if [ "${1:-}" = back ]; then from=$before; else build_next; fi
  run_from "$from" prepare
  run_from "$from" upgrade-plan
  take_over "$from"
  echo 'The server answers again.'
}

# A function, so that all of this is read before the folder it lies in changes its name.
main "$@"
exit
