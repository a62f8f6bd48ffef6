import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeClip } from '../fixtures.ts';
import { runSteps } from '../testing/run-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-soundtrack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Chords that change every half second. */
const CHORDS =
  "aevalsrc='0.2*(sin(2*PI*220*t*pow(2,floor(mod(t*2,4))*3/12))+sin(2*PI*277*t*pow(2,floor(mod(t*2,4))*3/12)))':s=48000";

async function findingsOf(name: string, sound?: string) {
  const file = join(folder, `${name}.mp4`);
  makeClip(file, { seconds: 5, frameRate: 1, picture: 'color=c=gray', ...(sound && { sound }) });
  return (await runSteps('video', file, ['soundtrack'])).findings;
}

test('a silent track is noted, no track is not', async () => {
  expect(await findingsOf('silence', 'anullsrc=r=48000')).toEqual(['silent-track']);
  expect(await findingsOf('none')).toEqual([]);
});

test('[R201] something like music is noted', async () => {
  expect(await findingsOf('music', CHORDS)).toEqual(['music-on-track']);
});
