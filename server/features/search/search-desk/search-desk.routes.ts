import type { searchDeskCalls } from '#contract/calls/search-desk.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import type { Context } from '../../../context.ts';
import type { Handlers } from '../../../handler.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { fold } from '../words/fold.ts';
import { meaning, removeSynonyms, saveSynonyms } from '../words/synonyms.ts';
import { addPlacement, removePlacement } from '../placements/placements.ts';
import { csv } from '../../../platform/csv/write.ts';
import { askForRebuild, readEngines } from './engines.ts';
import { readPlacements } from './placements.ts';
import { countSearched, listSearched, listSynonyms, type SearchedFilter } from './search-desk.queries.ts';

const EXPORTED = 10_000;

function sliceOf({ pageNo, pageSize }: { pageNo: number; pageSize: number }) {
  return { limit: pageSize, offset: (pageNo - 1) * pageSize };
}

function searchedOf(filter: SearchedFilter): SearchedFilter {
  return { ...filter, keyword: fold(filter.keyword) };
}

async function save(ctx: Context, words: readonly string[], changes?: { id: number; version: number }) {
  const refused = refusal(words);
  return refused ?? (await saveSynonyms(ctx, { words, changes }));
}

/** Refuses a word that no search can ask for, or that means the same as another in the group. */
function refusal(words: readonly string[]): Problem | undefined {
  const meanings = new Set(words.map(meaning));
  if (!meanings.has('') && meanings.size === words.length) return undefined;
  return problem('synonym-repeated');
}

export const searchDeskHandlers: Handlers<typeof searchDeskCalls> = {
  engines: readEngines,
  rebuildIndex: askForRebuild,
  async synonyms(ctx, input) {
    const { rows, total } = await listSynonyms(ctx.db, input.keyword, sliceOf(input));
    return {
      infos: rows.map(({ id, version, words, indexed, updatedAt }) => ({
        id,
        version,
        words,
        indexed,
        updatedAt: updatedAt.toISOString(),
      })),
      total,
    };
  },
  addSynonyms: (ctx, { words }) => save(ctx, words),
  editSynonyms: (ctx, { words, id, version }) => save(ctx, words, { id, version }),
  async removeSynonyms(ctx, group) {
    const refused = await removeSynonyms(ctx, group);
    return isProblem(refused) ? refused : {};
  },
  placements: readPlacements,
  addPlacement,
  removePlacement,
  async searched(ctx, input) {
    const filter = searchedOf(input);
    const [rows, total] = await Promise.all([
      listSearched(ctx.db, filter, sliceOf(input)),
      countSearched(ctx.db, filter),
    ]);
    return { infos: rows, total };
  },
  async exportSearched(ctx, input) {
    const rows = await listSearched(ctx.db, searchedOf(input), { limit: EXPORTED, offset: 0 });
    const { keyword, type, times, found, lastDay, types } = (ctx.language === 'en' ? en : zh).office.search;
    const lines = rows.map((row) => [row.keyword, types[row.type], row.times, row.found, row.lastDay]);
    return { csv: csv([[keyword, type, times, found, lastDay], ...lines]) };
  },
};
