#!/usr/bin/env bash
# Ends what ceph-up.sh started in a folder, by the process numbers that it left there: tools/ceph-down.sh FOLDER
set -u
folder=$(cd "${1:?folder}" && pwd)
for name in client.rgw.a mgr.x osd.0 mon.a; do
  pid=$(cat "$folder/run/$name.pid" 2>/dev/null) || continue
  kill "$pid" 2>/dev/null
  for _ in $(seq 100); do
    case $(ps -o stat= -p "$pid" 2>/dev/null) in '' | Z*) break ;; esac
    sleep 0.2
  done
done
