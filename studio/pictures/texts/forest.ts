import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'forest', category: 'plants', shop: 3, topics: ['mist-and-forest'] });

export const FOREST_PICTURES: Picture[] = [
  photo('forest-morning-01')`
    晨雾中的层层杉林｜淡青色的雾把山坡上的杉树分成一层又一层，阳光从高处散开。
    Fir slopes in morning mist
    Pale mist sorts the firs on the slopes into layers, and sunlight spreads from above.
    森林、云雾、针叶林、层叠、清晨、树木、绿色、剪影、自然、柔和、安静、留白、背景
    forest, mist, conifer, layers, morning, trees, green, silhouette, nature, soft, quiet, copy space, background`,
  photo('forest-dusk-02', { topics: ['mist-and-forest', 'golden-hour'] })`
    暮色杉林｜落日的余晖把雾染成粉紫色，近处的杉树已成剪影。
    Fir forest at dusk
    The afterglow tints the mist rose and violet; the nearest firs are silhouettes.
    森林、黄昏、针叶林、剪影、余晖、紫色、粉色、云雾、层叠、日落、神秘、氛围
    forest, dusk, conifer, silhouette, afterglow, purple, pink, mist, layers, sunset, mystery, mood`,
  photo('forest-pines-03')`
    高杉与冷雾竖幅｜冷色调的雾气里，几棵高大的杉树立在前景。
    Tall firs in cold mist, vertical
    A few tall firs stand in front of a cold, blue-grey mist.
    竖版、针叶林、雾、寒冷、蓝色、树木、森林、寂静、氛围、层叠、壁纸、旷野
    vertical, conifer, fog, cold, blue, trees, forest, silence, mood, layers, wallpaper, wilderness`,
  photo('forest-beams-04')`
    林间丁达尔光束｜阳光穿过树干之间的薄雾，散成一束束柔和的光。
    Sunbeams between the trunks
    Sunlight enters the haze between the trunks and fans out into soft beams.
    丁达尔光、森林、树干、光线、树林、绿色、清晨、薄霾、自然、安宁、温暖、治愈
    sunbeams, forest, trunks, light, wood, green, morning, haze, nature, peace, warm, healing`,
  photo('forest-bamboo-05', { topics: ['mist-and-forest', 'ink-of-the-east'] })`
    清晨竹林竖幅｜翠绿的竹竿一层层隐入淡雾，安静而清凉。
    Bamboo grove in the morning, vertical
    Green bamboo stems vanish step by step into light mist, quiet and cool.
    竹子、绿色、竖版、森林、禅意、云雾、国风、线条、清新、安静、东方、背景
    bamboo, green, vertical, forest, zen, mist, chinese style, lines, fresh, quiet, east, background`,
  clip('clip-forest-mist', { seconds: 6, source: 'raw' })`
    穿行雾中杉林｜镜头沿着杉林横移，雾气在远近树影之间缓缓飘过。
    Along a fir forest in the mist
    The camera moves along the firs while mist drifts between near and far trees.
    森林、云雾、针叶林、镜头、层叠、树木、绿色、清晨、旅途、自然、电影感、剪影
    forest, mist, conifer, camera, layers, trees, green, morning, journey, nature, film look, silhouette`,
  clip('clip-forest-snowfall', { seconds: 6 })`
    雪落针叶林｜大小不一的雪花安静地落在灰蓝色的杉林前。
    Snow falling on a fir forest
    Snowflakes, near and far, fall quietly before blue-grey firs.
    下雪、冬天、雪、森林、针叶林、寒冷、安静、白色、蓝色、寂静、季节、慢动作
    snowfall, winter, snow, forest, conifer, cold, quiet, white, blue, silence, season, slow motion`,
];
