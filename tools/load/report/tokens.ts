import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../web/ui/tokens.css');

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
