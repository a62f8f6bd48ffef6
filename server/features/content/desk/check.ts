import type { ContentFinding, EntryContent } from '#contract/calls/content-desk.ts';
import { codesIn, linksIn, undescribedIn } from '#contract/domain/blocks.ts';
import { ARTICLE_TYPES, languagesOf } from '#contract/domain/content.ts';
import { inLanguage, LANGUAGES } from '#contract/domain/language.ts';
import { pageAt } from '#contract/domain/pages.ts';
import type { MemberContext } from '../../../context.ts';
import { isProblem } from '../../../platform/problem.ts';
import { topicCards } from '../../catalogue/catalogue.ts';
import { isContestShown } from '../../contests/contests.ts';
import { findNamed } from '../articles.queries.ts';
import { findShown } from '../content.queries.ts';
import { materialsByCode } from './desk.queries.ts';
import { emptyShops, topicsBySlug } from './named.queries.ts';
import { readDetail } from './read.ts';

/** What an editor should know before visitors see what was written last. Only pictures without words forbid it. */
export async function checkEntry(ctx: MemberContext, { id }: { id: number }) {
  const detail = await readDetail(ctx, { id });
  if (isProblem(detail)) return detail;
  const { content } = detail.entry.latest;
  const findings: ContentFinding[] = [
    ...missingIn(content),
    ...LANGUAGES.map((language) => ({ language, count: undescribedIn(content[language].body) }))
      .filter(({ count }) => count > 0)
      .map((found) => ({ problem: 'no-alt' as const, ...found })),
    ...(await deadLinks(ctx, content)).map((link) => ({ problem: 'dead-link' as const, link })),
    ...(await offSale(ctx, content)).map((code) => ({ problem: 'off-sale' as const, code })),
    ...(await unknownBrand(ctx, content)).map((brand) => ({ problem: 'unknown-brand' as const, brand })),
    ...(await hiddenTopics(ctx, content)).map((name) => ({ problem: 'hidden-topic' as const, name })),
    ...(await shopsWithoutWork(ctx, content)).map((name) => ({ problem: 'empty-shop' as const, name })),
  ];
  return { findings };
}

/** Readers without a translation get the other language, but for banners, which they do not see then. */
function missingIn({ zh, en, facts }: EntryContent): ContentFinding[] {
  const written = languagesOf({ zh, en });
  const missing = LANGUAGES.filter((language) => !written.includes(language));
  if (!('link' in facts)) return missing.map((language) => ({ problem: 'missing-language', language }));
  return missing
    .filter((language) => facts.language === 'both' || facts.language === language)
    .map((language) => ({ problem: 'unseen-language', language }));
}

/** Links to this site that lead to no page, or to an entry that nobody sees. */
async function deadLinks(ctx: MemberContext, { zh, en, facts }: EntryContent): Promise<string[]> {
  const dead: string[] = [];
  const own = 'link' in facts && facts.link !== null ? [facts.link] : [];
  for (const link of new Set([...linksIn([...zh.body, ...en.body]), ...own])) {
    const address = URL.parse(link, ctx.config.publicUrl);
    const isElsewhere = address !== null && address.origin !== new URL(ctx.config.publicUrl).origin;
    if (!isElsewhere && !(await leadsSomewhere(ctx, address))) dead.push(link);
  }
  return dead;
}

/** No browser opens an address that is none, such as one with a port too high. */
async function leadsSomewhere({ db }: MemberContext, address: URL | null): Promise<boolean> {
  if (address === null) return false;
  const { pathname, hash } = address;
  const page = pageAt(pathname);
  const slug = page === 'questions' ? hash.slice(1) : (/^\/[^/]+\/([^/]+)/.exec(pathname)?.[1] ?? '');
  if (slug !== '' && page === 'questions') return (await findShown(db, 'question', slug)) !== undefined;
  if (slug !== '' && page === 'case') return (await findNamed(db, ARTICLE_TYPES, { slug })) !== undefined;
  if (slug !== '' && page === 'activityDetail') return (await findShown(db, 'activity', slug)) !== undefined;
  if (slug !== '' && page === 'contest') return await isContestShown(db, slug);
  return page !== undefined && page !== 'notFound';
}

async function offSale(ctx: MemberContext, { zh, en, materials }: EntryContent): Promise<string[]> {
  const codes = [...new Set([...codesIn(zh.body), ...codesIn(en.body), ...materials])];
  if (codes.length === 0) return [];
  const found = await materialsByCode(ctx.db, codes);
  return codes.filter((code) => found.get(code)?.online !== true);
}

async function unknownBrand(ctx: MemberContext, { facts }: EntryContent): Promise<string[]> {
  if (!('brand' in facts) || facts.brand === null) return [];
  return (await findShown(ctx.db, 'brand', facts.brand)) ? [] : [facts.brand];
}

/** Titles of topics that the page leaves out. */
async function hiddenTopics(ctx: MemberContext, { topics }: EntryContent): Promise<string[]> {
  if (topics.length === 0) return [];
  const named = [...(await topicsBySlug(ctx.db, topics)).values()];
  const cards = await topicCards(
    ctx,
    named.map(({ id }) => id),
  );
  const shown = new Set(cards.map(({ id }) => id));
  return named
    .filter(({ id }) => !shown.has(id))
    .map(({ titleZh, titleEn }) => inLanguage(ctx.language, titleZh, titleEn));
}

async function shopsWithoutWork(ctx: MemberContext, { shops }: EntryContent): Promise<string[]> {
  const empty = shops.length === 0 ? [] : await emptyShops(ctx.db, shops);
  return empty.map(({ nameZh, nameEn }) => inLanguage(ctx.language, nameZh, nameEn));
}
