import { useId } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './state-flow.module.css';

const BOX = { width: 120, height: 44 };

const BOXES = [
  { name: 'processing', x: 0, y: 30 },
  { name: 'waiting', x: 190, y: 30 },
  { name: 'pending', x: 400, y: 30 },
  { name: 'online', x: 620, y: 30 },
  { name: 'returned', x: 330, y: 170 },
  { name: 'rejected', x: 500, y: 170 },
] as const;

/** Arrows from box to box. */
const ARROWS = [
  'M120 52H184',
  'M310 52H394',
  'M520 52H614',
  // Down to returned and rejected, and back up.
  'M434 74C434 122 412 118 412 164',
  'M488 74C488 122 510 118 510 164',
  'M364 170C364 110 364 86 394 70',
  'M584 170C584 110 580 86 527 70',
];

const LABELS = [
  { name: 'submit', x: 352, y: 42, anchor: 'middle' },
  { name: 'resubmit', x: 352, y: 128, anchor: 'end' },
  { name: 'appeal', x: 598, y: 128, anchor: 'start' },
] as const;

/** The states of a work as a drawing; the text around it says the same. */
export function StateFlow() {
  const { t } = useTranslation();
  const words = t(($) => $.help.sales.review.states);
  const id = useId();
  return (
    <svg className={classes.flow} viewBox="0 0 742 216" aria-hidden="true">
      <marker id={id} viewBox="0 0 8 8" refX="6" refY="4" markerWidth="8" markerHeight="8" orient="auto">
        <path d="M1 1 7 4 1 7" />
      </marker>
      {ARROWS.map((path) => (
        <path key={path} d={path} markerEnd={`url(#${id})`} />
      ))}
      {BOXES.map(({ name, x, y }) => (
        <g key={name} data-state={name}>
          <rect x={x + 1} y={y} {...BOX} rx="8" />
          <text x={x + 1 + BOX.width / 2} y={y + 27}>
            {words[name]}
          </text>
        </g>
      ))}
      {LABELS.map(({ name, x, y, anchor }) => (
        <text key={name} data-label x={x} y={y} textAnchor={anchor}>
          {words[name]}
        </text>
      ))}
    </svg>
  );
}
