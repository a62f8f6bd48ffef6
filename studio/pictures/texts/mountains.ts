import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'mountains', category: 'mountains', shop: 0 });

export const MOUNTAIN_PICTURES: Picture[] = [
  photo('mountains-dawn-01', { topics: ['golden-hour'] })`
    金色晨雾中的层叠山峦｜太阳刚刚升起，暖色的雾填满山谷，一道道山脊向远方淡去。
    Layered ridges in golden morning mist
    The sun has just come up; warm mist fills the valleys and ridge after ridge fades into the distance.
    群山、黎明、日出、云雾、层叠、黄金时刻、山谷、薄霾、剪影、风景、温暖、壮丽、留白
    mountains, dawn, sunrise, mist, layers, golden hour, valley, haze, silhouette, landscape, warm, epic, copy space`,
  photo('mountains-snow-02', { topics: ['golden-hour'] })`
    朝霞映照的雪山群峰｜粉色的晨光落在雪峰上，背光面仍是冷冷的蓝。
    Snow peaks in the first pink light
    Pink morning light on the snow, while the shaded faces are still a cold blue.
    雪山、日照金山、山峰、雪、高山、清晨、粉色、蓝色、寒冷、晴空、风景、顶峰、旅行
    snow mountain, alpenglow, peak, snow, alpine, morning, pink, blue, cold, clear sky, landscape, summit, travel`,
  photo('mountains-moon-03', { topics: ['aurora-and-stars'] })`
    月光下的雪山｜月亮照亮山脊上的积雪，星星在深蓝的夜空里清晰可见。
    Snowy ridge in moonlight
    The moon picks out the snow along the ridge; stars stand clear in a deep blue sky.
    月光、月亮、夜晚、雪山、星星、星空、蓝色、寂静、山脊、寒冷、夜空、风景、神秘
    moonlight, moon, night, snow mountain, stars, starry, blue, silence, ridge, cold, night sky, landscape, mystery`,
  photo('mountains-spring-04')`
    白云下的青翠山野｜晴朗的春日，起伏的绿色山岭一直铺到天边。
    Green hills under white clouds
    A clear spring day: rolling green hills all the way to the horizon.
    丘陵、绿色、春天、云、白天、蓝色、草甸、清新、自然、景色、阳光、辽阔、环境
    hills, green, spring, clouds, daylight, blue, meadow, fresh, nature, scenery, sunlight, vast, environment`,
  photo('mountains-dusk-05', { topics: ['golden-hour'] })`
    紫色暮光里的群山全景｜落日贴着山脊，远山在紫红的暮色中只剩下剪影。
    Panorama of mountains in violet dusk
    The sun sits on the ridge and the far mountains are silhouettes in purple and rose.
    全景、群山、黄昏、日落、紫色、剪影、层叠、太阳、余晖、浪漫、横幅、壁纸、渐变
    panorama, mountains, dusk, sunset, purple, silhouette, layers, sun, afterglow, romantic, banner, wallpaper,
    gradient`,
  photo('mountains-storm-06')`
    乌云压顶的孤峰｜阴沉的云层翻涌，一座积雪的山峰独自立在灰色的光里。
    Lone peak under storm clouds
    Dark clouds roll over a snow-covered peak that stands alone in grey light.
    风暴、山峰、云、灰色、雪山、戏剧性、天气、力量、黑白、岩石、孤独、旷野
    storm, peak, clouds, grey, snow mountain, dramatic, weather, power, monochrome, rock, lonely, wilderness`,
  photo('mountains-red-rock-07', { topics: ['golden-hour'] })`
    斜阳下的丹霞山峰｜傍晚的侧光把赭红色的岩壁照得发亮，另一面沉入阴影。
    Red rock mountains in evening light
    Low side light sets the ochre rock aglow, while the other faces sink into shadow.
    丹霞、群山、橙色、傍晚、光影、岩石、温暖、荒野、风景、山谷、旅行、阳光
    red rock, mountains, orange, evening, shadow play, rock, warm, wild, landscape, valley, travel, sunlight`,
  photo('mountains-peak-08', { topics: ['golden-hour'] })`
    晨曦中的雪峰竖幅｜山谷尚暗，晨曦已经染上雪峰；天空从金黄渐变到蓝紫。
    Snow summit at daybreak, vertical
    The valley is still dark when the first light touches the summit; the sky goes from gold to violet.
    竖版、雪山、顶峰、黎明、山谷、渐变、金色、高山、山峰、壁纸、留白、宁静
    vertical, snow mountain, summit, dawn, valley, gradient, gold, alpine, peak, wallpaper, copy space, tranquil`,
  clip('clip-mountains-dawn-slide', { seconds: 6, group: 'mountain-slides', topics: ['golden-hour'] })`
    晨雾山谷横移镜头｜镜头缓缓横移，近处的山脊掠过，薄雾在山谷间流动。
    Slide past misty ridges at dawn
    The camera slides slowly; near ridges pass by while mist flows through the valleys.
    群山、黎明、云雾、层叠、黄金时刻、镜头、日出、山谷、薄霾、电影感、风景、旅途
    mountains, dawn, mist, layers, golden hour, camera, sunrise, valley, haze, film look, landscape, journey`,
  clip('clip-mountains-snow-slide', { seconds: 6, group: 'mountain-slides', topics: ['golden-hour'] })`
    雪山晨光横移镜头｜镜头横移，雪峰在粉色晨光与蓝色阴影之间依次掠过。
    Slide past snow peaks in morning light
    The camera slides past snow peaks between pink light and blue shadow.
    雪山、风景、日照金山、镜头、清晨、山峰、高山、雪、粉色、蓝色、电影感、壮丽
    snow mountain, landscape, alpenglow, camera, morning, peak, alpine, snow, pink, blue, film look, epic`,
  clip('clip-mountains-dusk-slide', { seconds: 6, group: 'mountain-slides', topics: ['golden-hour'] })`
    紫色暮色中的山影｜太阳将落，层层山影在紫红色的天空下缓缓移动。
    Mountain silhouettes in violet dusk
    The sun is about to set; layer upon layer of silhouettes moves slowly under a violet sky.
    黄昏、日落、剪影、紫色、群山、层叠、镜头、余晖、浪漫、电影感、太阳、薄霾
    dusk, sunset, silhouette, purple, mountains, layers, camera, afterglow, romantic, film look, sun, haze`,
  clip('clip-mountains-clouds', { seconds: 6, source: 'pond5' })`
    青山之上白云疾走（延时）｜延时镜头：白云快速掠过蓝天，青翠的山野静静不动。
    Time lapse: clouds race over green hills
    White clouds hurry across a blue sky while the green hills stay still.
    延时摄影、云、丘陵、绿色、天空、白天、蓝色、自然、清新、天气、夏天、辽阔
    time lapse, clouds, hills, green, sky, daylight, blue, nature, fresh, weather, summer, vast`,
];

export const MOUNTAIN_WORKS: Picture[] = [
  photo('mountains-ridge-10')`
    晨光里的远岭｜天刚亮，近处的山还在暗处，远岭已经镀上一层金色。
    Far ridge in early light
    At daybreak the near slopes are still dark while the far ridge has turned to gold.
    群山、黎明、日出、层叠、黄金时刻、薄霾、风景、温暖、山谷
    mountains, dawn, sunrise, layers, golden hour, haze, landscape, warm, valley`,
  photo('mountains-snowfield-11')`
    清晨的雪原与山脊｜新雪盖住了山坡，山脊在淡粉色的天光下显得格外安静。
    Snowfield below a quiet ridge
    New snow covers the slopes; the ridge stands quiet under a pale pink sky.
    雪山、雪、高山、清晨、粉色、蓝色、寒冷、风景、山峰、顶峰
    snow mountain, snow, alpine, morning, pink, blue, cold, landscape, peak, summit`,
  photo('mountains-violet-12')`
    紫色黄昏下的群山｜太阳落下以后，天空由橙转紫，群山只剩下轮廓。
    Mountains under a violet evening
    After sunset the sky turns from orange to violet and the mountains are outlines.
    黄昏、日落、剪影、紫色、群山、层叠、余晖、浪漫、薄霾
    dusk, sunset, silhouette, purple, mountains, layers, afterglow, romantic, haze`,
  photo('mountains-meadow-13')`
    夏日高山草甸｜云影缓缓移过草甸，远处的山坡一片新绿。
    High meadow in summer
    Cloud shadows cross the meadow, and the far slopes are fresh green.
    丘陵、绿色、天空、白天、自然、清新、夏天、辽阔、云、风景
    hills, green, sky, daylight, nature, fresh, summer, vast, clouds, landscape`,
  photo('mountains-autumn-14')`
    秋色山谷｜谷底的树林转黄，岩壁在斜阳里泛红。
    Valley in autumn colours
    The woods on the valley floor have turned yellow, and the rock glows red in low sun.
    群山、山谷、温暖、自然、风景、黄金时刻、太阳、旅行、壮丽
    mountains, valley, warm, nature, landscape, golden hour, sun, travel, epic`,
  clip('clip-mountains-haze-slide', { seconds: 6 })`
    薄雾山岭横移｜镜头缓缓横移，一层层山岭在薄雾里错开。
    Slide along hazy ridges
    The camera slides slowly while ridge after ridge moves apart in the haze.
    群山、薄霾、层叠、镜头、黎明、电影感、山谷、云雾、风景、壮丽
    mountains, haze, layers, camera, dawn, film look, valley, mist, landscape, epic`,
];
