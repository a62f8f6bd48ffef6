export { beginProduct, freeProduct, holdProduct, stopProduct } from './products.ts';
export { dayWords, planWords, productOrderPath, tellProductBuyer } from './mails.ts';
export { type Discount, lockDiscount, noteUse, readDiscount } from './memberships.ts';
export { lockPool, notePoolUse, poolOf, runningPools } from './pools.ts';
export type { PoolRow } from './pools.queries.ts';
export { lockOwnProductOrder, lockProductOrder, moveProductOrder, setProductRefund } from './product-orders.ts';
export {
  findCompanyName,
  insertPackageOrder,
  type OfferedPackage,
  type ProductOrderRow,
} from './product-orders.queries.ts';
