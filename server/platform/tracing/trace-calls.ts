import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isProbe } from '../http/health.ts';
import { endSpan, enter, type Span, type SpanStart } from './span.ts';
import type { Tracer } from './tracer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where nothing is recorded. */
    span?: Span | undefined;
  }
}

/** Records each call and page by its route, which stands in the contract; whatever has none is a page. */
export function traceCalls(app: FastifyInstance, tracer: Tracer): void {
  app.decorateRequest('span', undefined);
  app.addHook('onRequest', (request, _reply, next) => {
    if (!isProbe(request.url)) request.span = tracer.begin(() => describeCall(request), request.headers['traceparent']);
    enter(request.span, next);
  });
  // Whoever has read a body goes on from the socket, outside the span.
  app.addHook('preValidation', (request, _reply, next) => enter(request.span, next));
  app.addHook('onResponse', ({ span }, { statusCode }, next) => {
    if (span) {
      span.attributes['http.response.status_code'] = statusCode;
      endSpan(span, statusCode >= 500);
    }
    next();
  });
}

function describeCall({ method, routeOptions, id }: FastifyRequest): SpanStart {
  const route = routeOptions.url ?? 'page';
  const attributes = { 'http.request.method': method, 'http.route': route, 'framehall.request_id': id };
  return { name: `${method} ${route}`, kind: 'server', attributes };
}
