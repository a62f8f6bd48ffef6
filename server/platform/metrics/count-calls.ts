import type { FastifyInstance } from 'fastify';
import type { Meter } from './meter.ts';

/** Notes each call and page by its route, which stands in the contract; whatever has none is a page. */
export function countCalls(app: FastifyInstance, meter: Meter): void {
  app.addHook('onResponse', (request, reply, next) => {
    meter.called(request.routeOptions.url ?? 'page', reply.statusCode, reply.elapsedTime / 1000);
    next();
  });
}
