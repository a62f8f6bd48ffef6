import type { Cover } from '#contract/body.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { writtenOf } from './bodies.ts';
import { coversOf } from './covers.ts';
import { anyItem, readerOf } from './items.ts';
import { itemsByIds } from './items.queries.ts';
import {
  findTopic,
  findTopics,
  listTopics,
  materialsOfTopic,
  type TopicRow,
  type WrittenTopicRow,
} from './topics.queries.ts';

/** More than editors ever collect. */
const MOST = { topics: 500, materials: 500 };

type Reader = Pick<Context, 'db' | 'language' | 'objects' | 'actor'>;

function topicCard({ language, objects }: Reader, row: TopicRow, chosen: Cover | null) {
  const title = inLanguage(language, row.titleZh, row.titleEn);
  if (chosen) return { id: row.id, title, homeCover: chosen.small, colour: chosen.colour, focus: chosen.focus };
  return { id: row.id, title, homeCover: objects.publicUrl(row.cover), colour: row.colours?.[0] ?? '' };
}

function topicPage(ctx: Reader, row: TopicRow, chosen: Cover | null) {
  return {
    ...topicCard(ctx, row, chosen),
    description: inLanguage(ctx.language, row.descriptionZh, row.descriptionEn),
    count: row.count,
  };
}

const coversFor = (ctx: Reader, rows: readonly TopicRow[]) =>
  coversOf(
    ctx,
    rows.map(({ chosen }) => chosen),
  );

export async function allTopics(ctx: Context) {
  const rows = await listTopics(ctx.db, MOST.topics);
  const covers = await coversFor(ctx, rows);
  return { infos: rows.map((row) => topicPage(ctx, row, covers(row.chosen))) };
}

/** Cards of the first topics. */
export async function firstTopics(ctx: Reader, count: number) {
  return await cardsOf(ctx, await listTopics(ctx.db, count));
}

/** Cards of these topics, in the given order; leaves out those that visitors do not see. */
export async function topicCards(ctx: Reader, ids: readonly number[]) {
  const rows = new Map((await findTopics(ctx.db, ids)).map((row) => [row.id, row]));
  return await cardsOf(
    ctx,
    ids.flatMap((id) => rows.get(id) ?? []),
  );
}

async function cardsOf(ctx: Reader, rows: readonly TopicRow[]) {
  const covers = await coversFor(ctx, rows);
  return rows.map((row) => topicCard(ctx, row, covers(row.chosen)));
}

/** The language of a topic's body: the reader's, or the other one where only that is written. */
function bodyLanguage({ bodyZh, bodyEn }: WrittenTopicRow, wanted: Language): Language {
  const other = wanted === 'zh' ? 'en' : 'zh';
  const written = { zh: bodyZh.length > 0, en: bodyEn.length > 0 };
  return written[other] && !written[wanted] ? other : wanted;
}

/** A topic that visitors see now, with its body and a picture for previews on other sites. */
export async function readTopic(ctx: Reader, id: number) {
  const row = await findTopic(ctx.db, id);
  if (!row) return undefined;
  const language = bodyLanguage(row, ctx.language);
  const [covers, written] = await Promise.all([
    coversFor(ctx, [row]),
    writtenOf(ctx, language === 'en' ? row.bodyEn : row.bodyZh),
  ]);
  const cover = covers(row.chosen);
  const image = cover?.url ?? ctx.objects.publicUrl(row.poster);
  return { ...topicPage(ctx, row, cover), cover, language, ...written, image };
}

export async function oneTopic(ctx: Context, id: number) {
  const [topic, materials] = await Promise.all([readTopic(ctx, id), materialsOfTopic(ctx.db, id, MOST.materials)]);
  if (!topic) return problem('not-found');
  const rows = await itemsByIds(ctx.db, readerOf(ctx), materials);
  return { topic, infos: rows.map((item) => anyItem(ctx, item)) };
}
