import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { problemOf } from '#tests/support/applications.ts';
import { makeBuyer } from '#tests/support/buyers.ts';
import { makeCompany, makeMember } from '#tests/support/companies.ts';
import { addTitle, applyFor, issueByHand } from '#tests/support/invoices.ts';
import { buyPackage } from '#tests/support/packages.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { startSandbox } from '#tests/support/sandbox.ts';

const sandbox = await startSandbox();
const product = await startProduct({}, undefined, sandbox);
await sandbox.control.whims({ notices: { drop: true } });
const finance = await signIn(product, 'finance');

type Person = { token: string };
const detail = ({ token }: Person, id: number) => product.call('/invoice/detail', { id }, { token });
const file = ({ token }: Person, id: number, kind: 'pdf' | 'xml') =>
  product.call('/invoice/file', { id, kind }, { token });
const listed = async ({ token }: Person) =>
  (await product.call('/company/invoices', {}, { token })).body.infos?.map((one: { id: number }) => one.id);

test('a colleague opens an invoice of the company and its files; who left, and who never belonged to it, cannot', async () => {
  const customerId = await makeCompany(product);
  const admin = await makeMember(product, customerId, 'admin');
  const viewer = await makeMember(product, customerId, 'viewer');
  const { productOrderId } = await buyPackage(product, admin);
  const titleId = await addTitle(product, admin.token);
  const { id } = (await applyFor(product, admin.token, { productOrderIds: [productOrderId], titleId })).body;
  await issueByHand(product, finance, { id, amountFen: 200_000, taxFen: 11_321 });

  for (const member of [admin, viewer]) {
    expect((await detail(member, id)).body.invoice).toMatchObject({ id, state: 'issued', files: ['pdf', 'xml'] });
    expect(await listed(member)).toEqual([id]);
    for (const kind of ['pdf', 'xml'] as const) {
      const { url } = (await file(member, id, kind)).body;
      expect((await fetch(url)).status).toBe(200);
    }
  }

  const elsewhere = await makeMember(product, await makeCompany(product, '近水文化有限公司'), 'admin');
  await sql`update users set customer_id = null where id in (${admin.userId}, ${viewer.userId})`.execute(product.db);
  for (const stranger of [admin, viewer, elsewhere, await makeBuyer(product)]) {
    expect(problemOf(await detail(stranger, id))).toEqual([404, 'not-found']);
    expect(problemOf(await file(stranger, id, 'pdf'))).toEqual([404, 'not-found']);
    expect((await listed(stranger)) ?? []).toEqual([]);
  }
  expect((await product.call('/invoice/detail', { id })).status).toBe(401);
  expect((await product.call('/invoice/file', { id, kind: 'pdf' })).status).toBe(401);
});
