import type { MaterialDetail } from '#contract/calls/catalogue.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem, type Problem } from '../../platform/problem.ts';
import { coloursOf } from './colours.ts';
import { readDetail, readSample } from './detail.queries.ts';
import { presentEntered } from './entered.queries.ts';
import { anyItem, readerOf } from './items.ts';
import { itemsByIds } from './items.queries.ts';
import { technical } from './technical.ts';
import { fileEnding } from './file-ending.ts';

type Row = NonNullable<Awaited<ReturnType<typeof readDetail>>>;

/** Everything on a material's own page; a material that is not online has no page. */
export async function materialDetail(ctx: Context, id: number): Promise<MaterialDetail | Problem> {
  const row = await readDetail(ctx.db, id);
  if (!row) return problem('not-found');
  const beside = new Set(row.memberIds);
  const alikeIds = row.alikeIds.filter((other) => !beside.has(other));
  const rows = await itemsByIds(ctx.db, readerOf(ctx), [id, ...row.memberIds, ...alikeIds]);
  const items = new Map(rows.map((one) => [one.id, anyItem(ctx, one)]));
  const item = items.get(id);
  if (!item) return problem('not-found');
  const shown = (ids: number[]) => ids.flatMap((other) => items.get(other) ?? []);
  const members = shown(row.memberIds);
  return {
    item,
    ...words(ctx, row),
    takenOn: row.takenOn,
    editorial: row.editorial,
    releases: { model: row.modelReleases, property: row.propertyReleases },
    priceClass: row.priceClass,
    technical: technical(row),
    sound: { bpm: row.bpm, key: row.musicalKey, vocals: row.vocals },
    heard: { bpm: row.heardBpm, key: row.heardKey, energy: row.energy },
    tags: row.tags.map(({ id: tagId, type, nameZh, nameEn }) => ({
      id: tagId,
      type,
      tagName: inLanguage(ctx.language, nameZh, nameEn),
    })),
    rights: row.rights,
    colours: namedColours(row.colours ?? []),
    group: members.length === 0 ? null : { title: groupTitle(ctx, row), members },
    wonIn: presentEntered(ctx.language, row.entered).filter(({ awarded }) => awarded),
    alike: shown(alikeIds),
    publishedAt: row.publishedAt.toISOString(),
  };
}

function words({ language }: Context, row: Row) {
  const [own, other] = language === 'en' ? [row.keywordsEn, row.keywordsZh] : [row.keywordsZh, row.keywordsEn];
  return {
    description: inLanguage(language, row.descriptionZh, row.descriptionEn),
    keywords: own.length > 0 ? own : other,
    category: row.category && {
      id: row.category.id,
      categoryName: inLanguage(language, row.category.nameZh, row.category.nameEn),
    },
    shop: row.shop && { id: row.shop.id, name: inLanguage(language, row.shop.nameZh, row.shop.nameEn) },
    place: inLanguage(language, row.placeZh, row.placeEn),
  };
}

function groupTitle({ language }: Context, row: Row): string {
  return inLanguage(language, row.groupTitleZh ?? '', row.groupTitleEn ?? '');
}

/** Each colour name with its heaviest shade. */
function namedColours(hexes: string[]): MaterialDetail['colours'] {
  return coloursOf(hexes).map((name) => ({ name, hex: hexes.find((hex) => coloursOf([hex])[0] === name) ?? '' }));
}

const LINK_SECONDS = 600;

/** A link to save the watermarked sample; for sound, the preview with its audible mark. */
export async function sampleLink(ctx: Context, id: number): Promise<{ url: string } | Problem> {
  const row = await readSample(ctx.db, id);
  if (!row) return problem('not-found');
  if (row.source === 'raw') return problem('no-sample');
  const isSound = row.kind === 'music' || row.kind === 'effect';
  const file = row.files[isSound ? 'preview' : 'sample'];
  if (!file) return problem('not-found');
  const ending = fileEnding(file.contentType);
  const fileName = `Framehall-${row.code}-sample${ending && `.${ending}`}`;
  return { url: await ctx.objects.signedUrl('previews', file.key, { seconds: LINK_SECONDS, fileName }) };
}
