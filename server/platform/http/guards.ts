import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { networkOf } from '../net.ts';
import { problem } from '../problem.ts';
import { Refused } from './body.ts';
import { isProbe } from './health.ts';
import { countRequests, type RequestCounts, type ShareCounts } from './request-counts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: Limit;
  }
  interface FastifyInstance {
    /** Counts a request beside those of its address; returns the seconds to wait when there were too many. */
    takeRequest: RequestCounts['take'];
  }
  interface FastifyRequest {
    isInWork: boolean;
  }
}

interface Limit {
  /** What is counted together. */
  as: string;
  /** `REQUESTS_PER_MINUTE` when absent. */
  perMinute?: number;
}

/** Calls and pages are counted together. */
export const CALLS_AND_PAGES: Limit = { as: 'requests' };

const MOST_IN_WORK = 500;
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Adds security headers; pages add their own content security policy. */
export function protect(app: FastifyInstance, options: { https: boolean }): void {
  const headers = helmetHeaders({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    frameguard: { action: 'deny' },
    strictTransportSecurity: options.https && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Only for browsers and plug-ins that are long gone, and each header costs every reply.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers(headers);
    next();
  });
}

/** Asks helmet once, because the headers are the same for every reply. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const collect = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader() {},
  };
  helmet(options)({} as IncomingMessage, collect as unknown as ServerResponse, () => {});
  return headers;
}

/** Limits what one address may ask for: calls, pages and whatever else names a limit, but not the bundle's files. */
export function limitRate(app: FastifyInstance, perMinute: number, share: ShareCounts): void {
  const counts = countRequests(share);
  app.addHook('onClose', () => counts.close());
  app.decorate('takeRequest', counts.take);
  app.addHook('onRequest', (request, _reply, next) => {
    // What the server asks itself for a page is counted with that page.
    if (!(request.raw.socket instanceof Socket)) return next();
    const limit = request.is404 ? CALLS_AND_PAGES : request.routeOptions.config.limit;
    const wait = limit && counts.take(`${limit.as} ${networkOf(request.ip)}`, limit.perMinute ?? perMinute);
    next(wait === undefined ? undefined : new Refused(problem('too-many-requests', { retryAfter: wait })));
  });
}

/**
 * Refuses requests that cannot be served in time, so that the others need not wait. While a request's body or its reply
 * is on the way nobody works on it, so that slow clients take no room.
 */
export function shedLoad(app: FastifyInstance): void {
  let inWork = 0;
  const begin = (request: FastifyRequest) => {
    if (!request.isInWork) inWork += 1;
    request.isInWork = true;
  };
  const end = (request: FastifyRequest) => {
    if (request.isInWork) inWork -= 1;
    request.isInWork = false;
  };
  app.decorateRequest('isInWork', false);
  app.addHook('onRequest', (request, reply, next) => {
    begin(request);
    reply.raw.once('close', () => end(request));
    next(
      inWork > MOST_IN_WORK && !isProbe(request.url)
        ? new Refused(problem('unavailable', { retryAfter: 1 }))
        : undefined,
    );
  });
  app.addHook('preParsing', (request, _reply, _body, next) => {
    end(request);
    next();
  });
  app.addHook('preValidation', (request, _reply, next) => {
    begin(request);
    next();
  });
  app.addHook('onSend', (request, _reply, payload, next) => {
    end(request);
    next(null, payload);
  });
}

/** Redirects http to https, if the site has https. */
export function redirectToHttps(app: FastifyInstance, publicUrl: string, insecureHosts: string[]): void {
  const home = new URL(publicUrl);
  if (home.protocol !== 'https:') return;
  app.addHook('onRequest', async (request, reply) => {
    const exempt = LOCAL.test(request.hostname) || insecureHosts.includes(request.hostname);
    if (request.protocol === 'https' || exempt || isProbe(request.url)) return;
    return reply.redirect(home.origin + request.url, 308);
  });
}
