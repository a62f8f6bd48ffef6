import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { beAs, call, en, expectAccessible, fill, listenForComplaints, tokenOf, zh } from './support.ts';

const VERSIONS = ['', ' (Instrumental)', ' - 30s', ' (Loop)'];
const RATE = 44_100;

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'framehall-music-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two seconds of a tone that no other file has. */
function tone(hertz: number): Buffer {
  const samples = new Int16Array(2 * RATE * 2);
  for (let at = 0; at < samples.length; at += 1)
    samples[at] = 8000 * Math.sin((2 * Math.PI * hertz * (at >> 1)) / RATE) + Math.random() * 200;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(2, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 4, 28);
  head.writeUInt16LE(4, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer)]);
}

interface Piece {
  id: number;
  titleEn: string;
}

/** What a piece needs before it is handed in; the forms for it have journeys of their own. */
async function describePiece(request: APIRequestContext, token: string, { id }: Piece): Promise<void> {
  const categories = await call<{ infos: { id: number; kind: string }[] }>(request, '/office/category/list', {}, token);
  const categoryId = categories.infos.find(({ kind }) => kind === 'effect')!.id;
  const { material } = await call<{ material: { version: string; edit: object } }>(
    request,
    '/office/material/detail',
    { id },
    token,
  );
  await call(request, '/office/material/edit', { id, version: material.version, ...material.edit, categoryId }, token);
  const tags = await call<{ infos: { id: number; type: string }[] }>(request, '/office/musicTag/list', {}, token);
  const said = { composer: '文丽', artist: '', bpm: null, musicalKey: null, vocals: null };
  const tagIds = [tags.infos.find(({ type }) => type === 'mood')!.id];
  await call(request, '/office/music/edit', { id, version: 0, ...said, tagIds }, token);
  const writer = { role: 'composer', name: '文丽', pro: '', ipi: '', share: 10_000 };
  const { piece } = await call<{ piece: { rights: { edit: { isrcs: object[] } } } }>(
    request,
    '/office/music/detail',
    { id },
    token,
  );
  const rights = { iswc: '', contentId: null, samples: null, madeWithAi: null, isrcs: piece.rights.edit.isrcs };
  await call(request, '/office/music/rights', { id, version: 0, ...rights, writers: [writer] }, token);
}

/** Calls the version without voices something else, in the panel of its piece. */
async function renameVersion(page: Page, { id, titleEn }: Piece): Promise<void> {
  const { upload, arrange } = en.office.music;
  await page.goto(`/office/music?piece=${id}`);
  const name = `${titleEn} (Instrumental)`;
  await page.getByRole('button', { name: fill(arrange.open, { name }) }).click();
  const dialog = page.getByRole('dialog', { name: fill(arrange.open, { name }) });
  await dialog.getByRole('combobox', { name: fill(upload.version, { name }) }).selectOption('Underscore');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: en.common.save }).click();
  await expect(page.getByText(`${titleEn} (Underscore)`).first()).toBeVisible();
  await page.close();
}

test('a folder of three pieces with nine versions is sent, reviewed, found and put on a playlist', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  const mark = crypto.randomUUID().slice(0, 8);
  const titles = ['Harbour', 'Lanterns', 'Monsoon'].map((name) => `${name} ${mark}`);
  mkdirSync(join(folder, mark));
  for (const [place, title] of titles.entries())
    for (const [at, version] of VERSIONS.entries())
      writeFileSync(join(folder, mark, `${title}${version}.wav`), tone(220 + 60 * place + 7 * at));
  writeFileSync(join(folder, mark, 'Broken.wav'), '#EXTM3U\nhttp://example.com/song.mp3\n');

  const token = await beAs(context, request, 'editor');
  await page.addInitScript(() => {
    if (localStorage.getItem('locale') === null) localStorage.setItem('locale', 'EN');
  });
  const { upload } = en.office.music;
  await page.goto('/office/music?view=upload');
  await expectAccessible(page);
  await page.setInputFiles('[data-pick=folder]', join(folder, mark));
  const cards = page.getByRole('list', { name: upload.tracks }).locator('> li');
  await expect(cards).toHaveCount(4);
  const broken = cards.filter({ hasText: 'Broken.wav' });
  await expect(broken).toContainText('This isn’t a file of type “Music”');
  await broken.getByRole('button', { name: fill(upload.remove, { name: 'Broken.wav' }) }).click();
  await expect(cards).toHaveCount(3);
  for (const title of titles) {
    const card = page.getByRole('listitem', { name: title, exact: true });
    await expect(card.getByRole('list').getByRole('listitem')).toHaveCount(4);
    // Effects, because other journeys play the first music that is on sale, and these are two seconds long.
    await card.getByRole('combobox', { name: upload.type, exact: true }).selectOption('effect');
  }
  await page.getByRole('combobox', { name: upload.shop }).click();
  await page.getByRole('option').first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(upload.send_other, { count: 12 }) }).click();
  await expect(cards.getByText(upload.status.ready)).toHaveCount(12, { timeout: 120_000 });
  await expectAccessible(page);

  const { infos: pieces } = await call<{ infos: Piece[] }>(request, '/office/music/list', { keyword: mark }, token);
  expect(pieces).toHaveLength(3);
  await page.getByRole('button', { name: upload.handInAll }).click();
  await expect(page.getByText(/missing: .*category/).first()).toBeVisible();
  await renameVersion(await context.newPage(), pieces[0]!);
  for (const piece of pieces) await describePiece(request, token, piece);
  await page.getByRole('button', { name: upload.handInAll }).click();
  await expect(page.getByText(fill(upload.handedIn_other, { count: 3 }))).toBeVisible();
  expect(complaints).toEqual([]);

  const reviewer = await tokenOf(request, 'reviewer');
  await page.evaluate((kept) => {
    localStorage.setItem('access_token', kept);
    localStorage.setItem('locale', 'ZH');
  }, reviewer);
  const { infos: waiting } = await call<{ infos: { id: number }[] }>(
    request,
    '/office/review/list',
    { keyword: mark },
    reviewer,
  );
  expect(waiting).toHaveLength(3);
  const ids = waiting.map(({ id }) => id);
  await call(request, '/office/review/claim', { ids }, reviewer);
  await page.goto(`/office/review?review=${ids[0]}`);
  await expect(page.getByText(/\(Loop\)/)).toBeVisible();
  await expect(page.getByText('文丽').first()).toBeVisible();
  await expectAccessible(page);
  await call(request, '/office/review/decide', { ids, verdict: 'approve' }, reviewer);
  const found = async () => {
    const reply = await request.get(`/search?type=effect&keyword=${mark}`);
    return ((await reply.json()) as { total: number }).total;
  };
  await expect.poll(found, { timeout: 60_000 }).toBe(3);

  const { playlists } = zh.office;
  const texts = {
    slug: `list-${mark}`,
    titleZh: `歌单 ${mark}`,
    titleEn: `List ${mark}`,
    descriptionZh: '',
    descriptionEn: '',
  };
  const shown = { published: true, shownFrom: null, shownUntil: null };
  const list = await call<{ id: number }>(request, '/office/playlist/add', { ...texts, ...shown }, token);
  await page.evaluate((kept) => localStorage.setItem('access_token', kept), token);
  await page.goto('/office/playlists');
  await page.getByText(`歌单 ${mark}`).click();
  const panel = page.getByRole('complementary', { name: `歌单 ${mark}` });
  await panel.getByRole('searchbox', { name: playlists.materials.search }).fill(mark);
  await panel.getByRole('button', { name: fill(playlists.materials.add, { name: titles[0]! }), exact: true }).click();
  await expect(
    panel.getByRole('button', { name: fill(playlists.materials.remove, { name: titles[0]! }), exact: true }),
  ).toBeVisible();
  await page.goto(`/PlayListDetail?id=${list.id}`);
  await expect(page.getByRole('link', { name: titles[0]!, exact: true })).toBeVisible();
  await expectAccessible(page);
});
