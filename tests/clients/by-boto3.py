"""What programs in Python do with a store, by Debian's boto3."""
import hashlib
import io
import os
import urllib.error
import urllib.request
import uuid

import boto3
from boto3.s3.transfer import TransferConfig
from botocore.client import Config
from botocore.exceptions import ClientError

MIB = 1024 * 1024
BUCKET = f"boto3-{uuid.uuid4().hex[:12]}"
NAMES = ["plain.txt", "folder/日落 航拍.mp4", "a+b&c=d%2F e~(1).jpg", "quotes'\".txt", "deep/er/still/x"]


def client(name=os.environ["AWS_ACCESS_KEY_ID"], secret=os.environ["AWS_SECRET_ACCESS_KEY"]):
    return boto3.client(
        "s3",
        endpoint_url=os.environ["ENDPOINT"],
        region_name=os.environ["REGION"],
        aws_access_key_id=name,
        aws_secret_access_key=secret,
        config=Config(signature_version="s3v4", s3={"addressing_style": "path"}, retries={"max_attempts": 0}),
    )


s3 = client()
content = os.urandom(11 * MIB + 17)


def refused(code, act):
    try:
        act()
    except ClientError as error:
        assert error.response["Error"]["Code"] == code, error
        return
    raise AssertionError(f"{code} did not come")


def read(key, **options):
    return s3.get_object(Bucket=BUCKET, Key=key, **options)["Body"].read()


def listed(**options):
    pages = s3.get_paginator("list_objects_v2").paginate(Bucket=BUCKET, **options)
    return [one["Key"] for page in pages for one in page.get("Contents", [])]


def buckets():
    s3.create_bucket(Bucket=BUCKET, CreateBucketConfiguration={"LocationConstraint": os.environ["REGION"]})
    s3.head_bucket(Bucket=BUCKET)
    assert BUCKET in [bucket["Name"] for bucket in s3.list_buckets()["Buckets"]]
    refused("NoSuchBucket", lambda: s3.list_objects_v2(Bucket=f"{BUCKET}-not"))


def put_and_get():
    for name in NAMES:
        put = s3.put_object(Bucket=BUCKET, Key=name, Body=content[:1000], ContentType="text/x-test", Metadata={"by": "us"})
        got = s3.get_object(Bucket=BUCKET, Key=name)
        assert got["Body"].read() == content[:1000]
        assert (got["ContentType"], got["Metadata"]) == ("text/x-test", {"by": "us"})
        assert put["ETag"] == got["ETag"] == f'"{hashlib.md5(content[:1000]).hexdigest()}"'
    refused("NoSuchKey", lambda: read("nothing"))
    refused("404", lambda: s3.head_object(Bucket=BUCKET, Key="nothing"))


def checksums():
    put = s3.put_object(Bucket=BUCKET, Key="sum", Body=b"123456789", ChecksumAlgorithm="SHA256")
    assert put["ChecksumSHA256"] == "FeKw08M4keuw8e9gnsQZQgwg4yDOlMZfvIwzEkSOsiU=", put
    refused("BadDigest", lambda: s3.put_object(Bucket=BUCKET, Key="sum", Body=b"x", ContentMD5="1B2M2Y8AsgTpgAmY7PhCfg=="))


def ranges_and_conditions():
    assert read("plain.txt", Range="bytes=10-19") == content[10:20]
    assert read("plain.txt", Range="bytes=-7") == content[993:1000]
    assert read("plain.txt", Range="bytes=990-") == content[990:1000]
    refused("InvalidRange", lambda: read("plain.txt", Range="bytes=5000-"))
    etag = s3.head_object(Bucket=BUCKET, Key="plain.txt")["ETag"]
    refused("304", lambda: read("plain.txt", IfNoneMatch=etag))
    refused("PreconditionFailed", lambda: read("plain.txt", IfMatch='"0"'))


def lists():
    assert set(NAMES) <= set(listed())
    assert listed(PaginationConfig={"PageSize": 2}) == listed() == sorted(listed(), key=str.encode)
    assert listed(Prefix="folder/") == ["folder/日落 航拍.mp4"]
    page = s3.list_objects_v2(Bucket=BUCKET, Delimiter="/")
    assert [folder["Prefix"] for folder in page["CommonPrefixes"]] == ["deep/", "folder/"]
    old = s3.list_objects(Bucket=BUCKET, MaxKeys=1)
    assert old["IsTruncated"] and len(old["Contents"]) == 1


def in_parts():
    parts = TransferConfig(multipart_threshold=5 * MIB, multipart_chunksize=5 * MIB, max_concurrency=3)
    s3.upload_fileobj(io.BytesIO(content), BUCKET, "film", Config=parts)
    assert s3.head_object(Bucket=BUCKET, Key="film")["ETag"].endswith('-3"')
    back = io.BytesIO()
    s3.download_fileobj(BUCKET, "film", back, Config=parts)
    assert back.getvalue() == content
    upload = s3.create_multipart_upload(Bucket=BUCKET, Key="left")["UploadId"]
    s3.upload_part(Bucket=BUCKET, Key="left", UploadId=upload, PartNumber=2, Body=b"part")
    assert [part["PartNumber"] for part in s3.list_parts(Bucket=BUCKET, Key="left", UploadId=upload)["Parts"]] == [2]
    assert [one["Key"] for one in s3.list_multipart_uploads(Bucket=BUCKET)["Uploads"]] == ["left"]
    s3.abort_multipart_upload(Bucket=BUCKET, Key="left", UploadId=upload)
    refused("NoSuchUpload", lambda: s3.list_parts(Bucket=BUCKET, Key="left", UploadId=upload))


def copies():
    s3.copy_object(Bucket=BUCKET, Key="copy", CopySource={"Bucket": BUCKET, "Key": NAMES[2]})
    assert read("copy") == content[:1000]
    parts = TransferConfig(multipart_threshold=5 * MIB, multipart_chunksize=5 * MIB)
    s3.copy({"Bucket": BUCKET, "Key": "film"}, BUCKET, "film copy", Config=parts)
    assert read("film copy") == content


def links():
    link = s3.generate_presigned_url("get_object", Params={"Bucket": BUCKET, "Key": NAMES[1]}, ExpiresIn=60)
    assert urllib.request.urlopen(link).read() == content[:1000]
    link = s3.generate_presigned_url("put_object", Params={"Bucket": BUCKET, "Key": "by link"}, ExpiresIn=60)
    urllib.request.urlopen(urllib.request.Request(link, data=b"sent", method="PUT"))
    assert read("by link") == b"sent"
    try:
        urllib.request.urlopen(link.replace("by%20link", "other"))
        raise AssertionError("a changed link works")
    except urllib.error.HTTPError as error:
        assert error.code == 403


def wrong_keys():
    refused("SignatureDoesNotMatch", lambda: client(secret="wrong").list_objects_v2(Bucket=BUCKET))
    refused("InvalidAccessKeyId", lambda: client(name="nobody").list_objects_v2(Bucket=BUCKET))


def numeric_entities(params, **_):
    params["body"] = params["body"].decode().encode("ascii", "xmlcharrefreplace")


def removals():
    refused("BucketNotEmpty", lambda: s3.delete_bucket(Bucket=BUCKET))
    s3.delete_object(Bucket=BUCKET, Key="copy")
    s3.delete_object(Bucket=BUCKET, Key="copy")
    keys = listed()
    s3.meta.events.register_first("before-call.s3.DeleteObjects", numeric_entities)
    gone = s3.delete_objects(Bucket=BUCKET, Delete={"Objects": [{"Key": key} for key in keys]})
    assert sorted(one["Key"] for one in gone["Deleted"]) == sorted(keys) and listed() == []
    s3.delete_bucket(Bucket=BUCKET)
    refused("404", lambda: s3.head_bucket(Bucket=BUCKET))


for step in [buckets, put_and_get, checksums, ranges_and_conditions, lists, in_parts, copies, links, wrong_keys, removals]:
    step()
    print(f"  {step.__name__.replace('_', ' ')}: passed", flush=True)
