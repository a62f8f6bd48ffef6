import type { programCalls } from '#contract/calls/programs.ts';
import { catalogueHandlers } from './features/catalogue/catalogue.routes.ts';
import { licenceHandlers } from './features/licences/licences.routes.ts';
import { orderHandlers } from './features/orders/orders.routes.ts';
import { orderUrl } from './features/orders/send-mail.ts';
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
    const created = await orderHandlers.create(ctx, wanted);
    if (isProblem(created)) return created;
    const found = await orderHandlers.detail(ctx, created);
    if (isProblem(found)) return found;
    const { orderId, number, kind, state, approval, totalFen } = found.order;
    return { orderId, number, state, approval, totalFen, url: orderUrl(ctx, { id: orderId, kind }) };
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
