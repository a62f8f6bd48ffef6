import { inLanguage } from '#contract/domain/language.ts';
import type { MemberContext } from '../../../context.ts';
import type { Page } from '../../../platform/database/page.ts';
import { problem } from '../../../platform/problem.ts';
import { findEntry, findRevisions, listRevisions } from './desk.queries.ts';
import { type Filter, listEntries, listUnhelpful } from './list.queries.ts';
import { shopsNamed } from './named.queries.ts';
import { listedOf, writtenOf } from './present.ts';

export async function readList({ db }: MemberContext, filter: Filter) {
  const { rows, total } = await listEntries(db, filter);
  const infos = rows.map((row) => ({
    ...listedOf(row),
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    missing: row.missing,
    changedAt: row.changedAt.toISOString(),
  }));
  return { infos, total };
}

/** An entry with what is being written and what visitors read. */
export async function readDetail({ db }: MemberContext, { id }: { id: number }) {
  const entry = await findEntry(db, id);
  if (!entry) return problem('not-found');
  const { draftRevision, publishedRevision } = entry;
  const ids = [draftRevision, publishedRevision].filter((revision) => revision !== null);
  const revisions = (await findRevisions(db, id, ids)).map(writtenOf);
  const latest = revisions.find((revision) => revision.id === (draftRevision ?? publishedRevision))!;
  const published = revisions.find((revision) => revision.id === publishedRevision) ?? null;
  const publishedAt = entry.publishedAt?.toISOString() ?? null;
  return { entry: { ...listedOf(entry), position: entry.position, publishedAt, latest, published } };
}

export async function readRevisions({ db }: MemberContext, { id, ...page }: Page & { id: number }) {
  const { rows, total } = await listRevisions(db, id, page);
  if (total === 0) return problem('not-found');
  return { infos: rows.map((row) => ({ ...row, madeAt: row.madeAt.toISOString() })), total };
}

export async function readRevision({ db }: MemberContext, { id, revision }: { id: number; revision: number }) {
  const [row] = await findRevisions(db, id, [revision]);
  return row ? { revision: writtenOf(row) } : problem('not-found');
}

/** Shops to choose from, and those chosen already. */
export async function readShops({ db, language }: MemberContext, { keyword, ids }: { keyword: string; ids: number[] }) {
  const rows = await shopsNamed(db, keyword, ids);
  return {
    infos: rows.map(({ id, nameZh, nameEn, owner }) => ({ id, name: inLanguage(language, nameZh, nameEn), owner })),
  };
}

/** Answers that did not help, the worst first. */
export async function readUnhelpful({ db }: MemberContext, page: Page) {
  const { rows, total } = await listUnhelpful(db, page);
  const infos = rows.map((row) => ({
    ...row,
    comments: row.comments.map(({ at, comment }) => ({ at: new Date(at).toISOString(), comment })),
  }));
  return { infos, total };
}
