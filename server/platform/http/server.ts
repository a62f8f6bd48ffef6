import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { Log } from '../log.ts';
import { serializeChecked } from './serialize.ts';
import { acceptJsonOnly, BODY_LIMIT } from './body.ts';
import { answerAllWhenClosing } from './closing.ts';
import { documentCalls } from './docs.ts';
import { errorSender } from './errors.ts';
import { limitRate, protect, redirectToHttps, shedLoad } from './guards.ts';
import type { ShareCounts } from './request-counts.ts';
import { traceCalls } from '../tracing/trace-calls.ts';
import type { Tracer } from '../tracing/tracer.ts';

/** Node takes the bytes that went into the system's buffers for a sign of life, so it waits twice as long. */
const SLOWEST_READER_MS = 30_000;

export interface ServerOptions {
  log: Log;
  publicUrl: string;
  /** Addresses whose forwarding headers are trusted. */
  trustedProxies: string[];
  insecureHosts: string[];
  requestsPerMinute: number;
  /** Sums the counts of requests over all web processes. */
  shareCounts: ShareCounts;
  tracer: Tracer | undefined;
}

/** Creates a Fastify server with all limits, headers and guards of the product, and no routes except the API page. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const sendError = errorSender();
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => givenId(headers['x-request-id']) ?? randomUUID(),
    // Log lines name their request themselves, because a logger for each request costs more than most calls.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializeChecked);
  acceptJsonOnly(app);
  app.setErrorHandler<FastifyError>(sendError);
  if (options.tracer) traceCalls(app, options.tracer);
  logRequests(app, options.log);
  answerAllWhenClosing(app);
  dropSlowReaders(app);
  redirectToHttps(app, options.publicUrl, options.insecureHosts);
  shedLoad(app);
  protect(app, { https: options.publicUrl.startsWith('https:') });
  limitRate(app, options.requestsPerMinute, options.shareCounts);
  await documentCalls(app);
  return app;
}

/** A proxy or program may name its request, by which it is then found in the log and the trail. */
function givenId(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[\w.-]{8,128}$/.test(given) ? given : undefined;
}

/** Drops clients that do not read their reply. Calls have longer, because copying a large file may take a minute. */
function dropSlowReaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, payload, next) => {
    // A request that the process makes to itself has no real socket.
    if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(SLOWEST_READER_MS);
    next(null, payload);
  });
}

function logRequests(app: FastifyInstance, log: Log): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    next();
    if (!log.isLevelEnabled('info')) return;
    log.info({
      requestId: request.id,
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.actor?.userId,
    });
  });
}
