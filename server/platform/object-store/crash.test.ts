import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '#server/platform/net.ts';

const KEY = { accessKeyId: 'framehall', secretAccessKey: 'a secret of the tests' };
const Bucket = 'framehall-uploads';
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child);
});

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Starts the store as a process, on a folder that outlives it. */
async function start(dataDir: string): Promise<{ child: ChildProcess; client: S3Client; output: () => string }> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, '../../objects.ts'), {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      OBJECTS_PORT: String(port),
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
      UPLOAD_PART_BYTES: '102400',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => (said += piece.toString()));
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  const client = new S3Client({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'cn-shanghai',
    forcePathStyle: true,
    credentials: KEY,
    maxAttempts: 1,
  });
  return { child, client, output: () => said };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'framehall-crash-'));

async function read(client: S3Client, Key: string): Promise<Buffer> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
}

/** Number of data files that belong to no object. */
async function leftovers(folder: string, client: S3Client): Promise<number> {
  const { KeyCount = 0 } = await client.send(new ListObjectsV2Command({ Bucket }));
  const data = join(folder, 'objects/data');
  return readdirSync(data).reduce((sum, part) => sum + readdirSync(join(data, part)).length, 0) - KeyCount;
}

describe('kill -9', () => {
  test(
    'while objects are put, replaced and completed: what was acknowledged is there and whole',
    { timeout: 270_000 },
    async () => {
      const folder = newFolder();
      /** By key: the last acknowledged content and, if a write was under way, its content. */
      const known = new Map<string, { done: string | undefined; tried: string | undefined }>();
      let acknowledged = 0;
      let { child, client } = await start(folder);
      await client.send(new CreateBucketCommand({ Bucket }));

      async function putMany(worker: number, using: S3Client): Promise<void> {
        for (let round = 0; ; round += 1) {
          const key = `${worker}/${round % 5}`;
          const content = randomBytes(round % 3 === 0 ? 300_000 : 2_000);
          const state = { done: known.get(key)?.done, tried: hash('sha1', content) };
          known.set(key, state);
          if (round % 4 === 3) await putParts(using, key, content);
          else await using.send(new PutObjectCommand({ Bucket, Key: key, Body: content }));
          known.set(key, { done: state.tried, tried: undefined });
          acknowledged += 1;
        }
      }
      async function putParts(using: S3Client, Key: string, content: Buffer): Promise<void> {
        const { UploadId } = await using.send(new CreateMultipartUploadCommand({ Bucket, Key }));
        const parts = [content.subarray(0, 110_000), content.subarray(110_000)].filter((part) => part.length > 0);
        const Parts = [];
        for (const [index, Body] of parts.entries()) {
          const part = { Bucket, Key, UploadId, PartNumber: index + 1 };
          const { ETag } = await using.send(new UploadPartCommand({ ...part, Body }));
          Parts.push({ PartNumber: index + 1, ETag });
        }
        await using.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
      }

      for (let round = 0; round < 3; round += 1) {
        const before = acknowledged;
        const workers = Array.from({ length: 6 }, (_, index) => putMany(index, client).catch(() => {}));
        // On a busy machine the first write may take longer than all others together.
        await expect.poll(() => acknowledged, { timeout: 30_000 }).toBeGreaterThan(before);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 400));
        await kill(child);
        await Promise.all(workers);
        client.destroy();
        ({ child, client } = await start(folder));
        let checked = 0;
        for (const [key, { done, tried }] of known) {
          const found = await read(client, key).then(
            (content) => hash('sha1', content),
            (error: Error) => (error.name === 'NoSuchKey' ? undefined : error.name),
          );
          expect([done, tried].filter(Boolean).concat(done === undefined ? [undefined as never] : [])).toContain(found);
          known.set(key, { done: found, tried: undefined });
          checked += 1;
        }
        expect(checked).toBeGreaterThan(0);
      }
      expect([...known.values()].some(({ done }) => done !== undefined)).toBe(true);
      client.destroy();
    },
  );

  test('in the midst of an upload: its parts are still there and it is finished afterwards', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await first.client.send(new CreateBucketCommand({ Bucket }));
    const upload = { Bucket, Key: 'film', ContentType: 'video/mp4', ChecksumAlgorithm: 'CRC32' as const };
    const { UploadId } = await first.client.send(new CreateMultipartUploadCommand(upload));
    const name = { Bucket, Key: 'film', UploadId };
    const content = randomBytes(310_000);
    const send = (client: S3Client, PartNumber: number) =>
      client.send(
        new UploadPartCommand({
          ...name,
          PartNumber,
          Body: content.subarray((PartNumber - 1) * 110_000, PartNumber * 110_000),
        }),
      );
    await send(first.client, 1);
    await send(first.client, 2);
    await send(first.client, 2);
    await kill(first.child);
    const data = join(folder, 'objects/data', UploadId?.slice(0, 2) ?? '', UploadId ?? '');
    writeFileSync(join(data, 'unfinished-1'), 'half a part');
    writeFileSync(
      join(data, '3.110000.1.d41d8cd98f00b204e9800998ecf8427e'),
      'a part that is shorter than its name says',
    );
    const second = await start(folder);
    const { Parts = [] } = await second.client.send(new ListPartsCommand(name));
    expect(Parts.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 110_000],
      [2, 110_000],
    ]);
    expect(readdirSync(data)).toHaveLength(2);
    const last = await send(second.client, 3);
    const chosen = [...Parts, { PartNumber: 3, ETag: last.ETag }].map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
    await second.client.send(new CompleteMultipartUploadCommand({ ...name, MultipartUpload: { Parts: chosen } }));
    await kill(second.child);
    const third = await start(folder);
    expect((await read(third.client, 'film')).equals(content)).toBe(true);
    for (const { client } of [first, second, third]) client.destroy();
  });
});

test(
  'a disk that is full refuses and leaves nothing; with room again it goes on',
  { timeout: 180_000 },
  async ({ skip }) => {
    const folder = newFolder();
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', folder]);
    skip(mounted.status !== 0, 'this machine does not let us mount a small disk');
    try {
      const { client, child } = await start(folder);
      await client.send(new CreateBucketCommand({ Bucket }));
      await client.send(new PutObjectCommand({ Bucket, Key: 'before', Body: randomBytes(4_000_000) }));
      const tooMuch = new PutObjectCommand({ Bucket, Key: 'too much', Body: randomBytes(12_000_000) });
      await expect(client.send(tooMuch)).rejects.toMatchObject({
        name: 'InternalError',
        $metadata: { httpStatusCode: 507 },
      });
      const part = { Bucket, Key: 'parts' };
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(part));
      const tooLarge = new UploadPartCommand({ ...part, UploadId, PartNumber: 1, Body: randomBytes(12_000_000) });
      await expect(client.send(tooLarge)).rejects.toMatchObject({ $metadata: { httpStatusCode: 507 } });
      expect((await read(client, 'before')).length).toBe(4_000_000);
      // Only the folder of the upload is left.
      await expect.poll(() => leftovers(folder, client)).toBe(1);
      await client.send(new PutObjectCommand({ Bucket, Key: 'after', Body: randomBytes(4_000_000) }));
      expect((await read(client, 'after')).length).toBe(4_000_000);
      client.destroy();
      await kill(child);
    } finally {
      spawnSync('umount', [folder]);
    }
  },
);
