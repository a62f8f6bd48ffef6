import type { MediaKind } from '#contract/domain/media.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import {
  deleteListed,
  insertCategory,
  isCategoryUsed,
  listSlugs,
  lockCategory,
  lockList,
  updateCategory,
} from './lists.queries.ts';
import { refusingDuplicates } from './lists.ts';

interface Names {
  zh: string;
  en: string;
}

const DUPLICATES = { categories_name_zh: 'zh', categories_name_en: 'en' };

export async function addCategory(ctx: MemberContext, { kind, zh, en }: Names & { kind: MediaKind }) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      await lockList(tx.db, 'categories');
      const slug = freeSlug(en, await listSlugs(tx.db, kind));
      const id = await insertCategory(tx.db, { kind, slug, zh, en });
      await recordChange(tx, { action: 'category.added', subject: `category:${id}`, after: { kind, zh, en } });
      return { id };
    }),
  );
}

/** Turns `City & street` into `city-street`; the second one becomes `city-street-2`. */
function freeSlug(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  const slug = plain.replaceAll(/^-+|-+$/g, '') || 'category';
  let free = slug;
  for (let count = 2; taken.includes(free); count += 1) free = `${slug}-${count}`;
  return free;
}

export async function editCategory(
  ctx: MemberContext,
  { id, version, zh, en }: Names & { id: number; version: number },
) {
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const category = await lockCategory(tx.db, id);
      if (!category) return problem('not-found');
      if (category.version !== version) return problem('changed-meanwhile');
      await updateCategory(tx.db, id, { zh, en });
      await recordChange(tx, {
        action: 'category.edited',
        subject: `category:${id}`,
        before: { zh: category.zh, en: category.en },
        after: { zh, en },
      });
      return {};
    }),
  );
}

export async function removeCategory(ctx: MemberContext, { id, version }: { id: number; version: number }) {
  return await transaction(ctx, async (tx) => {
    const category = await lockCategory(tx.db, id);
    if (!category) return problem('not-found');
    if (category.version !== version) return problem('changed-meanwhile');
    if (await isCategoryUsed(tx.db, id)) return problem('still-used');
    await deleteListed(tx.db, 'categories', id);
    const { kind, zh, en } = category;
    await recordChange(tx, { action: 'category.removed', subject: `category:${id}`, before: { kind, zh, en } });
    return {};
  });
}
