import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FIRST_FILES } from '#contract/domain/first-files.ts';
import type { Language } from '#contract/domain/language.ts';
import type { PageName } from '#contract/domain/pages.ts';

/** What the bundle's manifest says of a source file. */
interface Built {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Built | undefined>;

/** Reads which files of the bundle a page's first screen needs; returns links that let all of them load at once. */
export async function readFirstFiles(bundleDir: string): Promise<(name: PageName, language: Language) => string> {
  const manifest = JSON.parse(await readFile(join(bundleDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const known = new Map<string, string>();
  return (name, language) => {
    const key = `${name} ${language}`;
    const links = known.get(key) ?? linksOf(manifest, name, language);
    known.set(key, links);
    return links;
  };
}

function linksOf(manifest: Manifest, name: PageName, language: Language): string {
  const first = FIRST_FILES[name];
  if (!first) return '';
  // What the page itself names is on its way already.
  const done = neededBy(manifest, ['index.html']);
  const texts = ['common', 'shell', ...first.texts].map((area) => `../contract/text/${language}/${area}.ts`);
  const wanted = [...neededBy(manifest, [first.screen, ...texts])].filter((source) => !done.has(source));
  const built = wanted.flatMap((source) => manifest[source] ?? []);
  const styles = new Set(built.flatMap(({ css = [] }) => css));
  return [
    ...[...styles].map((file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}" />`),
    ...built.map(({ file }) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ].join('');
}

/** These sources and all that they import. */
function neededBy(manifest: Manifest, sources: readonly string[], seen = new Set<string>()): Set<string> {
  for (const source of sources) {
    if (seen.has(source)) continue;
    seen.add(source);
    neededBy(manifest, manifest[source]?.imports ?? [], seen);
  }
  return seen;
}
