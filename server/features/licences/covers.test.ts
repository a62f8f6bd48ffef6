import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { makeLicences, TERMS } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
const token = await signIn(product, 'buyer');
const film = await makeMaterial(product, { kind: 'video' });

async function licenceFor(terms: Partial<LicenceTerms>, wish: { amountFen?: number; startsOn?: string } = {}) {
  const { licence } = await makeLicences(product, { amountFen: 100, ...wish, lines: [{ materialId: film, terms }] });
  return licence.id;
}
/** One year of advertising in the mainland costs ¥910, anywhere or for three years ¥1,640. */
const ask = async (licenceId: number, terms: Partial<LicenceTerms> = {}) =>
  (await product.call('/licence/covers', { licenceId, terms: { ...TERMS, ...terms } }, { token })).body;
const no = (missing: string[], upgradeFen: number | null) => ({ covered: false, missing, upgradeFen });
const yes = { covered: true, missing: [], upgradeFen: null };

describe('another use', () => {
  test('costs its price less what was paid, and never nothing', async () => {
    const cheap = await licenceFor({});
    expect(await ask(cheap, { area: 'global' })).toMatchObject(no(['area'], 163_900));
    expect(await ask(cheap, { period: 'three-years' })).toMatchObject(no(['period'], 163_900));
    expect(await ask(await licenceFor({}, { amountFen: 163_998 }), { area: 'global' })).toMatchObject(no(['area'], 2));
    expect(await ask(await licenceFor({}, { amountFen: 164_000 }), { area: 'global' })).toMatchObject(no(['area'], 1));
  });

  test('costs its whole price when the licence has ended', async () => {
    const ended = await licenceFor({});
    await sql`update licences set starts_on = '2020-01-01', ends_on = '2020-12-31' where id = ${ended}`.execute(
      product.db,
    );
    expect(await ask(ended)).toMatchObject(no(['time'], 91_000));
    expect(await ask(ended, { area: 'global' })).toMatchObject(no(['area', 'time'], 164_000));
  });

  test('begins with a licence that has not begun, and must end with it', async () => {
    const later = await licenceFor({}, { startsOn: '2099-01-01' });
    expect(await ask(later)).toMatchObject(yes);
    await sql`update licences set ends_on = '2099-06-30' where id = ${later}`.execute(product.db);
    expect(await ask(later)).toMatchObject(no(['time'], 90_900));
    expect(await ask(later, { period: 'month' })).toMatchObject(yes);
  });

  test('is covered for ever by a licence without an end', async () => {
    const forEver = await licenceFor({ period: 'permanent' });
    for (const period of ['permanent', 'five-years', 'month'] as const)
      expect(await ask(forEver, { period })).toMatchObject(yes);
    expect(await ask(forEver, { period: 'buyout' })).toMatchObject(no(['period'], null));
  });
});

describe('a number', () => {
  test.each([
    ['FHL-01AB-10CD-EF01', 'fhl–o1ab—lOcd_ef.oI'],
    ['FHL-01AB-10CD-EF02', '  01AB 10CD\tEF02 '],
    // The prefix of a number may also occur inside one.
    ['FHL-0ABF-H1CD-EF03', '0ABFHLCDEF03'],
  ])('%s is found as %j', async (number, typed) => {
    await sql`update licences set number = ${number} where id = ${await licenceFor({})}`.execute(product.db);
    const reply = await fetch(`${product.url}/licence/verify?number=${encodeURIComponent(typed)}`);
    expect(await reply.json()).toMatchObject({ licence: { number, standing: 'valid' } });
  });

  test.each(['FHL-01AB-10CD-EF01X', 'FHX-01AB-10CD-EF01'])('%s is none', async (typed) => {
    expect((await fetch(`${product.url}/licence/verify?number=${typed}`)).status).toBe(404);
  });
});
