import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { EntryPart } from '#contract/domain/entry.ts';
import { type TrackLimits, USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { makeClip } from '#server/platform/media/fixtures.ts';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import {
  addGoodFiles,
  begin,
  checkEntryFile,
  ENTRY_FORM,
  makeContest,
  reportEntryFile,
  sendEntryFile,
} from '#tests/support/entries.ts';
import { register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findEntryViolations } from './invariants.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o711);
mkdirSync(join(folder, 'work'), { mode: 0o711 });
const product = await startProduct({ DATA_DIR: folder });
const contest = await makeContest(product);
const { token } = await register(product);

const call = (path: string, input: object) => product.call(path, input, { token, language: 'en' });

async function limit(trackId: number, narrower: Partial<TrackLimits>): Promise<void> {
  const limits = JSON.stringify({ ...USUAL_LIMITS, ...narrower });
  await product.db.updateTable('contestTracks').set({ limits }).where('id', '=', trackId).execute();
}

/** Sends a file, has it checked, and says what became of it. */
async function fateOf(entryId: number, part: EntryPart, bytes: Uint8Array): Promise<string | undefined> {
  const sent = await sendEntryFile(product, token, { entryId, part, bytes });
  await reportEntryFile(product, token, sent);
  await checkEntryFile(product, sent.fileId);
  const { body } = await call('/entry/detail', { id: entryId });
  const [file] = body.entry.files;
  await call('/entry/file/remove', { id: sent.fileId });
  return file.refusal ?? file.state;
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: width % 255, g: height % 255, b: 90 } } })
    .jpeg()
    .toBuffer();

function film(seconds: number): Buffer {
  const file = join(folder, `${seconds}.mp4`);
  makeClip(file, { frameRate: 2, seconds });
  return readFileSync(file);
}

test('a person has as many entries in a track as it says, also at once', async () => {
  await limit(contest.group, { entries: 2 });
  const start = () => call('/entry/begin', { trackId: contest.group, key: randomUUID() });
  expect(outcomesOf(await Promise.all([start(), start(), start()]))).toEqual(['done', 'done', 'entries-full']);
  const { body } = await call('/entry/contest', { slug: contest.slug });
  const group = body.tracks.find(({ id }: { id: number }) => id === contest.group);
  expect([group.own, group.limits.entries]).toEqual([2, 2]);
  expect(await findEntryViolations(product.db)).toEqual([]);
  await limit(contest.group, { entries: 1 });
  const [broken, ...others] = await findEntryViolations(product.db);
  expect(broken).toContain('I8 each entry of a person in a track has a slot of its own, of as many as it takes');
  expect(others).toEqual([]);
});

test('a group has as many pictures as its track says', async () => {
  await limit(contest.group, { leastPictures: 6, mostPictures: 7 });
  const submit = async (count: number) => {
    const id = await begin(product, token, contest.group);
    await addGoodFiles(product, id, 'picture', count);
    await call('/entry/save', { id, version: 1, ...ENTRY_FORM });
    return (await call('/entry/submit', { id, version: 2 })).body.problem;
  };
  expect([await submit(5), await submit(6), await submit(7), await submit(8)]).toEqual([
    'entry-not-complete',
    undefined,
    undefined,
    'entry-not-complete',
  ]);
  const full = await begin(product, token, contest.group);
  await addGoodFiles(product, full, 'picture', 7);
  const asked = { entryId: full, part: 'picture', fileName: 'a.jpg', fileSize: 1000 };
  expect(problemOf(await call('/upload/token/entry', asked))).toEqual([409, 'entry-file-full']);
});

test('a picture is as large as its track says: in bytes before it is sent, in pixels from the file', async () => {
  await limit(contest.single, { pictureMb: 1, leastSide: 600, mostSide: 900 });
  const entryId = await begin(product, token, contest.single);
  const asked = { entryId, part: 'picture', fileName: 'a.jpg', fileSize: 1024 * 1024 };
  expect(problemOf(await call('/upload/token/entry', asked))).toEqual([400, 'entry-file-too-big']);
  expect(await fateOf(entryId, 'picture', await picture(599, 400))).toBe('side-too-short');
  expect(await fateOf(entryId, 'picture', await picture(600, 400))).toBe('good');
  expect(await fateOf(entryId, 'picture', await picture(400, 900))).toBe('good');
  expect(await fateOf(entryId, 'picture', await picture(901, 400))).toBe('side-too-long');
});

test(
  'a film is as long as its track says, and its cover has the size of every cover',
  { timeout: 240_000 },
  async () => {
    await limit(contest.video, { videoMb: 50, mostSide: 900, leastSeconds: 32, mostSeconds: 34 });
    const entryId = await begin(product, token, contest.video);
    const asked = { entryId, part: 'video', fileName: 'a.mp4', fileSize: 50 * 1024 * 1024 };
    expect(problemOf(await call('/upload/token/entry', asked))).toEqual([400, 'entry-file-too-big']);
    expect(await fateOf(entryId, 'video', film(31))).toBe('too-short');
    expect(await fateOf(entryId, 'video', film(36))).toBe('too-long');
    expect(await fateOf(entryId, 'cover', await picture(1920, 1080))).toBe('good');
  },
);

test('what a track asks stands on the page of its contest while entries are taken', async () => {
  await limit(contest.single, { pictureMb: 2, leastSide: 3000 });
  const headers = { accept: 'text/html', 'accept-language': 'en' };
  const read = async () => {
    const reply = await fetch(`${product.url}/content/contest?slug=${contest.slug}&page=index`);
    const { page } = (await reply.json()) as { page: { contest: { tracks: { limits: TrackLimits }[] } } };
    return page.contest.tracks[0]?.limits;
  };
  expect(await read()).toEqual({ ...USUAL_LIMITS, pictureMb: 2, leastSide: 3000 });
  const html = async () => await (await fetch(`${product.url}/contest/${contest.slug}`, { headers })).text();
  expect(await html()).toContain('JPG, under 2 MB, long side 3,000–30,000 pixels');
  await product.moveTime('2 days');
  expect(await html()).not.toContain('JPG, under 2 MB');
});
