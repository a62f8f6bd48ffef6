import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { EntryPart } from '#contract/domain/entry.ts';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { systemContext } from '#server/system-context.ts';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import {
  begin,
  checkEntryFile,
  ENTRY_FORM,
  makeContest,
  reportEntryFile,
  sendEntryFile,
} from '#tests/support/entries.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { sweepFiles } from '../media/media.jobs.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-entries-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const { objects } = product.services;
const contest = await makeContest(product);
const { token } = await register(product);
afterEach(() => product.moveTime('0 hours'));

const MB = 1024 * 1024;
const call = (path: string, input: object, who = token) => product.call(path, input, { token: who, language: 'en' });

async function picture(seed: number, width = 900, height = 600, format: 'jpeg' | 'png' = 'jpeg'): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: 12 * 8 * 3 }, (_, n) => (Math.sin(seed + n * n) + 1) * 120));
  return await sharp(pixels, { raw: { width: 12, height: 8, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .withExif({
      IFD0: { Make: 'Canon', Model: 'Canon EOS R5', Copyright: 'Somebody' },
      IFD2: { DateTimeOriginal: '2026:03:02 05:40:00' },
    })
    .toFormat(format)
    .toBuffer();
}

function film(name: string, clip: Parameters<typeof makeClip>[1]): Buffer {
  const file = join(folder, name);
  makeClip(file, { frameRate: 5, sound: 'sine=frequency=300', ...clip });
  return readFileSync(file);
}

const rowOf = (id: number) =>
  product.db.selectFrom('contestEntryFiles').selectAll().where('id', '=', id).executeTakeFirst();

/** Sends a file and has it checked; returns what became of it. */
async function enter(entryId: number, part: EntryPart, bytes: Uint8Array, who = token) {
  const sent = await sendEntryFile(product, who, { entryId, part, bytes });
  expect((await reportEntryFile(product, who, sent)).body).toMatchObject({ success: true, fileId: sent.fileId });
  await checkEntryFile(product, sent.fileId);
  const row = await rowOf(sent.fileId);
  return { id: sent.fileId, row, fate: row?.refusedCode ?? row?.state };
}

describe('a place for a file', () => {
  test.each([
    ['picture', 'a.jpg', 5 * MB - 1, 200, undefined],
    ['picture', 'a.jpg', 5 * MB, 400, 'entry-file-too-big'],
    ['picture', 'a.png', 1000, 400, 'file-type'],
    ['picture', 'a.jpg', 0, 400, 'empty-file'],
    ['cover', 'a.jpg', 2 * MB, 409, 'entry-file-full'],
    ['video', 'a.mp4', 1000, 409, 'entry-file-full'],
  ] as const)(
    'for a %s named %s of %d bytes in a single track: %d',
    async (part, fileName, fileSize, status, problem) => {
      const { token: who } = await register(product);
      const entryId = await begin(product, who, contest.single);
      const reply = await call(
        '/upload/token/entry',
        { entryId, part, fileName, fileSize: part === 'cover' ? 1000 : fileSize },
        who,
      );
      expect(problemOf(reply)).toEqual([status, problem]);
    },
  );

  test.each([
    ['video', 'a.mp4', 500 * MB - 1, undefined],
    ['video', 'a.mp4', 500 * MB, 'entry-file-too-big'],
    ['video', 'a.mov', 1000, 'file-type'],
    ['cover', 'a.jpg', 2 * MB - 1, undefined],
    ['cover', 'a.jpg', 2 * MB, 'entry-file-too-big'],
  ] as const)('for a %s named %s of %d bytes in a video track: %s', async (part, fileName, fileSize, problem) => {
    const { token: who } = await register(product);
    const entryId = await begin(product, who, contest.video);
    const { body } = await call('/upload/token/entry', { entryId, part, fileName, fileSize }, who);
    expect(body.problem).toBe(problem);
  });

  test('ten at once in a group make nine', async () => {
    const entryId = await begin(product, token, contest.group);
    const ask = () => call('/upload/token/entry', { entryId, part: 'picture', fileName: 'a.jpg', fileSize: 1000 });
    const replies = await Promise.all(Array.from({ length: 10 }, ask));
    expect(outcomesOf(replies)).toEqual([...Array.from({ length: 9 }, () => 'done'), 'entry-file-full']);
  });
});

describe('a picture', () => {
  test('is measured and redrawn without metadata; the camera is noted for coordinators', async () => {
    const entryId = await begin(product, token, contest.single);
    const { row, fate } = await enter(entryId, 'picture', await picture(1));
    expect(fate).toBe('good');
    expect(row).toMatchObject({ width: 900, height: 600, camera: 'Canon EOS R5', durationMs: null });
    const shown = await sharp(
      await new Response((await objects.open('originals', row?.shownKey ?? '')) as never).bytes(),
    ).metadata();
    expect(shown).toMatchObject({ format: 'jpeg', width: 900, height: 600 });
    expect(shown.exif).toBeUndefined();
    const { body } = await call('/entry/detail', { id: entryId });
    expect(body.entry.files).toMatchObject([{ part: 'picture', state: 'good', refusal: null, width: 900 }]);
    expect((await fetch(body.entry.files[0].thumbnail)).status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(row?.originalKey);
  });

  test.each([
    ['a PNG named .jpg', () => picture(2, 900, 600, 'png'), 'file-type'],
    ['text', async () => Buffer.from('no picture at all'), 'file-type'],
    ['half a JPEG', async () => (await picture(3)).subarray(0, 2000), 'unreadable'],
    ['one with a side of 30,001 px', () => picture(4, 30_001, 40), 'side-too-long'],
  ])('%s is refused from the file', async (_what, make, problem) => {
    const { token: who } = await register(product);
    const entryId = await begin(product, who, contest.single);
    expect((await enter(entryId, 'picture', await make(), who)).fate).toBe(problem);
  });

  test('[R223] JPG, under 5 MB, a long side of 30,000 px', async () => {
    const { token: who } = await register(product);
    const entryId = await begin(product, who, contest.single);
    expect((await enter(entryId, 'picture', await picture(5, 30_000, 40), who)).fate).toBe('good');
    const other = await begin(product, who, contest.single);
    const ask = async (fileName: string, fileSize: number) =>
      (await call('/upload/token/entry', { entryId: other, part: 'picture', fileName, fileSize }, who)).body.problem;
    expect([await ask('a.jpg', 5 * MB), await ask('a.png', 1), await ask('a.jpg', 5 * MB - 1)]).toEqual([
      'entry-file-too-big',
      'file-type',
      undefined,
    ]);
  });

  test('reported twice at once is one', async () => {
    const entryId = await begin(product, token, contest.single);
    const sent = await sendEntryFile(product, token, { entryId, part: 'picture', bytes: await picture(6) });
    const replies = await Promise.all([1, 2].map(() => reportEntryFile(product, token, sent)));
    expect(replies.map(({ body }) => body.fileId)).toEqual([sent.fileId, sent.fileId]);
    expect((await rowOf(sent.fileId))?.state).toBe('checking');
  });
});

describe('[R14] one file goes to one track', () => {
  test('in two tracks at once it stays in one', async () => {
    const bytes = await picture(7);
    const entries = [await begin(product, token, contest.single), await begin(product, token, contest.group)];
    const sent = await Promise.all(
      entries.map((entryId) => sendEntryFile(product, token, { entryId, part: 'picture', bytes })),
    );
    for (const one of sent) await reportEntryFile(product, token, one);
    await Promise.all(sent.map(({ fileId }) => checkEntryFile(product, fileId)));
    const fates = await Promise.all(sent.map(async ({ fileId }) => (await rowOf(fileId))?.refusedCode ?? 'good'));
    expect(fates.toSorted()).toEqual(['good', 'same-file']);
  });

  test('nor may somebody else enter it, but in another contest it may be, and here once it was removed', async () => {
    const bytes = await picture(8);
    const other = await register(product);
    const first = await enter(await begin(product, token, contest.single), 'picture', bytes);
    expect(first.fate).toBe('good');
    const theirs = await begin(product, other.token, contest.single);
    const refused = await enter(theirs, 'picture', bytes, other.token);
    expect(refused.fate).toBe('same-file');
    const elsewhere = await makeContest(product);
    const there = await begin(product, other.token, elsewhere.single);
    expect((await enter(there, 'picture', bytes, other.token)).fate).toBe('good');
    await call('/entry/file/remove', { id: first.id });
    await call('/entry/file/remove', { id: refused.id }, other.token);
    expect((await enter(theirs, 'picture', bytes, other.token)).fate).toBe('good');
  });
});

describe('[R222] a cover', () => {
  test.each([
    [1920, 1080, 'good'],
    [1919, 1080, 'wrong-size'],
    [3840, 2160, 'wrong-size'],
  ])('of %d × %d: %s', async (width, height, fate) => {
    const { token: who } = await register(product);
    const entryId = await begin(product, who, contest.video);
    expect((await enter(entryId, 'cover', await picture(width, width, height), who)).fate).toBe(fate);
  });

  test('is a JPG under 2 MB', async () => {
    const entryId = await begin(product, token, contest.video);
    const ask = async (fileName: string, fileSize: number) =>
      (await call('/upload/token/entry', { entryId, part: 'cover', fileName, fileSize })).body.problem;
    expect([await ask('a.jpg', 2 * MB), await ask('a.png', 1), await ask('a.jpg', 2 * MB - 1)]).toEqual([
      'entry-file-too-big',
      'file-type',
      undefined,
    ]);
  });
});

describe('a video', () => {
  test('of 1920 × 1080 and half a minute is good, and shown whole', async () => {
    const entryId = await begin(product, token, contest.video);
    const { row, fate } = await enter(entryId, 'video', film('good.mp4', { seconds: 30 }));
    expect(fate).toBe('good');
    expect(row).toMatchObject({ width: 1920, height: 1080, durationMs: 30_000 });
    const shown = await new Response((await objects.open('originals', row?.shownKey ?? '')) as never).bytes();
    expect(Buffer.from(shown.subarray(4, 8)).toString('latin1')).toBe('ftyp');
  });

  test.each([
    ['smpte170m', 'smpte170m', 'smpte170m', 'good'],
    ['bt2020', 'smpte2084', 'bt2020nc', 'wrong-colour'],
  ])('tagged %s, %s, %s: %s', async (primaries, curve, matrix, fate) => {
    const { token: who } = await register(product);
    const entryId = await begin(product, who, contest.video);
    const options = Object.fromEntries([
      ['color_primaries', primaries],
      ['color_trc', curve],
      ['colorspace', matrix],
    ]);
    const bytes = film(`${matrix}.mp4`, { seconds: 30, frameRate: 2, options });
    expect((await enter(entryId, 'video', bytes, who)).fate).toBe(fate);
    const { files } = (await call('/entry/detail', { id: entryId }, who)).body.entry;
    expect(files[0].refusal).toBe(fate === 'good' ? null : fate);
  });

  test.each([
    ['1919.mp4', { width: 1918, seconds: 31 }, 'wrong-size'],
    ['small.mp4', { width: 1280, height: 720, seconds: 31 }, 'wrong-size'],
    ['large.mp4', { width: 2048, height: 1152, seconds: 31 }, 'wrong-size'],
    ['short.mp4', { seconds: 29.8 }, 'too-short'],
  ])('%s %j is refused: %s', async (name, clip, fate) => {
    const { token: who } = await register(product);
    const entryId = await begin(product, who, contest.video);
    expect((await enter(entryId, 'video', film(name, clip), who)).fate).toBe(fate);
  });

  test('that is a picture by its content is refused', async () => {
    const { token: who } = await register(product);
    const entryId = await begin(product, who, contest.video);
    expect((await enter(entryId, 'video', await picture(11), who)).fate).toBe('file-type');
  });
});

describe('files of an entry', () => {
  test('can be ordered, each named once, and deleted', async () => {
    const entryId = await begin(product, token, contest.group);
    const ids: number[] = [];
    for (const seed of [21, 22, 23]) ids.push((await enter(entryId, 'picture', await picture(seed))).id);
    const order = (fileIds: number[]) => call('/entry/file/order', { id: entryId, fileIds });
    const { body } = await order(ids.toReversed());
    expect(body.entry.files.map((file: { id: number }) => file.id)).toEqual(ids.toReversed());
    for (const wrong of [ids.slice(1), [ids[0], ids[0], ids[1]], [...ids, 999_999]] as number[][])
      expect(problemOf(await order(wrong)), String(wrong)).toEqual([409, 'changed-meanwhile']);
    const row = await rowOf(ids[1] ?? 0);
    const left = await call('/entry/file/remove', { id: ids[1] ?? 0 });
    expect(left.body.entry.files.map((file: { id: number }) => file.id)).toEqual([ids[2], ids[0]]);
    const jobs = await product.services.jobs.boss.findJobs('media.remove');
    expect(jobs.flatMap(({ data }) => (data as { keys: string[] }).keys)).toEqual(
      expect.arrayContaining([row?.originalKey, row?.shownKey, row?.thumbnailKey]),
    );
  });

  test('belong to their entrant alone', async () => {
    const entryId = await begin(product, token, contest.single);
    const { id } = await enter(entryId, 'picture', await picture(24));
    for (const name of ['buyer', 'coordinator', 'admin'])
      expect(problemOf(await call('/entry/file/remove', { id }, await signIn(product, name)))).toEqual([
        404,
        'not-found',
      ]);
    const other = await register(product);
    const sent = await sendEntryFile(product, token, {
      entryId: await begin(product, token, contest.single),
      part: 'picture',
      bytes: await picture(25),
    });
    expect(problemOf(await reportEntryFile(product, other.token, sent))).toEqual([404, 'not-found']);
    expect((await product.call('/upload/entry/success', sent.about)).status).toBe(401);
  });

  test('outlive the sweep', async () => {
    const entryId = await begin(product, token, contest.single);
    const { row } = await enter(entryId, 'picture', await picture(26));
    await product.moveTime('25 hours');
    await sweepFiles(systemContext(product.services, 'test'), {}, new AbortController().signal);
    for (const key of [row?.originalKey, row?.shownKey, row?.thumbnailKey])
      expect(await objects.head('originals', key ?? '')).toBeTruthy();
  });
});

describe('at the deadline', () => {
  const prepared = async (seed: number) => {
    const own = await makeContest(product);
    const entryId = await begin(product, token, own.single);
    await call('/entry/save', { id: entryId, version: 1, ...ENTRY_FORM });
    const sent = await sendEntryFile(product, token, { entryId, part: 'picture', bytes: await picture(seed) });
    return { own, entryId, sent };
  };
  const submit = (id: number) => call('/entry/submit', { id, version: 2 });

  test('what is being sent has thirty minutes to arrive and to be submitted', async () => {
    const { entryId, sent } = await prepared(31);
    await product.moveTime('24 hours 29 minutes');
    expect((await reportEntryFile(product, token, sent)).status).toBe(200);
    await checkEntryFile(product, sent.fileId);
    expect((await submit(entryId)).body.entry).toMatchObject({ state: 'submitted' });
  });

  test('after thirty minutes it is too late', async () => {
    const { entryId, sent } = await prepared(32);
    await product.moveTime('24 hours 31 minutes');
    expect(problemOf(await reportEntryFile(product, token, sent))).toEqual([409, 'entries-closed']);
    expect(problemOf(await submit(entryId))).toEqual([409, 'entries-closed']);
  });

  test('nothing new is begun, and what had arrived before gets no more time', async () => {
    const { entryId, sent, own } = await prepared(33);
    const group = await begin(product, token, own.group);
    await sendEntryFile(product, token, { entryId: group, part: 'picture', bytes: await picture(34) });
    await reportEntryFile(product, token, sent);
    await checkEntryFile(product, sent.fileId);
    await product.moveTime('24 hours 1 minute');
    expect(problemOf(await submit(entryId))).toEqual([409, 'entries-closed']);
    const late = { entryId: group, part: 'picture', fileName: 'b.jpg', fileSize: 1000 };
    expect(problemOf(await call('/upload/token/entry', late))).toEqual([409, 'entries-closed']);
  });
});
