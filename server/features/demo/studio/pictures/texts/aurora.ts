import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const topics = ['aurora-and-stars'];
const photo = { kind: 'photo', family: 'aurora', category: 'sky', shop: 4, topics } as const;
const clip = { ...photo, kind: 'video' } as const;

export const AURORA_PICTURES: Picture[] = [
  tell('aurora-lake-01', { ...photo, group: 'northern-lights' }, ['湖面倒映的绿色极光', '极光垂在雪山之上，也垂进山前的湖里。'], ['Green aurora mirrored in a lake', 'Curtains of light hang above snowy mountains, and once more in the lake before them.'], ['aurora', 'lake', 'reflection', 'green', 'night', 'snow mountain', 'stars', 'arctic', 'north', 'polar night', 'cold', 'epic', 'travel']),
  tell('aurora-rose-02', { ...photo, group: 'northern-lights' }, ['玫瑰色边缘的极光竖幅', '光幕下缘泛着玫红，向上渐变成绿与紫。'], ['Aurora with a rose hem, vertical', 'The lower edge of the curtain glows rose and turns green, then violet, upwards.'], ['aurora', 'rose', 'green', 'violet', 'vertical', 'night sky', 'snow', 'mountains', 'arctic', 'stars', 'wallpaper', 'mystery']),
  tell('aurora-teal-03', { ...photo, group: 'northern-lights' }, ['雪岭与青绿极光全景', '青色与绿色的光幕在雪岭两侧升起，湖水微微起皱。'], ['Teal aurora over snowy ridges, panorama', 'Teal and green curtains rise on both sides of snowy ridges; the lake is barely ruffled.'], ['panorama', 'aurora', 'teal', 'green', 'lake', 'snow mountain', 'night', 'stars', 'reflection', 'arctic', 'banner', 'silence']),
  tell('aurora-arcs-04', { ...photo, group: 'northern-lights' }, ['横跨夜空的极光弧', '几道光弧一层叠一层横过天空，照亮下面的雪地。'], ['Arcs of aurora across the sky', 'Several arcs, one above the other, cross the sky and light the snow below.'], ['aurora', 'curves', 'night sky', 'green', 'stars', 'snow', 'arctic', 'polar night', 'glow', 'landscape', 'north', 'cold']),
  tell('clip-aurora-lake', { ...clip, seconds: 6, hdr: true, group: 'night-skies' }, ['HDR 极光舞动湖面', '高动态范围记录的极光，光幕摆动，湖面随之闪烁。'], ['HDR aurora dancing over a lake', 'Aurora in high dynamic range: the curtains sway and the lake answers.'], ['aurora', 'hdr', 'lake', 'reflection', 'green', 'night', 'stars', 'snow mountain', 'arctic', 'time lapse', 'glow', 'film look']),
  tell('clip-aurora-rose', { ...clip, seconds: 21, group: 'night-skies' }, ['雪岭之上的玫瑰极光（长镜头）', '二十一秒，玫红边缘的光幕在雪岭上空缓缓飘动。'], ['Rose aurora above snowy ridges, long take', 'Twenty-one seconds of a rose-hemmed curtain drifting above snowy ridges.'], ['aurora', 'rose', 'green', 'night sky', 'stars', 'snow', 'mountains', 'arctic', 'slow motion', 'mystery', 'polar night', 'background']),
];
