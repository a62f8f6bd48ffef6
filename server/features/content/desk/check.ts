import type { ContentFinding, EntryContent } from '#contract/calls/content-desk.ts';
import { codesIn, linksIn } from '#contract/domain/blocks.ts';
import { languagesOf } from '#contract/domain/content.ts';
import { LANGUAGES } from '#contract/domain/language.ts';
import { pageAt } from '#contract/domain/pages.ts';
import type { MemberContext } from '../../../context.ts';
import { isProblem } from '../../../platform/problem.ts';
import { findShown } from '../content.queries.ts';
import { materialsByCode } from './desk.queries.ts';
import { readDetail } from './read.ts';

/** What an editor should know before visitors see what was written last. None of it forbids publishing. */
export async function checkEntry(ctx: MemberContext, { id }: { id: number }) {
  const detail = await readDetail(ctx, { id });
  if (isProblem(detail)) return detail;
  const { content } = detail.entry.latest;
  const { zh, en } = content;
  const written = languagesOf({ zh, en });
  const missing = LANGUAGES.filter((language) => !written.includes(language));
  const findings: ContentFinding[] = [
    ...missing.map((language) => ({ problem: 'missing-language' as const, language })),
    ...(await deadLinks(ctx, content)).map((link) => ({ problem: 'dead-link' as const, link })),
    ...(await offSale(ctx, content)).map((code) => ({ problem: 'off-sale' as const, code })),
    ...(await unknownBrand(ctx, content)).map((brand) => ({ problem: 'unknown-brand' as const, brand })),
  ];
  return { findings };
}

/** Links to this site that lead to no page, or to a question that nobody sees. */
async function deadLinks(ctx: MemberContext, { zh, en }: EntryContent): Promise<string[]> {
  const dead: string[] = [];
  for (const link of new Set(linksIn([...zh.body, ...en.body]))) {
    const address = new URL(link, ctx.config.publicUrl);
    if (address.origin !== new URL(ctx.config.publicUrl).origin) continue;
    const page = pageAt(address.pathname);
    const question = page === 'questions' ? address.hash.slice(1) : '';
    const known = question === '' || (await findShown(ctx.db, 'question', question)) !== undefined;
    if (page === undefined || page === 'notFound' || !known) dead.push(link);
  }
  return dead;
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
