import { SHOPS } from './studio/pictures/catalogue.ts';

/** Who sells the demo's pictures and music. The first is the photographer whom visitors may log in as. */
export const shopEmail = (shop: number) =>
  shop === 0 ? 'photographer@framehall.test' : `${SHOPS[shop]?.slug}@framehall.test`;
