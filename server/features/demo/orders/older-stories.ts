import { LICENSEES } from './licensees.ts';
import { hours, isFound, toQuarter, transfers } from './steps.ts';
import { about, type Story, use } from './story.ts';

/** Pieces of most shops, so that their photographers have something to be paid for. */
const MANY = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

const steps = (quarters: number) => [hours(2), transfers, hours(20), isFound, toQuarter(quarters)];

/** Orders of the last three quarters that have statements. */
export const OLDER_STORIES: readonly Story[] = [
  {
    slug: 'town-spring',
    buyer: 'buyer',
    kind: 'photo',
    pieces: MANY,
    terms: use('advertising', 'tv', 'year', 'global'),
    licence: { ...LICENSEES.town, ...about('云隐古镇文旅宣传·春', '云隐古镇') },
    steps: steps(2),
  },
  {
    slug: 'town-summer',
    buyer: 'buyer',
    kind: 'photo',
    pieces: MANY,
    terms: use('advertising', 'all-media', 'three-years', 'global'),
    licence: { ...LICENSEES.town, ...about('云隐古镇文旅宣传·夏', '云隐古镇') },
    steps: steps(1),
  },
  {
    slug: 'town-autumn',
    buyer: 'buyer',
    kind: 'photo',
    pieces: MANY,
    terms: use('advertising', 'outdoor', 'three-years', 'global'),
    licence: { ...LICENSEES.town, ...about('云隐古镇文旅宣传·秋', '云隐古镇') },
    steps: steps(0),
  },
];
