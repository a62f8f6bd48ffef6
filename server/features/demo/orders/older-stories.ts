import { LICENSEES } from './licensees.ts';
import { hours, isFound, toQuarter, transfers } from './steps.ts';
import { about, type Story, use } from './story.ts';

/** Pieces of most shops, so that their photographers have something to be paid for. */
const MANY = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const steps = (quarters: number) => [hours(2), transfers, hours(20), isFound, toQuarter(quarters)];

/** Orders of the last three quarters that have statements. */
export const OLDER_STORIES: readonly Story[] = [
  {
    slug: 'yearbook-one',
    buyer: 'buyer',
    kind: 'photo',
    pieces: MANY,
    terms: use('promotion', 'print', 'year', 'mainland'),
    licence: { ...LICENSEES.town, ...about('云隐古镇年册·春', '云隐古镇') },
    steps: steps(2),
  },
  {
    slug: 'yearbook-two',
    buyer: 'buyer',
    kind: 'photo',
    pieces: MANY,
    terms: use('promotion', 'print', 'year', 'mainland'),
    licence: { ...LICENSEES.town, ...about('云隐古镇年册·夏', '云隐古镇') },
    steps: steps(1),
  },
  {
    slug: 'yearbook-three',
    buyer: 'buyer',
    kind: 'photo',
    pieces: MANY,
    terms: use('promotion', 'print', 'year', 'mainland'),
    licence: { ...LICENSEES.town, ...about('云隐古镇年册·秋', '云隐古镇') },
    steps: steps(0),
  },
];
