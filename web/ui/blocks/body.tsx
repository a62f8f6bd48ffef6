import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Drawn } from '#contract/domain/draw-blocks.ts';
import classes from './body.module.css';

interface Props {
  drawn: readonly Drawn[];
  /** The card of a material, in place of a plain link to it; a large one where it stands alone. */
  card?: (code: string, link: ReactNode, large: boolean) => ReactNode;
  /** Looks of elements that only some pages have, by the name of their class. */
  looks?: Readonly<Record<string, string>>;
  /** What takes the place of a part that people can use, by its name. */
  parts?: Readonly<Record<string, ReactNode>>;
}

/** How a page shows what is not the same on all pages. */
type Shown = Required<Pick<Props, 'card' | 'looks' | 'parts'>>;

/** The body of an article, as the server writes it for machines, with links and cards that people can use. */
export function Body({ drawn, card = (_code, link) => link, looks = {}, parts = {} }: Props) {
  return <div className={classes.body}>{drawn.map((one, place) => show(one, place, { card, looks, parts }))}</div>;
}

const NAMES: Record<string, string> = { class: 'className', srcset: 'srcSet', datetime: 'dateTime' };

function show(drawn: Drawn | string, place: number, shown: Shown): ReactNode {
  if (typeof drawn === 'string') return <Fragment key={place}>{drawn}</Fragment>;
  const { tag, attributes, children } = drawn;
  const part = shown.parts[attributes['data-part'] ?? ''];
  if (part !== undefined) return <Fragment key={place}>{part}</Fragment>;
  const inside = children.map((child, index) => show(child, index, shown));
  const { href, 'data-material': code, 'data-large': large, class: name, ...rest } = attributes;
  const look = name && (shown.looks[name] ?? classes[name]);
  if (tag !== 'a' || href === undefined) {
    const given = Object.entries(attributes).map(([key, value]) => [NAMES[key] ?? key, value] as const);
    const props = { key: place, ...Object.fromEntries(given), ...(name && { className: look }) };
    return inside.length === 0 ? createElement(tag, props) : createElement(tag, props, inside);
  }
  const link = (
    <Link key={place} to={href} className={look} {...rest}>
      {inside}
    </Link>
  );
  return code === undefined ? link : <Fragment key={place}>{shown.card(code, link, large !== undefined)}</Fragment>;
}
