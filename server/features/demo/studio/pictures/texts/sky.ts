import type { Picture } from '../catalogue/types.ts';
import { tell } from './tell.ts';

const photo = { kind: 'photo', family: 'sky', category: 'sky', shop: 4 } as const;
const clip = { ...photo, kind: 'video' } as const;

export const SKY_PICTURES: Picture[] = [
  tell('sky-above-clouds-01', { ...photo, topics: ['from-above'] }, ['万米高空的白色云海', '从云层之上望去，云海起伏如雪原，头顶是深蓝的天。'], ['White clouds seen from above', 'From above the clouds roll like fields of snow under a deep blue sky.'], ['sea of clouds', 'sky', 'white', 'blue', 'flight', 'daylight', 'sun', 'vast', 'peace', 'background', 'travel', 'bright', 'horizon']),
  tell('sky-cloud-sunrise-02', { ...photo, topics: ['golden-hour', 'from-above'] }, ['云端日出全景', '太阳从云海边缘升起，云层被染成粉金色。'], ['Sunrise above the clouds, panorama', 'The sun rises at the edge of the clouds and tints them rose and gold.'], ['sunrise', 'sea of clouds', 'panorama', 'pink', 'sky', 'sun', 'golden hour', 'flight', 'horizon', 'warm', 'banner', 'dawn']),
  tell('sky-star-trails-03', { ...photo, topics: ['aurora-and-stars'] }, ['松林上空的星轨', '长曝光下群星绕极旋转，画出一道道同心圆弧。'], ['Star trails above firs', 'In a long exposure the stars circle the pole and draw arc after arc.'], ['star trails', 'stars', 'night sky', 'long exposure', 'conifer', 'silhouette', 'circles', 'blue', 'night', 'silence', 'starry', 'forest']),
  tell('sky-milky-way-04', { ...photo, topics: ['aurora-and-stars'] }, ['林梢上的银河竖幅', '银河从树梢升起，横贯整个夜空。'], ['Milky Way above the tree tops, vertical', 'The Milky Way rises from the tree tops and crosses the whole sky.'], ['milky way', 'galaxy', 'stars', 'vertical', 'night sky', 'conifer', 'silhouette', 'starry', 'dark', 'wallpaper', 'mystery', 'night']),
  tell('sky-storm-05', photo, ['雷暴云与闪电', '紫色的雷暴云被闪电从内部照亮，电光直劈平原。'], ['Thunderstorm and lightning', 'Lightning lights a violet storm from inside and strikes down to the plain.'], ['lightning', 'storm', 'clouds', 'purple', 'dramatic', 'night', 'weather', 'power', 'sky', 'dark', 'horizon', 'wild']),
  tell('sky-evening-glow-06', { ...photo, topics: ['golden-hour'] }, ['满天火烧云', '夕阳把碎云染成橙粉色，天空由蓝紫过渡到金黄。'], ['A sky full of evening glow', 'The setting sun paints scattered clouds orange and pink; the sky goes from violet to gold.'], ['sky', 'clouds', 'sunset', 'afterglow', 'orange', 'purple', 'evening', 'gradient', 'background', 'warm', 'romantic', 'colourful', 'copy space']),
  tell('clip-sky-over-clouds', { ...clip, seconds: 7, topics: ['golden-hour', 'from-above'] }, ['飞越粉色云海', '向着日出飞行，粉金色的云浪从镜头下掠过。'], ['Flight over a rose-coloured sea of clouds', 'Flying towards the sunrise while waves of rose and gold pass below.'], ['sea of clouds', 'flight', 'sunrise', 'sky', 'pink', 'golden hour', 'sun', 'horizon', 'journey', 'film look', 'vast', 'dawn']),
  tell('clip-sky-evening', { ...clip, seconds: 10, topics: ['golden-hour'] }, ['火烧云延时', '两层晚霞以不同速度飘过橙紫色的天空。'], ['Evening clouds, time lapse', 'Two heights of glowing cloud drift at their own pace across an orange and violet sky.'], ['time lapse', 'clouds', 'sunset', 'sky', 'orange', 'purple', 'afterglow', 'evening', 'background', 'warm', 'colourful', 'mood']),
];
