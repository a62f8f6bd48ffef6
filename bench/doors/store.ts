import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { AccessKey } from '#server/platform/objects/settings.ts';
import { startStore, STORE_KEY } from '../store-process.ts';
import { startCeph } from './ceph.ts';

const AT_A_TIME = 8;
const ROUNDS = 11;
const SIZES = [
  { name: '10 KB', bytes: 10_000, count: 800 },
  { name: '1 MiB', bytes: 1024 * 1024, count: 80 },
];
const Bucket = 'framehall-doors';

interface Store {
  name: string;
  url: string;
  key: AccessKey;
  /** What our rate divided by this one's should be. */
  wanted: string;
  /** Processor time that it has used; unknown of strangers. */
  worked?: () => number;
  stop(): Promise<void>;
}

/**
 * Puts and gets at our own store, in turns with the store of another checkout (`BEFORE`, a folder) and with Ceph where
 * it is installed.
 */
export async function benchStore(): Promise<void> {
  const ours = await startOurs('our store');
  const others: Store[] = [];
  const { BEFORE } = process.env;
  if (BEFORE !== undefined) others.push({ ...(await startOurs(`our store of ${BEFORE}`, BEFORE)), wanted: '≥ 0.97' });
  const ceph = await startCeph();
  if (ceph) others.push({ name: 'Ceph in memory', wanted: '≥ 1', ...ceph });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  try {
    for (const size of SIZES) await compare(ours, others, size, agent);
  } finally {
    agent.destroy();
    for (const store of [ours, ...others]) await store.stop();
  }
}

async function startOurs(name: string, checkout?: string): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-doors-'));
  const store = await startStore(folder, checkout);
  return {
    name,
    url: store.url,
    key: STORE_KEY,
    wanted: '',
    worked: store.worked,
    async stop() {
      await store.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function compare(ours: Store, others: Store[], size: (typeof SIZES)[number], agent: Agent): Promise<void> {
  const stores = [ours, ...others];
  const content = randomBytes(size.bytes);
  const rates = stores.map(() => ({ put: [] as number[], get: [] as number[] }));
  const work = stores.map(() => ({ put: 0, get: 0 }));
  const links = await Promise.all(stores.map((store) => signLinks(store, size.count)));
  for (let round = 0; round < ROUNDS; round += 1)
    // Each begins as often as the others.
    for (let turn = 0; turn < stores.length; turn += 1) {
      const index = (turn + round) % stores.length;
      const { put = [], get = [] } = links[index] ?? {};
      const times = [stores[index]?.worked?.() ?? 0];
      rates[index]?.put.push(await measure(put, (url) => send(url, agent, content)));
      times.push(stores[index]?.worked?.() ?? 0);
      rates[index]?.get.push(await measure(get, (url) => send(url, agent)));
      times.push(stores[index]?.worked?.() ?? 0);
      work[index]!.put += times[1]! - times[0]!;
      work[index]!.get += times[2]! - times[1]!;
    }
  for (const way of ['put', 'get'] as const) {
    const rate = median(rates[0]?.[way] ?? []);
    console.log(`Doors: ${way} of ${size.name}, ${AT_A_TIME} at a time: ${rate.toFixed(0)} a second`);
    others.forEach((store, index) => {
      const pairs = (rates[index + 1]?.[way] ?? []).map((other, round) => (rates[0]?.[way][round] ?? 0) / other);
      // The rate swings with the disk and the machine; what a request costs the processor hardly does.
      const saved = store.worked ? `, by processor time ${(work[index + 1]![way] / work[0]![way]).toFixed(2)}` : '';
      console.log(`  against ${store.name}: ratio ${median(pairs).toFixed(2)}${saved} (wanted ${store.wanted})`);
    });
  }
}

async function signLinks({ url, key }: Store, count: number): Promise<{ put: string[]; get: string[] }> {
  const client = new S3Client({
    endpoint: url,
    // Ceph knows no other name of a place for buckets.
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: key,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  await client.send(new CreateBucketCommand({ Bucket })).catch((error: Error) => {
    if (!/Bucket(AlreadyOwnedByYou|AlreadyExists)/.test(error.name)) throw error;
  });
  const places = Array.from({ length: count }, (_, index) => ({ Bucket, Key: `object ${index}` }));
  const sign = (command: PutObjectCommand | GetObjectCommand) => getSignedUrl(client, command, { expiresIn: 3600 });
  const links = {
    put: await Promise.all(places.map((place) => sign(new PutObjectCommand(place)))),
    get: await Promise.all(places.map((place) => sign(new GetObjectCommand(place)))),
  };
  client.destroy();
  return links;
}

/** Requests per second. */
async function measure(urls: string[], work: (url: string) => Promise<void>): Promise<number> {
  let next = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_A_TIME }, async () => {
      for (let url = urls[next++]; url !== undefined; url = urls[next++]) await work(url);
    }),
  );
  return urls.length / ((performance.now() - began) / 1000);
}

/** Puts `content`, or gets what is there. */
async function send(url: string, agent: Agent, content?: Buffer): Promise<void> {
  const headers = content ? { 'content-length': content.length } : {};
  const sent = request(url, { method: content ? 'PUT' : 'GET', agent, headers }).end(content);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  reply.resume();
  await once(reply, 'end');
  if (reply.statusCode !== 200) throw new Error(`a request was answered with ${reply.statusCode}`);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
