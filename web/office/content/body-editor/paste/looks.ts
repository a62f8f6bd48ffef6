import type { Run } from '#contract/domain/blocks.ts';
import { isLink } from '#contract/domain/link.ts';

export type Look = Omit<Run, 'text'>;

const styleOf = (element: Element, name: string) =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(element.getAttribute('data-style') ?? '')?.[1]?.trim();

export const isHidden = (element: Element) =>
  styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';

/** The look of words in an element: tags count, but what its style says counts more. */
export function lookIn(element: Element, look: Look): Look {
  const tag = element.localName;
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const { bold, italic, ...rest } = look;
  const isBold = weight ? /^(bold|bolder|[6-9]00)/i.test(weight) : tag === 'b' || tag === 'strong' || bold;
  const isItalic = slant ? /^(italic|oblique)/i.test(slant) : tag === 'i' || tag === 'em' || italic;
  const href = tag === 'a' ? (element.getAttribute('href') ?? '').trim() : '';
  return {
    ...rest,
    ...(isBold && { bold: true as const }),
    ...(isItalic && { italic: true as const }),
    ...(isLink(href) && { link: href }),
  };
}

/** An item of a list of Word, which writes it as a paragraph with its sign in front. */
export function wordItem(element: Element): { ordered: boolean } | undefined {
  const style = styleOf(element, 'mso-list');
  if (!style || /^(ignore|none|skip)/i.test(style)) return undefined;
  const sign = [...element.querySelectorAll('span')].find(isListSign)?.textContent.trim() ?? '';
  return { ordered: /^[(（]?(\d+|[a-z]|[ivx]+|[一二三四五六七八九十]+)[.)）、．]/i.test(sign) };
}

export const isListSign = (element: Element) => /^ignore/i.test(styleOf(element, 'mso-list') ?? '');

/** Runs of a line with single spaces, none at its ends, and neighbours of one look joined. */
export function tidied(runs: Run[]): Run[] {
  const tidy: Run[] = [];
  for (const { text, ...look } of runs) {
    const before = tidy.at(-1);
    const single = text.replaceAll(/[\s\u00A0]+/g, ' ');
    const words = !before || before.text.endsWith(' ') ? single.replace(/^ /, '') : single;
    if (words === '') continue;
    if (before && sameLook(before, look)) before.text += words;
    else tidy.push({ text: words, ...look });
  }
  const last = tidy.at(-1);
  if (!last) return tidy;
  last.text = last.text.trimEnd();
  return last.text === '' ? tidied(tidy.slice(0, -1)) : tidy;
}

const sameLook = (one: Look, other: Look) =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;
