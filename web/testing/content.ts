import type { Article, EntrySummary } from '#contract/calls/content.ts';
import { MIDDLE } from '#contract/domain/pictures.ts';

export function entrySummary(slug: string, more: Partial<EntrySummary> = {}): EntrySummary {
  return {
    slug,
    title: `Title of ${slug}`,
    summary: `Summary of ${slug}`,
    language: 'en',
    cover: { url: `/${slug}/poster`, small: `/${slug}/thumb`, srcset: '', colour: '#445566', focus: MIDDLE },
    tags: [],
    brand: null,
    year: null,
    publishedAt: '2026-11-01T00:00:00.000Z',
    ...more,
  };
}

export function article(slug: string, more: Partial<Article> = {}): Article {
  return {
    ...entrySummary(slug),
    type: 'case',
    brandName: null,
    changedAt: '2026-11-01T00:00:00.000Z',
    body: [{ type: 'text', runs: [{ text: `Text of ${slug}` }] }],
    pictures: {},
    materials: [],
    prices: {},
    figures: null,
    related: [],
    shops: [],
    topics: [],
    next: [],
    ...more,
  };
}
