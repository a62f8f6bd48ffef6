import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { announce, atDesk, fixByRank, makeJudged, signEntry } from '#tests/support/awards.ts';
import { addGoodFiles } from '#tests/support/entries.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct({ DEMO: '1' });
const coordinator = await signIn(product, 'coordinator');
const photographer = await signIn(product, 'photographer');
const office = atDesk(product, coordinator);

async function get(path: string, language = 'en') {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}

describe('results', async () => {
  const contest = await makeJudged(product, coordinator, [60, 90, 70, 80, 50]);
  const { contestId, slug, entries, grand } = contest;
  await sql`
    update judges set name = 'Lin Yue', shown = true, title_zh = '编辑', title_en = 'Editor' where contest_id = ${contestId}`.execute(
    product.db,
  );
  const page = async (language?: string) => await get(`/content/contest?slug=${slug}&page=results`, language);

  test('are not there before prizes were given, whatever their date and the ranks', async () => {
    await announce(product, contest, '-1 minute');
    expect((await page()).status).toBe(404);
    const { contest: shown } = (await get(`/content/contest?slug=${slug}`)).body.page;
    expect(shown).toMatchObject({ state: 'judging', outcome: null });
  });

  test('are nobody’s to read before they are out, though prizes were given', async () => {
    await announce(product, contest, '1 hour');
    const { awardId } = (await office('give', { prizeId: grand, entryId: entries[0] })).body;
    await office('words', { awardId, wordsZh: '', wordsEn: 'A year in one frame' });
    await product.call('/office/judging/protocol/seal', { contestId }, { token: coordinator });
    await signEntry(product, photographer, entries[1]!);
    await fixByRank(product, coordinator, contest);
    const { body } = await get(`/content/contest?slug=${slug}`);
    expect(body.page.contest).toMatchObject({ state: 'judging', outcome: null });
    expect(JSON.stringify(body)).not.toContain('A year in one frame');
    expect((await page()).status).toBe(404);
    expect((await get('/content/results')).body.infos).toEqual([]);
  });

  test('name works with their prizes and the jury’s words, the jury, and the hash of the record', async () => {
    await announce(product, contest, '-1 minute');
    const { contest: shown } = (await page()).body.page;
    expect(shown.jury).toEqual([{ name: 'Lin Yue', title: 'Editor' }]);
    const { groups, record, ...figures } = shown.outcome;
    expect(figures).toEqual({ entered: 5, judges: 1, rounds: 1, fixed: true });
    const { protocol } = (await product.call('/office/judging/protocol', { contestId }, { token: coordinator })).body;
    expect(record).toBe(protocol.sha256);
    const account = 'Lu Yuan';
    const work = (title: string, prize: string, words = '', author = account) => ({
      title,
      author,
      prize,
      words,
      picture: null,
      workId: null,
    });
    expect(groups).toEqual([
      { track: null, works: [work('作品 1', 'Grand Prize', 'A year in one frame')] },
      {
        track: 'Single',
        works: [work('作品 2', 'Gold', '', '沈星河'), work('作品 4', 'Silver'), work('作品 3', 'Silver')],
      },
    ]);
    expect((await page('zh')).body.page.contest.outcome.groups[1].works[0].prize).toBe('金奖');
    expect((await get('/content/results')).body.infos.map((one: { slug: string }) => one.slug)).toEqual([slug]);
  });

  test('show a winner’s marked picture and lead to the work, where visitors see works', async () => {
    await addGoodFiles(product, entries[0]!, 'picture', 1);
    const winner = async () => (await page()).body.page.contest.outcome.groups[0].works[0];
    expect(await winner()).toMatchObject({ picture: null, workId: null });
    await sql`update contest_entry_files set marked_key = 'gallery/a', card_key = 'gallery/b' where entry_id = ${entries[0]!}`.execute(
      product.db,
    );
    await sql`update contest_entries set marked_at = clock_now() where id = ${entries[0]!}`.execute(product.db);
    await sql`update contests set gallery_from = 'results' where id = ${contestId}`.execute(product.db);
    const { picture, workId } = await winner();
    expect(picture).toMatch(/\/gallery\/b$/);
    expect(workId).toBe(entries[0]);
  });

  test('follow when an award is taken back', async () => {
    const { prizes } = (await office('list', { contestId })).body.awards;
    await office('take', { awardId: prizes[0].awards[0].awardId, reason: 'a copy' });
    const { groups } = (await page()).body.page.contest.outcome;
    expect(groups[1].works.map(({ prize }: { prize: string }) => prize)).toEqual(['Silver', 'Silver']);
  });
});
