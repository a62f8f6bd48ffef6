import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#server/platform/database/rows.ts';
import type { RunningProduct } from '../product.ts';
import { ask, p95InTurns } from '../statements/timing.ts';

const TYPES = ['origin', 'case', 'brand', 'content', 'question'] as const;
const PAGE = 20;

interface List {
  input: (round: number) => { pageNo: number };
  where: (round: number) => RawBuilder<unknown>;
}

const pageNo = (round: number) => 1 + (round % 50);
const typeOf = (round: number) => TYPES[round % TYPES.length]!;

const LISTS: Record<string, List> = {
  'any page': { input: (round) => ({ pageNo: pageNo(round) }), where: () => sql`true` },
  'of a type': {
    input: (round) => ({ pageNo: pageNo(round), type: typeOf(round) }),
    where: (round) => sql`type = ${typeOf(round)}`,
  },
  'without English': {
    input: (round) => ({ pageNo: pageNo(round), missing: 'en' }),
    where: () => sql`missing = 'en'`,
  },
  'by words': {
    input: (round) => ({ pageNo: 1, keyword: `harbour ${1000 + round}` }),
    where: (round) => sql`
      letter_pairs(entry_words(slug, title_zh, title_en)) @> letter_pairs(${`harbour ${1000 + round}`})
      and entry_words(slug, title_zh, title_en) like ${`%harbour ${1000 + round}%`}`,
  },
};

/** The desk's list with 50,000 entries of 20 revisions each, against the same page and count asked of the database. */
export async function benchDesk(db: Kysely<DB>, product: RunningProduct, token: string): Promise<void> {
  for (const [name, { input, where }] of Object.entries(LISTS)) {
    const bare = async (round: number) => {
      const offset = (input(round).pageNo - 1) * PAGE;
      await sql`
        select id, version, type, slug, state, shown_from, shown_until, title_zh, title_en, missing, changed_at
        from content_entries where ${where(round)}
        order by changed_at desc, id desc limit ${PAGE} offset ${offset}`.execute(db);
      await sql`select count(*) from content_entries where ${where(round)}`.execute(db);
    };
    const [limit, ours] = await p95InTurns([
      bare,
      (round) => ask(product, token, '/office/content/list', { ...input(round), pageSize: PAGE }),
    ]);
    console.log(
      `Content desk, ${name}, 50,000 entries: p95 ${ours!.toFixed(1)} ms, ${(ours! / limit!).toFixed(2)} × the bare query (wanted ≤ 1.5)`,
    );
  }
}
