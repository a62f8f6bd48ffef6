import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createHash } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, transformWithOxc } from 'vite';

/** The server sends files as they lie: pressing them at every request would cost more than the page itself. */
function precompress(): Plugin {
  const press = {
    gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
    br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  };
  let outDir: string;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const entries = await readdir(outDir, { recursive: true });
      for (const entry of entries.filter((name) => /\.(js|css|svg|html|txt)$/.test(name))) {
        const bytes = await readFile(join(outDir, entry));
        if (bytes.length <= 1024) continue;
        for (const [ending, pressed] of Object.entries(press)) {
          await writeFile(join(outDir, `${entry}.${ending}`), await pressed(bytes));
        }
      }
    },
  };
}

/**
 * The browser needs of a call only its method and path; who may make it and what is valid is the server's to decide.
 * Leaving the schemas out keeps the validator, 13 KB, away from every page.
 */
export function wireOnly(): Plugin {
  return {
    name: 'wire-only',
    async transform(_code, id) {
      if (!/\/contract\/calls\/[\w-]+\.ts$/.test(id)) return;
      const { mtimeMs } = await stat(id);
      const exported = (await import(`${pathToFileURL(id).href}?${mtimeMs}`)) as Record<string, unknown>;
      const lines = Object.entries(exported).map(([name, value]) => `export const ${name} = ${wireForm(value)};`);
      return { code: lines.join('\n'), map: null };
    },
  };
}

function wireForm(value: unknown): string {
  return JSON.stringify(value, (_key, part: object) =>
    part && 'method' in Object(part) ? { method: Reflect.get(part, 'method'), path: Reflect.get(part, 'path') } : part,
  );
}

/**
 * Builds the page that is shown without network, which shares nothing with the others, and the service worker, which is
 * told what that page needs under a name that changes with it.
 */
function offlinePage(): Plugin {
  let outDir: string;
  return {
    name: 'offline-page',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const built = (await build({
        configFile: false,
        root: 'web',
        publicDir: false,
        logLevel: 'warn',
        build: { ...SMALL, outDir, emptyOutDir: false, rolldownOptions: { input: 'web/offline.html' } },
      })) as { output: { fileName: string }[] };
      const files = built.output.map(({ fileName }) => fileName);
      const source = join(import.meta.dirname, 'web/offline/service-worker.ts');
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
      const version = createHash('sha256').update(code);
      for (const file of files) version.update(await readFile(join(outDir, file)));
      const constants = {
        OFFLINE_FILES: files.map((file) => `/${file}`),
        OFFLINE_VERSION: version.digest('hex').slice(0, 16),
      };
      const said = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
      await writeFile(join(outDir, 'service-worker.js'), [...said, code].join('\n'));
    },
  };
}

/** For every page of ours. */
const SMALL = {
  target: 'baseline-widely-available',
  // An inlined asset would be a data: address, which the content policy refuses for fonts and styles.
  assetsInlineLimit: 0,
  // Every browser that we build for knows modulepreload.
  modulePreload: { polyfill: false },
} as const;

export default defineConfig({
  root: 'web',
  publicDir: 'public',
  plugins: [react(), wireOnly(), offlinePage(), precompress()],
  html: { cspNonce: '%CSP_NONCE%' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Tells the server which files a page's first screen needs.
    manifest: true,
    ...SMALL,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Every page needs these and they change only with an update: one file that browsers keep.
            {
              name: 'framework',
              test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
            },
            // Likewise what every page has of ours, instead of a dozen tiny files.
            {
              name: 'base',
              tags: ['$initial'],
              test: /\/web\/(lib|ui|paths)|\/contract\/(domain|calls)\/|@tanstack|@tabler/,
            },
            // Cards, which home, search, shops, topics and details all show, press better in one file than in twenty.
            // Their smallest parts stand on most other pages as well.
            {
              name: 'parts',
              test: /\/web\/ui\/(retry|icon-button|material\/picture)\.|\/contract\/(domain\/(media|clock)|calls\/(catalogue|music))\.ts/,
            },
            { name: 'cards', test: /\/web\/ui\/material\/(?!versions)/ },
            // What home shares with other pages. It stands above the groups below, which home does not load.
            {
              name: 'first',
              minShareCount: 2,
              test: /\/web\/(shop\/(home\/(heads|growing-list)|.*topic-tile)|ui\/(.*scene|.*cover|.*scroll-row|skeleton))\.|icons\/Icon(ArrowRight|Check|CreditCard|Trophy|ChevronRight)\./,
            },
            // Pages without tables and forms need them too; the controls below would take them along.
            { name: 'notes', test: /\/web\/ui\/(table\/nothing|problem)\.|\/contract\/domain\/china-time\./ },
            // What many pages share; split by who uses what, it would be a hundred files for a page of an account.
            { name: 'changes', minShareCount: 8, test: /@tanstack/ },
            { name: 'icons', minShareCount: 24, test: /@tabler/ },
            {
              name: 'controls',
              minShareCount: 8,
              test: /@mantine|@floating-ui|\/web\/ui\/(dialog|drawer|fields|mantine|use-call-form|words-dialog|reason-dialog|date-field|table)/,
            },
            { name: 'desks', minShareCount: 6, test: /\/web\/office\// },
          ],
        },
      },
    },
  },
});
