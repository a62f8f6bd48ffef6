import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FF_ENCODER_LIBX265 } from 'node-av/constants';
import { avGetCodecName } from 'node-av/lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInput } from '../av/input.ts';
import { makeClip } from '../fixtures.ts';
import { topBoxes, turnClockwise } from '../testing/mp4-surgery.ts';
import { runSteps } from '../testing/run-steps.ts';
import { watchFilm } from '../testing/watch-film.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-clips-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Made = Awaited<ReturnType<typeof runSteps<'video', 'clips'>>>;
async function clipsOf(
  name: string,
  clip: Parameters<typeof makeClip>[1],
  change = (bytes: Buffer) => bytes,
): Promise<Made> {
  const file = join(folder, `${name}.mp4`);
  makeClip(file, clip);
  writeFileSync(file, change(readFileSync(file)));
  return await runSteps('video', file, ['clips']);
}
const pathOf = ({ files }: Made, rendition: string) => files.find((made) => made.rendition === rendition)?.file ?? '';

describe('what licensees get besides the original', () => {
  const file = join(folder, 'fast.mp4');
  beforeAll(() => makeClip(file, { picture: 'color=c=#808080', sound: 'sine=f=440', frameRate: 40 }));

  test('1080p with all frames and sound', async () => {
    const { files } = await runSteps('video', file, ['mp4-1080']);
    expect(files).toMatchObject([{ contentType: 'video/mp4', width: 1920, height: 1080, durationMs: 3000 }]);
    const film = watchFilm(files[0]!.file);
    expect(film).toMatchObject({ codec: 'h264', width: 1920, height: 1080, hasSound: true, frames: 120 });
    // Nothing is laid over it.
    expect(new Set(film.picture.data).size).toBeLessThan(4);
  });

  test('a proxy to cut with: ProRes Proxy in QuickTime with all frames, and sound that needs no decoder', async () => {
    const { files } = await runSteps('video', file, ['prores-proxy']);
    expect(files).toMatchObject([{ contentType: 'video/quicktime', width: 1280, height: 720, durationMs: 3000 }]);
    const { video, audio, packets, close } = openInput(files[0]!.file, 'mov');
    expect([video, audio].map((stream) => avGetCodecName(stream!.codecpar.codecId))).toEqual(['prores', 'pcm_s16le']);
    // By this, editors know the profile Proxy.
    expect(video!.codecpar.codecTag).toBe(Buffer.from('apco').readUInt32LE());
    let frames = 0;
    for (const packet of packets()) if (packet.streamIndex === video!.index) frames += 1;
    expect(frames).toBe(120);
    close();
  });
});

describe('the clips of a film', () => {
  let made: Made;
  beforeAll(async () => {
    made = await clipsOf('grey', { picture: 'color=c=#808080', sound: 'sine=f=440', frameRate: 10 });
  });

  test('preview: 480p, silent, light, from the first byte, with a key frame every half second', () => {
    const file = pathOf(made, 'preview');
    const film = watchFilm(file);
    expect(film).toMatchObject({
      codec: 'h264',
      width: 854,
      height: 480,
      pixelFormat: 'yuv420p',
      hasSound: false,
      frames: 30,
    });
    expect(film.keyFrameGaps.every((gap) => gap <= 0.56)).toBe(true);
    expect(topBoxes(readFileSync(file)).filter((type) => type !== 'free')).toEqual(['ftyp', 'moov', 'mdat']);
    expect(readFileSync(file).length).toBeLessThan(200_000);
  });

  test('sample: 720p with sound, from the first byte', () => {
    const file = pathOf(made, 'sample');
    expect(watchFilm(file)).toMatchObject({ codec: 'h264', width: 1280, height: 720, hasSound: true, frames: 30 });
    expect(topBoxes(readFileSync(file)).filter((type) => type !== 'free')).toEqual(['ftyp', 'moov', 'mdat']);
    expect(made.files.map(({ durationMs }) => durationMs)).toEqual([3000, 3000, 3000]);
  });

  test('unmarked, for owners and reviewers: as small as the preview, with sound', () => {
    const film = watchFilm(pathOf(made, 'unmarked'));
    expect(film).toMatchObject({
      codec: 'h264',
      width: 854,
      height: 480,
      pixelFormat: 'yuv420p',
      hasSound: true,
      frames: 30,
    });
  });

  test('what everybody may watch is marked all over, the other not at all', async () => {
    for (const rendition of ['preview', 'sample', 'unmarked'])
      for (const corner of ['northwest', 'centre', 'southeast']) {
        const { data, width, height } = watchFilm(pathOf(made, rendition)).picture;
        const part = sharp(data, { raw: { width, height, channels: 3 } }).resize(300, 200, {
          fit: 'cover',
          position: corner,
        });
        const unevenness = (await sharp(await part.png().toBuffer()).stats()).channels[0]?.stdev ?? 2;
        const [least, most] = rendition === 'unmarked' ? [0, 1] : [4, 255];
        expect([rendition, corner, unevenness >= least && unevenness <= most]).toEqual([rendition, corner, true]);
      }
  });
});

describe('the clips of an unusual film', () => {
  test('HLG is mapped to the light and the colours of an ordinary screen', async () => {
    const colour = { color_primaries: 'bt2020', color_trc: 'arib-std-b67', colorspace: 'bt2020nc' };
    const made = await clipsOf('hlg', {
      picture: 'color=c=gray,format=yuv420p10le,lutyuv=y=640:u=440:v=470',
      encoder: FF_ENCODER_LIBX265,
      pixelFormat: 'yuv420p10le',
      options: { ...colour, 'x265-params': 'log-level=none' },
      frameRate: 1,
    });
    const { data, width, height } = watchFilm(pathOf(made, 'sample')).picture;
    const { channels } = await sharp(data, { raw: { width, height, channels: 3 } }).stats();
    const [red = 0, green = 0] = channels.map(({ mean }) => mean);
    // Read as Rec.709 without mapping, this green would be 174 and its red 147.
    expect(green).toBeGreaterThan(180);
    expect(green).toBeLessThan(205);
    expect(green - red).toBeGreaterThan(60);
  });

  test('a turned film is upright', async () => {
    const halves = 'color=c=#d02020,drawbox=x=0:y=0:w=960:h=1080:color=#2020d0:t=fill';
    const made = await clipsOf('turned', { picture: halves, frameRate: 1 }, turnClockwise);
    const { width, height, picture } = watchFilm(pathOf(made, 'sample'));
    expect({ width, height }).toEqual({ width: 720, height: 1280 });
    const at = (y: number) => [...picture.data.subarray((y * 720 + 360) * 3, (y * 720 + 360) * 3 + 3)];
    expect(at(200)[2]).toBeGreaterThan(150);
    expect(at(1100)[0]).toBeGreaterThan(150);
  });

  test('of many frames a second every second one is enough', async () => {
    const fast = await clipsOf('fast', { picture: 'color=c=gray', frameRate: 32 });
    expect(watchFilm(pathOf(fast, 'sample')).frames).toBe(48);
  });

  test('the preview ends after 30 seconds, the sample after 60', async () => {
    const long = await clipsOf('long', { picture: 'color=c=gray', frameRate: 1, seconds: 62 });
    expect(long.files.map(({ durationMs }) => durationMs)).toEqual([30_000, 60_000, 60_000]);
    expect(watchFilm(pathOf(long, 'preview')).frames).toBe(30);
    expect(watchFilm(pathOf(long, 'sample')).frames).toBe(60);
  });
});
