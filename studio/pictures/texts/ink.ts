import type { Picture } from '../picture.ts';
import { tell } from './tell.ts';

const { photo, clip } = tell({ family: 'ink', category: 'ink', shop: 5, topics: ['ink-of-the-east'] });

export const INK_PICTURES: Picture[] = [
  photo('ink-gorge-boat', { group: 'ink-mountains-and-water' })`
    水墨山水：峡江孤舟与红日｜宣纸上的峡江，远山渐淡入雾，一叶扁舟行于其间，朱砂红日点睛。
    Ink landscape: a boat in the gorge under a red sun
    A river gorge on rice paper: ridges thinning into mist, one small boat between them, and a sun in cinnabar.
    水墨、山水画、中国风、国画、峡谷、扁舟、红日、留白、远山、雾、宣纸、意境、飞鸟
    ink wash, chinese painting, landscape, mountains, gorge, boat, red sun, mist, rice paper, negative space, birds,
    zen, oriental`,
  photo('ink-waterfall-pines', { group: 'ink-mountains-and-water', topics: ['ink-of-the-east', 'moods-of-water'] })`
    水墨立轴：飞瀑与松崖｜双峰夹峙，白瀑从崖间直落入云雾，松影立于绝壁。
    Hanging scroll: waterfall between pine cliffs
    Two cliffs close in on a white fall that drops straight into cloud; pines stand on the edges.
    水墨、瀑布、山水、松树、悬崖、立轴、国画、中国风、云雾、竖构图、宣纸、高山流水
    ink wash, waterfall, cliff, pine trees, hanging scroll, chinese painting, mountain, mist, vertical, rice paper,
    traditional, brush`,
  photo('ink-jade-mountains', { group: 'ink-mountains-and-water' })`
    青绿山水长卷｜石绿铺染的群山在金色绢底上层层展开，雁阵掠过天际，致敬青绿山水传统。
    Blue-green mountains, long scroll
    Malachite ridges unroll over golden silk while geese cross the sky, after the old blue-green manner.
    青绿山水、国潮、中国风、石绿、长卷、群山、云雾、古风、金色、横幅、雁阵、国画
    blue-green landscape, chinese style, malachite, scroll, mountains, mist, antique, gold, banner, geese, panorama,
    traditional painting`,
  photo('ink-bamboo-grove', { group: 'ink-flowers-and-trees' })`
    墨竹｜浓淡相间的竹竿与竹叶，前清后远，一方朱印收尾。
    Bamboo in ink
    Stalks and leaves in dark and pale ink, some near and some far, closed with a red seal.
    墨竹、竹子、水墨、国画、竹叶、君子、文人画、中国风、竖构图、印章、清雅、留白
    bamboo, ink painting, leaves, chinese art, brush, black and white, vertical, seal, zen, literati, elegant, nature`,
  photo('ink-pine-red-sun', { group: 'ink-flowers-and-trees' })`
    苍松红日｜虬曲的松枝从画外伸来，针叶如扇，远处群山与红日遥遥相对。
    Old pine and red sun
    A gnarled branch reaches into the picture with its fans of needles, facing far ridges and a red sun.
    松树、苍松、红日、水墨、国画、远山、迎客松、中国风、长寿、留白、新年、意境
    pine branch, red sun, ink wash, chinese painting, mountains, longevity, negative space, zen, oriental,
    greeting card, brush, mist`,
  photo('ink-plum-blossom', { group: 'ink-flowers-and-trees' })`
    红梅报春｜枯笔写枝、湿笔点花，红梅疏密有致地开满白纸。
    Red plum blossom in ink
    Branches in a dry brush, blossom in a wet one: red plum spread in clusters over white paper.
    梅花、红梅、水墨、国画、新春、春节、花枝、中国风、写意、贺卡、冬天、喜庆
    plum blossom, red flowers, ink painting, branch, spring festival, chinese new year, brush, floral, winter,
    greeting card, oriental, white background`,
  photo('ink-lotus-pond', { group: 'ink-flowers-and-trees' })`
    水墨荷塘｜泼墨荷叶托起一朵淡红的荷花，芦草几笔，满纸清凉。
    Lotus pond in ink
    Splashed leaves hold up one pale red lotus above a few strokes of reed: a cool summer page.
    荷花、莲花、荷塘、水墨、国画、夏天、荷叶、写意、禅意、方形、清雅、中国风
    lotus, pond, ink wash, chinese painting, summer, leaf, flower, zen, square, pink, reeds, serene`,
  photo('ink-willow-boat')`
    柳下泊舟｜垂柳如帘，水面空阔，乌篷小舟静静停在江南的春水上。
    Boat beneath the willows
    Willows hang like a curtain over wide water where a hooded boat rests in southern spring.
    柳树、垂柳、小舟、江南、水墨、春天、国画、留白、渔夫、方形、诗意、中国风
    willow, boat, jiangnan, ink painting, spring, water, fisherman, negative space, square, poetic, minimal,
    chinese style`,
  clip('ink-clip-drifting-mist', { seconds: 8, group: 'ink-mountains-and-water' })`
    水墨动画：云雾漫过远山，舟行雁飞｜云雾在墨色群山之间缓缓流动，雁阵飞向红日，小舟轻轻移过江面。
    Living ink painting: mist, a boat and passing geese
    Mist moves slowly between inked ridges while geese fly towards the sun and a boat slips across the water.
    水墨动画、云雾、山水、中国风、国画、红日、大雁、小舟、片头、背景视频、意境、古风
    ink animation, mist, mountains, chinese style, red sun, geese, boat, opening title, background video, oriental,
    calm, living painting`,
  clip('ink-clip-jade-mist', { seconds: 21, group: 'ink-mountains-and-water' })`
    青绿山水动态长镜头｜青绿群山间云雾流转，雁阵徐徐飞过金色的天空，二十四秒长镜头适合片头与舞台背景。
    Blue-green mountains in drifting mist, long take
    Cloud turns among malachite ridges and geese cross a golden sky: twenty-four seconds for titles and stage screens.
    青绿山水、国潮、动态背景、云雾、群山、大屏、舞台背景、中国风、古风、雁阵、长镜头、金色
    blue-green landscape, motion background, mist, mountains, stage screen, chinese style, geese, gold, long take,
    traditional, scroll, footage`,
  photo('ink-geese-sun', { topics: ['ink-of-the-east', 'colour-fields'] })`
    落霞归雁长卷｜一轮巨大的红日，一行归雁，两岸芦苇，极简的宽幅留白适合排字。
    Geese across a great red sun
    One great red sun, one line of geese, reeds on both banks: a wide, spare page with room for words.
    红日、大雁、归雁、芦苇、水墨、极简、留白、横幅、秋天、中国风、日系、背景
    red sun, geese, reeds, ink, minimal, copy space, banner, autumn, oriental, japanese style, background, panorama`,
];
