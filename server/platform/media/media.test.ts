import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../net.ts';
import { MediaCrashed, MediaRejected } from './failures.ts';
import { makeClip } from './fixtures.ts';
import { openMediaProcess } from './media.ts';
import { understand } from './reply.ts';
import { findSandbox, PATH_ONLY } from './sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-process-'));
const film = join(folder, 'film.mp4');
beforeAll(() => makeClip(film, { frameRate: 4 }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Limits = NonNullable<Parameters<typeof openMediaProcess>[0]['limits']>;
const outputDir = () => mkdtempSync(join(folder, 'made-'));
const open = (limits: Limits = {}, signal?: AbortSignal) =>
  openMediaProcess({ kind: 'video', file: film, outputDir: outputDir(), limits, ...(signal && { signal }) });

/** The processes that this one has started. */
function children(): number[] {
  if (!hasProc) return [];
  const list = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}
const hasProc = existsSync('/proc/self/status');
const sandbox = await findSandbox();

describe('the process that opens a file', () => {
  test.runIf(hasProc)('knows nothing of our environment, and is gone when closed', async () => {
    const before = children();
    process.env['SECRET_OF_OURS'] = 'do not tell';
    const media = await open();
    delete process.env['SECRET_OF_OURS'];
    const [pid = 0] = children().filter((child) => !before.includes(child));
    const names = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter(Boolean)
      .map((line) => line.split('=')[0] ?? '');
    // Only Node's own channel, and the paths of programs and temporary files.
    expect(names.filter((name) => !name.startsWith('NODE_CHANNEL_')).toSorted()).toEqual(['PATH', 'TMPDIR']);
    await media.close();
    expect(existsSync(`/proc/${pid}`)).toBe(false);
  });

  test.runIf(sandbox.prefix.includes('setpriv'))('runs without any right, with limits and low priority', async () => {
    const before = children();
    const media = await open();
    const [pid = 0] = children().filter((child) => !before.includes(child));
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const uid = sandbox.uid ?? process.getuid?.();
    expect(status).toMatch(new RegExp(`Uid:\\s+${uid}\\s+${uid}\\s+${uid}`));
    expect(status).toMatch(/NoNewPrivs:\s+1/);
    expect(status).toMatch(/CapEff:\s+000000000000000[04]$/m);
    expect(readFileSync(`/proc/${pid}/limits`, 'utf8')).toMatch(/Max core file size\s+0/);
    expect(Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[18])).toBeGreaterThanOrEqual(10);
    await media.close();
  });

  test('has no network where the system can take it away', async () => {
    const port = await freePort();
    const server = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const script = `require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit(0)).on('error', () => process.exit(7))`;
    const [command, ...args] = [...sandbox.prefix, process.execPath, '-e', script];
    const ending = await promisify(execFile)(command, args, { env: PATH_ONLY, cwd: '/' }).then(
      () => 'connected',
      (error: { code: number }) => error.code,
    );
    expect(ending).toBe(sandbox.network ? 'connected' : 7);
    await new Promise((resolve) => server.close(resolve));
  });

  test('reports how far it is', async () => {
    const media = await open();
    const { facts: probe } = await media.run('probe', {});
    const seen: number[] = [];
    await media.run('clips', { probe }, (percent) => seen.push(percent));
    expect(seen.length).toBeGreaterThan(5);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    await media.close();
  });
});

describe('a file that asks for too much', () => {
  const ending = async (limits: Limits) => {
    const media = await open(limits).catch((error: unknown) => error as MediaRejected);
    if (media instanceof Error) return media;
    const end = await media
      .run('probe', {})
      .then(({ facts: probe }) => media.run('clips', { probe }))
      .catch((error: unknown) => error);
    await media.close();
    return end;
  };

  test.each([
    ['time', { patience: 0.0002 }],
    ['memory', { memoryBytes: 90e6 }],
    ['disk', { diskBytes: 100 }],
  ])('of %s is too heavy, and its process is gone', async (_, limits) => {
    const before = children();
    const error = await ending(limits);
    expect(error).toBeInstanceOf(MediaRejected);
    expect((error as MediaRejected).reason).toBe('too-heavy');
    expect(children().filter((child) => !before.includes(child))).toEqual([]);
  });
});

describe('a process that dies', () => {
  test.runIf(hasProc)('by another hand is worth another try', async () => {
    const before = children();
    const media = await open();
    const [pid = 0] = children().filter((child) => !before.includes(child));
    const { facts: probe } = await media.run('probe', {});
    const running = media.run('clips', { probe }).catch((error: unknown) => error);
    await sleep(100);
    process.kill(pid, 'SIGKILL');
    expect(await running).toBeInstanceOf(MediaCrashed);
    await expect(media.run('clips', { probe })).rejects.toBeInstanceOf(MediaCrashed);
    await media.close();
  });

  test('because it was called off throws what it was called off with', async () => {
    const calledOff = new AbortController();
    const media = await open({}, calledOff.signal);
    const running = media.run('probe', {}).catch((error: unknown) => error);
    calledOff.abort(new Error('stopping'));
    expect(await running).toEqual(new Error('stopping'));
    await expect(open({}, calledOff.signal)).rejects.toThrow('stopping');
  });

  test('leaves a step that another process can take', async () => {
    const first = await open();
    const { facts: probe } = await first.run('probe', {});
    await first.close();
    const second = await open();
    expect((await second.run('stills', { probe })).files.map(({ rendition }) => rendition)).toEqual([
      'thumb-1x',
      'thumb-2x',
      'poster',
    ]);
    await second.close();
  });
});

describe('what a process says is believed only if it could be true', () => {
  const made = outputDir();
  writeFileSync(join(made, 'poster.webp'), 'x');
  symlinkSync('/etc/passwd', join(made, 'sample.jpg'));
  const say = (file: object) => () =>
    understand({ type: 'done', outcome: { facts: null, files: [file], findings: [] } }, made);
  const poster = { rendition: 'poster', file: 'poster.webp', contentType: 'image/webp' };

  test('a plain file of its folder', () => {
    expect(say(poster)().files).toEqual([{ ...poster, file: join(made, 'poster.webp') }]);
  });

  test.each([
    ['a path', { ...poster, file: '../poster.webp' }],
    ['an absolute path', { ...poster, file: '/etc/passwd' }],
    ['a link', { ...poster, file: 'sample.jpg' }],
    ['nothing', { ...poster, file: 'missing.webp' }],
    ['a web page', { ...poster, contentType: 'text/html' }],
    ['another name', { ...poster, rendition: 'secret' }],
  ])('not %s', (_, file) => {
    expect(say(file)).toThrow(MediaCrashed);
  });

  test.each([[undefined], ['done'], [{ type: 'done' }], [{ type: 'rejected', reason: 'because', detail: '' }]])(
    'not %j',
    (message) => {
      expect(() => understand(message, made)).toThrow(MediaCrashed);
    },
  );
});
