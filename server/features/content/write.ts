import * as z from 'zod/mini';
import { undescribedIn } from '#contract/domain/blocks.ts';
import { type ContentType, edition, type Edition, FACTS, type FactsOf, slug } from '#contract/domain/content.ts';
import { type Context, transaction } from '../../context.ts';
import { recordChange } from '../audit/audit.ts';
import { pinyinOf } from '../search/search.ts';
import { insertEntry, insertRevision, publishDraft } from './write.queries.ts';

export interface NewContent<Type extends ContentType = ContentType> {
  type: Type;
  slug: string;
  position: number;
  zh: Edition;
  en: Edition;
  tags?: readonly string[];
  cover?: string;
  /** Shown below its body. */
  materialIds?: readonly number[];
  facts: FactsOf<Type>;
  /** Of what comes with the product. */
  broughtAs?: string;
}

const words = z.strictObject({ slug, zh: edition, en: edition });

/** Adds an entry and shows it to visitors. Does nothing where its address, or the name that it comes under, is taken. */
export async function addEntry<Type extends ContentType>(ctx: Context, content: NewContent<Type>): Promise<void> {
  const { type, position, broughtAs = null, tags = [], cover = null, materialIds = [] } = content;
  const checked = words.parse({ slug: content.slug, zh: content.zh, en: content.en });
  const facts = FACTS[type].parse(content.facts);
  if (undescribedIn([...checked.zh.body, ...checked.en.body]) > 0)
    throw new Error(`${content.slug}: undescribed picture`);
  await transaction(ctx, async (tx) => {
    const entryId = await insertEntry(tx.db, { type, slug: checked.slug, position, broughtAs });
    if (entryId === undefined) return;
    const { zh, en } = checked;
    const written = { entryId, zh, en, cover, tags, materialIds, facts, spelt: speltOf(zh.title, facts) };
    const revision = { ...written, madeBy: tx.actor?.userId };
    await publishDraft(tx.db, entryId, await insertRevision(tx.db, revision));
    await recordChange(tx, {
      action: 'content.published',
      subject: `content:${entryId}`,
      after: { type, slug: checked.slug },
    });
  });
}

/** Pinyin and initials of what a question is found by. */
export function speltOf(title: string, facts: object): string {
  const keywords = 'keywords' in facts ? (facts as FactsOf<'question'>).keywords : [];
  return [title, ...keywords]
    .map(pinyinOf)
    .flatMap(({ pinyin, initials }) => [pinyin, initials])
    .filter((spelt) => spelt !== '')
    .join(' ');
}
