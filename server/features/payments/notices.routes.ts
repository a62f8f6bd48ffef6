import type { FastifyInstance } from 'fastify';
import { type GatewayName, GATEWAYS } from '#contract/domain/payment.ts';
import type { Context } from '../../context.ts';
import { CALLS_AND_PAGES } from '../../platform/http/guards.ts';
import { sendProblem } from '../../platform/http/reply.ts';
import { problem } from '../../platform/problem.ts';
import type { NoticeReply, RawNotice } from '../../platform/payment-gateways/gateway.ts';
import { insertNotice } from './notices.queries.ts';
import { settle } from './settle.ts';

/** Checks the exact bytes of a gateway's notice, stores the outcome, and only then answers the gateway. */
async function takeNotice(ctx: Context, name: GatewayName, notice: RawNotice): Promise<NoticeReply | undefined> {
  const gateway = ctx.gateways[name];
  if (!gateway) return undefined;
  const { address } = ctx.request;
  const reading = await gateway.readNotice(notice);
  if ('refused' in reading) {
    await insertNotice(ctx.db, { gateway: name, outcome: reading.refused, address });
    return gateway.refusal;
  }
  const { outTradeNo, paid } = reading.trade;
  const outcome = await settle(ctx, name, reading.trade);
  const taken = await insertNotice(ctx.db, { gateway: name, outTradeNo, paid, outcome, address });
  return taken ? gateway.acknowledgement : gateway.refusal;
}

const MOST_BYTES = 64 * 1024;

/** Routes for the gateways' payment notices. The body stays unparsed, because signatures are over raw bytes. */
export async function addNoticeRoutes(app: FastifyInstance, services: Omit<Context, RequestParts>): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    for (const name of GATEWAYS)
      scope.post(
        `/payment/notice/${name}`,
        { config: { limit: CALLS_AND_PAGES }, schema: { hide: true } },
        async (request, reply) => {
          const ctx: Context = {
            ...services,
            actor: undefined,
            judge: undefined,
            token: undefined,
            language: 'zh',
            request: { id: request.id, address: request.ip, userAgent: name },
          };
          const headers = Object.fromEntries(
            Object.entries(request.headers).map(([key, value]) => [key, Array.isArray(value) ? value[0] : value]),
          );
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const answer = await takeNotice(ctx, name, { headers, body });
          if (!answer) return sendProblem(reply, problem('not-found'));
          return reply
            .code(answer.status)
            .type(answer.contentType)
            .header('cache-control', 'no-store')
            .send(answer.body);
        },
      );
  });
}

type RequestParts = 'actor' | 'judge' | 'token' | 'language' | 'request';
