import type { programCalls } from '#contract/calls/programs.ts';
import { CART_KINDS } from '#contract/domain/order-kind.ts';
import { transaction } from './context.ts';
import { catalogueHandlers } from './features/catalogue/catalogue.routes.ts';
import { licenceHandlers } from './features/licences/licences.routes.ts';
import { keyProblem } from './features/keys/keys.ts';
import { createOrder, orderUrl } from './features/orders/orders.ts';
import { orderHandlers } from './features/orders/orders.routes.ts';
import { policyHandlers } from './features/policies/policies.routes.ts';
import { priceHandlers } from './features/prices/prices.routes.ts';
import { searchHandlers } from './features/search/search.routes.ts';
import type { Handlers } from './handler.ts';
import { isProblem } from './platform/problem.ts';

/** What programs may do is what the member who made their key does on the site, by the same handlers. */
export const programHandlers: Handlers<typeof programCalls> = {
  search: (ctx, input) => searchHandlers.search(ctx, input),
  material: (ctx, input) => catalogueHandlers.material(ctx, input),
  uses: (ctx, input) => priceHandlers.tree(ctx, input),
  prices: (ctx, input) => priceHandlers.of(ctx, input),
  async agreement(ctx) {
    const policy = await policyHandlers.read(ctx, { name: 'order' });
    if (isProblem(policy)) return policy;
    const { version, title } = policy;
    return { version, title, url: new URL('/agreement/order', ctx.config.publicUrl).href };
  },
  async createOrder(ctx, wanted) {
    const created = await transaction(ctx, async (tx) => {
      const placed = await createOrder(tx, { ...wanted, kinds: CART_KINDS });
      return isProblem(placed) ? placed : ((await keyProblem(tx)) ?? placed);
    });
    if (isProblem(created)) return created;
    const { orderId, number, kind, state, approval, totalFen } = created;
    const url = orderUrl(ctx, { id: orderId, kind });
    if (approval !== undefined && totalFen !== undefined) return { orderId, number, state, approval, totalFen, url };
    const found = await orderHandlers.detail(ctx, { orderId });
    if (isProblem(found)) return found;
    return { orderId, number, state, approval: found.order.approval, totalFen: found.order.totalFen, url };
  },
  orders: (ctx, input) => orderHandlers.list(ctx, input),
  order: (ctx, input) => orderHandlers.detail(ctx, input),
  licences: (ctx, input) => licenceHandlers.list(ctx, input),
  covers: (ctx, input) => licenceHandlers.covers(ctx, input),
  certificate: (ctx, input) => licenceHandlers.certificate(ctx, input),
  download: (ctx, input) => licenceHandlers.download(ctx, input),
  formats: (ctx, input) => licenceHandlers.formats(ctx, input),
  makeFormat: (ctx, input) => licenceHandlers.makeFormat(ctx, input),
  downloadFormat: (ctx, input) => licenceHandlers.downloadFormat(ctx, input),
};
