import { LICENSEES } from './licensees.ts';
import { isFound, transfers } from './steps.ts';
import { about, type Story, use } from './story.ts';

/** Orders with the discount of a VIP plan. */
export const VIP_STORIES: readonly Story[] = [
  {
    slug: 'tea-vip',
    buyer: 'buyer',
    asVip: true,
    kind: 'photo',
    pieces: [5, 6, 7],
    terms: use('promotion', 'internet', 'year', 'mainland'),
    licence: { ...LICENSEES.tea, ...about('青屿春茶预售页面', '青屿') },
    steps: [transfers, isFound],
  },
];
