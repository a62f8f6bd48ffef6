import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'city', category: 'city', shop: 2, topics: ['city-after-dark'] });

export const CITY_PICTURES: Picture[] = [
  photo('city-blue-hour-river', { group: 'city-riverside' })`
    蓝调时刻的江畔天际线与倒影｜日落后的蓝调时刻，高楼灯火初上，晚霞与灯光一同落进平静的江面。
    Riverside skyline and reflections at blue hour
    Just after sunset the towers light up, and the last glow of the sky falls with them into a calm river.
    城市、夜景、天际线、蓝调时刻、江景、倒影、高楼、摩天大楼、灯光、傍晚、晚霞、现代都市、水面
    city, skyline, blue hour, river, reflection, skyscraper, dusk, twilight, lights, cityscape, waterfront, urban,
    evening`,
  photo('city-neon-river', { group: 'city-neon', topics: ['city-after-dark', 'colour-fields'] })`
    霓虹都市：紫色夜空下的江景｜青色与洋红的灯带勾勒出高楼轮廓，整座城市在水里再亮一遍，赛博朋克氛围。
    Neon city on the river under a violet sky
    Cyan and magenta lines trace the towers, and the whole city shines a second time in the water. Cyberpunk mood.
    霓虹、赛博朋克、城市夜景、天际线、紫色、洋红、青色、倒影、江景、未来城市、科技感、高楼、灯光秀
    neon, cyberpunk, city at night, skyline, purple, magenta, cyan, reflection, river, futuristic, skyscraper,
    light show, vivid`,
  photo('city-sunrise-towers', { group: 'city-riverside', topics: ['golden-hour'] })`
    日出时分的城市剪影全景｜朝阳从楼群之间升起，金色薄雾把高楼分成一层一层的剪影。
    City silhouettes at sunrise, panorama
    The sun comes up between the towers, and golden haze sorts them into layer upon layer of silhouettes.
    日出、朝阳、城市、剪影、全景、金色、薄雾、高楼、清晨、天际线、逆光、希望、新的一天
    sunrise, city, silhouette, panorama, golden light, haze, skyline, morning, backlight, towers, new day, warm,
    banner`,
  photo('city-midnight-moon', { group: 'city-riverside' })`
    午夜满月下的灯火高楼｜满月悬在城市上空，楼里的灯一格一格地亮着，江面映出长长的光。
    Lit towers under a full moon at midnight
    A full moon over the city, windows lit one by one, long lights in the river.
    月亮、满月、午夜、城市夜景、高楼、万家灯火、星空、江面、倒影、竖构图、深夜、宁静
    full moon, midnight, city at night, tower, windows, stars, river, reflection, vertical, deep night, quiet, skyline`,
  photo('city-above-fog', { topics: ['golden-hour', 'mist-and-forest'] })`
    晨雾之上的城市尖顶｜平流雾淹没了街道，只有最高的楼顶浮在云海上，被朝阳染成粉金色。
    Spires of a city above the morning fog
    Fog has drowned the streets; only the highest roofs float on it, tinted rose and gold by the rising sun.
    平流雾、晨雾、云海、城市、高楼、日出、粉金色、仙境、尖顶、航拍、留白、梦幻
    fog, sea of clouds, city, skyscraper, sunrise, pink, gold, dreamy, spire, morning, copy space, mist, minimal`,
  photo('city-rainy-night', { shop: 1, topics: ['city-after-dark', 'moods-of-water'] })`
    雨夜江城｜雨丝斜落，楼群隐入青灰色的水汽，江面把灯光拉成一条条长线。
    City by the river on a rainy night
    Slanting rain, towers fading into grey-green vapour, and a river that draws every lamp into a long line.
    雨夜、下雨、城市、江景、雨丝、青灰色、倒影、灯光、高楼、忧郁、竖构图、氛围
    rain, rainy night, city, river, skyline, teal, reflection, lights, moody, vertical, weather, melancholy`,
  photo('city-golden-panorama', { group: 'city-riverside', topics: ['golden-hour', 'city-after-dark'] })`
    晚霞中的城市天际线全景｜粉色晚霞铺满天空，楼宇灯火渐起，适合横幅与首页大图的超宽画幅。
    City skyline in the afterglow, panorama
    Pink afterglow fills the sky while the windows come on: an extra-wide frame for banners and covers.
    晚霞、全景、城市、天际线、粉色天空、日落、华灯初上、江景、倒影、横幅、宽画幅、都市
    afterglow, panorama, city, skyline, pink sky, sunset, dusk, river, reflection, banner, wide, urban, header`,
  photo('city-street-dusk-trails', { group: 'city-streets' })`
    暮色长街上的车流光轨｜长曝光下，白色与红色的车灯在楼宇之间汇向天边最后一抹橙光。
    Light trails down a long street at dusk
    In a long exposure, white and red lamps run between the buildings towards the last orange of the sky.
    车流、光轨、长曝光、街道、黄昏、城市交通、车灯、速度、楼宇、透视、都市生活、马路
    light trails, long exposure, street, dusk, traffic, headlights, tail lights, speed, motion, urban canyon, road,
    vanishing point`,
  photo('city-neon-alley-rain', { group: 'city-neon' })`
    雨中霓虹小巷｜层层叠叠的招牌灯箱亮在窄巷两侧，湿漉漉的路面把颜色拉成竖直的光带。
    Neon alley in the rain
    Signs upon signs above a narrow lane; the wet ground pulls their colours into upright bands of light.
    霓虹、小巷、雨夜、招牌、灯箱、湿地面、倒影、赛博朋克、街拍、夜市、紫色、竖构图、氛围感
    neon, alley, rain, night, signs, wet street, reflection, cyberpunk, street photography, purple, vertical,
    atmosphere, colourful`,
  photo('city-avenue-night', { group: 'city-streets' })`
    俯瞰深夜大道车流｜从高处望去，灯火通明的楼宇夹着一条大道，车灯在中间流成两条河。
    Looking down an avenue at night
    From above, lit facades close in on an avenue where headlights and tail lights run as two rivers.
    大道、夜景、车流、光轨、高楼、俯瞰、深夜、都市、交通、长曝光、竖构图、繁华
    avenue, night, traffic, light trails, high-rise, high angle, city, long exposure, vertical, metropolis, rush hour,
    headlights`,
  clip('city-clip-neon-water', { seconds: 6, group: 'city-neon' })`
    霓虹之城与流动的倒影｜雨后的霓虹夜景，青与洋红的灯带在涟漪里碎成光。
    Neon city and moving reflections
    A neon night after rain; cyan and magenta break into light on the ripples.
    霓虹、赛博朋克、城市夜景、倒影、涟漪、水面、紫色、未来、灯光、高楼、江景
    neon, cyberpunk, city at night, reflection, ripples, water, purple, futuristic, lights, skyline, footage`,
  clip('city-clip-street-trails', { seconds: 6, group: 'city-streets' })`
    暮色街道上飞驰的车灯｜车灯在楼宇间拖着光尾来去穿梭，街的尽头是橙色的天。
    Headlights racing through a street at dusk
    Lamps with short tails of light come and go between the buildings, an orange sky at the end of the street.
    车流、光轨、街道、黄昏、城市交通、延时摄影、车灯、速度、快节奏、都市、马路、夜景
    traffic, light trails, street, dusk, time-lapse, headlights, speed, fast pace, urban, road, city, footage`,
];
