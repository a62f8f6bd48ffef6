import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FF_ENCODER_LIBX265 } from 'node-av/constants';
import sharp from 'sharp';
import type { MediaKind } from '#contract/domain/media.ts';
import { makeClip, makeRecording } from '#server/platform/media/fixtures.ts';
import { openMediaProcess } from '#server/platform/media/media.ts';
import { STEPS } from '#server/platform/media/steps.ts';

const ROUNDS = 3;
const NOISE = 'noise=alls=3:allf=t';
const HLG = { color_primaries: 'bt2020', color_trc: 'arib-std-b67', colorspace: 'bt2020nc' };

interface Run {
  ms: number;
  steps: Record<string, number>;
  peak: number;
}

/** Every step of a file in its guarded process, against the bare encodes, in turns. */
export async function benchMedia(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'framehall-media-'));
  const files = await makeFiles(folder);
  await compare('10 s 1080p clip', 'video', files.clip, folder);
  const { peak } = await compare('100 MP photo', 'photo', files.largePhoto, folder);
  console.log(`  most memory ${Math.round(peak / 1e6)} MB (wanted ≤ 1000)`);
  for (const [name, kind, file] of [
    ['10 s 1080p H.264', 'video', files.clip],
    ['10 s 1080p HLG HEVC 10 bit', 'video', files.hdrClip],
    ['12 MP JPEG', 'photo', files.photo],
    ['75 s WAV', 'music', files.recording],
  ] as const)
    console.log(`  ${name}: ${describe(await runProduct(kind, file, folder))}`);
  rmSync(folder, { recursive: true, force: true });
}

async function makeFiles(folder: string) {
  const path = (name: string) => join(folder, name);
  const common = { seconds: 10, sound: 'sine=f=440' };
  makeClip(path('clip.mp4'), {
    ...common,
    picture: `testsrc2,${NOISE}`,
    options: { preset: 'veryfast', b: 12_000_000 },
  });
  makeClip(path('hdr.mp4'), {
    ...common,
    picture: `testsrc2,${NOISE}`,
    pixelFormat: 'yuv420p10le',
    encoder: FF_ENCODER_LIBX265,
    options: { b: 12_000_000, 'x265-params': 'log-level=none', ...HLG },
  });
  makeRecording(path('tune.wav'), { seconds: 75, formula: '0.3*sin(2*PI*t*(220+110*floor(mod(t,4))))' });
  await drawPhoto(4000, 3000, path('photo.jpg'));
  await drawPhoto(11_600, 8640, path('large.jpg'));
  return {
    clip: path('clip.mp4'),
    hdrClip: path('hdr.mp4'),
    recording: path('tune.wav'),
    photo: path('photo.jpg'),
    largePhoto: path('large.jpg'),
  };
}

async function drawPhoto(width: number, height: number, file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 120, sigma: 25 } as const;
  const grain = { width: 1450, height: 1080, channels: 3 as const, background: '#000', noise };
  const piece = await sharp({ create: grain }).blur(1.5).png().toBuffer();
  await sharp({ create: { width, height, channels: 3, background: '#557799' } })
    .composite([{ input: piece, tile: true, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toFile(file);
}

async function compare(name: string, kind: MediaKind, file: string, folder: string): Promise<{ peak: number }> {
  const [ours, bare]: [Run[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await runProduct(kind, file, folder));
    bare.push(await runBare(kind, file, folder));
  }
  const [mine, limit] = [median(ours.map(({ ms }) => ms)), median(bare)];
  console.log(`${name}: all steps ${seconds(mine)}; the bare encodes ${seconds(limit)}`);
  console.log(`  ratio ${(mine / limit).toFixed(2)} (wanted ≤ 1.25), median of ${ROUNDS} rounds in turns`);
  return { peak: Math.max(...ours.map(({ peak }) => peak)) };
}

async function runProduct(kind: MediaKind, file: string, folder: string): Promise<Run> {
  const outputDir = mkdtempSync(join(folder, 'made-'));
  const start = performance.now();
  const media = await openMediaProcess({ kind, file, outputDir });
  const steps: Record<string, number> = { start: performance.now() - start };
  let probe: unknown;
  for (const step of STEPS[kind]) {
    const stepStart = performance.now();
    const { facts } = await media.run(step, { probe } as never);
    if (step === 'probe') probe = facts;
    steps[step] = performance.now() - stepStart;
  }
  const ms = performance.now() - start;
  await media.close();
  return { ms, steps, peak: media.peakMemory() };
}

/** Runs at the same low priority, in a process of its own whose start does not count. */
async function runBare(kind: MediaKind, file: string, folder: string): Promise<number> {
  const script = join(import.meta.dirname, 'bare-media.ts');
  const args = ['-n', '10', process.execPath, script, kind, file, mkdtempSync(join(folder, 'bare-'))];
  return Number((await promisify(execFile)('nice', args)).stdout);
}

function describe({ ms, steps }: Run): string {
  const parts = Object.entries(steps).map(([name, time]) => `${name} ${seconds(time)}`);
  return `${seconds(ms)} (${parts.join(', ')})`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
