/** Keywords in both languages: a picture names the English ones, the Chinese ones follow. */
const WORDS = {
  abstract: '抽象', 'acrylic pour': '流体画', aerial: '航拍', afterglow: '余晖', agriculture: '农业', alpenglow: '日照金山', alpine: '高山',
  amber: '琥珀色', arctic: '北极', aurora: '极光', autumn: '秋天', background: '背景', bamboo: '竹子', banner: '横幅', bay: '海湾', beach: '海滩',
  beams: '光束', 'birds-eye view': '鸟瞰', black: '黑色', 'black sand': '黑沙滩', blossom: '花朵', blue: '蓝色', 'blue hour': '蓝调时刻', boat: '小船',
  bokeh: '光斑', branch: '花枝', bright: '明亮', calm: '平静', camera: '镜头', canopy: '树冠', celebration: '节日', 'cherry blossom': '樱花', china: '中国',
  'chinese style': '国风', circles: '圆形', classical: '古典', 'clear sky': '晴空', clouds: '云', coast: '海岸', cold: '寒冷', colourful: '多彩',
  conifer: '针叶林', 'copy space': '留白', countryside: '乡村', crops: '农作物', curves: '曲线', dark: '暗色', dawn: '黎明', daylight: '白天', deep: '深邃',
  desert: '沙漠', dramatic: '戏剧性', drone: '无人机', drops: '水滴', dunes: '沙丘', dusk: '黄昏', earth: '大地', east: '东方', elegant: '优雅',
  environment: '环境', epic: '壮丽', evening: '傍晚', farmland: '农田', festive: '喜庆', fields: '田野', 'film look': '电影感', flight: '飞行',
  floral: '花卉', flow: '流动', fluid: '流体', foam: '浪花', fog: '雾', foothills: '山麓', forest: '森林', fresh: '清新', 'full moon': '满月', galaxy: '银河',
  garden: '花园', geometric: '几何', geometry: '几何图案', glitter: '波光', glow: '发光', gold: '金色', golden: '金黄', 'golden hour': '黄金时刻',
  gradient: '渐变', grass: '草地', green: '绿色', grey: '灰色', hanami: '赏花', harvest: '丰收', haze: '薄霾', hdr: 'HDR', healing: '治愈', hills: '丘陵',
  horizon: '地平线', horizontal: '横构图', hue: '色调', ink: '墨', 'ink wash': '水墨', irrigation: '灌溉', islands: '岛屿', journey: '旅途', jungle: '丛林',
  lake: '湖泊', landscape: '风景', lavender: '薰衣草', layers: '层叠', leaves: '树叶', light: '光线', lightning: '闪电', lines: '线条', lonely: '孤独',
  'long exposure': '长曝光', luxury: '奢华', macro: '特写', magenta: '洋红', marble: '大理石纹', meadow: '草甸', meditation: '冥想', 'milky way': '银河系',
  minimal: '极简', mint: '薄荷绿', mirror: '镜面', mist: '云雾', monochrome: '黑白', mood: '氛围', moon: '月亮', moonlight: '月光', morning: '清晨',
  mountain: '山', mountains: '群山', mystery: '神秘', nature: '自然', navy: '深蓝', neon: '霓虹', night: '夜晚', 'night sky': '夜空', north: '北方',
  ocean: '海洋', orange: '橙色', organic: '有机形态', painting: '绘画', palette: '配色', panorama: '全景', paper: '纸', 'paper cut': '纸艺', pastel: '柔和色',
  patchwork: '拼图般的田块', pattern: '图案', peace: '安宁', peak: '山峰', petals: '花瓣', pine: '松树', pink: '粉色', plum: '梅花', 'polar night': '极夜',
  pool: '泳池', portrait: '竖构图', power: '力量', purple: '紫色', quiet: '安静', rain: '雨', raindrops: '雨滴', red: '红色', reeds: '芦苇', reflection: '倒影',
  'rice terraces': '梯田', ridge: '山脊', ripples: '涟漪', river: '河流', road: '公路', 'red rock': '丹霞', rock: '岩石', romantic: '浪漫', rose: '玫瑰色',
  rows: '田垄', sailing: '帆船', 'salt ponds': '盐田', sand: '沙', scenery: '景色', scroll: '长卷', sea: '大海', 'sea of clouds': '云海', season: '季节',
  'shadow play': '光影', silence: '寂静', silhouette: '剪影', silk: '丝绸', sky: '天空', slope: '山坡', 'slow motion': '慢动作', smoke: '烟雾', snow: '雪',
  snowfall: '下雪', 'snow mountain': '雪山', soft: '柔和', solitude: '独处', spring: '春天', 'star trails': '星轨', starry: '星空', stars: '星星', still: '静止',
  stone: '石头', storm: '风暴', stripes: '条纹', summer: '夏天', summit: '顶峰', sun: '太阳', sunbeams: '丁达尔光', sunlight: '阳光', sunrise: '日出',
  sunset: '日落', surf: '海浪', 'swimming pool': '游泳池', 'symmetry': '对称', tea: '茶园', teal: '青绿色', technology: '科技', texture: '纹理', tide: '潮水',
  'time lapse': '延时摄影', 'top view': '俯拍', traditional: '传统', tranquil: '宁静', travel: '旅行', trees: '树木', tropical: '热带', trunks: '树干',
  tulips: '郁金香', turquoise: '碧蓝', twilight: '暮色', underwater: '水下', vacation: '度假', valley: '山谷', vast: '辽阔', vertical: '竖版', village: '乡野',
  violet: '紫罗兰色', vivid: '鲜艳', wallpaper: '壁纸', warm: '温暖', water: '水', waterfall: '瀑布', wave: '波浪', waves: '海浪翻涌', weather: '天气',
  wellness: '身心放松', wet: '湿润', white: '白色', wild: '荒野', wilderness: '旷野', wind: '风', window: '窗户', winter: '冬天', wood: '树林', yellow: '黄色', zen: '禅意',
} as const;

export type Word = keyof typeof WORDS;

export function keywords(words: readonly Word[]): { keywordsZh: string[]; keywordsEn: string[] } {
  return { keywordsZh: words.map((word) => WORDS[word]), keywordsEn: [...words] };
}
