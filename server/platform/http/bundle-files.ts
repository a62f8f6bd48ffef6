import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const KEPT_FOR = { assets: 'public, max-age=31536000, immutable', others: 'public, max-age=3600' };

/** The files beside one's page (`index.html`), each in the form that the browser unpacks. */
const areFiles = (name: string) => !/^index\.html|\.(gz|br)$/.test(name);

/**
 * Serves the files of the bundle. One route stands for all assets, because a route for each of them takes longer to
 * set up than the rest of the server.
 */
export async function serveBundle(app: FastifyInstance, bundleDir: string): Promise<void> {
  const assetsDir = join(bundleDir, 'assets');
  await app.register(fastifyStatic, { root: bundleDir, serve: false, preCompressed: true, cacheControl: false });
  const assets = new Set((await readdir(assetsDir)).filter(areFiles));
  app.get<{ Params: { file: string } }>('/assets/:file', { schema: { hide: true } }, (request, reply) => {
    const { file } = request.params;
    if (!assets.has(file)) return reply.callNotFound();
    return reply.header('cache-control', KEPT_FOR.assets).sendFile(file, assetsDir);
  });
  for (const file of (await readdir(bundleDir, { withFileTypes: true })).filter((it) => it.isFile())) {
    if (!areFiles(file.name)) continue;
    app.get(`/${file.name}`, { schema: { hide: true } }, (_request, reply) =>
      reply.header('cache-control', KEPT_FOR.others).sendFile(file.name),
    );
  }
}
