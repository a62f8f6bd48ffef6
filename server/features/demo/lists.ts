interface Named {
  slug: string;
  nameZh: string;
  nameEn: string;
}

/** Categories for videos and photos. */
export const PICTURE_CATEGORIES: readonly Named[] = [
  { slug: 'mountains', nameZh: '山川', nameEn: 'Mountains' },
  { slug: 'water', nameZh: '江河湖海', nameEn: 'Sea and water' },
  { slug: 'city', nameZh: '城市', nameEn: 'City' },
  { slug: 'plants', nameZh: '森林植物', nameEn: 'Forest and plants' },
  { slug: 'sky', nameZh: '天空星空', nameEn: 'Sky and stars' },
  { slug: 'aerial', nameZh: '航拍', nameEn: 'Aerial' },
  { slug: 'desert', nameZh: '荒漠', nameEn: 'Desert' },
  { slug: 'ink', nameZh: '水墨国风', nameEn: 'Ink wash' },
  { slug: 'abstract', nameZh: '抽象背景', nameEn: 'Abstract' },
];

export const MUSIC_CATEGORIES: readonly Named[] = [
  { slug: 'ambient', nameZh: '氛围', nameEn: 'Ambient' },
  { slug: 'piano', nameZh: '钢琴', nameEn: 'Piano' },
  { slug: 'chinese', nameZh: '中国风', nameEn: 'Chinese' },
  { slug: 'cinematic', nameZh: '影视', nameEn: 'Cinematic' },
  { slug: 'corporate', nameZh: '企业与科技', nameEn: 'Corporate and technology' },
  { slug: 'electronic', nameZh: '电子', nameEn: 'Electronic' },
  { slug: 'lofi', nameZh: '低保真', nameEn: 'Lo-fi' },
  { slug: 'jazz', nameZh: '爵士与拉丁', nameEn: 'Jazz and Latin' },
  { slug: 'acoustic', nameZh: '原声', nameEn: 'Acoustic' },
  { slug: 'minimal', nameZh: '极简', nameEn: 'Minimal' },
];

export const EFFECT_CATEGORIES: readonly Named[] = [
  { slug: 'nature', nameZh: '自然', nameEn: 'Nature' },
  { slug: 'city', nameZh: '城市', nameEn: 'City' },
  { slug: 'everyday', nameZh: '日常物件', nameEn: 'Everyday objects' },
  { slug: 'interface', nameZh: '界面与转场', nameEn: 'Interface and transitions' },
];

interface Topic {
  slug: string;
  titleZh: string;
  titleEn: string;
  descriptionZh: string;
  descriptionEn: string;
}

/** Topics on the home page. */
export const TOPICS: readonly Topic[] = [
  {
    slug: 'golden-hour',
    titleZh: '日出日落',
    titleEn: 'Golden hour',
    descriptionZh: '太阳贴近地平线的那一小时：暖光、长影与层层远山。',
    descriptionEn: 'The hour when the sun is low: warm light, long shadows, ridge behind ridge.',
  },
  {
    slug: 'from-above',
    titleZh: '航拍大地',
    titleEn: 'From above',
    descriptionZh: '从空中看田野、梯田、海岸与河流，大地就是一张设计稿。',
    descriptionEn: 'Fields, terraces, coasts and rivers seen from the air, where the land looks designed.',
  },
  {
    slug: 'city-after-dark',
    titleZh: '城市夜色',
    titleEn: 'City after dark',
    descriptionZh: '亮起的窗、流动的车灯和水里的倒影。',
    descriptionEn: 'Lit windows, moving headlights and what the water makes of them.',
  },
  {
    slug: 'ink-of-the-east',
    titleZh: '水墨东方',
    titleEn: 'Ink of the East',
    descriptionZh: '浓淡干湿之间的山、雾、舟与留白。',
    descriptionEn: 'Mountains, mist, boats and empty paper, between wet and dry, dark and light.',
  },
  {
    slug: 'aurora-and-stars',
    titleZh: '极光与星空',
    titleEn: 'Aurora and stars',
    descriptionZh: '北方的光幕、银河与寂静的雪山。',
    descriptionEn: 'Northern curtains of light, the Milky Way, and silent snow below.',
  },
  {
    slug: 'mist-and-forest',
    titleZh: '雾与森林',
    titleEn: 'Mist and forest',
    descriptionZh: '雾把树林分成一层一层，光从缝隙里落下来。',
    descriptionEn: 'Mist that sorts the trees by distance, and light that falls between them.',
  },
  {
    slug: 'moods-of-water',
    titleZh: '水之形',
    titleEn: 'Moods of water',
    descriptionZh: '海浪、静湖、雨滴和池底的光：水的每一种表情。',
    descriptionEn: 'Waves, still lakes, raindrops and light on a pool floor: water in every mood.',
  },
  {
    slug: 'colour-fields',
    titleZh: '色彩与背景',
    titleEn: 'Colour fields',
    descriptionZh: '流体、渐变、光斑与纸艺，留好位置给文字。',
    descriptionEn: 'Fluids, gradients, bokeh and paper cuts, with room left for words.',
  },
];

/** Words suggested under the search box. */
export const HOT_WORDS = [
  ['日落', 'sunset'],
  ['航拍', 'aerial'],
  ['城市夜景', 'city at night'],
  ['云海', 'sea of clouds'],
  ['水墨', 'ink wash'],
  ['极光', 'aurora'],
  ['森林', 'forest'],
  ['海浪', 'waves'],
  ['沙漠', 'desert'],
  ['星空', 'starry sky'],
  ['雪山', 'snow mountain'],
  ['抽象背景', 'abstract background'],
] as const;
