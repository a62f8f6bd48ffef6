import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { buildTool } from '#server/platform/supervisor/bundle.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';
import { filesInZip } from '#tests/support/zip.ts';
import { startSlowStore } from '../testing/slow-store.ts';

const MB = 1024 * 1024;
const root = join(import.meta.dirname, '../..');
const product = await startProduct();
const target = product.services.objects.uploadTarget;
const store = await startSlowStore(target.url);
// Sends uploads through the store that counts parts.
product.services.objects.uploadTarget = { ...target, url: target.url.replace(new URL(target.url).origin, store.url) };

const made = mkdtempSync(join(tmpdir(), 'framehall-tool-'));
let folder: string;
let count = 0;
beforeAll(() => buildTool(root), 60_000);
beforeEach(() => {
  folder = join(made, `folder ${(count += 1)}`);
  mkdirSync(folder);
  store.release();
  store.partsSent();
});
afterAll(() => {
  store.close();
  rmSync(made, { recursive: true, force: true });
});

let film: Buffer | undefined;
/** A real video, padded with filler that players skip to the minimum size. */
function addFilm(name: string): void {
  const file = join(folder, name);
  if (!film) {
    makeClip(file, { seconds: 3 });
    const filler = Buffer.alloc(10 * MB);
    filler.writeUInt32BE(filler.length);
    filler.write('free', 4);
    appendFileSync(file, filler);
    film = readFileSync(file);
  }
  writeFileSync(file, film);
}

async function addPhoto(name: string, width: number, height: number): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#7a4' } }).jpeg();
  writeFileSync(join(folder, name), await picture.toBuffer());
}

interface Ended {
  code: number | null;
  said: string;
}

function startTool(args: string[], env: Record<string, string> = {}): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, [join(root, 'dist/tool/framehall-upload.mjs'), ...args], {
    env: { PATH: '', LANG: 'en_US.UTF-8', FRAMEHALL_PASSWORD: 'framehall-demo', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'exit'), textOf(child.stdout), textOf(child.stderr)]).then(
    ([[code], out, err]): Ended => ({ code: code as number | null, said: out + err }),
  );
  return { child, ended };
}

const me = ['--site', product.url, '--account', 'photographer@framehall.test'];
const run = (args: string[], env?: Record<string, string>) => startTool(args, env).ended;
const materials = () =>
  product.db.selectFrom('materials').select(['code', 'fileName', 'kind']).orderBy('id', 'desc').execute();
const upload = () => run([folder, ...me]);

describe('[R116] the upload tool', () => {
  test('says its version and what it can do, in the language of the terminal', async () => {
    expect(await run(['--version'])).toEqual({ code: 0, said: '2.3.2\n' });
    expect((await run(['--help'])).said).toContain('Run it again to\nresume');
    expect((await run(['--help'], { LANG: 'zh_CN.UTF-8' })).said).toContain('上传工具 2.3.2');
  });

  test('is offered by the site as one file that knows where it came from', async () => {
    const reply = await fetch(`${product.url}/upload-tool/framehall-upload.mjs`);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="framehall-upload.mjs"');
    expect(reply.headers.get('content-type')).toMatch(/javascript/);
    const program = await reply.text();
    const imported = [...program.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name]) => name);
    expect(imported.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    const file = join(folder, 'framehall-upload.mjs');
    writeFileSync(file, program);
    const child = spawn(process.execPath, [file, '--help'], { env: { LANG: 'C' } });
    expect(await textOf(child.stdout)).toContain(`(default: ${product.services.config.publicUrl})`);
  });

  test.each([
    ['windows', 'framehall-upload.cmd'],
    ['mac', 'framehall-upload.command'],
  ])('is packed for %s with what starts it', async (system, launcher) => {
    const reply = await fetch(`${product.url}/upload-tool/framehall-upload-${system}.zip`);
    expect(reply.headers.get('content-disposition')).toContain(`framehall-upload-${system}.zip`);
    const archive = join(folder, 'tool.zip');
    writeFileSync(archive, Buffer.from(await reply.arrayBuffer()));
    const files = await filesInZip(archive);
    expect(files.map(({ name }) => name)).toEqual(['framehall-upload.mjs', launcher]);
    for (const { name, mode, read } of files) {
      const text = String(await read());
      writeFileSync(join(folder, name), text, { mode });
      expect(text).toContain('framehall-upload');
    }
    if (system === 'windows') return;
    const { stdout } = spawn(join(folder, launcher), ['--version'], {
      env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin` },
    });
    expect(await textOf(stdout)).toBe('2.3.2\n');
  });

  test('sends nothing that the library has already, and names it', async () => {
    await addPhoto('ours.jpg', 4100, 2600);
    const bytes = readFileSync(join(folder, 'ours.jpg'));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const materialId = await makeMaterial(product, { kind: 'photo' });
    await product.db.insertInto('originalFiles').values({ sha256, materialId, sizeBytes: bytes.length }).execute();
    const [{ code } = { code: '' }] = await materials();
    const { code: exit, said } = await upload();
    expect(said).toContain(`not accepted  ours.jpg  This file is already in our library  ${code}\n`);
    expect(exit).toBe(1);
    expect(store.partsSent()).toEqual([]);
  });

  test('uploads a folder with its folders, once', async () => {
    mkdirSync(join(folder, 'day 2'));
    addFilm('走.mp4');
    await addPhoto('day 2/IMG_1.JPG', 4000, 2600);
    writeFileSync(join(folder, 'day 2/._IMG_1.JPG'), 'what a Mac leaves behind');
    writeFileSync(join(folder, 'notes.txt'), 'not for sale');
    const first = await upload();
    const [film, photo] = await materials();
    expect([photo, film]).toMatchObject([
      { kind: 'photo', fileName: 'IMG_1.JPG' },
      { kind: 'video', fileName: '走.mp4' },
    ]);
    expect(first.said).toContain('1 video and 1 photo, ');
    expect(first.said).toContain('1 other file skipped.');
    expect(first.said).toContain(`uploaded  走.mp4  ${(sizeOf('走.mp4') / MB).toFixed(1)} MB  ${film?.code}`);
    expect(first.said).toContain('2 files uploaded, 0 uploaded earlier, 0 not accepted, 0 failed.');
    expect(first.code).toBe(0);
    const platform = await product.db.selectFrom('uploads').select('platform').where('state', '=', 'done').execute();
    expect(new Set(platform.map((row) => row.platform))).toEqual(new Set(['tool']));
    const known = (await materials()).length;
    store.partsSent();
    const second = await upload();
    expect(second).toMatchObject({
      code: 0,
      said: expect.stringContaining('0 files uploaded, 2 uploaded earlier') as string,
    });
    expect(store.partsSent()).toEqual([]);
    expect(await materials()).toHaveLength(known);
  });

  test('killed half-way, sends only what is missing', async () => {
    addFilm('clip.mp4');
    store.holdAfter(5);
    const { child, ended } = startTool([folder, ...me]);
    await store.held();
    const first = await settled(5);
    child.kill('SIGKILL');
    await ended;
    store.drop();
    store.release();
    const again = await upload();
    const second = store.partsSent();
    const all = Math.ceil(sizeOf('clip.mp4') / MB);
    expect(again.said).toContain('resuming at');
    expect(again).toMatchObject({ code: 0 });
    expect(first.filter((part) => second.includes(part))).toEqual([]);
    expect([...first, ...second].toSorted((a, b) => a - b)).toEqual(Array.from({ length: all }, (_, n) => n + 1));
    expect((await materials())[0]).toMatchObject({ fileName: 'clip.mp4' });
  });

  test('stopped by its user, says how to go on', async () => {
    addFilm('clip.mp4');
    store.holdAfter(3);
    const { child, ended } = startTool([folder, ...me]);
    await store.held();
    child.kill('SIGINT');
    expect(await ended).toMatchObject({ code: 130, said: expect.stringContaining('Stopped.') as string });
    store.drop();
    store.release();
    expect(await upload()).toMatchObject({ code: 0, said: expect.stringContaining('resuming at') as string });
  });

  test('logs in again when its session has ended', async () => {
    addFilm('clip.mp4');
    store.holdAfter(3);
    const { ended } = startTool([folder, ...me]);
    await store.held();
    await product.db
      .updateTable('sessions')
      .set({ endedAt: new Date(), endReason: 'staff' })
      .where('endedAt', 'is', null)
      .execute();
    store.release();
    expect(await ended).toMatchObject({ code: 0, said: expect.stringContaining('1 file uploaded') as string });
  });

  test('says of each file why it was not taken, and ends with 1', async () => {
    writeFileSync(join(folder, 'fake.mp4'), Buffer.alloc(10 * MB));
    writeFileSync(join(folder, 'short.mp4'), 'x');
    writeFileSync(join(folder, 'empty.jpg'), '');
    await addPhoto('small.jpg', 100, 100);
    await addPhoto('fine.jpg', 4000, 2600);
    const { code, said } = await upload();
    expect(code).toBe(1);
    expect(said).toContain('not accepted  fake.mp4  This isn’t a file of type “Video”');
    expect(said).toContain('not accepted  short.mp4  file must not be smaller than 10MB');
    expect(said).toContain('not accepted  empty.jpg  file is empty');
    expect(said).toContain('not accepted  small.jpg  Too few pixels. The minimum is 10 megapixels');
    expect(said).toContain('1 file uploaded, 0 uploaded earlier, 4 not accepted, 0 failed.');
    const chinese = await run([folder, ...me], { LANG: 'zh_CN.UTF-8' });
    expect(chinese.said).toContain('不符合要求  short.mp4  文件大小不得小于10MB');
  });

  test.each([
    ['a folder that is not there', ['/nowhere', ...me], {}, 'not found or can’t be read'],
    ['no account', ['.', '--site', product.url], {}, 'Please provide --account'],
    ['an option that it does not know', ['.', '--password', 'secret'], {}, 'Unknown option “--password”'],
    ['a site that is none', ['.', '--site', 'http://', '--account', 'x'], {}, 'isn’t a valid site address'],
  ])('ends with 2 for %s', async (_name, args, env, words) => {
    const { code, said } = await run(args, env);
    expect(said).toContain(words);
    expect(code).toBe(2);
  });

  test('ends with 2 when nobody may log in or nobody answers', async () => {
    await addPhoto('fine.jpg', 4000, 2600);
    const wrong = await run([folder, ...me], { FRAMEHALL_PASSWORD: 'wrong password' });
    expect(wrong).toMatchObject({ code: 2, said: expect.stringContaining('Incorrect account or password') as string });
    const nobody = await run([folder, '--site', 'http://127.0.0.1:9', '--account', 'a@b.c']);
    expect(nobody).toMatchObject({ code: 2, said: expect.stringContaining('isn’t responding') as string });
    const elsewhere = await run([folder, ...me, '--state', '/proc/nothing/here.json']);
    expect(elsewhere).toMatchObject({ code: 2, said: expect.stringContaining('can’t be written') as string });
  });

  test('keeps no secret in what it remembers', async () => {
    await addPhoto('fine.jpg', 4000, 2600);
    await upload();
    const state = readFileSync(join(folder, '.framehall-upload.json'), 'utf8');
    expect(state).toContain('fine.jpg');
    expect(state).not.toMatch(/framehall-demo|secret|securityToken|accessKey/i);
  });
});

const sizeOf = (name: string) => readFileSync(join(folder, name)).length;

/** Waits for the confirmations of parts that were let through. */
async function settled(parts: number): Promise<number[]> {
  const sent: number[] = [];
  await expect
    .poll(() => {
      sent.push(...store.partsSent());
      return sent.length;
    })
    .toBe(parts);
  return sent;
}
