import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Drawn } from '#contract/domain/draw-blocks.ts';
import classes from './body.module.css';

interface Props {
  drawn: readonly Drawn[];
  /** The card of a material, in place of a plain link to it. */
  card?: (code: string, link: ReactNode) => ReactNode;
}

/** The body of an article, as the server writes it for machines, with links and cards that people can use. */
export function Body({ drawn, card = (_code, link) => link }: Props) {
  return <div className={classes.body}>{drawn.map((one, place) => show(one, place, card))}</div>;
}

const NAMES: Record<string, string> = { class: 'className', srcset: 'srcSet' };

function show(drawn: Drawn | string, place: number, card: NonNullable<Props['card']>): ReactNode {
  if (typeof drawn === 'string') return <Fragment key={place}>{drawn}</Fragment>;
  const { tag, attributes, children } = drawn;
  const inside = children.map((child, index) => show(child, index, card));
  const { href, 'data-material': code, class: name, ...rest } = attributes;
  if (tag !== 'a' || href === undefined) {
    const given = Object.entries(attributes).map(([key, value]) => [NAMES[key] ?? key, value] as const);
    const props = { key: place, ...Object.fromEntries(given), ...(name && { className: classes[name] }) };
    return inside.length === 0 ? createElement(tag, props) : createElement(tag, props, inside);
  }
  const link = (
    <Link key={place} to={href} className={name && classes[name]} {...rest}>
      {inside}
    </Link>
  );
  return code === undefined ? link : <Fragment key={place}>{card(code, link)}</Fragment>;
}
