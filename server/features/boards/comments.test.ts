import { beforeEach, expect, test } from 'vitest';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const clip = await makeMaterial(product, { kind: 'video' });
const photo = await makeMaterial(product, { kind: 'photo' });
const music = await makeMaterial(product, { kind: 'music' });
const GUEST = 'g'.repeat(22);
const NOBODYS = 999_999_999;

type Person = Awaited<ReturnType<typeof makeMember>>;
let board = 0;
let lin: Person;
let wei: Person;

beforeEach(async () => {
  const company = await makeCompany(product);
  lin = await makeMember(product, company);
  wei = await makeMember(product, company);
  board = (await lin.call('/board/create', { name: 'Launch film' })).body.id;
  await lin.call('/board/add', { id: board, materialIds: [clip] });
  await lin.call('/board/setPerson', { id: board, userId: wei.userId, role: 'comment' });
});

const say = (person: Person, text: string, second: number | null = null, materialId = clip) =>
  person.call('/board/comment', { id: board, materialId, second, text });
const heard = async (person: Person) =>
  (await person.call('/board/comments', { id: board, materialId: clip })).body.infos;
const mailsTo = async ({ account }: Person) =>
  await product.db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('recipient', '=', account)
    .where('subject', 'in', ['New comment on your board', '您的画板有新评论'])
    .execute();
const link = async (clientsAnswer: boolean): Promise<string> =>
  (await lin.call('/board/share', { id: board, shared: true, clientsAnswer })).body.shareKey;

test('comments stand at a work or a second of it, in order, and who wrote one removes it', async () => {
  const { commentId } = (await say(wei, '  <b>Cut</b> here\nplease  ', 7)).body;
  await say(lin, 'Why?');
  expect(await heard(wei)).toMatchObject([
    { id: commentId, author: 'Wei', client: false, removable: true, second: 7, text: '<b>Cut</b> here\nplease' },
    { second: null, text: 'Why?', removable: false },
  ]);
  expect((await heard(lin)).map(({ removable }: { removable: boolean }) => removable)).toEqual([true, true]);
  const [, why] = await heard(lin);
  expect((await wei.call('/board/comment/remove', { commentId: why.id })).status).toBe(403);
  expect((await wei.call('/board/comment/remove', { commentId })).status).toBe(200);
  expect((await wei.call('/board/comment/remove', { commentId })).status).toBe(404);
  const stranger = await makeMember(product);
  expect((await stranger.call('/board/comment/remove', { commentId: why.id })).status).toBe(404);
  expect((await lin.call('/board/items', { id: board })).body.notes).toMatchObject([{ comments: 1 }]);
});

test('what is empty, too long, elsewhere or not on the board is not said', async () => {
  for (const [text, second] of [
    ['   ', null],
    ['x'.repeat(1001), null],
    ['x', -1],
    ['x', 1.5],
    ['x', 86_401],
  ] as const)
    expect((await say(wei, text, second)).status, text.slice(0, 5)).toBe(400);
  expect((await say(wei, 'x', null, photo)).status).toBe(404);
  expect((await say(wei, '字'.repeat(1000))).status).toBe(200);
  expect((await product.call('/board/comment', { id: board, materialId: clip, second: null, text: 'x' })).status).toBe(
    401,
  );
});

test('no comment stands past the end of its clip or at a second of a photo, a client’s neither', async () => {
  await lin.call('/board/add', { id: board, materialIds: [photo, music] });
  // The clip and the music last 21.4 seconds.
  for (const material of [clip, music]) {
    expect((await say(lin, 'x', 22, material)).body).toMatchObject({
      problem: 'bad-input',
      fields: { second: expect.any(String) },
    });
    expect((await say(lin, 'x', 21, material)).status).toBe(200);
  }
  expect((await say(lin, 'x', 0, photo)).status).toBe(400);
  const { notes } = (await lin.call('/board/items', { id: board })).body;
  expect(
    new Map(notes.map((note: { materialId: number; lastSecond: number }) => [note.materialId, note.lastSecond])),
  ).toEqual(
    new Map([[clip, 21], [photo, null], [music, 21]]), // prettier-ignore
  );
  const client = { key: await link(true), name: 'Ms Zhao', guest: GUEST, text: 'x' };
  const answer = async (materialId: number, second: number) =>
    (await product.call('/board/shared/comment', { ...client, materialId, second })).status;
  expect([await answer(clip, 22), await answer(photo, 0), await answer(clip, 21)]).toEqual([400, 400, 200]);
});

test('the people of a board are told once, however many comments come at once, until they look', async () => {
  await Promise.all(['one', 'two', 'three'].map((text) => say(wei, text)));
  expect(await mailsTo(wei)).toEqual([]);
  const [mail, ...more] = await mailsTo(lin);
  expect(more).toEqual([]);
  expect(mail?.body).toContain(`/Collect?board=${board}`);
  await product.moveTime('1 minute');
  await lin.call('/board/items', { id: board });
  await product.moveTime('1 minute');
  await say(wei, 'four');
  await say(wei, 'five');
  expect(await mailsTo(lin)).toHaveLength(2);
});

test('a client says and decides through the link, by a name, where it allows that', async () => {
  const key = await link(false);
  const client = { key, name: 'Ms Zhao', guest: GUEST, materialId: clip, second: 4, text: 'Love it' };
  expect((await product.call('/board/shared/comment', client)).status).toBe(403);
  const decision = { key, name: 'Ms Zhao', materialId: clip, decision: 'decided' };
  expect((await product.call('/board/shared/decide', decision)).status).toBe(403);
  expect(await link(true), 'the link stays the same').toBe(key);
  const { commentId } = (await product.call('/board/shared/comment', client)).body;
  expect((await product.call('/board/shared/decide', decision)).status).toBe(200);
  expect(await heard(lin)).toMatchObject([{ author: 'Ms Zhao', client: true, second: 4, removable: true }]);
  expect(await mailsTo(lin)).toHaveLength(1);
  expect(await mailsTo(wei)).toHaveLength(1);
  const shared = await (await fetch(`${product.url}/board/shared?key=${key}`)).json();
  expect(shared).toMatchObject({
    name: 'Launch film',
    clientsAnswer: true,
    infos: [{ id: clip, decision: 'decided', decidedBy: 'Ms Zhao', comments: 1 }],
  });
  const remove = (guest: string) => product.call('/board/shared/comment/remove', { key, guest, commentId });
  expect((await remove('h'.repeat(22))).status).toBe(404);
  expect((await remove(GUEST)).status).toBe(200);
  expect(await heard(lin)).toEqual([]);
});

test('a client cannot answer for another board, without a name, or once the link has ended', async () => {
  const key = await link(true);
  const fine = { key, name: 'Zhao', guest: GUEST, materialId: clip, second: null, text: 'x' };
  for (const bad of [{ name: '  ' }, { name: 'x'.repeat(41) }, { guest: 'short' }, { text: '' }, { userId: 1 }])
    expect((await product.call('/board/shared/comment', { ...fine, ...bad })).status, JSON.stringify(bad)).toBe(400);
  expect((await product.call('/board/shared/comment', { ...fine, materialId: photo })).status).toBe(404);
  expect((await product.call('/board/shared/comment', { ...fine, key: 'x'.repeat(22) })).status).toBe(404);
  const { commentId } = (await say(lin, 'mine')).body;
  expect((await product.call('/board/shared/comment/remove', { key, guest: GUEST, commentId })).status).toBe(404);
  await lin.call('/board/share', { id: board, shared: false });
  for (const path of ['/board/shared/comment', '/board/shared/decide', '/board/shared/comments'])
    expect(
      (
        await product.call(
          path,
          path.endsWith('t')
            ? fine
            : { key, materialId: clip, ...(path.endsWith('e') && { name: 'Zhao', decision: null }) },
        )
      ).status,
      path,
    ).toBe(404);
});

test('a client sees no prices, nor anything about buying', async () => {
  await lin.call('/board/add', { id: board, materialIds: [photo, music] });
  const key = await link(false);
  const seen = await (await fetch(`${product.url}/board/shared?key=${key}`)).json();
  const { infos, ...rest } = seen as { infos: { kind: string }[] };
  expect(Object.keys(rest).toSorted()).toEqual([
    'clientsAnswer',
    'code',
    'count',
    'message',
    'name',
    'owner',
    'success',
    'total',
  ]);
  for (const work of infos)
    expect(Object.keys(work).toSorted()).toEqual(
      ['code', 'colour', 'comments', 'decidedBy', 'decision', 'duration', 'height', 'id', 'kind', 'lastSecond', 'poster', 'thumbnail', 'title', 'url', 'width'], // prettier-ignore
    );
  expect(infos.map(({ kind }) => kind).toSorted()).toEqual(['music', 'photo', 'video']);
});

test('a board goes into the cart, all of it or what is decided, and what cannot is named', async () => {
  const offline = await makeMaterial(product, { kind: 'photo' });
  await lin.call('/board/add', { id: board, materialIds: [photo] });
  await lin.call('/board/add', { id: board, materialIds: [music, offline] });
  await product.db.updateTable('materials').set({ state: 'offline' }).where('id', '=', offline).execute();
  await lin.call('/board/decide', { id: board, materialId: photo, decision: 'decided' });
  const add = async (person: Person, decidedOnly: boolean) =>
    (await person.call('/cart/addBoard', { boardId: board, decidedOnly })).body;
  expect(await add(lin, true)).toMatchObject({ added: 1, had: 0, skipped: [] });
  const { skipped, ...counts } = await add(lin, false);
  expect(counts).toMatchObject({ added: 1, had: 1 });
  expect(
    Object.fromEntries(skipped.map((one: { materialId: number; reason: string }) => [one.materialId, one.reason])),
  ).toEqual({
    [music]: 'sound',
    [offline]: 'offline',
  });
  const both = await Promise.all([add(wei, false), add(wei, false)]);
  expect(both.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 2]);
  const stranger = await makeMember(product);
  expect((await stranger.call('/cart/addBoard', { boardId: board, decidedOnly: false })).status).toBe(404);
  expect((await stranger.call('/cart/addBoard', { boardId: NOBODYS, decidedOnly: false })).status).toBe(404);
  expect((await lin.call('/cart/addBoard', { boardId: board })).status).toBe(400);
  expect((await product.call('/cart/addBoard', { boardId: board, decidedOnly: false })).status).toBe(401);
});

test('a board becomes a PDF for whoever may read it, the same until something changes', async () => {
  await say(wei, 'Cut here, please', 7);
  await lin.call('/board/decide', { id: board, materialId: clip, decision: 'decided' });
  const paper = async (person: Person) => (await person.call('/board/paper', { id: board })).body.url as string;
  const file = new URL(await paper(lin)).pathname;
  expect(new URL(await paper(wei)).pathname).toBe(file);
  const pdf = Buffer.from(await (await fetch(await paper(lin))).arrayBuffer());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await say(wei, 'And here');
  expect(new URL(await paper(lin)).pathname).not.toBe(file);
  const stranger = await makeMember(product);
  expect((await stranger.call('/board/paper', { id: board })).status).toBe(404);
  expect((await lin.call('/board/remove', { id: board })).status).toBe(200);
  expect((await lin.call('/board/paper', { id: board })).status).toBe(404);
});
