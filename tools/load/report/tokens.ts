import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'web/ui/tokens.css');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');

/** The site's design tokens, dark, and light for readers who prefer that. */
export function tokens(css = readFileSync(FILE, 'utf8')): string {
  const of = (selector: string) => {
    const [, block] = new RegExp(`(?:^|\\n)${selector} \\{\\n([^}]*)\\}`).exec(css) ?? [];
    if (block === undefined) throw new Error(`web/ui/tokens.css has no ${selector}`);
    return block;
  };
  const scheme = (name: string) => of(`:root\\[data-mantine-color-scheme='${name}'\\]`);
  return `:root {\n${of(':root')}${scheme('dark')}}
@media (prefers-color-scheme: light) {\n:root {\n${scheme('light')}}\n}`;
}

/** The site's Latin font, inside the page. */
export function font(): string {
  const data = readFileSync(FONT).toString('base64');
  return `@font-face {
  font-family: 'Inter Variable';
  font-weight: 100 900;
  src: url('data:font/woff2;base64,${data}') format('woff2-variations');
}`;
}
