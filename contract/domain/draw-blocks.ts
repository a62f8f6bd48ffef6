import type { Block, BlockType, Figure, LiveFigure, Picture, Run } from './blocks.ts';
import type { ContestPart } from './contest.ts';

/** An element of a page before it is React or HTML. */
export interface Drawn {
  tag: Tag;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Drawn | string)[];
}

type Tag =
  | 'a'
  | 'blockquote'
  | 'cite'
  | 'dd'
  | 'details'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'figcaption'
  | 'figure'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'img'
  | 'li'
  | 'main'
  | 'ol'
  | 'p'
  | 'section'
  | 'strong'
  | 'summary'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'time'
  | 'tr'
  | 'ul';

/** Where a picture is, in each of its widths, and its size. */
export interface ShownPicture {
  src: string;
  srcset: string;
  width: number;
  height: number;
}

/** What a page says of a material; `price` is written for the reader. */
interface ShownMaterial {
  title: string;
  path: string;
  price: string;
}

/** What blocks only name, as it is at the moment. */
export interface Surroundings {
  /** By key. */
  pictures: Readonly<Record<string, ShownPicture>>;
  /** Materials on sale by code. */
  materials: Readonly<Record<string, ShownMaterial>>;
  /** Written for the reader. */
  figures: Readonly<Record<LiveFigure, string>>;
  /** A part of the contest that the page belongs to. */
  contest?: (part: ContestPart) => Drawn | undefined;
}

/** For bodies of words alone, such as answers to questions. */
export const NOTHING_AROUND: Surroundings = {
  pictures: {},
  materials: {},
  figures: { works: '', clips: '', tracks: '', photographers: '' },
};

type Child = Drawn | string | undefined;

export function element(tag: Tag, attributes: Record<string, string>, ...children: Child[]): Drawn {
  return { tag, attributes, children: children.filter((child) => child !== undefined && child !== '') as Drawn[] };
}

/** An element without attributes. */
export function drawn(tag: Tag, ...children: Child[]): Drawn {
  return element(tag, {}, ...children);
}

/** Draws a body. What is off sale, and a picture that is gone, is left out. */
export function drawBody(blocks: readonly Block[], around: Surroundings): Drawn[] {
  return blocks.flatMap((block) => drawBlock(block, around) ?? []);
}

type Draw<Type extends BlockType> = (block: Extract<Block, { type: Type }>, around: Surroundings) => Drawn | undefined;

const DRAW: { [Type in BlockType]: Draw<Type> } = {
  heading: ({ level, text }) => drawn(level === 2 ? 'h2' : 'h3', text),
  text: ({ runs }) => drawn('p', ...drawRuns(runs)),
  list: ({ ordered, items }) => drawn(ordered ? 'ol' : 'ul', ...items.map((runs) => drawn('li', ...drawRuns(runs)))),
  quote: ({ runs, source }) =>
    drawn('blockquote', drawn('p', ...drawRuns(runs)), source === '' ? undefined : drawn('cite', source)),
  picture: ({ picture }, around) => drawPicture(picture, around, WHOLE),
  gallery({ pictures }, around) {
    const shown = pictures.flatMap((picture) => drawPicture(picture, around, PART) ?? []);
    return shown.length === 0 ? undefined : element('div', { class: 'gallery' }, ...shown);
  },
  material({ code, caption }, around) {
    const material = drawMaterial(code, around, { 'data-large': '' });
    return material && drawn('figure', ...material, caption === '' ? undefined : drawn('figcaption', caption));
  },
  materials({ title, codes }, around) {
    const shown = codes.map((code) => drawMaterial(code, around)).filter((material) => material !== undefined);
    if (shown.length === 0) return undefined;
    const list = element('ul', { class: 'materials' }, ...shown.map((material) => drawn('li', ...material)));
    return drawn('section', title === '' ? undefined : drawn('h3', title), list);
  },
  table: ({ head, rows }) =>
    drawn(
      'table',
      drawn('thead', drawn('tr', ...head.map((text) => element('th', { scope: 'col' }, text)))),
      drawn('tbody', ...rows.map((row) => drawn('tr', ...row.map((runs) => drawn('td', ...drawRuns(runs)))))),
    ),
  steps: ({ items }) =>
    element(
      'ol',
      { class: 'steps' },
      ...items.map(({ title, runs }) => drawn('li', drawn('h3', title), drawn('p', ...drawRuns(runs)))),
    ),
  figures: ({ items }, around) =>
    element('dl', { class: 'figures' }, ...items.map((figure) => drawFigure(figure, around))),
  note: ({ warning, runs }) =>
    element('div', { role: 'note', ...(warning && { class: 'warning' }) }, drawn('p', ...drawRuns(runs))),
  question: ({ question, answer }) => drawn('details', drawn('summary', question), drawn('p', ...drawRuns(answer))),
  button: ({ label, link }) => drawn('p', element('a', { href: link, class: 'button', ...relOf(link) }, label)),
  contest: ({ part }, { contest }) => contest?.(part),
};

function drawBlock(block: Block, around: Surroundings): Drawn | undefined {
  return (DRAW[block.type] as Draw<BlockType>)(block, around);
}

function drawRuns(runs: readonly Run[]): Child[] {
  return runs.map(({ text, bold, italic, link }) => {
    const slanted = italic ? drawn('em', text) : text;
    const words = bold ? drawn('strong', slanted) : slanted;
    return link === undefined ? words : element('a', { href: link, ...relOf(link) }, words);
  });
}

/** Another site learns nothing about ours, and gets no credit by a link in an article. */
function relOf(link: string): Record<string, string> {
  return link.startsWith('/') ? {} : { rel: 'noopener noreferrer nofollow' };
}

/** How wide a picture is on the page: as wide as the text, or one of a gallery. */
const WHOLE = '(min-width: 800px) 760px, 100vw';
const PART = '(min-width: 800px) 372px, 100vw';

function drawPicture({ key, alt, caption }: Picture, { pictures }: Surroundings, sizes: string): Drawn | undefined {
  const shown = pictures[key];
  if (shown === undefined) return undefined;
  const { src, srcset, width, height } = shown;
  const box = { src, srcset, sizes, alt, width: String(width), height: String(height), loading: 'lazy' };
  return drawn('figure', element('img', box), caption === '' ? undefined : drawn('figcaption', caption));
}

/** A link, which pages replace by the material's card, and what it costs. */
function drawMaterial(
  code: string,
  { materials }: Surroundings,
  more: Record<string, string> = {},
): Drawn[] | undefined {
  const material = materials[code];
  if (material === undefined) return undefined;
  const { title, path, price } = material;
  return [element('a', { href: path, 'data-material': code, ...more }, title), element('p', { class: 'price' }, price)];
}

function drawFigure(figure: Figure, { figures }: Surroundings): Drawn {
  const value = 'live' in figure ? figures[figure.live] : figure.value;
  return drawn('div', drawn('dt', figure.label), drawn('dd', value));
}

/** All words of what is drawn. */
export function textOf(drawn: readonly (Drawn | string)[]): string {
  return drawn.map((one) => (typeof one === 'string' ? one : textOf(one.children))).join(' ');
}
