import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { UPLOAD_TOOL } from '#contract/domain/upload.ts';
import { pack, type Packed } from '../../platform/zip/pack.ts';

const PROGRAM = 'framehall-upload.mjs';
const LAUNCHERS = { windows: 'framehall-upload.cmd', mac: 'framehall-upload.command' };

/** Offers the upload tool. A copy downloaded here has this site's address built in. */
export function addToolRoutes(app: FastifyInstance, folder: string, publicUrl: string): void {
  const site = new URL(publicUrl).origin;
  const read = async (name: string): Promise<Packed> => {
    const text = await readFile(join(folder, name), 'utf8');
    return { name, bytes: Buffer.from(text.replace('%FRAMEHALL_SITE%', site)), mode: 0o755 };
  };
  const offer = (path: string, type: string, make: () => Promise<Buffer>) =>
    app.get(
      path,
      { config: { limit: { as: 'tool', perMinute: 120 } }, schema: { hide: true } },
      async (_request, reply) =>
        reply
          .type(type)
          .header('content-disposition', `attachment; filename="${basename(path)}"`)
          .header('cache-control', 'no-cache')
          .send(await make()),
    );
  offer(UPLOAD_TOOL.program, 'text/javascript; charset=utf-8', async () => (await read(PROGRAM)).bytes);
  for (const system of ['windows', 'mac'] as const)
    offer(UPLOAD_TOOL[system], 'application/zip', async () =>
      pack(await Promise.all([read(PROGRAM), read(LAUNCHERS[system])])),
    );
}
