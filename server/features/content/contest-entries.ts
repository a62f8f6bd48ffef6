import { type FactsOf, shownLanguage } from '#contract/domain/content.ts';
import { shownOfContest, type ShownRow } from './content.queries.ts';
import { editionsOf, wholeOf } from './read.ts';
import type { EntryReader } from './reader.ts';

interface Asked {
  contestId: number;
  page: string;
}

/** What editors wrote for a page of a contest, and the names of all its pages in their order. */
export async function pagesOfContest(ctx: EntryReader, { contestId, page }: Asked) {
  const rows = firstOfEach(await shownOfContest(ctx.db, contestId));
  const row = rows.find(({ facts }) => facts.page === page);
  const entry = row && (await wholeOf(ctx, row));
  const pages = rows.map((one) => ({ page: one.facts.page, title: titleOf(ctx, one) }));
  return { entry, pages };
}

function firstOfEach(rows: ShownRow<'contest'>[]): ShownRow<'contest'>[] {
  const names = new Set<FactsOf<'contest'>['page']>();
  return rows.filter(({ facts: { page } }) => !names.has(page) && names.add(page));
}

function titleOf({ language }: EntryReader, row: ShownRow): string {
  const editions = editionsOf(row);
  return editions[shownLanguage(editions, language)].title;
}
