import { describe, expect, test } from 'vitest';
import { choicesIn, chosenIn, provenBy, requirementsIn, trace, unbuiltIn, wrongIn } from './proofs.ts';
import { titlesIn, unbuiltPages } from './titles.ts';

describe('titles', () => {
  test('are the first words of tests and groups, however they are written', () => {
    const source = `
      import { test } from 'vitest';
      // [R1] only speaks of it
      const note = '[R2] is no title';
      describe('[R3] a group', () => {
        test("[R4] it's", { timeout: 9 }, async () => { call('[R5]'); });
        it(\`[R6] of \${kind} [R7]\`, () => {});
        test.each([['[R8]', 1]])('[R9] %s', () => {});
        test.each\`a | b\`('[R10] $a', () => {});
        describe.skipIf(poor)('[R11] rich', () => {});
        test.for(rows)('[R12] %s', () => {});
        test.describe.serial('[R13] journeys', () => {});
      });
      contest('[R14]', () => {}); page.test('[R15]'); test(title, () => {});
      test.skip('[R16] not run', () => {}); test.each(rows).skip('[R17]', () => {}); test.todo('[R18]');
      test.step('[R19] a part', () => {});
    `;
    expect(titlesIn('some.test.ts', source)).toEqual([
      '[R3] a group',
      "[R4] it's",
      '[R6] of … [R7]',
      '[R9] %s',
      '[R10] $a',
      '[R11] rich',
      '[R12] %s',
      '[R13] journeys',
    ]);
  });

  test('are not guessed at: a file that cannot be read is an error', () => {
    expect(() => titlesIn('broken.test.ts', "test('[R1] half")).toThrow('broken.test.ts cannot be read');
  });
});

describe('requirements', () => {
  const list = requirementsIn(
    '- R22 `/About`. R23 `/MaterialList`.\n- R63 `/CaseList`, `/ContentList` share.\nR1 no row',
  );

  test('are the rows of the list, several on a line', () => {
    expect(list).toEqual([
      { number: 22, text: '`/About`.' },
      { number: 23, text: '`/MaterialList`.' },
      { number: 63, text: '`/CaseList`, `/ContentList` share.' },
    ]);
  });

  test('wait while the screen of one of their pages does', () => {
    const source = `
      const working: Load = async () => (await import('./working.tsx')).Working;
      const screens: Record<PageName, Load> = { home: withTexts('home', working), about: working, working, cart, vip: working };
      const others = { login: working };
    `;
    const unbuilt = unbuiltPages('pages.tsx', source);
    expect(unbuilt).toEqual(['about', 'vip']);
    expect(() => unbuiltPages('pages.tsx', 'const shown = { about: working };')).toThrow('no table of screens');
    expect([...unbuiltIn(list, unbuilt)]).toEqual([22]);
    expect([...unbuiltIn(list, ['contentList'])]).toEqual([63]);
  });

  test('are proven one by one, or from the first to the last but for pages that wait', () => {
    const unbuilt = new Set([22, 24]);
    expect(provenBy('[R3] [D1] and [R5]', unbuilt)).toEqual([3, 5]);
    expect(provenBy('[R20]–[R25] addresses', unbuilt)).toEqual([20, 21, 23, 25]);
    expect(provenBy('[R22] says too much', unbuilt)).toEqual([22]);
  });
});

test('readings and decisions are rows and headings of the list, and stand in titles beside requirements', () => {
  const list = '- R1 one\n- C2 **Two.** As C3 says.\n### D4 Four (R1)\n## D5 is none';
  expect([...choicesIn(list)]).toEqual(['C2', 'D4']);
  expect(chosenIn('[R1] [D4] with [C2], not C3')).toEqual(['D4', 'C2']);
});

test('a title that names what is not on the list, or a page that is not built, is wrong', () => {
  const requirements = [
    { number: 1, text: '' },
    { number: 22, text: '`/About`.' },
  ];
  const proofs = new Map([1, 22, 309].map((number) => [number, new Set(['a.test.ts', 'b.test.ts'])]));
  const chosen = new Map(['C2', 'D13'].map((name) => [name, new Set(['c.test.ts'])]));
  expect(wrongIn({ requirements, choices: new Set(['C2']), unbuilt: new Set([22]), proofs, chosen })).toEqual([
    'R22 is a page that is not built: a.test.ts, b.test.ts',
    'R309 is not in docs/requirements.md: a.test.ts, b.test.ts',
    'D13 is not in docs/requirements.md: c.test.ts',
  ]);
});

test('no title of this project is wrong', () => {
  const found = trace();
  expect(found.requirements).toHaveLength(308);
  expect(found.choices.size).toBe(42 + 12);
  expect(wrongIn(found)).toEqual([]);
});
