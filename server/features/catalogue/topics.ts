import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { anyItem, readerOf } from './items.ts';
import { itemsByIds } from './items.queries.ts';
import { findTopic, findTopics, listTopics, materialsOfTopic, type TopicRow } from './topics.queries.ts';

/** More than editors ever collect. */
const MOST = { topics: 500, materials: 500 };

type Reader = Pick<Context, 'language' | 'objects'>;

export function topicCard({ language, objects }: Reader, row: TopicRow) {
  return {
    id: row.id,
    title: inLanguage(language, row.titleZh, row.titleEn),
    homeCover: objects.publicUrl(row.cover),
    colour: row.colours?.[0] ?? '',
  };
}

function topicPage(ctx: Reader, row: TopicRow) {
  return {
    ...topicCard(ctx, row),
    description: inLanguage(ctx.language, row.descriptionZh, row.descriptionEn),
    count: row.count,
  };
}

export async function allTopics(ctx: Context) {
  const rows = await listTopics(ctx.db, MOST.topics);
  return { infos: rows.map((row) => topicPage(ctx, row)) };
}

/** Cards of these topics, in the given order; leaves out those that visitors do not see. */
export async function topicCards(ctx: Reader & Pick<Context, 'db'>, ids: readonly number[]) {
  const rows = new Map((await findTopics(ctx.db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []).map((row) => topicCard(ctx, row));
}

export async function oneTopic(ctx: Context, id: number) {
  const [row, materials] = await Promise.all([findTopic(ctx.db, id), materialsOfTopic(ctx.db, id, MOST.materials)]);
  if (!row) return problem('not-found');
  const rows = await itemsByIds(ctx.db, readerOf(ctx), materials);
  return { topic: topicPage(ctx, row), infos: rows.map((item) => anyItem(ctx, item)) };
}
