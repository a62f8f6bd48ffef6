import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'water', category: 'water', shop: 1, topics: ['moods-of-water'] });

export const WATER_PICTURES: Picture[] = [
  photo('water-mirror-lake-01', { group: 'three-lakes' })`
    雪山与镜面湖泊｜清晨无风，山峰与薄雾完整地倒映在湖里。
    Mountains in a mirror lake
    No wind in the early morning: the peaks and the mist stand whole in the lake.
    湖泊、倒影、镜面、群山、清晨、云雾、平静、蓝色、雪、对称、宁静、风景、旅行
    lake, reflection, mirror, mountains, morning, mist, calm, blue, snow, symmetry, tranquil, landscape, travel`,
  photo('water-autumn-lake-02', { group: 'three-lakes' })`
    赭红群山与湖面全景｜暖光里的赭红山岭倒映在微皱的湖水中。
    Ochre mountains and lake, panorama
    Ochre mountains in warm light, mirrored in barely ruffled water.
    全景、湖泊、倒影、丹霞、群山、温暖、蓝色、涟漪、秋天、风景、横幅、旅行
    panorama, lake, reflection, red rock, mountains, warm, blue, ripples, autumn, landscape, banner, travel`,
  photo('water-misty-lake-03', { group: 'three-lakes', topics: ['moods-of-water', 'golden-hour'] })`
    金色雾湖竖幅｜朝阳与它的倒影之间，湖面升起一层金色的雾。
    Golden misty lake, vertical
    Golden mist rises from the lake between the sun and its reflection.
    湖泊、云雾、金色、日出、竖版、倒影、太阳、平静、薄霾、温暖、禅意、壁纸、留白
    lake, mist, gold, sunrise, vertical, reflection, sun, calm, haze, warm, zen, wallpaper, copy space`,
  photo('water-pool-04')`
    泳池水底的光纹｜阳光透过清水，在池底瓷砖上投出晃动的光网。
    Play of light on a pool floor
    Sunlight falls through clear water and throws a net of light over the tiles.
    泳池、游泳池、水、碧蓝、光线、夏天、纹理、俯拍、清新、图案、背景、度假、明亮
    pool, swimming pool, water, turquoise, light, summer, texture, top view, fresh, pattern, background, vacation,
    bright`,
  photo('water-rain-window-05', { topics: ['moods-of-water', 'city-after-dark'] })`
    雨夜窗上的水滴与灯光｜玻璃上挂满雨滴，窗外的城市灯火化成彩色光斑。
    Raindrops on a window at night
    Drops cover the glass, and the lights outside melt into coloured discs.
    雨滴、窗户、雨、光斑、夜晚、水滴、光线、氛围、孤独、湿润、多彩、背景、特写
    raindrops, window, rain, bokeh, night, drops, light, mood, lonely, wet, colourful, background, macro`,
  photo('water-underwater-06')`
    海面之下的光束｜阳光从水面射入，蓝色由浅到深，微粒在光中漂浮。
    Beams of light below the surface
    Sunlight enters from above; blue deepens downwards and specks float in the beams.
    水下、光束、蓝色、阳光、海洋、深邃、光线、水、神秘、背景、渐变、留白
    underwater, beams, blue, sunlight, ocean, deep, light, water, mystery, background, gradient, copy space`,
  clip('clip-water-beams', { seconds: 6 })`
    水下摇曳的光束｜光束在蓝色的水中缓缓摇动，微粒向上飘浮。
    Wavering beams under water
    Beams waver slowly in blue water while specks drift upwards.
    水下、光束、蓝色、光线、海洋、水、深邃、慢动作、神秘、背景、电影感、流动
    underwater, beams, blue, light, ocean, water, deep, slow motion, mystery, background, film look, flow`,
  clip('clip-water-lake-mist', { seconds: 6, source: 'pond5' })`
    湖面晨雾流动｜薄雾贴着湖面缓缓移动，山影在水中轻轻晃动。
    Morning mist moving over a lake
    Thin mist creeps over the lake and the mountain trembles in the water.
    湖泊、云雾、清晨、倒影、群山、平静、涟漪、宁静、蓝色、冥想、风景、慢动作
    lake, mist, morning, reflection, mountains, calm, ripples, tranquil, blue, meditation, landscape, slow motion`,
];
