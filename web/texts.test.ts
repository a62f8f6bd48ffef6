import { expect, test } from 'vitest';
import { everywhere, type TextArea, textAreas } from './lib/text-areas.ts';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const resolved = (from: string, to: string) => `.${new URL(to, `http://web/${from}`).pathname}`;

/** Files that load texts of their own, wherever they are shown. */
const APART: [string, TextArea[]][] = [
  ['./shell/agreement/agreement-dialog.tsx', ['agreement']],
  ['./contribute/uploads/upload-panel.tsx', ['upload']],
  ['./ui/hint/hint-box.tsx', ['hints']],
  ['./shell/dialogs/shortcuts-dialog.tsx', ['shortcuts']],
  ['./shell/player/player.tsx', ['player']],
  ['./shop/music/licence/music-licence.tsx', ['trade', 'orders']],
  ['./ui/sound-search/sound-dialog.tsx', ['soundSearch']],
];
const isApart = (file: string) => APART.some(([own]) => own === file);

/** A file and everything that it imports, statically or later. */
function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !(file in sources) || (isApart(file) && found.size > 0)) return found;
  found.add(file);
  for (const [, to = ''] of sources[file]!.matchAll(/(?:from |import\()'(\.[^']+)'/g))
    reachable(resolved(file, to), found);
  return found;
}

/** First parts of all selectors: `nav` of `($) => $.nav.video`. */
function wordsOf(file: string): string[] {
  const used = [...reachable(file)].flatMap((part) => [...sources[part]!.matchAll(/\(\$\) => \$\.(\w+)/g)]);
  return [...new Set(used.map(([, branch]) => String(branch)))];
}

async function missing(file: string, areas: TextArea[]): Promise<string[]> {
  const texts = await Promise.all([...everywhere, ...areas].map((area) => textAreas[area].zh()));
  return wordsOf(file).filter((branch) => !texts.some((area) => branch in area));
}

/** A screen and the text areas that load with it, as tables of screens list them. */
const LISTED = /(?:withTexts\(\s*\[([^\]]*)\],\s*)?async \(\) =>\s*\(await import\(.([^']+).\)/g;
const screens = Object.keys(sources)
  .filter((file) => file === './pages.tsx' || /^\.\/\w+\/screens\.ts$/.test(file))
  .flatMap((list) =>
    [...sources[list]!.matchAll(LISTED)].map(([, areas = '', file = '']): [string, TextArea[]] => [
      resolved(list, file),
      [...areas.matchAll(/'(\w+)'/g)].map(([, area]) => area as TextArea),
    ]),
  );

test.each([['./shell/layout.tsx', []] as [string, TextArea[]], ...APART, ...screens])(
  'the words that %s shows are loaded with it',
  async (file, areas) => {
    expect(wordsOf(file)).not.toEqual([]);
    expect(await missing(file, areas)).toEqual([]);
  },
);

test('no screen loads all the words at once', () => {
  const whole = Object.keys(sources).filter((file) => /import .*\/text\/(zh|en)\.ts/.test(sources[file]!));
  expect(whole).toEqual([]);
});
