import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const topics = ['ink-of-the-east'];
const photo = { kind: 'photo', family: 'ink', category: 'ink', shop: 5, topics, group: 'ink-landscapes' } as const;

export const INK_PICTURES: Picture[] = [
  tell('ink-mountains-01', photo, ['水墨远山与红日', '浓淡相间的山影、一轮红日、一叶扁舟，右下角钤印。'], ['Ink mountains and a red sun', 'Washes of mountain, dark and pale, a red sun, a small boat, and a seal in the corner.'], ['ink wash', 'mountains', 'chinese style', 'red', 'sun', 'boat', 'painting', 'traditional', 'mist', 'paper', 'zen', 'copy space', 'classical']),
  tell('ink-scroll-02', photo, ['淡墨山水长卷', '横幅长卷，淡墨勾染的山峦渐入云雾，飞鸟掠过。'], ['Pale ink landscape, long scroll', 'A wide scroll: pale washes of hills run out into mist and birds pass by.'], ['scroll', 'ink wash', 'panorama', 'mountains', 'chinese style', 'mist', 'minimal', 'traditional', 'boat', 'paper', 'east', 'banner', 'grey']),
  tell('ink-peaks-03', photo, ['云山深处竖轴', '竖轴构图，山峰层叠入云，意境高远。'], ['High peaks in mist, hanging scroll', 'An upright scroll: peak above peak rises into the mist.'], ['vertical', 'ink wash', 'peak', 'mist', 'chinese style', 'scroll', 'painting', 'traditional', 'zen', 'layers', 'classical', 'paper']),
  tell('ink-blue-green-04', photo, ['青绿山水金线长卷', '石青石绿的山峦描以金线，绢黄底色，仿古意。'], ['Blue and green landscape with gold lines', 'Hills in mineral blue and green, traced in gold on silk-coloured ground, in the old manner.'], ['chinese style', 'blue', 'green', 'gold', 'scroll', 'panorama', 'mountains', 'traditional', 'classical', 'painting', 'elegant', 'east', 'banner']),
  tell('ink-night-05', photo, ['鎏金夜色远山', '深蓝夜色里，山脊描金，明月当空。'], ['Night mountains traced in gold', 'Ridges traced in gold under a full moon on deep blue.'], ['gold', 'navy', 'full moon', 'mountains', 'chinese style', 'luxury', 'lines', 'night', 'elegant', 'festive', 'background', 'minimal']),
];
