import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CompleteMultipartUploadCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { startPeer } from './file-server.ts';
import { startStore, STORE_KEY } from './store-process.ts';

const PART = 1024 * 1024;
const PARTS = 1024;
const AT_A_TIME = 10;
const ROUNDS = 3;
const RANGE = 8 * PART;
const Bucket = 'framehall-uploads';

const part = randomBytes(PART);
const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });

/** Our own store: an upload of 1 GiB in parts against bare writing with flush, and ranged reading against nginx. */
export async function benchObjects(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-objects-'));
  const store = await startStore(folder);
  const client = new S3Client({
    endpoint: store.url,
    region: 'cn-shanghai',
    forcePathStyle: true,
    credentials: STORE_KEY,
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  const bareFolder = join(folder, 'bare');
  const written = { store: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    written.bare.push(await writeBare(bareFolder));
    written.store.push(await upload(client, 'film'));
  }
  report('1 GiB in 1 MiB parts, 10 in flight', written, 'bare writing with flush');
  tellMd5();
  const peer = await startPeer(join(bareFolder, 'film'), part, PARTS);
  const address = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'film' }), { expiresIn: 3600 });
  const read = { store: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    read.bare.push(await readRanges(peer.url));
    read.store.push(await readRanges(address));
  }
  report('8 MiB ranges of it, 10 in flight', read, peer.name);
  peer.stop();
  await store.stop();
  client.destroy();
  agent.destroy();
  rmSync(folder, { recursive: true, force: true });
}

function report(what: string, rates: { store: number[]; bare: number[] }, peer: string): void {
  const [ours, limit] = [median(rates.store), median(rates.bare)];
  console.log(`Objects: ${what}: ${ours.toFixed(0)} MiB/s; ${peer}: ${limit.toFixed(0)} MiB/s`);
  console.log(`  ratio ${(ours / limit).toFixed(2)} (wanted ≥ 0.60), median of ${ROUNDS} rounds in turns`);
}

/** Prints the limit for uploads: ETags need MD5, which one core computes no faster. */
function tellMd5(): void {
  const began = performance.now();
  for (let number = 0; number < PARTS; number += 1) hash('md5', part);
  console.log(
    `  MD5 of the same bytes and nothing else: ${(PARTS / ((performance.now() - began) / 1000)).toFixed(0)} MiB/s`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** MiB per second of `count` pieces of work, ten at a time. */
async function measure(count: number, mebibytesEach: number, work: (index: number) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return (count * mebibytesEach) / ((performance.now() - began) / 1000);
}

async function writeBare(folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return await measure(PARTS, 1, async (index) => {
    const handle = await open(join(folder, String(index)), 'w');
    await handle.write(part);
    await handle.sync();
    await handle.close();
  });
}

/** Uploads as browsers do: with requests signed beforehand, without a hash of the content. */
async function upload(client: S3Client, Key: string): Promise<number> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
  const addresses = await Promise.all(
    Array.from({ length: PARTS }, (_, index) =>
      getSignedUrl(client, new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: index + 1 }), {
        expiresIn: 3600,
      }),
    ),
  );
  const Parts: { PartNumber: number; ETag: string }[] = [];
  const began = performance.now();
  await measure(PARTS, 1, async (index) => {
    const ETag = await put(addresses[index] ?? '');
    Parts[index] = { PartNumber: index + 1, ETag };
  });
  await client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
  return PARTS / ((performance.now() - began) / 1000);
}

async function put(url: string): Promise<string> {
  const sent = request(url, { method: 'PUT', agent, headers: { 'content-length': PART } });
  sent.end(part);
  const [reply] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  if (reply.statusCode !== 200) throw new Error(`a part was answered with ${reply.statusCode}`);
  return reply.headers.etag ?? '';
}

async function readRanges(url: string): Promise<number> {
  const count = PARTS / (RANGE / PART);
  return await measure(count, RANGE / PART, async (index) => {
    const range = `bytes=${index * RANGE}-${(index + 1) * RANGE - 1}`;
    const asked = request(url, { agent, headers: { range } }).end();
    const [reply] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
    let received = 0;
    reply.on('data', (piece: Buffer) => (received += piece.length));
    await once(reply, 'end');
    if (reply.statusCode !== 206 || received !== RANGE)
      throw new Error(`a range was answered with ${reply.statusCode}`);
  });
}
