import { AwsClient } from 'aws4fetch';
import { PARTS_AT_ONCE } from '#contract/domain/upload.ts';
import { en } from '#contract/text/en.ts';
import { startUnwatched, type UnwatchedPage } from '../unwatched.ts';
import { type Bench, blockWords, PART, PARTS, watch } from './panel.ts';

const ROUNDS = 3;

type Sender = Pick<Bench, 'url' | 'token' | 'film'>;

/** The upload panel against a bare loop in the same page, both into our own store. */
export async function tellThroughput(sender: Sender): Promise<void> {
  const browser = await startUnwatched();
  try {
    const rates = { engine: [] as number[], bare: [] as number[] };
    const blocks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.bare.push(await sendBare(await browser.open(), sender));
      const sent = await sendByPanel(await browser.open(), sender);
      rates.engine.push(sent.rate);
      blocks.push(...sent.blocks);
    }
    tell({ ours: median(rates.engine), bare: median(rates.bare), blocks });
  } finally {
    await browser.close();
  }
}

function tell({ ours, bare, blocks }: { ours: number; bare: number; blocks: number[] }): void {
  console.log(
    `Upload: ${PARTS} MiB in Chromium: ${ours.toFixed(0)} MiB/s with checksums, create and complete; bare PUTs of 1 MiB, ${PARTS_AT_ONCE} in flight, in the same page: ${bare.toFixed(0)} MiB/s`,
  );
  console.log(`  ratio ${(ours / bare).toFixed(2)} (wanted ≥ 0.90), median of ${ROUNDS} rounds in turns`);
  console.log(`  main thread busy at a stretch: at most ${blockWords(blocks)} (wanted ≤ 50 ms)`);
}

async function visit(page: UnwatchedPage, { url, token }: Sender): Promise<void> {
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watch.toString()})('${token}')` });
  await page.send('Page.navigate', { url: `${url}/Collect` });
  await page.until(() => document.readyState === 'complete' && document.querySelector('header') !== null, null);
  await page.send('Page.disable');
}

async function sendByPanel(page: UnwatchedPage, sender: Sender) {
  await visit(page, sender);
  await press(page, en.header.upload, '[role=dialog]');
  await press(page, en.upload.kinds.video, '[data-pick=files]');
  await page.chooseFile('[data-pick=files]', sender.film);
  await page.evaluate(() => window.blocks.splice(0), null);
  await press(page, en.uploadQueue.start, '[role=progressbar], progress');
  await page.until((done) => document.body.innerText.includes(done), en.uploadQueue.status.success);
  const seconds = await page.evaluate(secondsInStore, null);
  const blocks = await page.evaluate(() => window.blocks, null);
  await page.close();
  return { rate: PARTS / seconds, blocks };
}

/** Clicks a button until its outcome shows, because a page may not listen yet. */
async function press(page: UnwatchedPage, name: string, outcome: string): Promise<void> {
  await page.until(
    (wanted) => {
      if (document.querySelector(wanted.outcome)) return true;
      const isNamed = (button: HTMLButtonElement) =>
        button.ariaLabel === wanted.name || button.textContent.trim().startsWith(wanted.name);
      [...document.querySelectorAll('button')].find((one) => !one.disabled && isNamed(one))?.click();
      return false;
    },
    { name, outcome },
  );
}

/** Runs in the page: seconds from the first byte to the store's last reply. */
function secondsInStore(): number {
  const calls = performance.getEntriesByType('resource').filter(({ name }) => /[?&]upload(s=|Id=)/.test(name));
  const ends = calls.map((entry) => entry.startTime + entry.duration);
  return (Math.max(...ends) - Math.min(...calls.map((entry) => entry.startTime))) / 1000;
}

async function sendBare(page: UnwatchedPage, sender: Sender): Promise<number> {
  const puts = await signedAddresses(sender);
  await visit(page, sender);
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.id = 'bare';
    document.body.append(input);
  }, null);
  await page.chooseFile('#bare', sender.film);
  const seconds = await page.evaluate(putAll, { puts, size: PART, lanes: PARTS_AT_ONCE });
  await page.close();
  return PARTS / seconds;
}

/** Runs in the page. */
async function putAll({ puts, size, lanes }: { puts: string[]; size: number; lanes: number }): Promise<number> {
  const file = document.querySelector<HTMLInputElement>('#bare')?.files?.[0];
  const began = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < puts.length) {
      const number = next++;
      const body = file!.slice(number * size, (number + 1) * size);
      const reply = await fetch(puts[number]!, { method: 'PUT', body });
      if (!reply.ok) throw new Error(`a piece was answered with ${reply.status}`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return (performance.now() - began) / 1000;
}

/** Credentials name at most so many uploads; neighbouring parts go to different ones. */
const PLACES = 20;

/** Addresses for all parts, signed beforehand, of open uploads of the sender. */
async function signedAddresses({ url, token }: Sender): Promise<string[]> {
  const ask = async <Reply>(path: string, input: object) => {
    const headers = { 'content-type': 'application/json', access_token: token };
    const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(input) });
    return (await reply.json()) as Reply;
  };
  const file = { fileName: 'bare.mp4', fileSize: PARTS * PART };
  const places = await Promise.all(
    Array.from({ length: PLACES }, () =>
      ask<{ token: { url: string; filePath: string; region: string } }>('/upload/token/video', file),
    ),
  );
  const key = await ask<{ accessKeyId: string; accessKeySecret: string; securityToken: string }>('/upload/ali/sts', {});
  const client = new AwsClient({
    accessKeyId: key.accessKeyId,
    secretAccessKey: key.accessKeySecret,
    sessionToken: key.securityToken,
    service: 's3',
    region: places[0]!.token.region,
  });
  return await Promise.all(
    Array.from({ length: PARTS }, async (_, number) => {
      const { token: place } = places[number % PLACES]!;
      const address = `${place.url}/${place.filePath}`;
      return (await client.sign(address, { method: 'PUT', aws: { signQuery: true } })).url;
    }),
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
