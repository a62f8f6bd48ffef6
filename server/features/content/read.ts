import {
  type ContentType,
  type Edition,
  languagesOf,
  QUESTION_GROUPS,
  shownLanguage,
} from '#contract/domain/content.ts';
import type { Language } from '#contract/domain/language.ts';
import { CONTENT_PAGE_SIZE } from '#contract/domain/reading.ts';
import type { Context } from '../../context.ts';
import { type Covers, coversOf, itemsFor, shopCards, topicCards, writtenOf } from '../catalogue/catalogue.ts';
import { findShown, listShown, type ShownRow, shownQuestions } from './content.queries.ts';
import { readFilters } from './filters.ts';
import type { EntryReader } from './reader.ts';

export function editionsOf(row: ShownRow): Record<Language, Edition> {
  return {
    zh: { title: row.titleZh, summary: row.summaryZh, seo: row.seoZh, body: row.bodyZh },
    en: { title: row.titleEn, summary: row.summaryEn, seo: row.seoEn, body: row.bodyEn },
  };
}

function wordsOf(row: ShownRow, wanted: Language) {
  const editions = editionsOf(row);
  const language = shownLanguage(editions, wanted);
  return { ...editions[language], slug: row.slug, language };
}

function summaryOf(language: Language, covers: Covers, row: ShownRow) {
  const { body: _, seo: __, ...words } = wordsOf(row, language);
  return {
    ...words,
    cover: covers(row.cover),
    tags: row.tags,
    brand: 'brand' in row.facts ? row.facts.brand : null,
    year: 'year' in row.facts ? row.facts.year : null,
    publishedAt: row.publishedAt.toISOString(),
  };
}

export type Summary = ReturnType<typeof summaryOf>;

export async function summariesOf(ctx: EntryReader, rows: readonly ShownRow[]): Promise<Summary[]> {
  const covers = await coversOf(
    ctx,
    rows.map(({ cover }) => cover),
  );
  return rows.map((row) => summaryOf(ctx.language, covers, row));
}

/** What an entry says, with everything that its body names. */
export async function toldOf(ctx: EntryReader, row: ShownRow) {
  const { body, seo } = wordsOf(row, ctx.language);
  const [covers, written, shops, topics] = await Promise.all([
    coversOf(ctx, [row.cover]),
    writtenOf(ctx, body),
    row.shopIds.length === 0 ? [] : shopCards(ctx, row.shopIds),
    row.topicIds.length === 0 ? [] : topicCards(ctx, row.topicIds),
  ]);
  return {
    ...summaryOf(ctx.language, covers, row),
    ...written,
    seo,
    languages: languagesOf(editionsOf(row)),
    changedAt: row.changedAt.toISOString(),
    shops,
    topics,
  };
}

/** The same with the materials that belong to it. */
export async function wholeOf(ctx: EntryReader, row: ShownRow) {
  const [told, related] = await Promise.all([
    toldOf(ctx, row),
    row.materialIds.length === 0 ? [] : itemsFor(ctx, row.materialIds),
  ]);
  return { ...told, related };
}

/** An entry that visitors see now. */
export async function readEntry(ctx: EntryReader, type: ContentType, slug: string) {
  const row = await findShown(ctx.db, type, slug);
  return row && (await wholeOf(ctx, row));
}

export interface Narrowing {
  type: ContentType;
  tag?: string | undefined;
  brand?: string | undefined;
  year?: number | undefined;
  pageNo: number;
}

export async function listEntries(ctx: EntryReader, { type, tag, brand, year, pageNo }: Narrowing) {
  const page = { limit: CONTENT_PAGE_SIZE, offset: (pageNo - 1) * CONTENT_PAGE_SIZE };
  const [{ rows, total }, filters] = await Promise.all([
    listShown(ctx.db, { type, tag, brand, year }, page),
    readFilters(ctx, type),
  ]);
  return { infos: await summariesOf(ctx, rows), total, filters };
}

/** All questions by group; groups without any are left out. */
export async function readQuestions(ctx: Pick<Context, 'db' | 'language'>) {
  const rows = await shownQuestions(ctx.db);
  return QUESTION_GROUPS.flatMap((group) => {
    const questions = rows
      .filter(({ facts }) => facts.group === group)
      .map((row) => {
        const { body: answer, seo: _, ...words } = wordsOf(row, ctx.language);
        return { ...words, answer, found: foundBy(row) };
      });
    return questions.length === 0 ? [] : [{ group, questions }];
  });
}

function foundBy({ titleZh, titleEn, facts, spelt }: ShownRow<'question'>): string {
  return [titleZh, titleEn, ...facts.keywords, spelt].join(' ').toLowerCase();
}
