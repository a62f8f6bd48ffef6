import type { Grade } from '#contract/domain/search-quality.ts';

/** How well pieces of the demo answer some queries that mean the same. */
export interface Judgement {
  asked: readonly string[];
  /** Names of pieces by grade, of photos, clips and sounds alike. */
  said: Partial<Record<Grade, string>>;
}

/** Who says it has seen and heard the pieces, and asked no search. What nobody names has no grade. */
export const JUDGEMENTS: readonly Judgement[] = [
  {
    asked: ['日落', 'sunset', 'riluo', '日洛', 'sunest'],
    said: {
      3: 'sea-sunset-01 sea-sail-07 flora-reeds-05 sea-islands-06 mountains-dusk-05',
      2: 'flora-lavender-03 sky-evening-glow-06 city-golden-panorama forest-dusk-02 ink-pine-red-sun',
      1: 'sky-cloud-sunrise-02 mountains-dawn-01 desert-evening-01 ink-gorge-boat desert-dawn-05',
      0: 'water-pool-04',
    },
  },
  {
    asked: ['海上 日落', 'sea sunset', '帮我找一段没有人的海边日落，适合片头'],
    said: {
      3: 'sea-sunset-01 sea-sail-07 sea-islands-06 clip-sea-sunset',
      2: 'clip-sky-evening',
      1: 'sea-moon-03 clip-sea-moon flora-reeds-05 clip-sea-calm clip-sky-over-clouds',
      0: 'clip-mountains-dusk-slide',
    },
  },
  {
    asked: ['sunset clouds'],
    said: { 3: 'clip-sky-evening', 2: 'clip-sky-over-clouds clip-sea-sunset', 1: 'clip-mountains-dusk-slide' },
  },
  {
    asked: ['极光', 'aurora', 'jiguang', '及光', 'aurra'],
    said: { 3: 'aurora-*', 1: 'sky-star-trails-03', 0: 'mountains-moon-03' },
  },
  {
    asked: ['极光 湖面', 'northern lights'],
    said: { 3: 'clip-aurora-lake', 2: 'clip-aurora-rose', 1: 'clip-desert-stars' },
  },
  {
    asked: ['I need a photo of the northern lights over snowy mountains'],
    said: { 3: 'aurora-teal-03 aurora-rose-02', 2: 'aurora-lake-01 aurora-arcs-04' },
  },
  {
    asked: ['帮我找一张竖屏的极光照片，做手机壁纸'],
    said: { 3: 'aurora-rose-02', 1: 'aurora-lake-01 aurora-teal-03 aurora-arcs-04' },
  },
  {
    asked: ['沙漠', 'desert', 'shamo', '沙莫'],
    said: { 3: 'desert-*', 1: 'mountains-red-rock-07', 0: 'aerial-salt-04' },
  },
  {
    asked: ['金色 沙丘', 'golden dunes', 'dessert dunes'],
    said: { 3: 'desert-evening-01', 2: 'desert-dawn-05 desert-red-02', 1: 'desert-stars-03 desert-milky-way-04' },
  },
  { asked: ['沙漠 星空', 'desert stars'], said: { 3: 'clip-desert-stars', 1: 'clip-desert-slide' } },
  {
    asked: ['森林', 'forest', 'senlin', '深林'],
    said: { 3: 'forest-*', 2: 'aerial-autumn-road-10', 1: 'ink-bamboo-grove sky-star-trails-03', 0: 'flora-tea-04' },
  },
  {
    asked: ['森林 晨雾', 'misty forest'],
    said: { 3: 'forest-morning-01 forest-pines-03', 2: 'forest-beams-04 forest-dusk-02', 1: 'forest-bamboo-05' },
  },
  {
    asked: ['雪山', 'xueshan', 'montains'],
    said: {
      3: 'mountains-snow-02 mountains-peak-08 mountains-moon-03',
      2: 'water-mirror-lake-01 aurora-teal-03 mountains-storm-06',
      1: 'aurora-lake-01 mountains-dawn-01',
    },
  },
  {
    asked: ['雪山 湖泊 倒影', 'mountain lake reflection'],
    said: {
      3: 'water-mirror-lake-01',
      2: 'aurora-lake-01 aurora-teal-03 water-autumn-lake-02',
      1: 'water-misty-lake-03',
    },
  },
  {
    asked: ['空无一人的雪山日出，横版'],
    said: { 3: 'mountains-snow-02', 2: 'mountains-dawn-01', 1: 'mountains-peak-08 desert-dawn-05' },
  },
  {
    asked: ['云海', '云孩'],
    said: { 3: 'sky-above-clouds-01 sky-cloud-sunrise-02', 2: 'city-above-fog', 1: 'mountains-dawn-01' },
  },
  {
    asked: ['水墨', 'shuimo', '水默'],
    said: { 3: 'ink-*', 0: 'abstract-marble-01' },
  },
  { asked: ['水墨 荷塘', '荷花', 'lotus'], said: { 3: 'ink-lotus-pond', 1: 'ink-willow-boat', 0: 'flora-plum-02' } },
  {
    asked: ['ink painting of a boat for a book cover'],
    said: { 3: 'ink-gorge-boat ink-willow-boat', 1: 'ink-lotus-pond ink-jade-mountains' },
  },
  {
    asked: ['国风 动态背景'],
    said: { 3: 'ink-clip-jade-mist', 2: 'ink-clip-drifting-mist', 0: 'abstract-clip-blue-silk' },
  },
  {
    asked: ['樱花', 'yinghua', 'cherry blosom'],
    said: { 3: 'flora-cherry-01', 1: 'flora-plum-02', 0: 'ink-plum-blossom' },
  },
  { asked: ['樱花 飘落', 'cherry petals'], said: { 3: 'clip-flora-petals', 0: 'clip-forest-snowfall' } },
  {
    asked: ['红梅 新年', 'red plum blossom', '适合新年贺卡的红色梅花'],
    said: { 3: 'ink-plum-blossom flora-plum-02', 1: 'ink-pine-red-sun flora-cherry-01' },
  },
  { asked: ['春节 灯笼'], said: { 2: 'ink-plum-blossom', 1: 'flora-plum-02' } },
  {
    asked: ['梯田', 'titian', 'rice terraces'],
    said: { 3: 'aerial-terraces-*', 1: 'flora-tea-04 aerial-summer-01' },
  },
  {
    asked: ['show me a slow drone shot over rice terraces'],
    said: { 3: 'clip-aerial-terraces', 1: 'clip-aerial-fields' },
  },
  {
    asked: ['银河', 'galaxy', 'milky way desert', 'xingkong'],
    said: {
      3: 'desert-stars-03 desert-milky-way-04',
      2: 'sky-milky-way-04',
      1: 'sky-star-trails-03 mountains-moon-03',
      0: 'abstract-light-speed',
    },
  },
  {
    asked: ['a vertical wallpaper of the milky way'],
    said: { 3: 'sky-milky-way-04 desert-milky-way-04', 1: 'desert-stars-03' },
  },
  {
    asked: ['星空', 'starry'],
    said: { 3: 'clip-desert-stars', 2: 'clip-aurora-lake clip-aurora-rose', 1: 'clip-sea-moon' },
  },
  {
    asked: ['霓虹', 'neon alley'],
    said: { 3: 'city-neon-river', 1: 'city-rainy-night city-midnight-moon' },
  },
  { asked: ['竹林', 'bamboo'], said: { 3: 'forest-bamboo-05 ink-bamboo-grove', 0: 'flora-reeds-05' } },
  { asked: ['瀑布', 'waterfall', 'waterfal'], said: { 3: 'ink-waterfall-pines', 0: 'water-pool-04' } },
  {
    asked: ['航拍', 'aerial', 'hangpai', '航怕', 'arial view'],
    said: { 3: 'clip-aerial-*', 1: 'clip-mountains-clouds clip-sky-over-clouds' },
  },
  {
    asked: ['延时', 'timelapse', 'yanshi', '延实', 'timelaps'],
    said: {
      3: 'clip-sky-evening clip-desert-stars clip-mountains-clouds',
      2: 'city-clip-street-trails clip-aurora-lake',
    },
  },
  {
    asked: ['海浪', 'waves', 'wavess'],
    said: {
      3: 'clip-sea-moon clip-sea-sunset',
      1: 'clip-sea-calm abstract-clip-blue-silk',
      0: 'abstract-clip-particle-wave',
    },
  },
  {
    asked: ['云雾', 'mist'],
    said: {
      3: 'clip-forest-mist clip-water-lake-mist clip-mountains-dawn-slide',
      2: 'ink-clip-drifting-mist ink-clip-jade-mist',
      1: 'clip-mountains-dusk-slide',
    },
  },
  {
    asked: [
      '车流',
      'traffic',
      '城市 车流 延时',
      'traffic light trails',
      'I need a video of city traffic at dusk, time lapse',
      '10秒以内的城市车流',
    ],
    said: { 3: 'city-clip-street-trails', 0: 'clip-aerial-autumn-road' },
  },
  {
    asked: ['下雪', 'snowfall'],
    said: { 3: 'clip-forest-snowfall', 1: 'clip-mountains-snow-slide', 0: 'clip-flora-petals' },
  },
  { asked: ['丝绸'], said: { 3: 'abstract-clip-blue-silk' } },
  {
    asked: ['bokeh', '适合婚礼的暖色光斑背景视频'],
    said: { 3: 'abstract-clip-drifting-bokeh', 1: 'clip-flora-petals' },
  },
  {
    asked: ['motion background'],
    said: { 3: 'abstract-clip-*', 2: 'ink-clip-jade-mist', 1: 'ink-clip-drifting-mist' },
  },
  { asked: ['水下 光束', 'underwater light'], said: { 3: 'clip-water-beams', 0: 'clip-forest-mist' } },
  {
    asked: ['abstract purple particles for a tech launch'],
    said: { 3: 'abstract-clip-particle-wave', 1: 'abstract-clip-drifting-bokeh' },
  },
  {
    asked: ['clouds moving over green hills under 10 seconds'],
    said: { 3: 'clip-mountains-clouds', 1: 'clip-sky-evening' },
  },
  { asked: ['a calm sea at dawn for a meditation app'], said: { 3: 'clip-sea-calm', 1: 'clip-water-lake-mist' } },
  {
    asked: ['需要一段俯拍的秋天公路，适合汽车广告'],
    said: { 3: 'clip-aerial-autumn-road', 1: 'city-clip-street-trails' },
  },
  {
    asked: ['城市 夜景', 'city at night', '雨夜 城市'],
    said: {
      3: 'city-midnight-moon city-rainy-night city-neon-river',
      2: 'city-blue-hour-river city-street-dusk-trails',
      1: 'city-golden-panorama water-rain-window-05',
      0: 'city-above-fog',
    },
  },
  {
    asked: ['skyline', 'skylne'],
    said: {
      3: 'city-blue-hour-river city-golden-panorama city-neon-river',
      2: 'city-sunrise-towers city-midnight-moon',
      1: 'city-above-fog city-rainy-night',
    },
  },
  {
    asked: ['秋天 公路', 'autumn road', 'autum road'],
    said: { 3: 'aerial-autumn-road-10', 0: 'city-street-dusk-trails' },
  },
  {
    asked: ['热带 海滩', 'tropical beach'],
    said: { 3: 'aerial-coast-07', 2: 'sea-noon-04', 1: 'aerial-black-sand-08' },
  },
  {
    asked: ['an aerial photo of colourful fields in spring'],
    said: { 3: 'aerial-tulips-02', 1: 'aerial-summer-01 aerial-terraces-05' },
  },
  {
    asked: ['蓝色 科技 背景', 'blue technology background', '蓝色调的科技感背景，留白多一些'],
    said: { 3: 'abstract-particle-wave', 2: 'abstract-light-speed', 1: 'abstract-iridescent-film abstract-marble-01' },
  },
  { asked: ['大理石 纹理', 'marble'], said: { 3: 'abstract-marble-01', 1: 'abstract-liquid-gold' } },
  {
    asked: ['golden texture for a luxury brand background'],
    said: { 3: 'abstract-liquid-gold', 2: 'abstract-gold-dust abstract-marble-01', 1: 'abstract-emerald-silk' },
  },
  { asked: ['熏衣草', 'lavender', 'lavendar'], said: { 3: 'flora-lavender-03', 0: 'aerial-tulips-02' } },
  {
    asked: ['fog'],
    said: { 3: 'sea-fog-05 city-above-fog forest-pines-03', 2: 'forest-morning-01', 1: 'mountains-dawn-01' },
  },
  { asked: ['island'], said: { 3: 'sea-islands-06 sea-fog-05', 0: 'sea-calm-02' } },
  { asked: ['minimal seascape in shades of grey with copy space'], said: { 3: 'sea-fog-05', 1: 'sea-calm-02' } },
  { asked: ['lightning'], said: { 3: 'sky-storm-05', 1: 'sea-storm-08 mountains-storm-06' } },
  {
    asked: ['refelction'],
    said: {
      3: 'water-mirror-lake-01 aurora-lake-01',
      2: 'city-blue-hour-river water-autumn-lake-02 water-misty-lake-03',
      1: 'sea-fog-05 city-neon-river',
    },
  },
  {
    asked: ['没有人的清晨湖面，适合茶叶品牌', 'a quiet morning lake without people, for a tea brand'],
    said: { 3: 'water-mirror-lake-01 water-misty-lake-03', 1: 'flora-tea-04 sea-calm-02 water-autumn-lake-02' },
  },
  {
    asked: ['钢琴', 'piano', 'gangqin', '刚琴', 'pianno'],
    said: { 3: 'quiet-window snow-letters', 2: 'open-roads late-bus-home', 1: 'rooftop-sunset' },
  },
  {
    asked: ['史诗', 'epic', '预告片 史诗', 'epic trailer', 'orchestral epik', '帮我找一段适合预告片的震撼配乐'],
    said: { 3: 'summit', 2: 'first-light', 1: 'deep-water' },
  },
  {
    asked: ['爵士', 'jazz', 'instrumental jazz for a café video'],
    said: { 3: 'coffee-steam', 1: 'harbour-breeze late-bus-home' },
  },
  {
    asked: ['轻松 咖啡馆', '适合咖啡馆的轻松纯音乐'],
    said: { 3: 'coffee-steam late-bus-home', 2: 'harbour-breeze', 1: 'quiet-window' },
  },
  {
    asked: ['古筝', 'guzheng', '中国风 古筝', 'chinese flute'],
    said: { 3: 'lotus-pond paper-lanterns', 2: 'bamboo-rain temple-fair' },
  },
  {
    asked: ['摇篮曲', 'lullaby', 'a gentle lullaby for a baby brand'],
    said: { 3: 'firefly-lullaby', 1: 'quiet-window' },
  },
  { asked: ['科技 发布会'], said: { 3: 'pulse-lab', 2: 'open-roads', 1: 'bamboo-clock' } },
  { asked: ['lo-fi study'], said: { 3: 'late-bus-home', 0: 'pulse-lab' } },
  {
    asked: ['corporate inspiring', 'I need an uplifting track for a corporate promo'],
    said: { 3: 'open-roads', 2: 'pulse-lab', 1: 'summit sunday-kitchen' },
  },
  { asked: ['dark suspense music for a thriller trailer'], said: { 3: 'deep-water', 1: 'summit starlit-drift' } },
  { asked: ['雨声', 'rain', 'yusheng'], said: { 3: 'rain-on-leaves', 1: 'distant-thunder cave-drops' } },
  { asked: ['雷声', 'thunder', 'tunder'], said: { 3: 'distant-thunder', 1: 'rain-on-leaves' } },
  { asked: ['鸟鸣', 'birds'], said: { 3: 'dawn-birds', 0: 'summer-crickets' } },
  { asked: ['脚步声', 'footsteps'], said: { 3: 'gravel-steps' } },
  { asked: ['转场', 'whoosh'], said: { 3: 'whoosh' } },
  { asked: ['海浪 沙滩', 'ocean waves'], said: { 3: 'ocean-waves' } },
  { asked: ['键盘 打字', 'keyboard typing'], said: { 3: 'keyboard-typing', 1: 'interface-clicks' } },
  { asked: ['古寺 钟声'], said: { 3: 'temple-bell', 1: 'wall-clock' } },
  { asked: ['camera shutter'], said: { 3: 'camera-shutter', 0: 'interface-clicks' } },
  { asked: ['the sound of a subway train passing'], said: { 3: 'subway-passing' } },
  { asked: ['crackling campfire on a winter night'], said: { 3: 'campfire' } },
];
