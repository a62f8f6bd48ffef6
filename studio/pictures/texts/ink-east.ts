import type { Picture } from '../picture.ts';
import { picture } from './picture.ts';

const base = { family: 'ink', category: 'ink', shop: 5, source: 'other' } as const;

export const INK_EAST_PICTURES: Picture[] = [
  picture(
    { ...base, slug: 'ink-gorge-boat', group: 'ink-mountains-and-water', topics: ['ink-of-the-east'] },
    [
      '水墨山水：峡江孤舟与红日',
      '宣纸上的峡江，远山渐淡入雾，一叶扁舟行于其间，朱砂红日点睛。',
      '水墨、山水画、中国风、国画、峡谷、扁舟、红日、留白、远山、雾、宣纸、意境、飞鸟',
    ],
    [
      'Ink landscape: a boat in the gorge under a red sun',
      'A river gorge on rice paper: ridges thinning into mist, one small boat between them, and a sun in cinnabar.',
      'ink wash, chinese painting, landscape, mountains, gorge, boat, red sun, mist, rice paper, negative space, birds, zen, oriental',
    ],
  ),
  picture(
    {
      ...base,
      slug: 'ink-waterfall-pines',
      group: 'ink-mountains-and-water',
      topics: ['ink-of-the-east', 'moods-of-water'],
    },
    [
      '水墨立轴：飞瀑与松崖',
      '双峰夹峙，白瀑从崖间直落入云雾，松影立于绝壁。',
      '水墨、瀑布、山水、松树、悬崖、立轴、国画、中国风、云雾、竖构图、宣纸、高山流水',
    ],
    [
      'Hanging scroll: waterfall between pine cliffs',
      'Two cliffs close in on a white fall that drops straight into cloud; pines stand on the edges.',
      'ink wash, waterfall, cliff, pine trees, hanging scroll, chinese painting, mountain, mist, vertical, rice paper, traditional, brush',
    ],
  ),
  picture(
    { ...base, slug: 'ink-jade-mountains', group: 'ink-mountains-and-water', topics: ['ink-of-the-east'] },
    [
      '青绿山水长卷',
      '石绿铺染的群山在金色绢底上层层展开，雁阵掠过天际，致敬青绿山水传统。',
      '青绿山水、国潮、中国风、石绿、长卷、群山、云雾、古风、金色、横幅、雁阵、国画',
    ],
    [
      'Blue-green mountains, long scroll',
      'Malachite ridges unroll over golden silk while geese cross the sky, after the old blue-green manner.',
      'blue-green landscape, chinese style, malachite, scroll, mountains, mist, antique, gold, banner, geese, panorama, traditional painting',
    ],
  ),
  picture(
    { ...base, slug: 'ink-bamboo-grove', group: 'ink-flowers-and-trees', topics: ['ink-of-the-east'] },
    [
      '墨竹',
      '浓淡相间的竹竿与竹叶，前清后远，一方朱印收尾。',
      '墨竹、竹子、水墨、国画、竹叶、君子、文人画、中国风、竖构图、印章、清雅、留白',
    ],
    [
      'Bamboo in ink',
      'Stalks and leaves in dark and pale ink, some near and some far, closed with a red seal.',
      'bamboo, ink painting, leaves, chinese art, brush, black and white, vertical, seal, zen, literati, elegant, nature',
    ],
  ),
  picture(
    { ...base, slug: 'ink-pine-red-sun', group: 'ink-flowers-and-trees', topics: ['ink-of-the-east'] },
    [
      '苍松红日',
      '虬曲的松枝从画外伸来，针叶如扇，远处群山与红日遥遥相对。',
      '松树、苍松、红日、水墨、国画、远山、迎客松、中国风、长寿、留白、新年、意境',
    ],
    [
      'Old pine and red sun',
      'A gnarled branch reaches into the picture with its fans of needles, facing far ridges and a red sun.',
      'pine branch, red sun, ink wash, chinese painting, mountains, longevity, negative space, zen, oriental, greeting card, brush, mist',
    ],
  ),
  picture(
    { ...base, slug: 'ink-plum-blossom', group: 'ink-flowers-and-trees', topics: ['ink-of-the-east'] },
    [
      '红梅报春',
      '枯笔写枝、湿笔点花，红梅疏密有致地开满白纸。',
      '梅花、红梅、水墨、国画、新春、春节、花枝、中国风、写意、贺卡、冬天、喜庆',
    ],
    [
      'Red plum blossom in ink',
      'Branches in a dry brush, blossom in a wet one: red plum spread in clusters over white paper.',
      'plum blossom, red flowers, ink painting, branch, spring festival, chinese new year, brush, floral, winter, greeting card, oriental, white background',
    ],
  ),
  picture(
    { ...base, slug: 'ink-lotus-pond', group: 'ink-flowers-and-trees', topics: ['ink-of-the-east'] },
    [
      '水墨荷塘',
      '泼墨荷叶托起一朵淡红的荷花，芦草几笔，满纸清凉。',
      '荷花、莲花、荷塘、水墨、国画、夏天、荷叶、写意、禅意、方形、清雅、中国风',
    ],
    [
      'Lotus pond in ink',
      'Splashed leaves hold up one pale red lotus above a few strokes of reed: a cool summer page.',
      'lotus, pond, ink wash, chinese painting, summer, leaf, flower, zen, square, pink, reeds, serene',
    ],
  ),
  picture(
    { ...base, slug: 'ink-willow-boat', topics: ['ink-of-the-east'] },
    [
      '柳下泊舟',
      '垂柳如帘，水面空阔，乌篷小舟静静停在江南的春水上。',
      '柳树、垂柳、小舟、江南、水墨、春天、国画、留白、渔夫、方形、诗意、中国风',
    ],
    [
      'Boat beneath the willows',
      'Willows hang like a curtain over wide water where a hooded boat rests in southern spring.',
      'willow, boat, jiangnan, ink painting, spring, water, fisherman, negative space, square, poetic, minimal, chinese style',
    ],
  ),
  picture(
    { ...base, slug: 'ink-geese-sun', topics: ['ink-of-the-east', 'colour-fields'] },
    [
      '落霞归雁长卷',
      '一轮巨大的红日，一行归雁，两岸芦苇，极简的宽幅留白适合排字。',
      '红日、大雁、归雁、芦苇、水墨、极简、留白、横幅、秋天、中国风、日系、背景',
    ],
    [
      'Geese across a great red sun',
      'One great red sun, one line of geese, reeds on both banks: a wide, spare page with room for words.',
      'red sun, geese, reeds, ink, minimal, copy space, banner, autumn, oriental, japanese style, background, panorama',
    ],
  ),
  picture(
    { ...base, slug: 'ink-circle', topics: ['ink-of-the-east', 'colour-fields'] },
    [
      '一笔圆：禅意墨环',
      '饱蘸浓墨的一笔圆，由湿到干，飞白自然散开。',
      '圆相、禅、墨环、书法、毛笔、笔触、飞白、极简、圆形、中国风、标志、背景',
    ],
    [
      'One-stroke circle, zen ink ring',
      'A circle in one breath, from wet to dry, the brush letting the paper through as it empties.',
      'enso, zen, ink circle, calligraphy, brush stroke, dry brush, minimal, ring, black and white, design element, square, texture',
    ],
  ),
  picture(
    { ...base, slug: 'ink-in-water', topics: ['ink-of-the-east', 'colour-fields'] },
    [
      '靛蓝墨水在水中晕开',
      '微距下的靛蓝墨水沉入清水，卷成丝绸般的帷幔。',
      '墨水、水中墨、晕染、靛蓝、微距、流体、烟雾、蓝色、抽象、白色背景、艺术、丝绸感',
    ],
    [
      'Indigo ink unfolding in water',
      'A close view of indigo ink sinking through clear water and curling into folds like silk.',
      'ink in water, indigo, macro, fluid, diffusion, blue, abstract, white background, swirl, art, silky, liquid',
    ],
  ),
  picture(
    {
      ...base,
      slug: 'ink-clip-drifting-mist',
      seconds: 8,
      group: 'ink-mountains-and-water',
      topics: ['ink-of-the-east'],
    },
    [
      '水墨动画：云雾漫过远山，舟行雁飞',
      '云雾在墨色群山之间缓缓流动，雁阵飞向红日，小舟轻轻移过江面。',
      '水墨动画、云雾、山水、中国风、国画、红日、大雁、小舟、片头、背景视频、意境、古风',
    ],
    [
      'Living ink painting: mist, a boat and passing geese',
      'Mist moves slowly between inked ridges while geese fly towards the sun and a boat slips across the water.',
      'ink animation, mist, mountains, chinese style, red sun, geese, boat, opening title, background video, oriental, calm, living painting',
    ],
  ),
  picture(
    { ...base, slug: 'ink-clip-jade-mist', seconds: 21, group: 'ink-mountains-and-water', topics: ['ink-of-the-east'] },
    [
      '青绿山水动态长镜头',
      '青绿群山间云雾流转，雁阵徐徐飞过金色的天空，二十四秒长镜头适合片头与舞台背景。',
      '青绿山水、国潮、动态背景、云雾、群山、大屏、舞台背景、中国风、古风、雁阵、长镜头、金色',
    ],
    [
      'Blue-green mountains in drifting mist, long take',
      'Cloud turns among malachite ridges and geese cross a golden sky: twenty-four seconds for titles and stage screens.',
      'blue-green landscape, motion background, mist, mountains, stage screen, chinese style, geese, gold, long take, traditional, scroll, footage',
    ],
  ),
  picture(
    { ...base, slug: 'ink-clip-in-water', seconds: 6, source: 'raw', topics: ['ink-of-the-east', 'colour-fields'] },
    [
      '墨汁滴入清水缓缓晕开',
      '墨汁自上而下坠入水中，翻卷、舒展，最后化作一片深浅不一的墨云。',
      '墨汁、水中墨、晕开、水墨、转场、流体、黑白、遮罩、慢动作、烟雾、艺术、白色背景',
    ],
    [
      'Black ink spreading through clear water',
      'Ink falls through water, rolls, opens and ends as a cloud of many greys.',
      'ink drop, ink in water, spreading, transition, fluid, black and white, matte, slow motion, smoke, art, white background, footage',
    ],
  ),
];
