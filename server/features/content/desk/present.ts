import type { EntryContent, WrittenRevision } from '#contract/calls/content-desk.ts';
import type { ListedRow } from './list.queries.ts';
import type { RevisionRow } from './desk.queries.ts';

const instantOf = (at: Date | null) => at?.toISOString() ?? null;

export function listedOf({ id, version, type, slug, state, shownFrom, shownUntil, hasDraft }: ListedRow) {
  const dates = { shownFrom: instantOf(shownFrom), shownUntil: instantOf(shownUntil) };
  return { id, version, type, slug, state, ...dates, hasDraft };
}

export function writtenOf(row: RevisionRow): WrittenRevision {
  return {
    id: row.id,
    madeAt: row.madeAt.toISOString(),
    madeBy: row.madeBy,
    content: {
      zh: { title: row.titleZh, summary: row.summaryZh, seo: row.seoZh, body: row.bodyZh },
      en: { title: row.titleEn, summary: row.summaryEn, seo: row.seoEn, body: row.bodyEn },
      cover: row.cover,
      tags: row.tags,
      materials: row.materials,
      shops: row.shops,
      topics: row.topics,
      // Checked against the type of its entry when it was written.
      facts: row.facts as EntryContent['facts'],
    },
  };
}
