import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { DeskPackage } from '#contract/calls/packages-desk.ts';
import { ONE_YEAR } from './buyers.ts';
import { startPayingProduct } from './memberships.ts';
import { signIn } from './people.ts';
import type { Product } from './product.ts';
import { payAt } from './sandbox.ts';

type Offer = Omit<DeskPackage, 'packageId' | 'version' | 'onSale' | 'sold'>;

export const TEN_CLIPS: Offer = {
  nameZh: '视频十连包',
  nameEn: 'Ten clips',
  kind: 'video',
  terms: ONE_YEAR,
  count: 10,
  days: 365,
  priceFen: 200_000,
};

type Buyer = { token: string };

/** A package on sale. */
export async function makePackage(product: Product, changes: Partial<Offer> = {}): Promise<number> {
  const token = await signIn(product, 'sales');
  const { body } = await product.call('/office/package/add', { ...TEN_CLIPS, ...changes }, { token });
  expect(body).toMatchObject({ success: true });
  return body.packageId;
}

export async function orderPackage(product: Product, { token }: Buyer, packageId: number): Promise<number> {
  const { body } = await product.call('/package/order', { key: randomUUID(), packageId, version: 1 }, { token });
  expect(body).toMatchObject({ success: true });
  return body.productOrderId;
}

/** Pays a product order at a gateway. */
export async function payProduct(product: Product, buyer: Buyer, productOrderId: number): Promise<void> {
  const { target } = await startPayingProduct(product, buyer, productOrderId);
  await payAt(target);
  const { body } = await product.call('/payment/check', { productOrderId }, { token: buyer.token });
  expect(body).toMatchObject({ state: 'confirmed' });
}

/** Buys a package and pays for it. */
export async function buyPackage(product: Product, buyer: Buyer, offer: Partial<Offer> | number = {}) {
  const packageId = typeof offer === 'number' ? offer : await makePackage(product, offer);
  const productOrderId = await orderPackage(product, buyer, packageId);
  await payProduct(product, buyer, productOrderId);
  const { id: poolId } = await product.db
    .selectFrom('packagePools')
    .select('id')
    .where('productOrderId', '=', productOrderId)
    .executeTakeFirstOrThrow();
  return { packageId, productOrderId, poolId };
}

/** Takes a licence from a package. */
export function takeFrom(product: Product, { token }: Buyer, poolId: number, materialId: number, more: object = {}) {
  const licence = { projectName: '春季新品', brand: '远山', licensee: '远山科技有限公司' };
  const wish = { key: randomUUID(), poolId, materialId, ...licence, ...more };
  return product.call('/package/take', wish, { token });
}
