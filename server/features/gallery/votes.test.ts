import { afterEach, describe, expect, test } from 'vitest';
import { outcomesOf, problemOf } from '#tests/support/applications.ts';
import { makeShown, makeShownWork, person } from '#tests/support/gallery.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const { db } = product;
const entrant = await person(product);
const member = await person(product);
afterEach(() => product.moveTime('0 hours'));

const vote = (id: number, isVote = true, token: string | undefined = member.token) =>
  product.call('/gallery/vote', { id, vote: isVote }, { token, language: 'en' });
const voted = async (id: number, token = member.token) =>
  (await product.call('/gallery/voted', { id }, { token })).body.voted;
const countOf = async (id: number) =>
  (await db.selectFrom('contestVotes').select('userId').where('entryId', '=', id).execute()).length;
async function get(path: string) {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': 'en' } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return (await reply.json()) as any;
}

async function begun(audiencePrize = true) {
  const contest = await makeShown(product, { audiencePrize });
  return { contest, id: await makeShownWork(product, contest, entrant.userId) };
}

describe('a vote for the audience prize', () => {
  test('is given once, and taken back', async () => {
    const { id } = await begun();
    expect((await vote(id)).body).toMatchObject({ success: true, voted: true });
    expect([await voted(id), await countOf(id)]).toEqual([true, 1]);
    expect((await vote(id)).status).toBe(200);
    expect(await countOf(id)).toBe(1);
    expect((await vote(id, false)).body).toMatchObject({ voted: false });
    expect((await vote(id, false)).body).toMatchObject({ voted: false });
    expect([await voted(id), await countOf(id)]).toEqual([false, 0]);
  });

  test('counts once though it is sent many times at once', async () => {
    const { id } = await begun();
    const replies = await Promise.all(Array.from({ length: 10 }, () => vote(id)));
    expect([outcomesOf(replies), await countOf(id)]).toEqual([Array(10).fill('done'), 1]);
  });

  test('is for members, and never for a work of their own', async () => {
    const { id } = await begun();
    const nobody = await product.call('/gallery/vote', { id, vote: true });
    expect(nobody.status).toBe(401);
    expect((await product.call('/gallery/voted', { id })).status).toBe(401);
    expect(problemOf(await vote(id, true, entrant.token))).toEqual([409, 'own-vote']);
    expect((await product.call('/gallery/voted', { id }, { token: entrant.token })).body.own).toBe(true);
    for (const name of ['buyer', 'coordinator'])
      expect((await vote(id, true, await signIn(product, name))).status).toBe(200);
    expect(await countOf(id)).toBe(2);
  });

  test('is given where the contest has that prize only', async () => {
    const { id } = await begun(false);
    expect(problemOf(await vote(id))).toEqual([409, 'voting-closed']);
  });

  test('is not given, nor taken back, once the results are out', async () => {
    const { id } = await begun();
    await vote(id);
    await product.moveTime('61 minutes');
    expect(problemOf(await vote(id, false))).toEqual([409, 'voting-closed']);
    expect(problemOf(await vote(id, true, (await person(product)).token))).toEqual([409, 'voting-closed']);
    expect(await countOf(id)).toBe(1);
  });

  test('is not given to what nobody may see', async () => {
    const hidden = await makeShown(product, { audiencePrize: true, galleryFrom: 'results' });
    const works = [
      await makeShownWork(product, hidden, entrant.userId),
      await makeShownWork(product, (await begun()).contest, entrant.userId, { slot: 2, state: 'withdrawn' }),
      999_999,
    ];
    for (const id of works) {
      expect(problemOf(await vote(id))).toEqual([404, 'not-found']);
      expect((await product.call('/gallery/voted', { id }, { token: member.token })).status).toBe(404);
    }
  });

  test.each([
    {},
    { id: 1 },
    { id: '1', vote: true },
    { id: 0, vote: true },
    { id: 1, vote: 1 },
    { id: 1, vote: true, a: 1 },
  ])('%j is refused', async (input) => {
    expect((await product.call('/gallery/vote', input, { token: member.token })).status).toBe(400);
  });

  test('is limited in number', async () => {
    const { id } = await begun();
    const { token } = await person(product);
    const statuses = [];
    for (let turn = 0; turn <= 300; turn += 1) statuses.push((await vote(id, turn % 2 === 0, token)).status);
    expect(statuses.indexOf(429)).toBe(300);
  });
});

describe('what the audience liked best', () => {
  test('is said with the results, with its votes, and not before', async () => {
    const { contest, id: first } = await begun();
    const second = await makeShownWork(product, contest, entrant.userId, { slot: 2 });
    const third = await makeShownWork(product, contest, entrant.userId, { slot: 3 });
    const other = await person(product);
    for (const [id, token] of [
      [first, member.token],
      [second, member.token],
      [second, other.token],
      [third, other.token],
    ] as const)
      await vote(id, true, token);
    const read = async () => (await get(`/content/contest?slug=${contest.slug}`)).page.contest;
    const votesOf = async (id: number) => (await get(`/gallery/work?id=${id}`)).work.votes;
    expect((await read()).favourites).toEqual([]);
    expect([(await read()).gallery.voting, await votesOf(second)]).toEqual([true, null]);
    expect(JSON.stringify(await get(`/gallery/works?contest=${contest.slug}`))).not.toContain('votes');
    await product.moveTime('2 hours');
    const decided = await read();
    expect(decided.favourites).toMatchObject([{ id: second, title: 'Ferry 2', author: 'Shen Xinghe', votes: 2 }]);
    expect(decided.favourites).toHaveLength(1);
    expect(decided.gallery.voting).toBe(false);
    expect([await votesOf(first), await votesOf(second)]).toEqual([1, 2]);
    const html = await (
      await fetch(`${product.url}/contest/${contest.slug}/results`, {
        headers: { accept: 'text/html', 'accept-language': 'en' },
      })
    ).text();
    expect(html).toContain('<h2>Audience favourite</h2>');
    expect(html).toContain('<p class="reward">Votes: 2</p><p class="kind">Shen Xinghe</p>');
  });

  test('are all that tie, and nothing where nobody voted or there is no such prize', async () => {
    const { contest, id: first } = await begun();
    const second = await makeShownWork(product, contest, entrant.userId, { slot: 2 });
    await vote(first);
    await vote(second);
    const quiet = await begun();
    const without = await begun(false);
    await product.moveTime('2 hours');
    const favourites = async (slug: string) =>
      (await get(`/content/contest?slug=${slug}`)).page.contest.favourites.map(({ id }: { id: number }) => id);
    expect(await favourites(contest.slug)).toEqual([first, second]);
    expect(await favourites(quiet.contest.slug)).toEqual([]);
    expect(await favourites(without.contest.slug)).toEqual([]);
    expect((await get(`/gallery/work?id=${without.id}`)).work.votes).toBeNull();
  });
});
