// The server as a few files: Node takes longer to find and link 1,500 small ones than to run them.
import { dirname, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const ENTRIES = ['main', 'web', 'worker', 'prepare', 'objects', 'payments-sandbox', 'backups'];

/** Lets a module find files beside its source: everything built lies flat in dist/server. */
function besideSource(): Plugin {
  return {
    name: 'beside-source',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.')) return null;
      const source = `../../${relative(import.meta.dirname, id)}`;
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + '/${dirname(source)}')`)
        .replaceAll('import.meta.url', `new URL('${source}', import.meta.url).href`);
    },
  };
}

export default defineConfig({
  plugins: [besideSource()],
  publicDir: false,
  ssr: { noExternal: ['kysely', 'zod', 'fastify-type-provider-zod', 'pinyin-pro'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: Object.fromEntries(ENTRIES.map((name) => [name, `server/${name}.ts`])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
