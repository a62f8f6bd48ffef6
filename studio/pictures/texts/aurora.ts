import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'aurora', category: 'sky', shop: 4, topics: ['aurora-and-stars'] });

export const AURORA_PICTURES: Picture[] = [
  photo('aurora-lake-01', { group: 'northern-lights' })`
    湖面倒映的绿色极光｜极光垂在雪山之上，也垂进山前的湖里。
    Green aurora mirrored in a lake
    Curtains of light hang above snowy mountains, and once more in the lake before them.
    极光、湖泊、倒影、绿色、夜晚、雪山、星星、北极、北方、极夜、寒冷、壮丽、旅行
    aurora, lake, reflection, green, night, snow mountain, stars, arctic, north, polar night, cold, epic, travel`,
  photo('aurora-rose-02', { group: 'northern-lights' })`
    玫瑰色边缘的极光竖幅｜光幕下缘泛着玫红，向上渐变成绿与紫。
    Aurora with a rose hem, vertical
    The lower edge of the curtain glows rose and turns green, then violet, upwards.
    极光、玫瑰色、绿色、紫罗兰色、竖版、夜空、雪、群山、北极、星星、壁纸、神秘
    aurora, rose, green, violet, vertical, night sky, snow, mountains, arctic, stars, wallpaper, mystery`,
  photo('aurora-teal-03', { group: 'northern-lights' })`
    雪岭与青绿极光全景｜青色与绿色的光幕在雪岭两侧升起，湖水微微起皱。
    Teal aurora over snowy ridges, panorama
    Teal and green curtains rise on both sides of snowy ridges; the lake is barely ruffled.
    全景、极光、青绿色、绿色、湖泊、雪山、夜晚、星星、倒影、北极、横幅、寂静
    panorama, aurora, teal, green, lake, snow mountain, night, stars, reflection, arctic, banner, silence`,
  photo('aurora-arcs-04', { group: 'northern-lights' })`
    横跨夜空的极光弧｜几道光弧一层叠一层横过天空，照亮下面的雪地。
    Arcs of aurora across the sky
    Several arcs, one above the other, cross the sky and light the snow below.
    极光、曲线、夜空、绿色、星星、雪、北极、极夜、发光、风景、北方、寒冷
    aurora, curves, night sky, green, stars, snow, arctic, polar night, glow, landscape, north, cold`,
  clip('clip-aurora-lake', { seconds: 6, hdr: true, group: 'night-skies' })`
    HDR 极光舞动湖面｜高动态范围记录的极光，光幕摆动，湖面随之闪烁。
    HDR aurora dancing over a lake
    Aurora in high dynamic range: the curtains sway and the lake answers.
    极光、HDR、湖泊、倒影、绿色、夜晚、星星、雪山、北极、延时摄影、发光、电影感
    aurora, hdr, lake, reflection, green, night, stars, snow mountain, arctic, time lapse, glow, film look`,
  clip('clip-aurora-rose', { seconds: 6, group: 'night-skies' })`
    雪岭之上的玫瑰极光｜玫红边缘的光幕在雪岭上空缓缓飘动。
    Rose aurora above snowy ridges
    A rose-hemmed curtain of light drifts above snowy ridges.
    极光、玫瑰色、绿色、夜空、星星、雪、群山、北极、慢动作、神秘、极夜、背景
    aurora, rose, green, night sky, stars, snow, mountains, arctic, slow motion, mystery, polar night, background`,
];
