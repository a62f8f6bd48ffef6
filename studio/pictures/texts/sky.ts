import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'sky', category: 'sky', shop: 4, topics: ['golden-hour', 'from-above'] });

export const SKY_PICTURES: Picture[] = [
  photo('sky-above-clouds-01', { topics: ['from-above'] })`
    万米高空的白色云海｜从云层之上望去，云海起伏如雪原，头顶是深蓝的天。
    White clouds seen from above
    From above the clouds roll like fields of snow under a deep blue sky.
    云海、天空、白色、蓝色、飞行、白天、太阳、辽阔、安宁、背景、旅行、明亮、地平线
    sea of clouds, sky, white, blue, flight, daylight, sun, vast, peace, background, travel, bright, horizon`,
  photo('sky-cloud-sunrise-02')`
    云端日出全景｜太阳从云海边缘升起，云层被染成粉金色。
    Sunrise above the clouds, panorama
    The sun rises at the edge of the clouds and tints them rose and gold.
    日出、云海、全景、粉色、天空、太阳、黄金时刻、飞行、地平线、温暖、横幅、黎明
    sunrise, sea of clouds, panorama, pink, sky, sun, golden hour, flight, horizon, warm, banner, dawn`,
  photo('sky-star-trails-03', { topics: ['aurora-and-stars'] })`
    松林上空的星轨｜长曝光下群星绕极旋转，画出一道道同心圆弧。
    Star trails above firs
    In a long exposure the stars circle the pole and draw arc after arc.
    星轨、星星、夜空、长曝光、针叶林、剪影、圆形、蓝色、夜晚、寂静、星空、森林
    star trails, stars, night sky, long exposure, conifer, silhouette, circles, blue, night, silence, starry, forest`,
  photo('sky-milky-way-04', { topics: ['aurora-and-stars'] })`
    林梢上的银河竖幅｜银河从树梢升起，横贯整个夜空。
    Milky Way above the tree tops, vertical
    The Milky Way rises from the tree tops and crosses the whole sky.
    银河系、银河、星星、竖版、夜空、针叶林、剪影、星空、暗色、壁纸、神秘、夜晚
    milky way, galaxy, stars, vertical, night sky, conifer, silhouette, starry, dark, wallpaper, mystery, night`,
  photo('sky-storm-05', { topics: [] })`
    雷暴云与闪电｜紫色的雷暴云被闪电从内部照亮，电光直劈平原。
    Thunderstorm and lightning
    Lightning lights a violet storm from inside and strikes down to the plain.
    闪电、风暴、云、紫色、戏剧性、夜晚、天气、力量、天空、暗色、地平线、荒野
    lightning, storm, clouds, purple, dramatic, night, weather, power, sky, dark, horizon, wild`,
  photo('sky-evening-glow-06', { topics: ['golden-hour'] })`
    满天火烧云｜夕阳把碎云染成橙粉色，天空由蓝紫过渡到金黄。
    A sky full of evening glow
    The setting sun paints scattered clouds orange and pink; the sky goes from violet to gold.
    天空、云、日落、余晖、橙色、紫色、傍晚、渐变、背景、温暖、浪漫、多彩、留白
    sky, clouds, sunset, afterglow, orange, purple, evening, gradient, background, warm, romantic, colourful,
    copy space`,
  clip('clip-sky-over-clouds', { seconds: 6, source: 'pond5' })`
    飞越粉色云海｜向着日出飞行，粉金色的云浪从镜头下掠过。
    Flight over a rose-coloured sea of clouds
    Flying towards the sunrise while waves of rose and gold pass below.
    云海、飞行、日出、天空、粉色、黄金时刻、太阳、地平线、旅途、电影感、辽阔、黎明
    sea of clouds, flight, sunrise, sky, pink, golden hour, sun, horizon, journey, film look, vast, dawn`,
  clip('clip-sky-evening', { seconds: 6, topics: ['golden-hour'] })`
    火烧云延时｜两层晚霞以不同速度飘过橙紫色的天空。
    Evening clouds, time lapse
    Two heights of glowing cloud drift at their own pace across an orange and violet sky.
    延时摄影、云、日落、天空、橙色、紫色、余晖、傍晚、背景、温暖、多彩、氛围
    time lapse, clouds, sunset, sky, orange, purple, afterglow, evening, background, warm, colourful, mood`,
];
