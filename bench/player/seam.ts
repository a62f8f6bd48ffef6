import type { Browser, Route } from '@playwright/test';

declare global {
  interface Window {
    recorded: Float32Array[];
  }
}

const RATE = 44_100;
const TONE = { hertz: 441, loudness: 12_000, seconds: 3 };
const LISTENED_MS = 11_000;
/** By how much a tone moves from one sample to the next at most; a seam would jump further. */
const STEEPEST = ((2 * Math.PI * TONE.hertz) / RATE) * (TONE.loudness / 32_768);

/** Listens to a piece that repeats: a tone whose end fits its beginning must not be interrupted. */
export async function tellSeam(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/preview.mp3', playTone);
  await page.addInitScript(() => {
    localStorage.setItem('locale', 'EN');
    localStorage.setItem('player', JSON.stringify({ volume: 1, muted: false, repeat: true }));
    window.recorded = [];
    const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
    AudioNode.prototype.connect = function connectAndRecord(this: AudioNode, to: AudioNode) {
      if (to instanceof AudioDestinationNode) {
        const tap = this.context.createScriptProcessor(4096, 2, 1);
        tap.addEventListener('audioprocess', ({ inputBuffer }) =>
          window.recorded.push(inputBuffer.getChannelData(0).slice()),
        );
        connect.call(this, tap);
        connect.call(tap, to);
      }
      return connect.call(this, to);
    } as AudioNode['connect'];
  });
  await page.goto(`${url}/SearchResult?type=music`, { waitUntil: 'networkidle' });
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Play / })
    .click();
  await page.waitForTimeout(LISTENED_MS);
  const { seconds, quiet, jump } = await page.evaluate(listen);
  await page.close();
  console.log(
    `Repeating a tone of ${TONE.seconds} s for ${seconds.toFixed(1)} s: at most ${quiet} quiet samples in a row (wanted ≤ 1), steepest step ${(jump / STEEPEST).toFixed(3)} of the tone's own (wanted ≤ 1.01)`,
  );
}

/** What was recorded, from shortly after the first sound. */
function listen(): { seconds: number; quiet: number; jump: number } {
  const samples = window.recorded.flatMap((part) => [...part]);
  const first = samples.findIndex((value) => Math.abs(value) > 0.2) + 4800;
  let [run, quiet, jump] = [0, 0, 0];
  for (let n = first; n < samples.length; n += 1) {
    run = Math.abs(samples[n] ?? 0) < 0.02 ? run + 1 : 0;
    quiet = Math.max(quiet, run);
    jump = Math.max(jump, Math.abs((samples[n] ?? 0) - (samples[n - 1] ?? 0)));
  }
  return { seconds: (samples.length - first) / 48_000, quiet, jump };
}

async function playTone(route: Route): Promise<void> {
  const whole = tone();
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? [];
  const last = to === '' ? whole.length - 1 : Number(to);
  const headers = {
    'access-control-allow-origin': '*',
    'accept-ranges': 'bytes',
    'content-range': `bytes ${from}-${last}/${whole.length}`,
  };
  await route.fulfill({ status: 206, headers, contentType: 'audio/wav', body: whole.subarray(Number(from), last + 1) });
}

/** A tone as a WAV file; its length is a whole number of periods. */
function tone(): Buffer {
  const count = RATE * TONE.seconds;
  const file = Buffer.alloc(44 + count * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + count * 2, 4);
  file.write('WAVEfmt ', 8);
  for (const [place, value] of [
    [16, 16],
    [24, RATE],
    [28, RATE * 2],
    [40, count * 2],
  ] as const)
    file.writeUInt32LE(value, place);
  for (const [place, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, place);
  file.write('data', 36);
  for (let n = 0; n < count; n += 1)
    file.writeInt16LE(Math.round(TONE.loudness * Math.sin((2 * Math.PI * TONE.hertz * n) / RATE)), 44 + n * 2);
  return file;
}
