import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { KEPT_FOREVER, type OpenOther, sendOther } from './other-bundles.ts';

const KEPT_FOR = { assets: KEPT_FOREVER, others: 'public, max-age=3600' };

/** The service worker may ask us alone, its page runs what it is kept with; both are asked for anew after a release. */
const OFFLINE: Record<string, string | undefined> = {
  'service-worker.js': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  'offline.html':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** All but the page itself, each by the name under which the browser asks for it. */
const areFiles = (name: string) => !/^index\.html|\.(gz|br)$/.test(name);

/**
 * Serves the files of the bundle, and assets of other releases. One route stands for all assets, because a route for
 * each of them takes longer to set up than the rest of the server.
 */
export async function serveBundle(app: FastifyInstance, bundleDir: string, openOther: OpenOther): Promise<void> {
  const assetsDir = join(bundleDir, 'assets');
  await app.register(fastifyStatic, { root: bundleDir, serve: false, preCompressed: true, cacheControl: false });
  const assets = new Set((await readdir(assetsDir)).filter(areFiles));
  app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, (request, reply) => {
    const { file } = request.params;
    if (!assets.has(file)) return sendOther(request, reply, { name: file, open: openOther });
    return reply.header('cache-control', KEPT_FOR.assets).sendFile(file, assetsDir);
  });
  for (const { name } of (await readdir(bundleDir, { withFileTypes: true })).filter((it) => it.isFile())) {
    if (!areFiles(name)) continue;
    const policy = OFFLINE[name];
    const headers = policy
      ? { 'content-security-policy': policy, 'cache-control': 'no-cache' }
      : { 'cache-control': KEPT_FOR.others };
    app.get(`/${name}`, { schema: { hide: true } }, (_request, reply) => reply.headers(headers).sendFile(name));
  }
}
