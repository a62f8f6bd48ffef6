export { dayWords, planWords, productOrderPath, tellProductBuyer } from './mails.ts';
export {
  beginMembership,
  type Discount,
  freeMembership,
  holdMembership,
  lockDiscount,
  noteUse,
  readDiscount,
  stopMembership,
} from './memberships.ts';
export { lockOwnProductOrder, lockProductOrder, moveProductOrder, setProductRefund } from './product-orders.ts';
export type { ProductOrderRow } from './product-orders.queries.ts';
