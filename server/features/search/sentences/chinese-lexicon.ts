import { always, type Lexicon, named, type Saying } from './lexicon.ts';
import { frameRate, lengthBetween, lengthOf, longerThan, shorterThan, tempo } from './measures.ts';

const said = (pattern: string) => new RegExp(pattern, 'g');

/** Somebody, where the word ends: 没有人行道, 没有人工, 没有人声 and 不要人字拖 are about something else. */
const PERSON = '人(?:物|像|类|影)?(?:出现|出镜|入镜|入画|在)?(?=$|[\\s,。;、!?:的])';
/** 无人机, 无人区, 无人超市 … are things: 无人 says that nobody is there only before these. */
const NOBODY =
  '无人(?:物(?:出镜)?|出镜|入镜|(?=$|[\\s,。;、!?的]|画面|场景|空镜|街|海滩|沙滩|公路|道路|小路|清晨|夜|城市|房间|室内|教室|办公室))';
const WORK = '(?:视频|短视频|素材|画面|图片|照片|构图|格式|版)?';

const COLOURS = {
  红: 'red',
  橙: 'orange',
  橘: 'orange',
  黄: 'yellow',
  绿: 'green',
  青: 'teal',
  蓝: 'blue',
  紫: 'purple',
  粉: 'pink',
  粉红: 'pink',
  棕: 'brown',
  褐: 'brown',
  黑: 'black',
  灰: 'grey',
  白: 'white',
};
/** A colour by itself: 黑白 is none. */
const COLOUR = `(?<![红橙橘黄绿青蓝紫粉棕褐黑灰白])(?<name>粉红|[红橙橘黄绿青蓝紫粉棕褐黑灰白])`;

const UNIT = ' ?(?<unit>秒钟?|分钟)';
const AMOUNT = '(?:\\d{1,3}|[一两三五十])';
const length = (pattern: string, value: Saying['value']): Saying => ({
  reading: 'length',
  pattern: said(pattern),
  value,
});

const sayings: readonly Saying[] = [
  {
    reading: 'people',
    pattern: said(
      `(?:画面|镜头)?(?:[里中上])?(?:(?:没有任何|没有出现|(?<!有)没有|没|不要有|不要出现|不要|不含|不带|不出现|看不到|看不见)${PERSON}|${NOBODY}|空无一人|一个人[都也]没有)`,
    ),
    value: always('0'),
    refuses: true,
  },
  {
    reading: 'people',
    pattern: said('(?<![没无不])(?:要?有人物|带人物|含人物|有人出镜|有人入镜|真人出镜)'),
    value: always('1'),
  },
  {
    reading: 'orientation',
    pattern: said(`(?:手机)?(?<!横)竖(?:版|屏|幅|构图|向|画幅)${WORK}`),
    value: always('portrait'),
  },
  {
    reading: 'orientation',
    // 横幅 alone is a banner.
    pattern: said(`横(?:版|屏|构图|向构图|画幅)${WORK}|横幅(?:构图|画面|视频|图片|照片)`),
    value: always('landscape'),
  },
  {
    reading: 'orientation',
    pattern: said('(?:正方形|方形)(?:构图|画幅|画面|视频|图片)|方构图'),
    value: always('square'),
  },
  {
    reading: 'resolution',
    pattern: said('(?<![a-z0-9])(?<name>[48]k|1080p)(?:超高清|超清|高清|分辨率|画质|清晰度)(?!以上|及以上)'),
    value: named({ '4k': '4K', '8k': '8K', '1080p': '1080P' }),
    aside: true,
  },
  { reading: 'frameRate', pattern: said('(?<rate>\\d{2,3})帧(?:每秒)?'), value: frameRate, aside: true },
  { reading: 'colour', pattern: said(`以?${COLOUR}色(?:调|系)(?:为主)?`), value: named(COLOURS) },
  { reading: 'colour', pattern: said(`以?${COLOUR}色为主(?:色调|色|调)?`), value: named(COLOURS) },
  { reading: 'colour', pattern: said(`(?:主色调?|色调)[为是]${COLOUR}色?`), value: named(COLOURS) },
  length(`(?<to>${AMOUNT})${UNIT}(?:以内|之内|以下)`, shorterThan),
  length(`(?:少于|短于|不到|不超过)(?<to>${AMOUNT})${UNIT}`, shorterThan),
  length(`(?<from>${AMOUNT})${UNIT}(?:及?以上)`, longerThan),
  length(`(?:超过|大于|长于)(?<from>${AMOUNT})${UNIT}`, longerThan),
  length(`(?<from>\\d{1,3}) ?(?:-|–|~|到|至) ?(?<to>\\d{1,3})${UNIT}`, lengthBetween),
  length(`(?:时长|长度)[为是约]?(?<long>${AMOUNT})${UNIT}(?:左右)?`, lengthOf),
  length(`(?<long>${AMOUNT})${UNIT}(?:左右)?的?(?=视频|短片|片段|素材|镜头|音乐)`, lengthOf),
  {
    reading: 'vocals',
    pattern: said('(?:没有|不要|不带|不含|无)(?:人声|歌词|演唱)'),
    value: always('0'),
    refuses: true,
  },
  { reading: 'vocals', pattern: said('纯音乐'), value: always('0') },
  { reading: 'vocals', pattern: said('(?<![没无不])[有带含](?:人声|歌词)'), value: always('1') },
  {
    reading: 'energy',
    pattern: said('(?<name>[高中低])能量|能量(?<name>[高中低])'),
    value: named({ 高: 'high', 中: 'medium', 低: 'low' }),
  },
  { reading: 'bpm', pattern: said('每分钟 ?(?<bpm>\\d{2,3}) ?拍'), value: tempo },
];

/** What materials are bought for. */
const USE = [
  '品牌 公司 企业 广告 广告片 宣传片 宣传 形象片 海报 网站 官网 网页 首页 封面 壁纸 公众号 小红书 抖音 快手 微博 微信 朋友圈 视频号 短视频 直播 直播间',
  '电商 详情页 店铺 门店 商店 店 餐厅 酒店 民宿 咖啡馆 茶馆 银行 ppt 演示 幻灯片 汇报 年会 发布会 片头 片尾 纪录片 电影 电视剧 预告片 节目 播客 游戏 app',
  '包装 画册 杂志 书籍 展览 展会 展厅 课件 教学 培训 招聘 客户 项目 推广 营销 促销 产品 商品 房地产 楼盘 茶叶店 咖啡店 工作室',
]
  .join(' ')
  .split(' ')
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const OPENING =
  /^\s*(?:请?(?:帮我|给我)(?:找|搜)?|我们?(?:想要|想找|需要|要找|在找|想用|要)|请问有没有|有没有|想要|想找|需要(?=一|几))/;
const ONE = /^\s*(?:一段|一张|一首|一个(?!人)|一些|一种|一组|一支|一条|几段|几张|几首)/;
const CALLING = /适合|适用于|用于|最好是|那种/g;
const TRAILING = /(?<=.{2})(?:视频|素材|图片|照片|画面|镜头|片段|短片)\s*$/;
const LOOSE = /(?<=^|\s)的|的(?=$|\s)/g;

export const CHINESE: Lexicon = {
  sayings,
  isSentence: (text) =>
    (text.match(/\p{Script=Han}/gu)?.length ?? 0) >= 6 &&
    /[,。;、!?的]|适合|适用于|用于|想要|想找|需要|我要|给我/.test(text),
  uses: [
    new RegExp(
      `(?:适合|适用于|用于|用在|用作)(?:做|作为|给|在|于)?(?<use>[^\\s,。;、!?的\\n]{0,12}(?:${USE}))(?:上|里|中)?(?:使用|用)?的?(?=$|[\\s,。;、!?\\n]|(?<=的))`,
      'gu',
    ),
    new RegExp(`[给为](?<use>[^\\s,。;、!?的\\n]{0,12}(?:${USE}))(?:使用|用)的?(?=$|[\\s,。;、!?\\n]|(?<=的))`, 'gu'),
  ],
  tidy: (clause, isSentence) => {
    const bare = isSentence
      ? clause.replace(OPENING, ' ').replace(ONE, ' ').replaceAll(CALLING, ' ').replace(TRAILING, '')
      : clause;
    return bare.replaceAll(LOOSE, ' ').replaceAll(/\s+/g, ' ').trim();
  },
};
