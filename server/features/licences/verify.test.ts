import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { LICENSEE, makeLicences, makeOriginal } from '#tests/support/licences.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const token = await signIn(product, 'buyer');
const materialId = await makeOriginal(product, Buffer.from('a film'));
const { licence, orderId } = await makeLicences(product, { lines: [{ materialId }] });

async function hashOf(call: string, input: object): Promise<string> {
  const { body } = await product.call(call, input, { token });
  const file = Buffer.from(await (await fetch(body.url)).arrayBuffer());
  return createHash('sha256').update(file).digest('hex');
}

async function look(sha256: string, language = 'en') {
  const reply = await fetch(`${product.url}/licence/verifyFile?sha256=${sha256}`, {
    headers: { 'accept-language': language },
  });
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: reply.status, body: (await reply.json()) as any };
}

describe('[D2] a file', () => {
  test('that is a certificate is known by its hash, with all that its number tells', async () => {
    const { status, body } = await look(await hashOf('/licence/certificate', { licenceId: licence.id }));
    expect([status, body.licensor, body.quote]).toEqual([
      200,
      'Framehall (Shanghai) Imaging Technology Co., Ltd.',
      null,
    ]);
    const byNumber = await fetch(`${product.url}/licence/verify?number=${licence.number}`, {
      headers: { 'accept-language': 'en' },
    });
    expect(body.licence).toEqual(((await byNumber.json()) as { licence: object }).licence);
    expect(body.licence).toMatchObject({ number: licence.number, standing: 'valid', replacedBy: null });
  });

  test('of an earlier version leads to the newest', async () => {
    const bought = await makeLicences(product, { lines: [{ materialId }] });
    const sha256 = await hashOf('/licence/certificate', { licenceId: bought.licence.id });
    const sales = await signIn(product, 'sales');
    const fields = { ...LICENSEE, licensee: 'Ten Films' };
    const { body } = await product.call(
      '/office/licences/reissue',
      { licenceId: bought.licence.id, fields, reason: 'typo' },
      { token: sales },
    );
    expect((await look(sha256)).body.licence).toMatchObject({
      number: bought.licence.number,
      version: 1,
      standing: 'superseded',
      replacedBy: body.number,
    });
  });

  test('that is a quote tells its day and version, and neither price nor buyer', async () => {
    const { id: quoteId } = await product.db
      .selectFrom('quotes')
      .select('id')
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const sha256 = await hashOf('/order/quotePaper', { orderId, quoteId });
    const { body } = await look(sha256, 'zh');
    expect(body).toMatchObject({ licensor: '帧库（上海）影像科技有限公司', licence: null });
    expect(body.quote).toEqual({ version: 1, quotedAt: expect.any(String), standing: 'accepted' });
    const standings: [string, string, string][] = [
      ['live', '1 day', 'open'],
      ['live', '-1 day', 'expired'],
      ['superseded', '1 day', 'superseded'],
      ['ended', '1 day', 'ended'],
    ];
    for (const [state, left, standing] of standings) {
      await sql`
        update quotes set state = ${state}, valid_until = clock_now() + ${left}::interval where id = ${quoteId}`.execute(
        product.db,
      );
      expect((await look(sha256)).body.quote.standing).toBe(standing);
    }
  });

  test('that is none of ours, or was changed, is not known', async () => {
    const sha256 = await hashOf('/licence/certificate', { licenceId: licence.id });
    const other = sha256.replace(/^./, (sign) => (sign === '0' ? '1' : '0'));
    expect((await look(other)).status).toBe(404);
    for (const wrong of ['', 'abc', sha256.toUpperCase(), `${sha256}0`, "' or 1=1"])
      expect((await look(wrong)).status).toBe(400);
  });
});
