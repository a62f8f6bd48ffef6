import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  what: string;
  /** By what SQL that decides it is known. */
  sign: RegExp;
  places: string[];
}

const RULES: Rule[] = [
  {
    what: 'who stands against a buyout',
    sign: /period = 'buyout'/,
    places: ['server/features/licences/functions/licence-against.sql'],
  },
  {
    what: 'when a day begins in China',
    sign: /at time zone 'Asia/,
    // A year after a moment is no day.
    places: ['server/features/bank/bank.queries.ts', 'server/platform/database/functions/china-days.sql'],
  },
  {
    what: 'which picture of a material is the small one',
    sign: /'thumb-1x'/,
    places: ['server/features/catalogue/views/material_thumbnails.sql'],
  },
];

const files = globSync('server/{features,platform}/**/*.{queries.ts,sql}').map((file) => ({
  file,
  source: readFileSync(file, 'utf8'),
}));

test.each(RULES)('one place says $what', ({ sign, places }) => {
  const found = files.filter(({ source }) => sign.test(source)).map(({ file }) => file);
  expect(found.toSorted()).toEqual(places);
});
