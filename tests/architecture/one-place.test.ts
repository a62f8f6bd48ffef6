import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Rule {
  what: string;
  /** By what the source that decides it is known. */
  sign: RegExp;
  /** In which files a second copy would stand: in SQL unless told otherwise. */
  among?: string;
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
    places: ['server/platform/database/functions/china-days.sql'],
  },
  {
    what: 'which time zone is China’s',
    sign: /Asia\/Shanghai/,
    among: '{client,contract,server,tools,uploader,web}/**/*.{ts,tsx}',
    places: ['contract/domain/china-time.ts'],
  },
  {
    what: 'which picture of a material is the small one',
    sign: /'thumb-1x'/,
    places: ['server/features/catalogue/views/material_thumbnails.sql'],
  },
];

const SQL = 'server/{features,platform}/**/*.{queries.ts,sql}';
/** Tests and migrations say what holds in words of their own. */
const APART = /\.test\.tsx?$|^server\/migrations\//;

test.each(RULES)('one place says $what', ({ sign, among = SQL, places }) => {
  const files = globSync(among).filter((file) => !APART.test(file));
  const found = files.filter((file) => sign.test(readFileSync(file, 'utf8')));
  expect(found.toSorted()).toEqual(places);
});

test.each([
  ['who stands against a buyout', "where l.period = 'buyout' and l.state = 'valid'"],
  ['when a day begins in China', "select (at at time zone 'Asia/Shanghai')::date"],
  ['which time zone is China’s', "new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })"],
  ['which picture of a material is the small one', "where f.role = 'thumb-1x'"],
])('a second copy is found: %s', (what, copy) => {
  expect(RULES.filter(({ sign }) => sign.test(copy)).map((rule) => rule.what)).toContain(what);
});
