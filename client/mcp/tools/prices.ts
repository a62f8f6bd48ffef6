import * as z from 'zod';
import { PRICE_KINDS } from '../../../contract/domain/prices.ts';
import { materialId, use } from '../inputs.ts';
import { toCheckout } from '../links.ts';
import { priceText, summaryOf } from '../summaries.ts';
import { tool } from '../tool.ts';

export const listUses = tool({
  name: 'list_uses',
  title: 'List licence uses',
  description:
    'The uses for which a kind of material can be licensed: scene, then channel, period and area. Choose one with the person who needs the licence.',
  scopes: ['prices'],
  input: z.strictObject({ kind: z.enum(PRICE_KINDS).describe('“music” includes sound effects.') }),
  async run({ framehall }, { kind }) {
    return { uses: (await framehall.uses({ kind })).tree };
  },
});

export const getPrices = tool({
  name: 'get_prices',
  title: 'Get prices',
  description:
    'What up to 100 materials cost for one use. Prices are in Chinese yuan and include VAT; “on request” means that our sales team quotes the price.',
  scopes: ['prices'],
  input: z.strictObject({ materialIds: z.array(materialId).min(1).max(100), use }),
  async run({ framehall }, { materialIds, use: terms }) {
    const { infos } = await framehall.prices({ materialIds, terms });
    return {
      prices: infos.map(({ materialId, priceFen }) => ({ materialId, price: priceText(priceFen) })),
      notOnSale: materialIds.filter((wanted) => infos.every(({ materialId }) => materialId !== wanted)),
    };
  },
});

const CONFIRM =
  'Nothing has been ordered. Give this link to a person who buys for the company: they log in, check the use, the price and the licensee, agree to the licence and confirm.';
const CONFIRM_MUSIC =
  'Nothing has been ordered. Give this link to a person who buys for the company: they log in, choose “License”, enter this use and the licensee, agree to the licence and confirm.';

export const prepareOrder = tool({
  name: 'prepare_order',
  title: 'Prepare an order',
  description:
    'Returns the price of one material for one use and a link to the checkout page. Nothing is ordered, reserved or paid: a person opens the link and confirms. Use it when somebody has decided what to license.',
  scopes: ['search', 'prices'],
  input: z.strictObject({ materialId, use }),
  async run(site, { materialId: id, use: terms }) {
    const { item } = (await site.framehall.material({ id })).material;
    const { infos } = await site.framehall.prices({ materialIds: [id], terms });
    const isSound = item.kind === 'music' || item.kind === 'effect';
    return {
      material: summaryOf(site, item),
      use: terms,
      price: priceText(infos[0]?.priceFen ?? null),
      checkout: toCheckout(site, item, terms),
      next: isSound ? CONFIRM_MUSIC : CONFIRM,
    };
  },
});
