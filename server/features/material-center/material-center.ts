export { ensureShop } from './shop/shop.ts';
