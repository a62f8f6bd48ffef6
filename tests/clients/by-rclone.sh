# What keeps folders and a store alike, by Debian's rclone.
set -euo pipefail
export RCLONE_CONFIG="$PWD/rclone.conf"
cat >rclone.conf <<CONFIG
[s3]
type = s3
provider = Other
access_key_id = $AWS_ACCESS_KEY_ID
secret_access_key = $AWS_SECRET_ACCESS_KEY
endpoint = $ENDPOINT
region = $REGION
location_constraint = $REGION
force_path_style = true
upload_cutoff = 6Mi
chunk_size = 5Mi
copy_cutoff = 6Mi
CONFIG
bucket=s3:rclone-$$-$RANDOM
rc() { rclone --retries 1 --low-level-retries 1 "$@"; }
passed() { echo "  $1: passed"; }
is() { [ "$1" = "$2" ] || { echo "  expected “$2”, got “$1”"; exit 1; }; }
fails() { if "$@" >fails.log 2>&1; then echo "  should have failed: $*"; exit 1; fi; }
names() { rc lsf --recursive --files-only "$1" | sort | paste -sd' '; }

mkdir -p folder/inner
head -c 3000 /dev/urandom >folder/small
head -c 12000000 /dev/urandom >folder/large
echo sunset >'folder/inner/日落 & <dusk>.txt'
touch "folder/it's \"quoted\" + 100%"

rc mkdir "$bucket"
rc lsd s3: | grep >/dev/null "${bucket#s3:}"
passed 'make and list buckets'

rc copy folder "$bucket/kept"
rc check --download folder "$bucket/kept" 2>/dev/null
is "$(names "$bucket/kept")" "$(cd folder && find . -type f | sed 's#^\./##' | sort | paste -sd' ')"
passed 'copy a folder, and compare every byte and name'

rm folder/small
echo new >folder/added
mkdir back
rc sync folder "$bucket/kept"
rc check --download --one-way "$bucket/kept" folder 2>/dev/null
rc sync "$bucket/kept" back
diff -r folder back
is "$(rc sync --dry-run folder "$bucket/kept" 2>&1 | grep -c 'Skipped' || true)" 0
passed 'sync both ways, with nothing left to do'

is "$(rc cat --offset 100 --count 50 "$bucket/kept/large" | md5sum)" "$(tail -c +101 folder/large | head -c 50 | md5sum)"
is "$(rc cat "$bucket/kept/large" | md5sum)" "$(md5sum <folder/large)"
passed 'ranges'

rc copyto "$bucket/kept/large" "$bucket/other/large"
rc moveto "$bucket/kept/added" "$bucket/other/moved"
is "$(names "$bucket/other")" 'large moved'
is "$(rc cat "$bucket/other/large" | md5sum)" "$(md5sum <folder/large)"
passed 'copy and move within the store'

head -c 12000000 folder/large | rc rcat "$bucket/stream"
rc cat "$bucket/stream" | cmp - folder/large
passed 'a stream of unknown length'

curl -sSf "$(rc link --expire 60s "$bucket/other/moved")" | grep >/dev/null new
passed 'signed links'

sed 's/^secret_access_key = .*/secret_access_key = wrong/' rclone.conf >wrong.conf
fails rc --config wrong.conf lsf "$bucket"
grep -q SignatureDoesNotMatch fails.log
fails rc rmdir "$bucket"
passed 'a wrong key and a bucket that is not empty'

rc deletefile "$bucket/stream"
rc purge "$bucket"
fails rc lsf "$bucket"
passed 'remove everything'
