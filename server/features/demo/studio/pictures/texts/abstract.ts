import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const topics = ['colour-fields'];
const photo = { kind: 'photo', family: 'abstract', category: 'abstract', shop: 5, topics } as const;

export const ABSTRACT_PICTURES: Picture[] = [
  tell('abstract-marble-01', photo, ['深蓝鎏金流体大理石', '深蓝颜料缓缓流动，金线勾出边缘，适合高端品牌背景。'], ['Deep blue marble with gold veins', 'Deep blue paint in slow motion, its edges drawn in gold: a background for fine brands.'], ['marble', 'gold', 'navy', 'fluid', 'acrylic pour', 'luxury', 'abstract', 'texture', 'background', 'elegant', 'flow', 'wallpaper']),
  tell('abstract-marble-02', photo, ['暖色流体渐变竖幅', '紫、粉、橙在流动中互相渗透，像熔化的晚霞。'], ['Warm flowing colours, vertical', 'Violet, pink and orange run into each other like a melted sunset.'], ['fluid', 'gradient', 'pink', 'orange', 'purple', 'vertical', 'abstract', 'flow', 'vivid', 'background', 'warm', 'wallpaper']),
  tell('abstract-marble-03', photo, ['青瓷白金大理石纹', '米白与青灰的纹理间点缀细金线，清雅克制。'], ['Celadon and white marble with gold', 'Off-white and grey-green with a few fine gold lines, clear and restrained.'], ['marble', 'white', 'mint', 'gold', 'texture', 'elegant', 'minimal', 'background', 'soft', 'stone', 'luxury', 'abstract']),
  tell('abstract-bokeh-04', photo, ['暖色夜灯光斑', '失焦的灯光在暗紫色夜里连成一条暖色光带。'], ['Warm night lights out of focus', 'Lamps out of focus form a warm band across a dark violet night.'], ['bokeh', 'night', 'warm', 'light', 'festive', 'celebration', 'dark', 'orange', 'glow', 'background', 'soft', 'mood']),
  tell('abstract-bokeh-05', photo, ['清新绿色光斑背景', '嫩绿底色上漂浮着大小不一的透亮光斑，清新自然。'], ['Fresh green bokeh background', 'Clear discs of light float on young green: fresh and natural.'], ['bokeh', 'green', 'fresh', 'spring', 'background', 'light', 'soft', 'nature', 'bright', 'copy space', 'environment', 'healing']),
  tell('abstract-paper-06', { ...photo, group: 'paper-cuts' }, ['落日色纸艺层叠', '从蜜桃色到深紫，层层剪纸如远山，投下柔和阴影。'], ['Paper-cut layers in sunset colours', 'From peach to deep violet: sheets of cut paper like far hills, each with a soft shadow.'], ['paper cut', 'layers', 'sunset', 'purple', 'pink', 'paper', 'abstract', 'curves', 'background', 'wave', 'gradient', 'copy space']),
  tell('abstract-paper-07', { ...photo, group: 'paper-cuts' }, ['海蓝纸艺波浪横幅', '由浅到深的蓝色纸浪层层推进，适合横幅与网页头图。'], ['Blue paper waves, banner', 'Paper waves from pale to deep blue, made for banners and page headers.'], ['paper cut', 'wave', 'blue', 'banner', 'layers', 'panorama', 'paper', 'curves', 'abstract', 'gradient', 'background', 'water']),
  tell('abstract-silk-08', photo, ['红色丝绸褶皱', '深红绸缎的柔软褶皱与高光，喜庆而华贵。'], ['Folds of red silk', 'Soft folds and highlights of deep red silk: festive and rich.'], ['silk', 'red', 'texture', 'festive', 'luxury', 'curves', 'background', 'elegant', 'celebration', 'soft', 'abstract', 'wave']),
  tell('abstract-silk-09', photo, ['紫粉柔光渐变', '紫色与蜜桃粉的柔和渐变，边界如雾。'], ['Soft violet and peach gradient', 'A soft gradient from violet to peach with edges like mist.'], ['gradient', 'violet', 'pink', 'soft', 'background', 'abstract', 'minimal', 'pastel', 'wallpaper', 'copy space', 'glow', 'fresh']),
  tell('abstract-smoke-10', photo, ['暗底霓虹光丝', '蓝、紫、粉的细密光丝在黑暗中交织成丝带。'], ['Neon threads of light on black', 'Fine threads of blue, violet and pink weave ribbons in the dark.'], ['lines', 'neon', 'dark', 'blue', 'magenta', 'technology', 'abstract', 'flow', 'glow', 'curves', 'background', 'wave']),
];
