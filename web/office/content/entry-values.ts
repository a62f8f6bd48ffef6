import type { EntryContent } from '#contract/calls/content-desk.ts';
import type { ContentType, FactsOf } from '#contract/domain/content.ts';
import { INDEX } from '#contract/domain/contest-pages.ts';
import type { Saver } from '../../lib/saver.ts';

/** What an editor types, field by field, so that two who changed different fields both keep theirs. */
export interface EntryValues extends Omit<EntryContent, 'zh' | 'en'> {
  titleZh: string;
  titleEn: string;
  summaryZh: string;
  summaryEn: string;
  seoZh: string;
  seoEn: string;
  bodyZh: EntryContent['zh']['body'];
  bodyEn: EntryContent['en']['body'];
}

/** Saves the draft while it is typed. */
export type EntrySaver = Saver<EntryValues, number>;

export function valuesOf({ zh, en, cover, tags, materials, shops, topics, facts }: EntryContent): EntryValues {
  return {
    titleZh: zh.title,
    titleEn: en.title,
    summaryZh: zh.summary,
    summaryEn: en.summary,
    seoZh: zh.seo,
    seoEn: en.seo,
    bodyZh: zh.body,
    bodyEn: en.body,
    cover,
    tags,
    materials,
    shops,
    topics,
    facts,
  };
}

export function contentOf(values: EntryValues): EntryContent {
  const { cover, tags, materials, shops, topics, facts } = values;
  return {
    zh: { title: values.titleZh, summary: values.summaryZh, seo: values.seoZh, body: values.bodyZh },
    en: { title: values.titleEn, summary: values.summaryEn, seo: values.seoEn, body: values.bodyEn },
    cover,
    tags,
    materials,
    shops,
    topics,
    facts,
  };
}

/** Facts to begin with; an activity takes place tomorrow until somebody says when. */
export function firstFacts(type: ContentType): EntryContent['facts'] {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
  if (type === 'case') return { brand: null, year: null } satisfies FactsOf<'case'>;
  if (type === 'question') return { group: 'finding', keywords: [] } satisfies FactsOf<'question'>;
  if (type === 'activity')
    return { startsAt: tomorrow, endsAt: tomorrow, place: '', contestId: null } satisfies FactsOf<'activity'>;
  if (type === 'contest') return { contestId: null, page: INDEX } satisfies FactsOf<'contest'>;
  if (type === 'banner') return FIRST_BANNER;
  return {};
}

export const FIRST_BANNER: FactsOf<'banner'> = { place: 'top', language: 'both', link: null };
