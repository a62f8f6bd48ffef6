import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { contents } from '../objects/contents.ts';
import { StartProblem } from '../start-problem.ts';
import { startObjectStore } from './server.ts';

const KEY = { accessKeyId: 'framehall', secretAccessKey: 'a secret of the tests' };
const Bucket = 'framehall-uploads';
const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of running.splice(0)) await close();
});

/** Starts the store in this process, on a folder that outlives it. */
async function start(dir: string) {
  let said = '';
  const stream = new Writable({
    write(piece: Buffer, _encoding, done) {
      said += piece.toString();
      done();
    },
  });
  const store = await startObjectStore({
    dir,
    host: '127.0.0.1',
    port: 0,
    log: pino(stream),
    region: 'cn-shanghai',
    owner: KEY,
    publicBuckets: [],
    allowedOrigin: 'http://localhost:4000',
    minPartBytes: 100,
  });
  const client = new S3Client({
    endpoint: store.url,
    region: 'cn-shanghai',
    forcePathStyle: true,
    credentials: KEY,
    maxAttempts: 1,
  });
  let closing: Promise<void> | undefined;
  const close = () => {
    client.destroy();
    return (closing ??= store.close());
  };
  running.push(close);
  return { client, close, output: () => said };
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'framehall-store-'));
const journalOf = (folder: string) => join(folder, 'journal');

async function read(client: S3Client, Key: string): Promise<string | undefined> {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return await Body?.transformToString();
}

/** Number of data files that belong to no object. */
async function leftovers(folder: string, client: S3Client): Promise<number> {
  const { KeyCount = 0 } = await client.send(new ListObjectsV2Command({ Bucket }));
  const data = join(folder, 'data');
  return readdirSync(data).reduce((sum, part) => sum + readdirSync(join(data, part)).length, 0) - KeyCount;
}

/** Writes facts with matching checksums. */
function rewriteJournal(file: string, text: string): void {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.slice(9));
  writeFileSync(file, lines.map((line) => `${crc32(line).toString(16).padStart(8, '0')} ${line}\n`).join(''));
}

test('an object of former days whose key has a NUL is listed and can be removed', async () => {
  const folder = newFolder();
  const first = await start(folder);
  await first.client.send(new CreateBucketCommand({ Bucket }));
  for (const Key of ['a', 'odd key', 'z']) await first.client.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
  await first.close();
  rewriteJournal(journalOf(folder), readFileSync(journalOf(folder), 'utf8').replace('odd key', String.raw`o+d\u0000`));
  const { client } = await start(folder);
  const { list, remove } = contents(client, { uploads: Bucket, originals: '', previews: '' });
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of list('uploads', '')) found.push(key);
    return found;
  };
  expect(await keys()).toEqual(['a', 'o+d\0', 'z']);
  await remove('uploads', ['o+d\0', 'z']);
  expect(await keys()).toEqual(['a']);
});

describe('a start', () => {
  test('removes data that nothing refers to, and uploads that are stale', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await first.client.send(new CreateBucketCommand({ Bucket }));
    await first.client.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'x' }));
    const stale = await first.client.send(new CreateMultipartUploadCommand({ Bucket, Key: 'stale' }));
    await first.close();
    writeFileSync(join(folder, 'data/ab/abandoned'), 'x');
    mkdirSync(join(folder, 'data/cd/cdabandoned'));
    const journal = readFileSync(journalOf(folder), 'utf8');
    const eightDaysAgo = Date.now() - 8 * 24 * 3600 * 1000;
    rewriteJournal(journalOf(folder), journal.replaceAll(/"began":\d+/g, `"began":${eightDaysAgo}`));
    const second = await start(folder);
    await expect.poll(() => leftovers(folder, second.client)).toBe(0);
    const list = new ListPartsCommand({ Bucket, Key: 'stale', UploadId: stale.UploadId });
    await expect(second.client.send(list)).rejects.toThrow('upload');
    expect(await read(second.client, 'kept')).toBe('x');
  });

  test('ends the journal where a crash cut it off, and goes on from there', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await first.client.send(new CreateBucketCommand({ Bucket }));
    await first.client.send(new PutObjectCommand({ Bucket, Key: 'one', Body: '1' }));
    await first.close();
    const whole = readFileSync(journalOf(folder));
    appendFileSync(journalOf(folder), whole.subarray(0, 60));
    const second = await start(folder);
    await second.client.send(new PutObjectCommand({ Bucket, Key: 'two', Body: '2' }));
    await second.close();
    const third = await start(folder);
    expect(await read(third.client, 'one')).toBe('1');
    expect(await read(third.client, 'two')).toBe('2');
    expect(existsSync(`${journalOf(folder)}.damaged`)).toBe(false);
  });

  test('with a journal that is damaged inside keeps everything that it can', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await first.client.send(new CreateBucketCommand({ Bucket }));
    for (const Key of ['one', 'two', 'three'])
      await first.client.send(new PutObjectCommand({ Bucket, Key, Body: Key }));
    await first.close();
    const lines = readFileSync(journalOf(folder), 'utf8').split('\n');
    lines[2] = lines[2]?.replace('two', 'twx') ?? '';
    writeFileSync(journalOf(folder), lines.join('\n'));
    const second = await start(folder);
    expect(await read(second.client, 'three')).toBe('three');
    await expect(read(second.client, 'two')).rejects.toThrow('key');
    expect(second.output()).toContain('damaged');
    expect(existsSync(`${journalOf(folder)}.damaged`)).toBe(true);
    expect(await leftovers(folder, second.client), 'the data of “two” is not thrown away').toBe(1);
  });

  test('without the journal does not throw the data away', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await first.client.send(new CreateBucketCommand({ Bucket }));
    await first.client.send(new PutObjectCommand({ Bucket, Key: 'one', Body: '1' }));
    await first.close();
    rmSync(journalOf(folder));
    await expect(start(folder)).rejects.toThrow(StartProblem);
    expect(readdirSync(join(folder, 'data')).some((part) => readdirSync(join(folder, 'data', part)).length > 0)).toBe(
      true,
    );
  });

  test('shortens a journal that mostly tells of what is gone', async () => {
    const folder = newFolder();
    const first = await start(folder);
    await first.client.send(new CreateBucketCommand({ Bucket }));
    await first.client.send(new PutObjectCommand({ Bucket, Key: 'kept', Body: 'kept' }));
    await first.close();
    const [bucket = '', put = ''] = readFileSync(journalOf(folder), 'utf8').split('\n');
    writeFileSync(journalOf(folder), `${bucket}\n${`${put}\n`.repeat(2000)}`);
    const second = await start(folder);
    expect(await read(second.client, 'kept')).toBe('kept');
    await expect.poll(() => readFileSync(journalOf(folder), 'utf8').trim().split('\n').length).toBe(2);
    await second.client.send(new PutObjectCommand({ Bucket, Key: 'more', Body: 'more' }));
    await second.close();
    const third = await start(folder);
    expect(await read(third.client, 'more')).toBe('more');
  });
});
