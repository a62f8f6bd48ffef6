import type { SearchType } from '#contract/domain/discovery.ts';
import type { Language } from '#contract/domain/language.ts';
import type { QueryForm } from '#contract/domain/search-quality.ts';

/** One query by which search is judged; the type and the keyword name it. */
export interface QualityQuery {
  type: SearchType;
  keyword: string;
  language: Language;
  form: QueryForm;
}

/**
 * What people look for in the demo catalogue and the synthetic one, 100 in each language. Grades belong to a type and a
 * keyword: who rewrites one loses its grades, and figures before and after are not about the same.
 */
const SET: readonly [Language, QueryForm, SearchType, string][] = [
  [
    'zh',
    'word',
    'pic',
    '日落 | 极光 | 沙漠 | 森林 | 雪山 | 云海 | 水墨 | 樱花 | 梯田 | 银河 | 荷花 | 霓虹 | 竹林 | 瀑布',
  ],
  ['zh', 'word', 'video', '航拍 | 延时 | 海浪 | 云雾 | 星空 | 车流 | 下雪 | 丝绸 | 熊猫'],
  ['zh', 'word', 'music', '钢琴 | 史诗 | 爵士 | 古筝 | 摇篮曲'],
  ['zh', 'word', 'effect', '雨声 | 雷声 | 鸟鸣 | 脚步声 | 转场'],
  [
    'zh',
    'words',
    'pic',
    `海上 日落 | 城市 夜景 | 金色 沙丘 | 雪山 湖泊 倒影 | 水墨 荷塘 | 秋天 公路 | 森林 晨雾 | 蓝色 科技 背景 | 红梅 新年 |
    雨夜 城市 | 热带 海滩 | 大理石 纹理 | 火锅 美食 | 春节 灯笼`,
  ],
  [
    'zh',
    'words',
    'video',
    '城市 车流 延时 | 极光 湖面 | 樱花 飘落 | 沙漠 星空 | 国风 动态背景 | 海上 日落 | 水下 光束',
  ],
  ['zh', 'words', 'music', '中国风 古筝 | 预告片 史诗 | 轻松 咖啡馆 | 科技 发布会'],
  ['zh', 'words', 'effect', '海浪 沙滩 | 键盘 打字 | 古寺 钟声'],
  ['zh', 'misspelt', 'pic', '日洛 | 及光 | 沙莫 | 深林 | 水默 | 熏衣草 | 云孩'],
  ['zh', 'misspelt', 'video', '航怕 | 延实'],
  ['zh', 'misspelt', 'music', '刚琴'],
  ['zh', 'pinyin', 'pic', 'riluo | jiguang | shamo | senlin | xueshan | shuimo | yinghua | titian | xingkong'],
  ['zh', 'pinyin', 'video', 'hangpai | yanshi'],
  ['zh', 'pinyin', 'music', 'gangqin'],
  ['zh', 'pinyin', 'effect', 'yusheng'],
  [
    'zh',
    'sentence',
    'pic',
    `没有人的清晨湖面，适合茶叶品牌 | 帮我找一张竖屏的极光照片，做手机壁纸 | 适合新年贺卡的红色梅花 |
    蓝色调的科技感背景，留白多一些 | 空无一人的雪山日出，横版`,
  ],
  [
    'zh',
    'sentence',
    'video',
    `帮我找一段没有人的海边日落，适合片头 | 适合婚礼的暖色光斑背景视频 | 10秒以内的城市车流 |
    需要一段俯拍的秋天公路，适合汽车广告`,
  ],
  ['zh', 'sentence', 'music', '适合咖啡馆的轻松纯音乐 | 帮我找一段适合预告片的震撼配乐'],
  ['zh', 'code', 'pic', '00000001 | 00000005 | 00000012 | 00000030 | 00000060'],
  [
    'en',
    'word',
    'pic',
    `sunset | aurora | desert | forest | waterfall | lavender | skyline | lotus | bamboo | galaxy | marble | fog | island |
    lightning`,
  ],
  ['en', 'word', 'video', 'aerial | timelapse | waves | mist | starry | traffic | snowfall | bokeh | panda'],
  ['en', 'word', 'music', 'piano | epic | jazz | guzheng | lullaby'],
  ['en', 'word', 'effect', 'rain | thunder | birds | footsteps | whoosh'],
  [
    'en',
    'words',
    'pic',
    `sea sunset | city at night | golden dunes | mountain lake reflection | rice terraces | autumn road | misty forest |
    blue technology background | red plum blossom | neon alley | tropical beach | milky way desert | hot pot |
    business meeting`,
  ],
  [
    'en',
    'words',
    'video',
    `traffic light trails | northern lights | cherry petals | desert stars | motion background | sunset clouds |
    underwater light`,
  ],
  ['en', 'words', 'music', 'epic trailer | lo-fi study | corporate inspiring | chinese flute'],
  ['en', 'words', 'effect', 'ocean waves | keyboard typing | camera shutter'],
  [
    'en',
    'misspelt',
    'pic',
    `sunest | aurra | dessert dunes | montains | lavendar | waterfal | refelction | cherry blosom | autum road | skylne`,
  ],
  ['en', 'misspelt', 'video', 'timelaps | arial view | wavess'],
  ['en', 'misspelt', 'music', 'pianno | orchestral epik'],
  ['en', 'misspelt', 'effect', 'tunder'],
  [
    'en',
    'sentence',
    'pic',
    `a quiet morning lake without people, for a tea brand | I need a photo of the northern lights over snowy mountains |
    a vertical wallpaper of the milky way | minimal seascape in shades of grey with copy space |
    golden texture for a luxury brand background | an aerial photo of colourful fields in spring |
    ink painting of a boat for a book cover`,
  ],
  [
    'en',
    'sentence',
    'video',
    `show me a slow drone shot over rice terraces | I need a video of city traffic at dusk, time lapse |
    clouds moving over green hills under 10 seconds | a calm sea at dawn for a meditation app |
    abstract purple particles for a tech launch`,
  ],
  [
    'en',
    'sentence',
    'music',
    `instrumental jazz for a café video | I need an uplifting track for a corporate promo |
    dark suspense music for a thriller trailer | a gentle lullaby for a baby brand`,
  ],
  ['en', 'sentence', 'effect', 'the sound of a subway train passing | crackling campfire on a winter night'],
  ['en', 'code', 'pic', '00000002 | 00000008 | 00000020 | 00000045 | 00000090'],
];

/** In the order in which editors go through them. */
export const QUALITY_QUERIES: readonly QualityQuery[] = SET.flatMap(([language, form, type, keywords]) =>
  keywords.split('|').map((keyword) => ({ type, keyword: keyword.trim(), language, form })),
);

export function qualityQuery(named: Pick<QualityQuery, 'type' | 'keyword'>): QualityQuery | undefined {
  return QUALITY_QUERIES.find(({ type, keyword }) => type === named.type && keyword === named.keyword);
}
