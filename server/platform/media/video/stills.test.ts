import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeClip } from '../fixtures.ts';
import { openWritten } from '../testing/open-written.ts';
import { runSteps } from '../testing/run-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-stills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function stillsOf(name: string, clip: Parameters<typeof makeClip>[1]) {
  const file = join(folder, `${name}.mp4`);
  makeClip(file, { frameRate: 1, ...clip });
  return await runSteps('video', file, ['stills']);
}

test('a film stands on its card with its best frame, not with the black that it begins with', async () => {
  for (const g of [4, 250]) {
    const { files, findings } = await stillsOf(`fade${g}`, {
      seconds: 6,
      frameRate: 5,
      picture: 'testsrc2,fade=t=in:st=1:d=2',
      options: { g, keyint_min: 1 },
    });
    const sizes = await Promise.all(files.map(({ file }) => openWritten(file).metadata()));
    expect(sizes.map(({ format, width, height }) => `${format} ${width}×${height}`)).toEqual([
      'webp 400×225',
      'webp 800×450',
      'webp 1280×720',
    ]);
    const { channels } = await openWritten(files[0]?.file).stats();
    expect(channels[1]?.mean, `a key frame every ${g}`).toBeGreaterThan(80);
    expect(findings).toEqual([]);
  }
});

test('[R201] black borders above and below, or on both sides, are noted', async () => {
  const wide = await stillsOf('wide', {
    picture: 'testsrc2,drawbox=h=60:color=black:t=fill,drawbox=y=1020:h=60:color=black:t=fill',
  });
  expect(wide.findings).toEqual(['black-borders']);
  const tall = await stillsOf('tall', {
    picture: 'testsrc2,drawbox=w=90:color=black:t=fill,drawbox=x=1830:w=90:color=black:t=fill',
  });
  expect(tall.findings).toEqual(['black-borders']);
  const oneSided = await stillsOf('one', { picture: 'testsrc2,drawbox=h=60:color=black:t=fill' });
  expect(oneSided.findings).toEqual([]);
});
