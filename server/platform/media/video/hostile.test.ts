import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../net.ts';
import { openInput } from '../av/input.ts';
import { makeClip } from '../fixtures.ts';
import { pointElsewhere } from '../testing/mp4-surgery.ts';
import { rejectionOf } from '../testing/run-steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-hostile-'));
const good = join(folder, 'good.mp4');
let server: Server;
let port: number;
let visits = 0;

beforeAll(async () => {
  makeClip(good, { frameRate: 5, picture: 'color=c=#556677' });
  port = await freePort();
  server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

async function verdict(bytes: Buffer | string): Promise<string> {
  const file = join(folder, 'bad.mp4');
  writeFileSync(file, bytes);
  return await rejectionOf('video', file);
}
/** The first bytes of an mp4. */
const FTYP = Buffer.from('\0\0\0\x14ftypisom\0\0\0\0isom', 'latin1');

describe('a file that would have others opened', () => {
  const playlist = () =>
    `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`;
  const script = () => `ffconcat version 1.0\nfile ${good}\n`;

  test.each([
    ['a playlist', playlist],
    ['a list of files', script],
    ['a playlist for http', () => `http://127.0.0.1:${port}/a.mp4\n`],
  ])('%s is no film, also behind the first bytes of one', async (_, text) => {
    expect(await verdict(text())).toBe('not-this-kind');
    expect(await verdict(Buffer.concat([FTYP, Buffer.from(text())]))).toBe('unreadable');
    expect(visits).toBe(0);
  });

  test('a film whose data lies in another file or at an address is unreadable', async () => {
    const film = readFileSync(good);
    expect(await verdict(pointElsewhere(film, good))).toBe('unreadable');
    expect(await verdict(pointElsewhere(film, `http://127.0.0.1:${port}/a.mp4`))).toBe('unreadable');
    expect(visits).toBe(0);
  });
});

describe('without any sandbox', () => {
  const file = join(folder, 'unguarded.mp4');

  test('FFmpeg is held to the one file and to the one container', () => {
    for (const text of [
      `#EXTM3U\n#EXTINF:9,\nhttp://127.0.0.1:${port}/a.ts\n`,
      `ffconcat version 1.0\nfile ${good}\n`,
    ]) {
      writeFileSync(file, text);
      expect(() => openInput(file, 'mov')).toThrow();
    }
    expect(visits).toBe(0);
  });

  test('no byte of another file arrives', () => {
    writeFileSync(file, pointElsewhere(readFileSync(good), good));
    const input = openInput(file, 'mov');
    expect([...input.packets()]).toEqual([]);
    input.close();
  });
});

describe('a broken film', () => {
  test('is unreadable when its end is missing, wherever its index is', async () => {
    const film = readFileSync(good);
    expect(await verdict(film.subarray(0, film.length - 600))).toBe('unreadable');
    const streamed = join(folder, 'streamed.mp4');
    makeClip(streamed, { frameRate: 5, container: { movflags: '+faststart' } });
    const whole = readFileSync(streamed);
    expect(await verdict(whole)).toBe('accepted');
    expect(await verdict(whole.subarray(0, whole.length - 100))).toBe('unreadable');
    expect(await verdict(whole.subarray(0, whole.length / 2))).toBe('unreadable');
  });

  test('is unreadable when its pictures are noise', async () => {
    const film = readFileSync(good);
    const start = film.indexOf('mdat') + 4;
    film.fill(0xa5, start, film.indexOf('moov') - 4);
    expect(await verdict(film)).toBe('unreadable');
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['noise', Buffer.alloc(100_000, 'x9q'), 'not-this-kind'],
    ['a web page', '<!doctype html><script>alert(1)</script>', 'not-this-kind'],
    ['only a beginning', FTYP, 'unreadable'],
  ])('%s is refused', async (_, bytes, reason) => {
    expect(await verdict(bytes)).toBe(reason);
  });
});
