import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';

export interface Development {
  html(url: string): Promise<string>;
  /** Serves a module or file of the browser's code; false when there is none at that address. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  close(): Promise<void>;
}

/** Runs Vite inside our own server, so that pages, calls and hot reload share one address. */
export async function startVite(root: string, server: Server): Promise<Development> {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    html: async (url) => vite.transformIndexHtml(url, await readFile(join(root, 'web/index.html'), 'utf8')),
    serve: (request, response) =>
      new Promise((resolve) => {
        response.once('finish', () => resolve(true));
        vite.middlewares(request, response, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
