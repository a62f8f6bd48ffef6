import * as z from 'zod/mini';
import { CONTEST_PARTS } from './contest.ts';
import { isLink } from './link.ts';

/**
 * What the body of a page consists of: a closed list of blocks, as plain data. There is no HTML in them, and nothing
 * nests but runs in a block, so that a body can neither run anything nor be deep.
 */
export const BODY_LIMITS = { blocks: 200, runs: 200, items: 50, columns: 8, characters: 100_000 };

/** Figures that are counted anew whenever they are shown. */
export const LIVE_FIGURES = ['works', 'clips', 'tracks', 'photographers'] as const;
export type LiveFigure = (typeof LIVE_FIGURES)[number];

const isText = (text: string) => text.isWellFormed() && !text.includes('\0');
const words = (max: number) => z.string().check(z.maxLength(max), z.refine(isText, { error: 'no-text' }));
const some = (max: number) => words(max).check(z.refine((text) => text.trim() !== '', { error: 'required' }));
export const link = z.string().check(z.maxLength(2000), z.refine(isLink, { error: 'no-link' }));
/** The number of a material. */
export const materialCode = z.string().check(z.regex(/^[A-Z]\d{8}$/));
const many = <Item extends z.ZodMiniType>(item: Item, max: number, min = 1) =>
  z.array(item).check(z.minLength(min), z.maxLength(max));

/** Words of one look. */
const run = z.strictObject({
  text: words(5000),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  link: z.optional(link),
});
export type Run = z.output<typeof run>;

const runs = many(run, BODY_LIMITS.runs);

export const pictureKey = z.string().check(z.regex(/^content\/[\w-]{1,100}$/));

/** A picture of the library. It may wait for its alternative text in a draft, but not in what is published. */
const picture = z.strictObject({ key: pictureKey, alt: words(300), caption: words(300) });
export type Picture = z.output<typeof picture>;

const figure = z.union([
  z.strictObject({ value: some(20), label: some(60) }),
  z.strictObject({ live: z.enum(LIVE_FIGURES), label: some(60) }),
]);
export type Figure = z.output<typeof figure>;

const rows = z
  .strictObject({
    type: z.literal('table'),
    head: many(some(200), BODY_LIMITS.columns),
    rows: many(many(runs, 8), 100),
  })
  .check(z.refine(({ head, rows }) => rows.every((row) => row.length === head.length), { error: 'uneven' }));

export const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('heading'), level: z.literal([2, 3]), text: some(200) }),
  z.strictObject({ type: z.literal('text'), runs }),
  z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: many(runs, BODY_LIMITS.items) }),
  z.strictObject({ type: z.literal('quote'), runs, source: words(200) }),
  z.strictObject({ type: z.literal('picture'), picture }),
  z.strictObject({ type: z.literal('gallery'), pictures: many(picture, 24, 2) }),
  z.strictObject({ type: z.literal('material'), code: materialCode, caption: words(300) }),
  z.strictObject({ type: z.literal('materials'), title: words(200), codes: many(materialCode, 24) }),
  rows,
  z.strictObject({ type: z.literal('steps'), items: many(z.strictObject({ title: some(200), runs }), 30) }),
  z.strictObject({ type: z.literal('figures'), items: many(figure, 8) }),
  z.strictObject({ type: z.literal('note'), warning: z.boolean(), runs }),
  z.strictObject({ type: z.literal('question'), question: some(300), answer: runs }),
  z.strictObject({ type: z.literal('button'), label: some(60), link }),
  /** Left out of pages that belong to no contest. */
  z.strictObject({ type: z.literal('contest'), part: z.enum(CONTEST_PARTS) }),
]);
export type Block = z.output<typeof block>;
export type BlockType = Block['type'];

export const body = z.array(block).check(
  z.maxLength(BODY_LIMITS.blocks),
  z.refine((blocks) => JSON.stringify(blocks).length <= BODY_LIMITS.characters, { error: 'too-long' }),
);

export type Body = z.output<typeof body>;

/** Codes of the materials that a body shows, each once. */
export function codesIn(blocks: readonly Block[]): string[] {
  const codes = blocks.flatMap((one) =>
    one.type === 'material' ? [one.code] : one.type === 'materials' ? one.codes : [],
  );
  return [...new Set(codes)];
}

/** The pictures of a body, by themselves and in galleries. */
export function picturesOf(blocks: readonly Block[]): Picture[] {
  return blocks.flatMap((one) => (one.type === 'picture' ? [one.picture] : one.type === 'gallery' ? one.pictures : []));
}

/** Keys of the pictures that a body shows, each once. */
export function picturesIn(blocks: readonly Block[]): string[] {
  return [...new Set(picturesOf(blocks).map(({ key }) => key))];
}

/** How many pictures of a body nobody has described. */
export function undescribedIn(blocks: readonly Block[]): number {
  return picturesOf(blocks).filter(({ alt }) => alt.trim() === '').length;
}

function runsOf(one: Block): readonly Run[] {
  switch (one.type) {
    case 'text':
    case 'quote':
    case 'note':
      return one.runs;
    case 'list':
      return one.items.flat();
    case 'table':
      return one.rows.flat(2);
    case 'steps':
      return one.items.flatMap((item) => item.runs);
    case 'question':
      return one.answer;
    default:
      return [];
  }
}

/** Where the links of a body lead, each once. */
export function linksIn(blocks: readonly Block[]): string[] {
  const links = blocks.flatMap((one) =>
    one.type === 'button' ? [one.link] : runsOf(one).flatMap(({ link: address }) => address ?? []),
  );
  return [...new Set(links)];
}
