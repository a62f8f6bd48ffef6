import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const photo = { kind: 'photo', family: 'forest', category: 'plants', shop: 3 } as const;
const clip = { ...photo, kind: 'video' } as const;
const topics = ['mist-and-forest'];

export const FOREST_PICTURES: Picture[] = [
  tell('forest-morning-01', { ...photo, topics }, ['晨雾中的层层杉林', '淡青色的雾把山坡上的杉树分成一层又一层，阳光从高处散开。'], ['Fir slopes in morning mist', 'Pale mist sorts the firs on the slopes into layers, and sunlight spreads from above.'], ['forest', 'mist', 'conifer', 'layers', 'morning', 'trees', 'green', 'silhouette', 'nature', 'soft', 'quiet', 'copy space', 'background']),
  tell('forest-dusk-02', { ...photo, topics: [...topics, 'golden-hour'] }, ['暮色杉林', '落日的余晖把雾染成粉紫色，近处的杉树已成剪影。'], ['Fir forest at dusk', 'The afterglow tints the mist rose and violet; the nearest firs are silhouettes.'], ['forest', 'dusk', 'conifer', 'silhouette', 'afterglow', 'purple', 'pink', 'mist', 'layers', 'sunset', 'mystery', 'mood']),
  tell('forest-pines-03', { ...photo, topics }, ['高杉与冷雾竖幅', '冷色调的雾气里，几棵高大的杉树立在前景。'], ['Tall firs in cold mist, vertical', 'A few tall firs stand in front of a cold, blue-grey mist.'], ['vertical', 'conifer', 'fog', 'cold', 'blue', 'trees', 'forest', 'silence', 'mood', 'layers', 'wallpaper', 'wilderness']),
  tell('forest-beams-04', { ...photo, topics }, ['林间丁达尔光束', '阳光穿过树干之间的薄雾，散成一束束柔和的光。'], ['Sunbeams between the trunks', 'Sunlight enters the haze between the trunks and fans out into soft beams.'], ['sunbeams', 'forest', 'trunks', 'light', 'wood', 'green', 'morning', 'haze', 'nature', 'peace', 'warm', 'healing']),
  tell('forest-bamboo-05', { ...photo, topics: [...topics, 'ink-of-the-east'] }, ['清晨竹林竖幅', '翠绿的竹竿一层层隐入淡雾，安静而清凉。'], ['Bamboo grove in the morning, vertical', 'Green bamboo stems vanish step by step into light mist, quiet and cool.'], ['bamboo', 'green', 'vertical', 'forest', 'zen', 'mist', 'chinese style', 'lines', 'fresh', 'quiet', 'east', 'background']),
  tell('clip-forest-mist', { ...clip, seconds: 8, source: 'raw', topics }, ['穿行雾中杉林', '镜头沿着杉林横移，雾气在远近树影之间缓缓飘过。'], ['Along a fir forest in the mist', 'The camera moves along the firs while mist drifts between near and far trees.'], ['forest', 'mist', 'conifer', 'camera', 'layers', 'trees', 'green', 'morning', 'journey', 'nature', 'film look', 'silhouette']),
  tell('clip-forest-snowfall', { ...clip, seconds: 11, topics }, ['雪落针叶林', '大小不一的雪花安静地落在灰蓝色的杉林前。'], ['Snow falling on a fir forest', 'Snowflakes, near and far, fall quietly before blue-grey firs.'], ['snowfall', 'winter', 'snow', 'forest', 'conifer', 'cold', 'quiet', 'white', 'blue', 'silence', 'season', 'slow motion']),
];
