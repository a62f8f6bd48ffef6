#!/usr/bin/env bash
# Starts a real S3 for `npm run test:s3`: Ceph on one node, in memory, on loopback. Ended by ceph-down.sh.
#   tools/ceph-up.sh FOLDER [PORT]      prints the settings to export
# Installs Debian's Ceph packages when they are missing (as root). The data is gone with the processes.
set -euo pipefail
folder=$(mkdir -p "${1:?folder}" && cd "$1" && pwd)
port=${2:-7480}
monitor=127.0.0.1:6789
fsid=11111111-1111-1111-1111-111111111111
key=framehall secret=only-for-tests

if ! command -v radosgw >/dev/null || ! command -v ceph-osd >/dev/null; then
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends ceph-mon ceph-osd ceph-mgr radosgw ceph-common >/dev/null
fi

mkdir -p "$folder"/{mon,osd/0,mgr/x,log,run}
cat >"$folder/ceph.conf" <<CONF
[global]
fsid = $fsid
mon host = $monitor
auth cluster required = none
auth service required = none
auth client required = none
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pgp num = 8
osd crush chooseleaf type = 0
mon allow pool size one = true
mon warn on pool no redundancy = false
ms bind msgr2 = false
run dir = $folder/run
log file = $folder/log/\$name.log
admin socket = $folder/run/\$name.asok
pid file = $folder/run/\$name.pid
[mon.a]
mon data = $folder/mon/a
mon addr = $monitor
[osd.0]
osd data = $folder/osd/0
osd objectstore = memstore
memstore device bytes = 4294967296
[mgr.x]
mgr data = $folder/mgr/x
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:$port
rgw sts key = abcdefghijklmnop
rgw s3 auth use sts = true
rgw multipart min part size = 1048576
CONF

settings=(-c "$folder/ceph.conf")
monmaptool --create --add a "$monitor" --fsid "$fsid" --clobber "$folder/monmap" >/dev/null
ceph-mon "${settings[@]}" --mkfs -i a --monmap "$folder/monmap" 2>/dev/null
ceph-mon "${settings[@]}" -i a 2>/dev/null
timeout 30 ceph "${settings[@]}" osd create >/dev/null 2>&1
ceph-osd "${settings[@]}" -i 0 --mkfs >/dev/null 2>&1
ceph-osd "${settings[@]}" -i 0 >/dev/null 2>&1
ceph-mgr "${settings[@]}" -i x >/dev/null 2>&1
radosgw "${settings[@]}" -n client.rgw.a >/dev/null 2>&1

for _ in $(seq 90); do
  curl -sf -m 2 "http://127.0.0.1:$port/" >/dev/null 2>&1 && break
  sleep 1
done

admin() { timeout 60 radosgw-admin "${settings[@]}" "$@" >/dev/null 2>&1; }
allow() { printf '{"Version":"2012-10-17","Statement":[{"Effect":"Allow",%s}]}' "$1"; }
admin user create --uid=framehall --display-name=framehall --access-key="$key" --secret-key="$secret" --caps='roles=*'
admin role create --role-name=upload --path=/ \
  --assume-role-policy-doc="$(allow '"Principal":{"AWS":["arn:aws:iam:::user/framehall"]},"Action":["sts:AssumeRole"]')"
admin role-policy put --role-name=upload --policy-name=all --policy-doc="$(allow '"Action":["s3:*"],"Resource":"*"')"
echo "S3_ENDPOINT=http://127.0.0.1:$port S3_ACCESS_KEY_ID=$key S3_SECRET_ACCESS_KEY=$secret S3_STS_ROLE_ARN=arn:aws:iam:::role/upload"
