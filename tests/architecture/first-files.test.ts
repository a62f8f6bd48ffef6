import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_FILES } from '#contract/domain/first-files.ts';

const source = readFileSync('web/pages.tsx', 'utf8');

/** The areas of text with which `web/pages.tsx` loads a screen. */
function textsOf(screen: string): string[] {
  const at = source.indexOf(`import('./${screen}')`);
  const [, areas = ''] = /withTexts\(\s*\[([^\]]*)\]/.exec(source.slice(source.lastIndexOf('withTexts(', at))) ?? [];
  return at === -1 ? [] : [...areas.matchAll(/'(\w+)'/g)].map(([, area = '']) => area);
}

test.each(Object.entries(FIRST_FILES))(
  'the page %s names at once what its screen loads',
  (_page, { screen, texts }) => {
    expect(textsOf(screen)).toEqual(texts);
  },
);
