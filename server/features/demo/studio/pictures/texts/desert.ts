import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const photo = { kind: 'photo', family: 'desert', category: 'desert', shop: 4 } as const;
const clip = { ...photo, kind: 'video' } as const;

export const DESERT_PICTURES: Picture[] = [
  tell('desert-evening-01', { ...photo, topics: ['golden-hour'] }, ['斜阳下的金色沙丘', '低垂的太阳把沙脊分成明暗两面，近处的沙纹清晰可见。'], ['Golden dunes in low evening sun', 'A low sun divides every crest into light and shade; ripples show in the sand close by.'], ['desert', 'dunes', 'sand', 'golden', 'evening', 'shadow play', 'ripples', 'warm', 'clear sky', 'vast', 'landscape', 'travel', 'copy space']),
  tell('desert-red-02', photo, ['蓝天下的红色沙漠', '铁锈红的大沙丘横在蓝天之下，光影起伏像绸缎。'], ['Red desert under a blue sky', 'A great rust-red dune under a blue sky, its light and shade as soft as cloth.'], ['desert', 'red', 'dunes', 'sand', 'blue', 'daylight', 'curves', 'vivid', 'wild', 'vast', 'landscape', 'summer']),
  tell('desert-stars-03', { ...photo, topics: ['aurora-and-stars'] }, ['沙漠上空的银河', '银河从沙丘后升起，夜空下的沙漠一片寂静。'], ['Milky Way over the desert', 'The Milky Way rises behind the dunes over a silent desert.'], ['milky way', 'galaxy', 'desert', 'stars', 'night sky', 'starry', 'dunes', 'night', 'silence', 'vast', 'dark', 'mystery']),
  tell('desert-milky-way-04', { ...photo, topics: ['aurora-and-stars'] }, ['沙丘与银河竖幅', '银河近乎垂直地立在沙丘之上，适合手机壁纸与海报。'], ['Dunes and Milky Way, vertical', 'The Milky Way stands almost upright above the dunes: a phone wallpaper, a poster.'], ['vertical', 'milky way', 'galaxy', 'dunes', 'desert', 'stars', 'night', 'wallpaper', 'starry', 'dark', 'mystery', 'copy space']),
  tell('desert-dawn-05', { ...photo, topics: ['golden-hour'] }, ['沙漠日出全景', '朝阳刚露出沙丘，天空由紫转粉，沙脊镶上一道亮边。'], ['Desert sunrise, panorama', 'The sun has just cleared the dunes; the sky turns from violet to rose and the crests are rimmed with light.'], ['panorama', 'desert', 'sunrise', 'dunes', 'pink', 'dawn', 'sun', 'sand', 'warm', 'banner', 'haze', 'journey']),
  tell('clip-desert-slide', { ...clip, seconds: 7, source: 'raw', topics: ['golden-hour'] }, ['掠过金色沙丘', '镜头贴着沙丘横移，近处的沙脊快速后退。'], ['Gliding past golden dunes', 'The camera glides along the dunes; the nearest crests fall quickly behind.'], ['desert', 'dunes', 'camera', 'sand', 'golden', 'evening', 'shadow play', 'journey', 'warm', 'film look', 'vast', 'landscape']),
  tell('clip-desert-stars', { ...clip, seconds: 21, group: 'night-skies', topics: ['aurora-and-stars'] }, ['沙漠星空延时：银河旋转', '二十一秒延时，银河与群星围绕天极缓缓转动。'], ['Desert night time lapse: the galaxy turns', 'Twenty-one seconds in which the Milky Way and the stars turn slowly around the pole.'], ['time lapse', 'milky way', 'stars', 'night sky', 'desert', 'galaxy', 'dunes', 'starry', 'night', 'silence', 'vast', 'mystery']),
];
