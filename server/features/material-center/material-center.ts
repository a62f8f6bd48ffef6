export { addGroup } from './editor/belonging.ts';
export { ensureShop } from './shop/shop.ts';
