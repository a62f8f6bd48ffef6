import type { Picture } from '../picture.ts';
import { picture } from './picture.ts';

const base = { family: 'city', category: 'city', shop: 2, source: 'other' } as const;

export const CITY_PICTURES: Picture[] = [
  picture(
    { ...base, slug: 'city-blue-hour-river', group: 'city-riverside', topics: ['city-after-dark'] },
    [
      '蓝调时刻的江畔天际线与倒影',
      '日落后的蓝调时刻，高楼灯火初上，晚霞与灯光一同落进平静的江面。',
      '城市、夜景、天际线、蓝调时刻、江景、倒影、高楼、摩天大楼、灯光、傍晚、晚霞、现代都市、水面',
    ],
    [
      'Riverside skyline and reflections at blue hour',
      'Just after sunset the towers light up, and the last glow of the sky falls with them into a calm river.',
      'city, skyline, blue hour, river, reflection, skyscraper, dusk, twilight, lights, cityscape, waterfront, urban, evening',
    ],
  ),
  picture(
    { ...base, slug: 'city-neon-river', group: 'city-neon', topics: ['city-after-dark', 'colour-fields'] },
    [
      '霓虹都市：紫色夜空下的江景',
      '青色与洋红的灯带勾勒出高楼轮廓，整座城市在水里再亮一遍，赛博朋克氛围。',
      '霓虹、赛博朋克、城市夜景、天际线、紫色、洋红、青色、倒影、江景、未来城市、科技感、高楼、灯光秀',
    ],
    [
      'Neon city on the river under a violet sky',
      'Cyan and magenta lines trace the towers, and the whole city shines a second time in the water. Cyberpunk mood.',
      'neon, cyberpunk, city at night, skyline, purple, magenta, cyan, reflection, river, futuristic, skyscraper, light show, vivid',
    ],
  ),
  picture(
    { ...base, slug: 'city-sunrise-towers', group: 'city-riverside', topics: ['golden-hour'] },
    [
      '日出时分的城市剪影全景',
      '朝阳从楼群之间升起，金色薄雾把高楼分成一层一层的剪影。',
      '日出、朝阳、城市、剪影、全景、金色、薄雾、高楼、清晨、天际线、逆光、希望、新的一天',
    ],
    [
      'City silhouettes at sunrise, panorama',
      'The sun comes up between the towers, and golden haze sorts them into layer upon layer of silhouettes.',
      'sunrise, city, silhouette, panorama, golden light, haze, skyline, morning, backlight, towers, new day, warm, banner',
    ],
  ),
  picture(
    { ...base, slug: 'city-midnight-moon', group: 'city-riverside', topics: ['city-after-dark'] },
    [
      '午夜满月下的灯火高楼',
      '满月悬在城市上空，楼里的灯一格一格地亮着，江面映出长长的光。',
      '月亮、满月、午夜、城市夜景、高楼、万家灯火、星空、江面、倒影、竖构图、深夜、宁静',
    ],
    [
      'Lit towers under a full moon at midnight',
      'A full moon over the city, windows lit one by one, long lights in the river.',
      'full moon, midnight, city at night, tower, windows, stars, river, reflection, vertical, deep night, quiet, skyline',
    ],
  ),
  picture(
    { ...base, slug: 'city-above-fog', topics: ['golden-hour', 'mist-and-forest'] },
    [
      '晨雾之上的城市尖顶',
      '平流雾淹没了街道，只有最高的楼顶浮在云海上，被朝阳染成粉金色。',
      '平流雾、晨雾、云海、城市、高楼、日出、粉金色、仙境、尖顶、航拍、留白、梦幻',
    ],
    [
      'Spires of a city above the morning fog',
      'Fog has drowned the streets; only the highest roofs float on it, tinted rose and gold by the rising sun.',
      'fog, sea of clouds, city, skyscraper, sunrise, pink, gold, dreamy, spire, morning, copy space, mist, minimal',
    ],
  ),
  picture(
    { ...base, slug: 'city-rainy-night', shop: 1, topics: ['city-after-dark', 'moods-of-water'] },
    [
      '雨夜江城',
      '雨丝斜落，楼群隐入青灰色的水汽，江面把灯光拉成一条条长线。',
      '雨夜、下雨、城市、江景、雨丝、青灰色、倒影、灯光、高楼、忧郁、竖构图、氛围',
    ],
    [
      'City by the river on a rainy night',
      'Slanting rain, towers fading into grey-green vapour, and a river that draws every lamp into a long line.',
      'rain, rainy night, city, river, skyline, teal, reflection, lights, moody, vertical, weather, melancholy',
    ],
  ),
  picture(
    { ...base, slug: 'city-golden-panorama', group: 'city-riverside', topics: ['golden-hour', 'city-after-dark'] },
    [
      '晚霞中的城市天际线全景',
      '粉色晚霞铺满天空，楼宇灯火渐起，适合横幅与首页大图的超宽画幅。',
      '晚霞、全景、城市、天际线、粉色天空、日落、华灯初上、江景、倒影、横幅、宽画幅、都市',
    ],
    [
      'City skyline in the afterglow, panorama',
      'Pink afterglow fills the sky while the windows come on: an extra-wide frame for banners and covers.',
      'afterglow, panorama, city, skyline, pink sky, sunset, dusk, river, reflection, banner, wide, urban, header',
    ],
  ),
  picture(
    { ...base, slug: 'city-street-dusk-trails', group: 'city-streets', topics: ['city-after-dark'] },
    [
      '暮色长街上的车流光轨',
      '长曝光下，白色与红色的车灯在楼宇之间汇向天边最后一抹橙光。',
      '车流、光轨、长曝光、街道、黄昏、城市交通、车灯、速度、楼宇、透视、都市生活、马路',
    ],
    [
      'Light trails down a long street at dusk',
      'In a long exposure, white and red lamps run between the buildings towards the last orange of the sky.',
      'light trails, long exposure, street, dusk, traffic, headlights, tail lights, speed, motion, urban canyon, road, vanishing point',
    ],
  ),
  picture(
    { ...base, slug: 'city-neon-alley-rain', group: 'city-neon', topics: ['city-after-dark'] },
    [
      '雨中霓虹小巷',
      '层层叠叠的招牌灯箱亮在窄巷两侧，湿漉漉的路面把颜色拉成竖直的光带。',
      '霓虹、小巷、雨夜、招牌、灯箱、湿地面、倒影、赛博朋克、街拍、夜市、紫色、竖构图、氛围感',
    ],
    [
      'Neon alley in the rain',
      'Signs upon signs above a narrow lane; the wet ground pulls their colours into upright bands of light.',
      'neon, alley, rain, night, signs, wet street, reflection, cyberpunk, street photography, purple, vertical, atmosphere, colourful',
    ],
  ),
  picture(
    { ...base, slug: 'city-avenue-night', group: 'city-streets', topics: ['city-after-dark'] },
    [
      '俯瞰深夜大道车流',
      '从高处望去，灯火通明的楼宇夹着一条大道，车灯在中间流成两条河。',
      '大道、夜景、车流、光轨、高楼、俯瞰、深夜、都市、交通、长曝光、竖构图、繁华',
    ],
    [
      'Looking down an avenue at night',
      'From above, lit facades close in on an avenue where headlights and tail lights run as two rivers.',
      'avenue, night, traffic, light trails, high-rise, high angle, city, long exposure, vertical, metropolis, rush hour, headlights',
    ],
  ),
  picture(
    {
      ...base,
      slug: 'city-grid-from-above',
      shop: 4,
      category: 'aerial',
      group: 'city-from-above',
      topics: ['from-above', 'city-after-dark'],
    },
    [
      '夜航俯瞰城市灯网',
      '飞机舷窗外，街灯织成一张延伸到地平线的金色大网，一条黑色的河蜿蜒穿过。',
      '航拍、夜景、街灯、城市、俯瞰、网格、地平线、飞机、灯海、河流、金色、大都市',
    ],
    [
      'Grid of city lights from a night flight',
      'From a window seat: street lamps woven into a golden net that reaches the horizon, a dark river winding through.',
      'aerial, night, street lights, city grid, from above, horizon, flight, sea of lights, river, gold, metropolis, urban pattern',
    ],
  ),
  picture(
    {
      ...base,
      slug: 'city-interchange-square',
      shop: 4,
      category: 'aerial',
      group: 'city-from-above',
      topics: ['from-above', 'city-after-dark'],
    },
    [
      '航拍夜色中的苜蓿叶立交桥',
      '垂直俯拍的立交桥，红白光轨绕成一朵四叶花，四周是沉睡的树林。',
      '立交桥、航拍、夜景、光轨、高速公路、苜蓿叶、俯拍、交通、几何、车流、方形、道路',
    ],
    [
      'Cloverleaf interchange at night from above',
      'Straight down on an interchange: red and white trails drawn into a flower of four petals among sleeping trees.',
      'interchange, aerial, top down, night, light trails, motorway, cloverleaf, traffic, geometry, roads, square, drone',
    ],
  ),
  picture(
    { ...base, slug: 'city-bridge-blue-night', topics: ['city-after-dark'] },
    [
      '夜色中的悬索桥与城市',
      '悬索桥的灯珠连成两道弧线，对岸的楼群在桥后安静地亮着。',
      '悬索桥、大桥、夜景、灯光、跨江大桥、城市、倒影、蓝色、桥梁、建筑、江面、地标',
    ],
    [
      'Suspension bridge and city at night',
      'Lamps along the cables make two arcs, and behind the deck the far bank glows quietly.',
      'suspension bridge, bridge, night, lights, river, city, reflection, blue, cables, architecture, landmark, crossing',
    ],
  ),
  picture(
    { ...base, slug: 'city-lit-windows', topics: ['city-after-dark'] },
    [
      '万家灯火：居民楼的窗',
      '一面墙的窗，暖黄、冷白与电视的蓝光，每一格都是一个家。',
      '窗户、万家灯火、居民楼、公寓、夜晚、灯光、暖光、家、图案、城市生活、方形、孤独',
    ],
    [
      'Lives behind windows: an apartment block at night',
      'A wall of windows in amber, white and the blue of screens; every square is someone at home.',
      'windows, apartment block, night, home, warm light, facade, pattern, city life, square, living, neighbours, solitude',
    ],
  ),
  picture(
    { ...base, slug: 'city-clip-river-lights', seconds: 6, group: 'city-riverside', topics: ['city-after-dark'] },
    [
      '华灯初上：江畔天际线横移',
      '镜头缓缓横移，楼宇的窗一扇扇亮起又熄灭，水面的倒影轻轻晃动。',
      '城市、天际线、夜景、延时、横移镜头、江景、倒影、灯光、蓝调时刻、空镜、高楼、水面',
    ],
    [
      'Riverside skyline at blue hour, slow pan',
      'The camera slides slowly along the bank; windows go on and off and the reflections sway.',
      'city, skyline, blue hour, pan, river, reflection, lights, establishing shot, windows, water, dusk, footage',
    ],
  ),
  picture(
    { ...base, slug: 'city-clip-neon-water', seconds: 6, group: 'city-neon', topics: ['city-after-dark'] },
    [
      '霓虹之城与流动的倒影',
      '雨后的霓虹夜景，青与洋红的灯带在涟漪里碎成光。',
      '霓虹、赛博朋克、城市夜景、倒影、涟漪、水面、紫色、未来、灯光、高楼、江景',
    ],
    [
      'Neon city and moving reflections',
      'A neon night after rain; cyan and magenta break into light on the ripples.',
      'neon, cyberpunk, city at night, reflection, ripples, water, purple, futuristic, lights, skyline, footage',
    ],
  ),
  picture(
    { ...base, slug: 'city-clip-street-trails', seconds: 6, group: 'city-streets', topics: ['city-after-dark'] },
    [
      '暮色街道上飞驰的车灯',
      '车灯在楼宇间拖着光尾来去穿梭，街的尽头是橙色的天。',
      '车流、光轨、街道、黄昏、城市交通、延时摄影、车灯、速度、快节奏、都市、马路、夜景',
    ],
    [
      'Headlights racing through a street at dusk',
      'Lamps with short tails of light come and go between the buildings, an orange sky at the end of the street.',
      'traffic, light trails, street, dusk, time-lapse, headlights, speed, fast pace, urban, road, city, footage',
    ],
  ),
  picture(
    {
      ...base,
      slug: 'city-clip-racing-clouds',
      seconds: 8,
      source: 'raw',
      group: 'city-riverside',
      topics: ['city-after-dark', 'golden-hour'],
    },
    [
      '延时：流云掠过晚霞中的楼群',
      '云从楼顶飞快流过，晚霞映红江面，十二秒浓缩一个黄昏。',
      '延时摄影、流云、晚霞、城市、天际线、日落、黄昏、高楼、云、江景、空镜、粉色天空',
    ],
    [
      'Time-lapse: clouds racing over towers at sunset',
      'Clouds race over the roofs and the river turns red: an evening in twelve seconds.',
      'time-lapse, clouds, sunset, city, skyline, dusk, towers, river, moving clouds, pink sky, establishing shot, footage',
    ],
  ),
  picture(
    { ...base, slug: 'city-clip-nightfall', seconds: 21, source: 'raw', topics: ['city-after-dark', 'golden-hour'] },
    [
      '日转夜：城市从晚霞到灯火',
      '天色由粉转蓝再转黑，窗户一扇接一扇亮起来，直到整座城市落进水里。',
      '日转夜、延时摄影、城市、天际线、黄昏、入夜、灯火、晚霞、倒影、江景、时间流逝、高楼',
    ],
    [
      'Day to night: from afterglow to city lights',
      'The sky goes from pink to blue to black and window after window lights up, until the whole city lies in the water.',
      'day to night, time-lapse, city, skyline, nightfall, lights, afterglow, reflection, river, passing time, transition, footage',
    ],
  ),
  picture(
    {
      ...base,
      slug: 'city-clip-interchange',
      seconds: 7,
      shop: 4,
      category: 'aerial',
      group: 'city-from-above',
      topics: ['from-above', 'city-after-dark'],
    },
    [
      '航拍夜间立交桥车流',
      '俯瞰立交桥，红白车灯沿着环道不停流转。',
      '立交桥、航拍、车流、夜景、俯拍、高速公路、交通、光轨、城市血脉、道路、循环、无人机',
    ],
    [
      'Traffic on an interchange at night from above',
      'Straight down on an interchange while red and white lamps keep circling its loops.',
      'interchange, aerial, traffic, night, top down, motorway, light trails, roads, flow, drone, infrastructure, footage',
    ],
  ),
];
