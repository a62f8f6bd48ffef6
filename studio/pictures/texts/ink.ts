import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const topics = ['ink-of-the-east'];
const photo = { kind: 'photo', family: 'ink', category: 'ink', shop: 5, topics } as const;

export const INK_PICTURES: Picture[] = [
  tell(
    'ink-gold-night',
    photo,
    ['鎏金夜色远山', '深蓝夜色里，山脊描金，明月当空。'],
    ['Night mountains traced in gold', 'Ridges traced in gold under a full moon on deep blue.'],
    [
      'gold',
      'navy',
      'full moon',
      'mountains',
      'chinese style',
      'luxury',
      'lines',
      'night',
      'elegant',
      'festive',
      'background',
      'minimal',
    ],
  ),
];
