import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call, Calls, Who } from '#contract/call.ts';
import { contract } from '#contract/contract.ts';
import type { KeyScope } from '#contract/domain/api-key.ts';
import { languageOf } from '#contract/domain/language.ts';
import { GID, hasMaterialCenter } from '#contract/domain/roles.ts';
import type { Context, Judge, Member } from './context.ts';
import { readSession } from './features/accounts/sessions.ts';
import { writeBannerCounts } from './features/content/content.ts';
import { withLatinNames } from './features/demo/latin-names.ts';
import { addCallbackRoute } from './features/invoices/provider/callback.routes.ts';
import { readKey } from './features/keys/keys.ts';
import { readJudge, recallJudge } from './features/judging/sessions.ts';
import { addNoticeRoutes } from './features/payments/notices.routes.ts';
import { addArchiveRoutes } from './features/licences/archive/archive.routes.ts';
import { addToolRoutes } from './features/uploads/tool.routes.ts';
import { addCrawlerRoutes } from './features/crawlers/crawlers.routes.ts';
import { headOf } from './features/crawlers/crawlers.ts';
import { firstCalls } from './features/crawlers/first-calls.ts';
import { firstPage } from './features/crawlers/first-page.ts';
import { writeSearches } from './features/search/words/search-log.ts';
import { writeHits } from './features/redirects/redirects.ts';
import { handlers } from './handlers.ts';
import { readFromReplica } from './platform/database/read-from-replica.ts';
import { addRequestCounts } from './platform/database/request-counts.ts';
import { checkValue } from './platform/http/body.ts';
import { CALLS_AND_PAGES } from './platform/http/guards.ts';
import { addHealthRoutes, type Health } from './platform/http/health.ts';
import { type PageOptions, servePages } from './platform/http/pages.ts';
import { countCalls } from './platform/metrics/count-calls.ts';
import { sendProblem } from './platform/http/reply.ts';
import { createServer, type ServerOptions } from './platform/http/server.ts';
import { answerUnchanged } from './platform/http/unchanged.ts';
import { isProblem, problem, type Problem } from './platform/problem.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Member | undefined;
    judge: Judge | undefined;
  }
}

/** Services that a process shares among all its requests. */
export type Services = Omit<Context, RequestParts>;

type RequestParts = 'actor' | 'judge' | 'token' | 'language' | 'request';

export interface AppOptions {
  services: Services;
  server: Omit<ServerOptions, 'log' | 'shareCounts' | 'tracer'>;
  pages: Omit<PageOptions, 'headOf' | 'first'>;
  /** Folder of the built upload tool. */
  toolDir: string;
  health: Health;
}

/** Builds the web server: the contract's calls at their paths, the pages at all others. */
export async function buildApp({ services, server, pages, toolDir, health }: AppOptions): Promise<FastifyInstance> {
  const app = await createServer({
    ...server,
    log: services.log,
    tracer: services.tracer,
    shareCounts: (counts) => addRequestCounts(services.db, counts),
  });
  if (services.meter) countCalls(app, services.meter);
  app.decorateRequest('actor', undefined);
  app.decorateRequest('judge', undefined);
  addHealthRoutes(app, health);
  for (const [part, calls] of Object.entries<Calls>(contract)) {
    const own = handlers[part as keyof typeof handlers] as unknown as Record<string, AnyHandler>;
    for (const [name, call] of Object.entries(calls)) {
      const handler = own[name];
      if (!handler) throw new Error(`no handler for ${part}.${name}`);
      addCall(app, services, { call, handler, tag: part });
    }
  }
  addCrawlerRoutes(app, services);
  await addNoticeRoutes(app, services);
  await addCallbackRoute(app, services);
  addArchiveRoutes(app, services);
  addToolRoutes(app, toolDir, services.config.publicUrl);
  app.addHook('onClose', () => writeHits(services));
  app.addHook('onClose', () => writeBannerCounts(services));
  app.addHook('onClose', () => writeSearches(services));
  const first = { calls: firstCalls, draw: firstPage };
  await servePages(app, { ...pages, first, headOf: (asked) => headOf(services, asked) });
  return app;
}

type AnyHandler = (ctx: Context, input: unknown) => Promise<object | Problem> | object | Problem;

interface CallParts {
  call: Call;
  handler: AnyHandler;
  tag: string;
}

const REPLY = { code: z.literal(0), success: z.literal(true), message: z.string() };

/** Adds a call with its guards, always in this order: limit, who, validate, handler. */
function addCall(app: FastifyInstance, services: Services, parts: CallParts): void {
  const { path, alsoAt } = parts.call;
  for (const url of alsoAt === undefined ? [path] : [path, alsoAt]) addRoute(app, services, url, parts);
}

function addRoute(app: FastifyInstance, services: Services, url: string, { call, handler, tag }: CallParts): void {
  const reads = call.method === 'GET';
  const output = z.extend(call.output as z.ZodMiniObject, REPLY);
  app.route({
    method: call.method,
    url,
    config: { limit: CALLS_AND_PAGES },
    schema: {
      ...(reads ? { querystring: call.input } : { body: call.input }),
      response: { 200: output },
      summary: call.summary,
      ...(isKey(call.who) ? { description: `Needs a key with the scope “${call.who.key}”.` } : {}),
      tags: [tag],
    },
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const refused = await admit(request, services, call);
      if (refused) return sendProblem(reply, refused);
    },
    preValidation: (request, _reply, next) => {
      if (reads) checkValue(Object.assign(request.query as object, request.params));
      else request.body ??= {};
      next();
    },
    onSend: async (request, reply, payload) => answerUnchanged(request, reply, payload),
    handler: async (request, reply) => {
      const input = reads ? request.query : request.body;
      const ctx = { ...services, ...contextOf(request) };
      // A member reads what they have just written.
      const isVisitors = call.keep !== undefined && ctx.token === undefined;
      const answer = async (from: Context) => await handler(from, input);
      const result = await (isVisitors ? readFromReplica(ctx, answer) : answer(ctx));
      if (isProblem(result)) return sendProblem(reply, result);
      if (call.keep !== undefined) allowKeeping(request, reply, call.keep);
      const told = ctx.config.demo && ctx.language === 'en' ? withLatinNames(result) : result;
      return { code: 0, success: true, message: '', ...told };
    },
  });
}

/**
 * Lets caches keep a visitor's reply, which is the same for everybody with that language; a member's reply is never
 * kept.
 */
function allowKeeping(request: FastifyRequest, reply: FastifyReply, seconds: number): void {
  reply.header('vary', 'accept-language, access_token, access-token, authorization');
  if (tokenOf(request) === undefined) reply.header('cache-control', `public, max-age=${seconds}`);
}

/** The only place that decides who may make a call. A judge's token and a member's know nothing of each other. */
async function admit(
  request: FastifyRequest,
  services: Services,
  { who, looksItself }: Call,
): Promise<Problem | undefined> {
  if (who === 'judge') {
    const read = looksItself ? recallJudge : readJudge;
    const judge = await read(services, headerOf(request, 'judge_token'));
    if (isProblem(judge)) return judge;
    request.judge = judge;
    return undefined;
  }
  const actor = isKey(who) ? await admitProgram(request, services, who.key) : await identify(request, services, who);
  if (isProblem(actor)) return actor;
  request.actor = actor;
  return undefined;
}

type KeyOnly = Extract<Who, { key: KeyScope }>;
const isKey = (who: Who): who is KeyOnly => typeof who === 'object' && 'key' in who;

/** The member as whom a program acts, while its key has calls left in this minute. */
async function admitProgram(request: FastifyRequest, services: Services, scope: KeyScope): Promise<Member | Problem> {
  const use = await readKey(services, bearerOf(request), scope);
  if (isProblem(use)) return use;
  const wait = request.server.takeRequest(`key ${use.keyId}`, use.perMinute);
  return wait === undefined ? use.actor : problem('too-many-requests', { retryAfter: wait });
}

async function identify(
  request: FastifyRequest,
  services: Services,
  who: Exclude<Who, 'judge' | KeyOnly>,
): Promise<Member | undefined | Problem> {
  const token = tokenOf(request);
  const found = token === undefined ? undefined : await readSession(services, token, request.ip);
  if (who === 'anyone') return isProblem(found) ? undefined : found;
  if (!found) return problem('no-session');
  if (isProblem(found) || who === 'signing-in') return found;
  if (found.owes !== 'none') return problem('second-factor-needed');
  return mayCall(found, who) ? found : problem('not-allowed');
}

function mayCall(member: Member, who: Exclude<Who, 'anyone' | 'signing-in' | 'judge' | KeyOnly>): boolean {
  if (who === 'member') return true;
  if (who === 'contributor') return hasMaterialCenter(member.gid);
  if (who === 'photographer') return member.gid === GID.photographer;
  return who.some((role) => member.roles.includes(role));
}

function tokenOf(request: FastifyRequest): string | undefined {
  return headerOf(request, 'access_token') ?? bearerOf(request);
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Also reads the name with a hyphen: many proxies drop headers with an underscore. */
function headerOf(request: FastifyRequest, name: 'access_token' | 'judge_token'): string | undefined {
  const values = [request.headers[name], request.headers[name.replace('_', '-')]];
  return values.find((value) => typeof value === 'string' && value !== '') as string | undefined;
}

function contextOf(request: FastifyRequest): Pick<Context, RequestParts> {
  return {
    actor: request.actor,
    judge: request.judge,
    token: tokenOf(request),
    language: languageOf(request.headers['accept-language']),
    request: { id: request.id, address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
  };
}
