import { expect, test } from 'vitest';
import { workers } from '#server/workers.ts';
import { systemContext } from '#server/system-context.ts';
import { makeOriginal } from '#tests/support/licences.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { findProjectViolations } from '../projects/invariants.ts';
import { ensureItems } from './demo.queries.ts';
import { markMade } from './demo-items.queries.ts';

const product = await startProduct();
const ctx = systemContext(product.services, 'test');
const make = () => workers['demo.company'](ctx, {}, new AbortController().signal);

/** Puts pieces of the demo online. */
async function offer(slug: string, id: number): Promise<void> {
  await ensureItems(product.db, [slug], true);
  await markMade(product.db, slug, id);
}

test('the demo has a company of four with two projects and an order that awaits approval, once', async () => {
  for (let place = 0; place < 6; place += 1)
    await offer(`photo-${place}`, await makeMaterial(product, { kind: 'photo' }));
  await offer('clip', await makeOriginal(product, Buffer.from('clip')));
  await make();
  await Promise.all([make(), make()]);
  const token = await signIn(product, 'company-approver');
  const call = async (path: string, input: object = {}) => (await product.call(path, input, { token })).body;
  const { members } = await call('/company/people');
  expect(members.map((one: { role: string }) => one.role)).toEqual(['admin', 'buyer', 'approver', 'viewer']);
  expect((await call('/customer/skuList')).projects).toMatchObject([
    { name: '逐浪 S5 秋季促销' },
    { name: '逐浪 S7 上市传播' },
  ]);
  const { infos } = await call('/company/projects');
  expect(infos[0]).toMatchObject({ name: '逐浪 S7 上市传播', running: true });
  expect(infos[0].skus.map(({ used, quota }: { used: number; quota: number }) => `${used}/${quota}`)).toEqual([
    '0/20',
    '2/50',
    '0/5',
  ]);
  const orders = (await call('/company/orders')).infos;
  expect(orders.map((one: { next: string }) => one.next)).toEqual(['colleague-approves', 'finished']);
  expect(await findProjectViolations(product.db)).toEqual([]);
});
