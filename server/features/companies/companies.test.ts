import { describe, expect, test, vi } from 'vitest';
import { StoreGone } from '#server/platform/objects/failures.ts';
import { mailsTo } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { drawPaper } from '#tests/support/real-names.ts';

const product = await startProduct();
const [sales, finance, reviewer] = await Promise.all(
  ['sales', 'finance', 'reviewer'].map((name) => signIn(product, name)),
);
const licence = await drawPaper();
const CODE = '91350100M000100Y43';
const OTHER_CODE = '91330106MA2CFLDG4R';
const application = (more: object = {}) => ({ name: '远山科技有限公司', creditCode: CODE, licence, ...more });
const office = (path: string, input: object, token = sales) => product.call(`/office/company${path}`, input, { token });
const trailOf = async (customerId: number) =>
  (
    await product.db
      .selectFrom('auditEvents')
      .select('action')
      .where('subject', '=', `company:${customerId}`)
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

/** Somebody whose application waits. */
async function applicant(more: object = {}) {
  const person = await makeMember(product);
  const { body } = await person.call('/company/apply', application(more));
  expect(body).toMatchObject({ success: true });
  return { ...person, customerId: body.company.customerId as number };
}

describe('[D9] applying for a company account', () => {
  test('is decided at the desk: until then the applicant has a company that is not open', async () => {
    const person = await applicant();
    const { customerId } = person;
    expect((await person.call('/company/mine')).body.company).toMatchObject({
      customerId,
      name: '远山科技有限公司',
      creditCode: CODE,
      state: 'applied',
      role: 'admin',
    });
    const session = async () => (await person.call('/session')).body.data;
    expect(await session()).toMatchObject({ customerId, customerStatus: 0, customerType: 1 });
    expect((await person.call('/company/people')).status).toBe(404);
    const { company } = (await office('/open', { customerId })).body;
    expect(company).toMatchObject({ state: 'open', members: 1, hasLicence: true, decidedBy: expect.any(String) });
    expect(await session()).toMatchObject({ customerId, customerStatus: 1, customerType: 1 });
    expect(await trailOf(customerId)).toEqual(['company.applied', 'company.open']);
    const mails = (await mailsTo(product, person.account)).join('\n');
    expect(mails).toContain('We’ll decide by');
    expect(mails).toContain('is open. Everything');
    await office('/close', { customerId, words: 'Not used' });
  });

  test('a rejection says why; the applicant corrects it and applies again, or takes it back', async () => {
    const person = await applicant();
    const { customerId } = person;
    expect((await office('/reject', { customerId, words: 'Unreadable' })).body.company.state).toBe('rejected');
    expect((await person.call('/company/mine')).body.company).toMatchObject({ state: 'rejected', words: 'Unreadable' });
    expect((await mailsTo(product, person.account)).join('\n')).toContain('Unreadable');
    const again = await person.call('/company/apply', application({ name: '远山文化有限公司' }));
    expect(again.body.company).toMatchObject({ customerId, state: 'applied', name: '远山文化有限公司', words: '' });
    expect((await person.call('/company/withdraw')).body).toMatchObject({ success: true, company: null });
    expect((await office('/detail', { customerId })).body.company).toMatchObject({ state: 'closed', members: 0 });
    expect((await person.call('/company/withdraw')).status).toBe(404);
  });

  test.each([
    ['no credit code', { creditCode: '' }],
    ['a wrong check digit', { creditCode: '91350100M000100Y44' }],
    ['two names', { name: '甲公司、乙公司' }],
    ['no name', { name: ' ' }],
    ['no picture', { licence: '' }],
    ['a state', { status: 1 }],
    ['something else than a picture', { licence: Buffer.from('hello').toString('base64') }],
  ])('%s is refused', async (_, more) => {
    const person = await makeMember(product);
    expect((await person.call('/company/apply', application(more))).status).toBe(400);
    expect((await person.call('/company/mine')).body.company).toBeNull();
  });

  test('while the store is away is refused as such, and leaves nothing behind', async () => {
    const person = await makeMember(product);
    const gone = vi.spyOn(product.services.objects, 'putFile').mockRejectedValueOnce(new StoreGone('away'));
    expect((await person.call('/company/apply', application())).status).toBe(503);
    gone.mockRestore();
    expect((await person.call('/company/mine')).body.company).toBeNull();
    expect((await person.call('/company/apply', application())).status).toBe(200);
  });

  test('once: neither a second time nor by two requests at the same moment', async () => {
    const person = await makeMember(product);
    const sent = await Promise.all([1, 2].map(() => person.call('/company/apply', application())));
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await person.call('/company/apply', application())).body.problem).toBe('in-company');
    await person.call('/company/withdraw');
  });

  test('a credit code belongs to one open company', async () => {
    const [first, second] = [
      await applicant({ creditCode: OTHER_CODE }),
      await applicant({ creditCode: OTHER_CODE, name: '近水文化有限公司' }),
    ];
    const opened = await Promise.all(
      [first, second].map(({ customerId }) => office('/open', { customerId }).then(({ status }) => status)),
    );
    expect(opened.toSorted((one, other) => one - other)).toEqual([200, 409]);
    const other = opened[0] === 200 ? second : first;
    expect((await office('/detail', { customerId: other.customerId })).body.company.same).toMatchObject({
      customerId: (other === second ? first : second).customerId,
    });
  });
});

describe('the desk', () => {
  test('lists by state, finds by a part of name, credit code and account, and counts', async () => {
    const { customerId, account } = await applicant({ name: '极光传媒有限公司' });
    const found = (await office('/list', { view: 'queue', keyword: '极光' })).body;
    expect(found.infos).toMatchObject([{ customerId, overdue: false, members: 1, applicant: 'Wei' }]);
    for (const keyword of ['m000100y', account]) {
      const { infos } = (await office('/list', { view: 'queue', keyword })).body;
      expect(infos.map((row: { customerId: number }) => row.customerId)).toContain(customerId);
    }
    expect((await office('/list', { view: 'open', keyword: '极光' })).body.total).toBe(0);
    expect((await office('/summary', {})).body.queue).toBeGreaterThan(0);
    await office('/open', { customerId });
    expect((await office('/list', { view: 'open', keyword: '极光' })).body.total).toBe(1);
    await office('/close', { customerId, words: 'Gone' });
    expect((await office('/open', { customerId })).body.company.state).toBe('open');
  });

  test('sales decide; finance looks; others have no desk', async () => {
    const { customerId, token } = await applicant();
    const calls: [string, object, number[]][] = [
      ['/summary', {}, [200, 200, 403, 403]],
      ['/list', {}, [200, 200, 403, 403]],
      ['/figures', { days: 90 }, [200, 200, 403, 403]],
      ['/detail', { customerId }, [200, 200, 403, 403]],
      ['/licence', { customerId }, [200, 403, 403, 403]],
      ['/reject', { customerId, words: 'x' }, [200, 403, 403, 403]],
      ['/open', { customerId }, [409, 403, 403, 403]],
      ['/close', { customerId, words: 'x' }, [409, 403, 403, 403]],
    ];
    for (const [path, input, statuses] of calls) {
      const found = [];
      for (const who of [sales, finance, reviewer, token]) found.push((await office(path, input, who)).status);
      expect([path, found]).toEqual([path, statuses]);
    }
    expect((await office('/detail', { customerId: 999_999 })).status).toBe(404);
    expect((await office('/reject', { customerId, words: ' ' })).status).toBe(400);
  });

  test('shows the business licence by a link of ten minutes', async () => {
    const { customerId } = await applicant();
    const { url } = (await office('/licence', { customerId })).body;
    expect(Number(new URL(url).searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(600);
    const picture = await fetch(url);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await picture.arrayBuffer()).includes('Somebody')).toBe(false);
    const bare = await makeCompany(product);
    expect((await office('/licence', { customerId: bare })).status).toBe(404);
  });
});
