import type { FastifyInstance } from 'fastify';

export interface Health {
  /** Whether visitors may be sent to this process: a database or store that is away concerns single calls only. */
  isReady(): boolean;
  /** Which of the parts that the product stands on answer. */
  parts(): Promise<Record<'database' | 'store', boolean>>;
}

const PROBES = ['/healthz', '/readyz'];

/** Whether a balancer asks how the process is; it is answered however much else there is to do. */
export function isProbe(url: string): boolean {
  return PROBES.includes(url);
}

export function addHealthRoutes(app: FastifyInstance, { isReady, parts }: Health): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, (_request, reply) =>
    reply.code(isReady() ? 200 : 503).send({ ok: isReady() }),
  );
  app.get('/healthz/parts', { schema: { hide: true } }, async (_request, reply) => {
    const told = await parts();
    return reply.code(Object.values(told).every(Boolean) ? 200 : 503).send(told);
  });
}
