import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { CALLS_AND_PAGES } from '../../../platform/http/guards.ts';
import { sendProblem } from '../../../platform/http/reply.ts';
import { CALLBACK_PATH } from '../../../platform/invoice-provider/connect.ts';
import { problem } from '../../../platform/problem.ts';
import { hurryErrand } from './errands.queries.ts';

const MOST_BYTES = 64 * 1024;

/**
 * Where the provider says that something has changed. Anybody may send that, so it only makes us ask; every callback
 * gets the same answer.
 */
export async function addCallbackRoute(
  app: FastifyInstance,
  services: Pick<Context, 'db' | 'jobs' | 'invoicing'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      CALLBACK_PATH,
      { config: { limit: CALLS_AND_PAGES }, schema: { hide: true } },
      async (request, reply) => {
        const { db, jobs, invoicing } = services;
        if (!invoicing) return sendProblem(reply, problem('not-found'));
        const number = invoicing.readCallback({ body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0) });
        const errandId = number === undefined ? undefined : await hurryErrand(db, number);
        if (errandId !== undefined) await jobs.enqueue(db, 'invoices.errand', { errandId });
        return reply.type('application/json').header('cache-control', 'no-store').send(invoicing.acknowledgement);
      },
    );
  });
}
