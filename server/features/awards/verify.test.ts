import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { announce, atDesk, fixByRank, makeJudged, signEntry } from '#tests/support/awards.ts';
import { linesOf } from '#tests/support/drawn.ts';
import { register, signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { checkSignature } from '#tests/support/signed-pdf.ts';

const product = await startProduct({ DEMO: '1' });
const [coordinator, photographer] = await Promise.all([
  signIn(product, 'coordinator'),
  signIn(product, 'photographer'),
]);
const stranger = await register(product);
const office = atDesk(product, coordinator);

async function get(path: string, language = 'en') {
  const reply = await fetch(product.url + path, { headers: { 'accept-language': language } });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}

describe('the certificate of an award', async () => {
  const contest = await makeJudged(product, coordinator, [60, 90]);
  const { contestId, slug, entries } = contest;
  const [second, first] = entries;
  await signEntry(product, photographer, first!);
  await product.call('/office/judging/protocol/seal', { contestId }, { token: coordinator });
  await fixByRank(product, coordinator, contest);
  await announce(product, contest, '1 hour');
  const ask = (entryId: number | undefined, token?: string) =>
    product.call('/award/certificate', { entryId }, { token });
  const own = async () => {
    const { infos } = (await product.call('/entry/list', { contestId }, { token: photographer })).body;
    return infos.find(({ id }: { id: number }) => id === first).award?.number as string | undefined;
  };

  test('is nobody’s before the results are out', async () => {
    expect((await ask(first, photographer)).status).toBe(404);
    expect(await own()).toBeUndefined();
  });

  test('is its entrant’s alone', async () => {
    await announce(product, contest, '-1 minute');
    expect((await ask(first)).status).toBe(401);
    for (const token of [stranger.token, coordinator]) expect((await ask(first, token)).status).toBe(404);
    expect((await ask(999_999, photographer)).status).toBe(404);
    expect((await ask(undefined, photographer)).status).toBe(400);
    expect((await ask(first, photographer)).status).toBe(200);
  });

  test('is one signed file in both languages, which names the author as they signed', async () => {
    const links = await Promise.all([1, 2].map(async () => (await ask(first, photographer)).body.url as string));
    const [pdf, again] = await Promise.all(
      links.map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
    );
    expect(again!.equals(pdf!)).toBe(true);
    expect(await checkSignature(pdf!)).toMatchObject({ valid: true });
    const drawn = linesOf(pdf!).join('\n');
    for (const words of [
      '获奖证书',
      '赛事专用章',
      '光影大赛',
      'Light Awards',
      '金奖',
      'Gold',
      '沈星河',
      '作品 2',
      await own(),
    ])
      expect(drawn).toContain(words);
    expect(drawn).not.toContain('授权专用章');
    const sha256 = createHash('sha256').update(pdf!).digest('hex');
    const { body } = await get(`/award/verifyFile?sha256=${sha256}`);
    expect([body.award.prize, body.record]).toEqual(['Gold', null]);
    expect((await get(`/licence/verifyFile?sha256=${sha256}`)).body).toMatchObject({ licence: null, quote: null });
  });

  test('is checked by its number, however it is typed', async () => {
    const number = (await own())!;
    const award = {
      number,
      standing: 'valid',
      contest: 'Light Awards',
      slug,
      prize: 'Gold',
      track: 'Single',
      title: '作品 2',
      author: '沈星河',
      announcedAt: expect.any(String),
    };
    for (const typed of [number, number.toLowerCase().replaceAll('-', ' '), number.replace('FHA-', '')])
      expect((await get(`/award/verify?number=${encodeURIComponent(typed)}`)).body.award).toEqual(award);
    expect((await get(`/award/verify?number=${number}`, 'zh')).body.award.prize).toBe('金奖');
    for (const typed of ['FHA-0000-0000-0000', 'nonsense', number.replace('FHA', 'FHL')])
      expect((await get(`/award/verify?number=${typed}`)).status, typed).toBe(404);
    expect((await get('/award/verify')).status).toBe(400);
  });

  test('and the record of the judging is known by its hash', async () => {
    const { protocol } = (await product.call('/office/judging/protocol', { contestId }, { token: coordinator })).body;
    const { body } = await get(`/award/verifyFile?sha256=${protocol.sha256}`);
    expect(body).toMatchObject({ award: null, record: { contest: 'Light Awards', slug, sealedAt: protocol.sealedAt } });
    expect((await get(`/award/verifyFile?sha256=${'0'.repeat(64)}`)).status).toBe(404);
    expect((await get('/award/verifyFile?sha256=x')).status).toBe(400);
    const number = await own();
    await announce(product, contest, '1 hour');
    for (const asked of [`verifyFile?sha256=${protocol.sha256}`, `verify?number=${number}`])
      expect((await get(`/award/${asked}`)).status, asked).toBe(404);
    await announce(product, contest, '-1 minute');
  });

  test('says so once the prize was taken back, and another one has another number', async () => {
    const number = await own();
    const { prizes } = (await office('list', { contestId })).body.awards;
    await office('take', { awardId: prizes[0].awards[0].awardId, reason: 'a copy' });
    expect((await get(`/award/verify?number=${number}`)).body.award.standing).toBe('revoked');
    expect((await ask(first, photographer)).status).toBe(404);
    expect((await ask(second, photographer)).status).toBe(200);
    await office('give', { prizeId: contest.gold, entryId: first, reason: 'the original was shown' });
    expect(await own()).not.toBe(number);
    expect((await get(`/award/verify?number=${await own()}`)).body.award.standing).toBe('valid');
  });
});
