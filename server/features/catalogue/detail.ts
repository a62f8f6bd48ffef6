import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { coloursOf } from './colours.ts';
import { readDetail, readSample } from './detail.queries.ts';
import { anyItem, readerOf } from './items.ts';
import { itemsByIds } from './items.queries.ts';
import { technical } from './technical.ts';
import { fileEnding } from './file-ending.ts';

type Row = NonNullable<Awaited<ReturnType<typeof readDetail>>>;

/** All that a material's own page says. What is not on sale has no page, whoever asks. */
export async function materialDetail(ctx: Context, id: number): Promise<MaterialDetail | Problem> {
  const row = await readDetail(ctx.db, id);
  if (!row) return problem('not-found');
  const beside = new Set(row.member_ids);
  const alikeIds = row.alike_ids.filter((other) => !beside.has(other));
  const rows = await itemsByIds(ctx.db, readerOf(ctx), [id, ...row.member_ids, ...alikeIds]);
  const items = new Map(rows.map((one) => [one.id, anyItem(ctx, one)]));
  const item = items.get(id);
  if (!item) return problem('not-found');
  const shown = (ids: number[]) => ids.flatMap((other) => items.get(other) ?? []);
  const members = shown(row.member_ids);
  return {
    item,
    ...words(ctx, row),
    takenOn: row.taken_on,
    editorial: row.editorial,
    releases: { model: row.model_releases, property: row.property_releases },
    priceClass: row.price_class,
    technical: technical(row),
    colours: namedColours(row.colours ?? []),
    group: members.length === 0 ? null : { title: groupTitle(ctx, row), members },
    alike: shown(alikeIds),
    publishedAt: row.published_at.toISOString(),
  };
}

function words({ language }: Context, row: Row) {
  const [own, other] = language === 'en' ? [row.keywords_en, row.keywords_zh] : [row.keywords_zh, row.keywords_en];
  return {
    description: inLanguage(language, row.description_zh, row.description_en),
    keywords: own.length > 0 ? own : other,
    category: row.category && {
      id: row.category.id,
      categoryName: inLanguage(language, row.category.name_zh, row.category.name_en),
    },
    shop: row.shop && { id: row.shop.id, name: inLanguage(language, row.shop.name_zh, row.shop.name_en) },
    place: inLanguage(language, row.place_zh, row.place_en),
  };
}

function groupTitle({ language }: Context, row: Row): string {
  return inLanguage(language, row.group_title_zh ?? '', row.group_title_en ?? '');
}

/** Each by the heaviest that is called so. */
function namedColours(hexes: string[]): MaterialDetail['colours'] {
  return coloursOf(hexes).map((name) => ({ name, hex: hexes.find((hex) => coloursOf([hex])[0] === name) ?? '' }));
}

const LINK_SECONDS = 600;

/** A link with which a browser saves the watermarked sample; of sound, its preview with the bell. */
export async function sampleLink(ctx: Context, id: number): Promise<{ url: string } | Problem> {
  const row = await readSample(ctx.db, id);
  if (!row) return problem('not-found');
  if (row.source === 'raw') return problem('no-sample');
  const isSound = row.kind === 'music' || row.kind === 'effect';
  const file = row.files[isSound ? 'preview' : 'sample'];
  if (!file) return problem('not-found');
  const ending = fileEnding(file.content_type);
  const fileName = `Framehall-${row.code}-sample${ending && `.${ending}`}`;
  return { url: await ctx.objects.signedUrl('previews', file.key, { seconds: LINK_SECONDS, fileName }) };
}
