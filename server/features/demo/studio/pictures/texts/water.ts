import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const topics = ['moods-of-water'];
const photo = { kind: 'photo', family: 'water', category: 'water', shop: 1, topics } as const;
const clip = { ...photo, kind: 'video' } as const;

export const WATER_PICTURES: Picture[] = [
  tell('water-mirror-lake-01', { ...photo, group: 'three-lakes' }, ['雪山与镜面湖泊', '清晨无风，山峰与薄雾完整地倒映在湖里。'], ['Mountains in a mirror lake', 'No wind in the early morning: the peaks and the mist stand whole in the lake.'], ['lake', 'reflection', 'mirror', 'mountains', 'morning', 'mist', 'calm', 'blue', 'snow', 'symmetry', 'tranquil', 'landscape', 'travel']),
  tell('water-autumn-lake-02', { ...photo, group: 'three-lakes' }, ['赭红群山与湖面全景', '暖光里的赭红山岭倒映在微皱的湖水中。'], ['Ochre mountains and lake, panorama', 'Ochre mountains in warm light, mirrored in barely ruffled water.'], ['panorama', 'lake', 'reflection', 'red rock', 'mountains', 'warm', 'blue', 'ripples', 'autumn', 'landscape', 'banner', 'travel']),
  tell('water-misty-lake-03', { ...photo, group: 'three-lakes', topics: ['moods-of-water', 'golden-hour'] }, ['金色雾湖竖幅', '朝阳与它的倒影之间，湖面升起一层金色的雾。'], ['Golden misty lake, vertical', 'Golden mist rises from the lake between the sun and its reflection.'], ['lake', 'mist', 'gold', 'sunrise', 'vertical', 'reflection', 'sun', 'calm', 'haze', 'warm', 'zen', 'wallpaper', 'copy space']),
  tell('water-pool-04', photo, ['泳池水底的光纹', '阳光透过清水，在池底瓷砖上投出晃动的光网。'], ['Play of light on a pool floor', 'Sunlight falls through clear water and throws a net of light over the tiles.'], ['pool', 'swimming pool', 'water', 'turquoise', 'light', 'summer', 'texture', 'top view', 'fresh', 'pattern', 'background', 'vacation', 'bright']),
  tell('water-rain-window-05', { ...photo, topics: ['moods-of-water', 'city-after-dark'] }, ['雨夜窗上的水滴与灯光', '玻璃上挂满雨滴，窗外的城市灯火化成彩色光斑。'], ['Raindrops on a window at night', 'Drops cover the glass, and the lights outside melt into coloured discs.'], ['raindrops', 'window', 'rain', 'bokeh', 'night', 'drops', 'light', 'mood', 'lonely', 'wet', 'colourful', 'background', 'macro']),
  tell('water-underwater-06', photo, ['海面之下的光束', '阳光从水面射入，蓝色由浅到深，微粒在光中漂浮。'], ['Beams of light below the surface', 'Sunlight enters from above; blue deepens downwards and specks float in the beams.'], ['underwater', 'beams', 'blue', 'sunlight', 'ocean', 'deep', 'light', 'water', 'mystery', 'background', 'gradient', 'copy space']),
  tell('clip-water-beams', { ...clip, seconds: 7 }, ['水下摇曳的光束', '光束在蓝色的水中缓缓摇动，微粒向上飘浮。'], ['Wavering beams under water', 'Beams waver slowly in blue water while specks drift upwards.'], ['underwater', 'beams', 'blue', 'light', 'ocean', 'water', 'deep', 'slow motion', 'mystery', 'background', 'film look', 'flow']),
  tell('clip-water-lake-mist', { ...clip, seconds: 11 }, ['湖面晨雾流动', '薄雾贴着湖面缓缓移动，山影在水中轻轻晃动。'], ['Morning mist moving over a lake', 'Thin mist creeps over the lake and the mountain trembles in the water.'], ['lake', 'mist', 'morning', 'reflection', 'mountains', 'calm', 'ripples', 'tranquil', 'blue', 'meditation', 'landscape', 'slow motion']),
];
