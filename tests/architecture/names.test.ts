import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Folders where others choose the names: payment gateways, the invoice provider, codecs and OpenSearch. Migrations stay
 * as written.
 */
const ELSEWHERE =
  /^server\/(migrations|platform\/(payment-gateways|invoice-provider|media|opensearch)|features\/search\/opensearch)\//;

/** Names that others chose, each with the place where it may appear. */
const GIVEN: Record<string, string> = {
  // Header of every call.
  access_token: '.test.ts',
  // PostgreSQL's settings.
  application_name: 'server/platform/',
  default_transaction_read_only: 'server/platform/database/servers.test.ts',
  idle_in_transaction_session_timeout: 'server/platform/database/pool.ts',
  lock_timeout: 'server/platform/database/pool.ts',
  statement_timeout: 'server/platform/database/',
  // Constraints.
  categories_name_en: 'catalogue-desk/categories.ts',
  categories_name_zh: 'catalogue-desk/categories.ts',
  hot_words_word_en: 'catalogue-desk/hot-words.ts',
  hot_words_word_en_key: 'catalogue-desk/hot-words.ts',
  hot_words_word_zh_key: 'catalogue-desk/hot-words.ts',
  music_tags_name_en: 'music-desk/tags.ts',
  music_tags_type_name_zh_key: 'music-desk/tags.ts',
  playlists_slug_key: 'catalogue-desk/playlists.ts',
  sound_isrcs_isrc_key: 'music-desk/rights.ts',
  topics_slug_key: 'catalogue-desk/topics.ts',
  // Names that the audit trail has used for uploads from the beginning.
  material_id: 'uploads/finish',
  release_id: 'uploads/finish',
};

/** Properties of types and objects; a cast in SQL has two colons. */
const PROPERTY = /(?:^|[{,;(])\s*'?([a-z][a-z0-9]*(?:_[a-z0-9]+)+)'?\??:(?!:)/gm;
const QUOTED_ALIAS = /\bas "(\w+)"/g;

function snakeCaseIn(source: string): string[] {
  return [PROPERTY, QUOTED_ALIAS].flatMap((form) => [...source.matchAll(form)].map(([, name = '']) => name));
}

test('properties are in camelCase, and SQL gives no names in quotes', () => {
  const files = globSync('server/**/*.ts').filter((file) => !ELSEWHERE.test(file));
  const found = files.flatMap((file) =>
    snakeCaseIn(readFileSync(file, 'utf8')).flatMap((name) =>
      file.includes(GIVEN[name] ?? 'nowhere') ? [] : [`${file}: ${name}`],
    ),
  );
  expect(found).toEqual([]);
});

test.each([
  ['interface Row { id: number; paid_fen: number }', ['paid_fen']],
  ['  paid_fen?: number;', ['paid_fen']],
  ['sql<{ paid_fen: number }>`select paid_fen from orders`', ['paid_fen']],
  ['.set({ paid_fen: 1, state: 2 })', ['paid_fen']],
  ['select paid_fen as "paidFen"', ['paidFen']],
  ['select to_char(starts_on::date), starts_on::text from orders', []],
])('names are found: %s', (source, names) => {
  expect(snakeCaseIn(source)).toEqual(names);
});

test('no two migrations share a number', () => {
  const numbers = globSync('server/migrations/*.ts').map((file) => /\/(\d+)_/.exec(file)?.[1]);
  expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
});
