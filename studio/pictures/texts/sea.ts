import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({
  family: 'sea',
  category: 'water',
  shop: 1,
  topics: ['golden-hour', 'moods-of-water'],
});

export const SEA_PICTURES: Picture[] = [
  photo('sea-sunset-01')`
    海上落日与金色波光｜夕阳将没入海面，浪尖闪着金光，晚霞映紫了天空。
    Sunset over the sea with golden glitter
    The sun is about to touch the water; crests glitter gold under a violet sky.
    大海、日落、波光、黄金时刻、地平线、海浪翻涌、橙色、紫色、云、浪漫、度假、留白
    sea, sunset, glitter, golden hour, horizon, waves, orange, purple, clouds, romantic, vacation, copy space`,
  photo('sea-calm-02', { topics: ['moods-of-water'] })`
    清晨粉色的平静海面｜几乎无风的早晨，海天之间只有淡淡的粉与灰。
    Calm pastel sea in the morning
    An almost windless morning: nothing but pale pink and grey between sea and sky.
    大海、平静、柔和色、粉色、清晨、极简、地平线、宁静、背景、留白、冥想、柔和、渐变
    sea, calm, pastel, pink, morning, minimal, horizon, tranquil, background, copy space, meditation, soft, gradient`,
  photo('sea-moon-03', { topics: ['aurora-and-stars', 'moods-of-water'] })`
    海上生明月｜满月挂在海面上空，月光在波浪间铺成一条碎银小路。
    Full moon rising over the sea
    A full moon above the water lays a path of broken silver across the waves.
    满月、月光、大海、夜晚、星星、蓝色、波光、竖版、寂静、浪漫、海浪翻涌、孤独
    full moon, moonlight, sea, night, stars, blue, glitter, vertical, silence, romantic, waves, lonely`,
  photo('sea-noon-04', { topics: ['moods-of-water'] })`
    正午碧蓝的热带海面全景｜阳光直射，海水呈通透的蓝绿色，白云浮在海平线上。
    Turquoise tropical sea at noon, panorama
    High sun, clear blue-green water and white clouds along the horizon.
    碧蓝、热带、大海、白天、全景、云、夏天、度假、地平线、清新、明亮、横幅、旅行
    turquoise, tropical, sea, daylight, panorama, clouds, summer, vacation, horizon, fresh, bright, banner, travel`,
  photo('sea-fog-05', { topics: ['moods-of-water', 'ink-of-the-east'] })`
    雾中孤岛，极简海景｜浓雾里几座礁岛与倒影，像一幅淡墨小品。
    Islands in the fog, minimal seascape
    A few rocks and their reflections in thick fog, like a small ink painting.
    雾、岛屿、极简、灰色、黑白、倒影、大海、平静、禅意、留白、寂静、岩石、背景
    fog, islands, minimal, grey, monochrome, reflection, sea, calm, zen, copy space, silence, rock, background`,
  photo('sea-islands-06')`
    暮色群岛全景｜落日停在岛后，紫色的群岛与云霞一起倒映在海里。
    Archipelago at dusk, panorama
    The sun rests behind an island; violet isles and clouds are mirrored in the sea.
    岛屿、黄昏、日落、全景、大海、剪影、紫罗兰色、倒影、云、浪漫、旅行、横幅
    islands, dusk, sunset, panorama, sea, silhouette, violet, reflection, clouds, romantic, travel, banner`,
  photo('sea-sail-07')`
    落日前的帆船剪影｜一艘帆船正好驶到太阳前面，整片海面都变成金色。
    Sailing boat in front of the setting sun
    A sailing boat crosses the sun just as the whole sea turns to gold.
    帆船、小船、剪影、日落、太阳、金色、大海、旅途、温暖、波光、旅行、独处、对称
    sailing, boat, silhouette, sunset, sun, gold, sea, journey, warm, glitter, travel, solitude, symmetry`,
  photo('sea-storm-08', { topics: ['moods-of-water'] })`
    暴风雨前的汹涌海浪｜乌云低垂，墨绿的浪头翻着白沫一排排涌来。
    High sea before the storm
    Under low clouds dark green waves roll in, one line of white foam after another.
    风暴、海浪翻涌、海洋、浪花、云、戏剧性、力量、青绿色、天气、荒野、灰色、风
    storm, waves, ocean, foam, clouds, dramatic, power, teal, weather, wild, grey, wind`,
  clip('clip-sea-sunset', { seconds: 6, hdr: true, group: 'three-seas' })`
    HDR 海上日落波光｜高动态范围：太阳明亮而不过曝，波光一直延伸到眼前。
    HDR sunset glitter on the sea
    High dynamic range: a bright sun that keeps its shape, and glitter that runs up to the camera.
    大海、日落、HDR、波光、海浪翻涌、黄金时刻、太阳、地平线、云、橙色、电影感、海洋
    sea, sunset, hdr, glitter, waves, golden hour, sun, horizon, clouds, orange, film look, ocean`,
  clip('clip-sea-moon', { seconds: 6, group: 'three-seas', topics: ['aurora-and-stars', 'moods-of-water'] })`
    月夜海浪｜月光照着缓缓起伏的海面，银色的光斑明灭不定。
    Waves on a moonlit night
    Moonlight on a slowly moving sea; silver sparks come and go.
    月光、夜晚、大海、海浪翻涌、月亮、星星、蓝色、寂静、波光、孤独、电影感、海洋
    moonlight, night, sea, waves, moon, stars, blue, silence, glitter, lonely, film look, ocean`,
  clip('clip-sea-calm', { seconds: 7, group: 'three-seas', topics: ['moods-of-water'] })`
    粉色清晨的平静海面动态｜细小的涟漪缓慢移动，适合冥想与片头。
    Calm pastel sea in motion
    Small, slow ripples, made for meditation and titles.
    平静、大海、柔和色、清晨、涟漪、冥想、身心放松、极简、背景、留白、宁静、慢动作
    calm, sea, pastel, morning, ripples, meditation, wellness, minimal, background, copy space, tranquil, slow motion`,
];
