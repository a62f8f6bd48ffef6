import type { Context } from '../../../context.ts';
import { currentTime } from '../../../platform/database/database.ts';
import { addEntry, bringPicture, namesBrought, showBrought, withdrawBrought } from '../../content/content.ts';
import { activitiesFrom } from './activities.ts';
import { BANNERS } from './banners.ts';
import { BRANDS } from './brands.ts';
import { CASES } from './cases.ts';
import { piecesOnSale } from './content.queries.ts';
import { drawCover } from './cover.ts';
import { type DemoEntry, editionOf, piecesOf } from './entry.ts';
import { ORIGINS } from './origins.ts';

const PREFIX = 'demo/';

/** All that the demo's editors wrote; companies in it are fictional, and say so. */
export const demoEntries = (now: Date): readonly DemoEntry[] => [
  ...ORIGINS,
  ...BRANDS,
  ...CASES,
  ...activitiesFrom(now),
  ...BANNERS,
];

/** Adds the entries of which all pieces are on sale, each once, with a cover of its own, whatever editors make of it later. */
export async function addDemoContent(ctx: Context, draw = drawCover): Promise<void> {
  const before = await namesBrought(ctx.db);
  const entries = demoEntries(await currentTime(ctx.db));
  const missing = entries.filter(({ slug }) => !before.has(PREFIX + slug));
  if (missing.length === 0) return;
  const onSale = new Map((await piecesOnSale(ctx.db)).map((piece) => [piece.slug, piece]));
  const codeOf = (slug: string) => onSale.get(slug)!.code;
  for (const entry of missing) {
    if (!piecesOf(entry).every((slug) => onSale.has(slug))) continue;
    const { type, slug, tags, facts, words } = entry;
    await addEntry(ctx, {
      type,
      slug,
      position: entries.indexOf(entry) * 10,
      zh: editionOf(words.zh, codeOf),
      en: editionOf(words.en, codeOf),
      tags,
      facts,
      cover: await bringPicture(ctx, await draw(ctx, entry), slug),
      materialIds: entry.uses.map((used) => onSale.get(used)!.id),
      broughtAs: PREFIX + slug,
    });
  }
}

/** Nobody sees these entries without the demo; they come back with it, but for those that editors withdrew. */
export async function prepareDemoContent(ctx: Context): Promise<void> {
  if (!ctx.config.demo) return await withdrawBrought(ctx, PREFIX, 'end of the demo');
  await showBrought(ctx, PREFIX, 'demo');
  await addDemoContent(ctx);
}
