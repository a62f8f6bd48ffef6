import { USUAL_LIMITS } from '#contract/domain/track-limits.ts';
import { type DemoContest, prize, track } from './contest.ts';

const RULES = {
  zh: '参赛作品须为本人原创，并拥有完整著作权。\n每个赛道最多提交 15 件，同一作品不得重复参赛。\n评审匿名进行，请勿在标题和故事中写明作者。',
  en: 'Enter your own work only, to which you hold all rights.\nUp to 15 works in each track; the same work can’t be entered twice.\nJudging is blind, so don’t name yourself in the title or story.',
};

const FILM = track(
  'video',
  ['短片', 'Film'],
  ['30 秒至 5 分钟的成片。', 'A finished film of 30 seconds to 5 minutes.'],
);
const SINGLE = track('single', ['单幅', 'Single photo'], ['一张照片说清一件事。', 'One photo that says it all.']);
const SERIES = track(
  'group',
  ['组照', 'Series'],
  ['5 至 9 张，讲完一个故事。', 'Five to nine photos that tell one story.'],
);

/** The same prizes in each of so many tracks. */
const awards = (tracks: number) =>
  Array.from({ length: tracks }, (_, index) => [
    prize(1, ['金奖', 'Gold'], ['奖金 20,000 元与证书', '¥20,000 and a certificate'], index + 1),
    prize(3, ['银奖', 'Silver'], ['奖金 8,000 元与证书', '¥8,000 and a certificate'], index + 1),
  ]).flat();

const EIGHT_K = { zh: '拓光影像（虚构）', en: 'Tuoguang Imaging (fictional)' };
const SEASONS = { zh: '青屿光学（虚构）', en: 'Qingyu Optics (fictional)' };

type Themed = readonly [title: string, summary: string];

function eightK(
  slug: string,
  days: DemoContest['days'],
  zh: Themed,
  en: Themed,
  tracks: DemoContest['tracks'] = [SINGLE],
): DemoContest {
  return {
    slug,
    series: '8K',
    days,
    words: {
      zh: { title: zh[0], summary: zh[1], sponsor: EIGHT_K.zh, rules: RULES.zh },
      en: { title: en[0], summary: en[1], sponsor: EIGHT_K.en, rules: RULES.en },
    },
    tracks,
    prizes: awards(tracks.length),
  };
}

function season(slug: string, days: DemoContest['days'], zh: Themed, en: Themed): DemoContest {
  return {
    slug,
    series: 'Seasons · 四季',
    days,
    words: {
      zh: { title: zh[0], summary: zh[1], sponsor: SEASONS.zh, rules: RULES.zh },
      en: { title: en[0], summary: en[1], sponsor: SEASONS.en, rules: RULES.en },
    },
    tracks: [SINGLE, SERIES],
    prizes: awards(2),
  };
}

/** Six that are decided, one in judging and two that are open. */
export const DEMO_CONTESTS: readonly DemoContest[] = [
  eightK(
    '8k2021',
    ['2021-04-01', '2021-07-31', '2021-09-15'],
    ['8K 影像大赛 · 第一届：近处', '把最近的东西拍到最清楚。'],
    ['8K Contest I: Close by', 'The nearest things, as clearly as they can be seen.'],
  ),
  eightK(
    '8k2022',
    ['2022-04-01', '2022-07-31', '2022-09-15'],
    ['8K 影像大赛 · 第二届：水', '江河、湖海、雨雪，以及一杯水。'],
    ['8K Contest II: Water', 'Rivers, seas, rain, snow, and a single glass.'],
  ),
  eightK(
    '8k2023',
    ['2023-04-01', '2023-07-31', '2023-09-15'],
    ['8K 影像大赛 · 第三届：夜', '天黑之后，光从哪里来。'],
    ['8K Contest III: Night', 'Where light comes from after dark.'],
    [SINGLE, FILM],
  ),
  eightK(
    '8k2024',
    [-75, -8, 30],
    ['8K 影像大赛 · 第四届：城', '人造的地平线，和它每一小时的光。'],
    ['8K Contest IV: City', 'Horizons that people made, in the light of every hour.'],
    [SINGLE, FILM],
  ),
  season(
    'canon2022',
    ['2022-03-01', '2022-05-31', '2022-07-01'],
    ['四季影赛 · 春', '雪化的第一天，到第一场雷雨。'],
    ['Seasons: Spring', 'From the first thaw to the first thunderstorm.'],
  ),
  season(
    'canon2022autumn',
    ['2022-09-01', '2022-11-15', '2022-12-20'],
    ['四季影赛 · 秋', '收割、落叶、候鸟，以及第一件外套。'],
    ['Seasons: Autumn', 'Harvest, falling leaves, passing birds, and the first coat.'],
  ),
  {
    slug: 'fcb1year',
    series: '',
    days: ['2023-11-01', '2024-01-31', '2024-03-01'],
    words: {
      zh: {
        title: '一周年影像季',
        summary: '三个月，三个题目，每月一个新的开始。',
        sponsor: '帧库',
        rules: RULES.zh,
      },
      en: {
        title: 'One year in pictures',
        summary: 'Three months, three themes, and a fresh start each month.',
        sponsor: 'Framehall',
        rules: RULES.en,
      },
    },
    tracks: [
      track('single', ['第一月 · 出发', 'Month one: Setting out'], ['任何一次动身。', 'Any departure will do.']),
      track(
        'single',
        ['第二月 · 途中', 'Month two: On the way'],
        ['还没到的地方。', 'Somewhere that isn’t there yet.'],
      ),
      track(
        'group',
        ['第三月 · 抵达', 'Month three: Arriving'],
        ['5 至 9 张，讲完一次抵达。', 'Five to nine photos of one arrival.'],
      ),
    ],
    prizes: [
      prize(1, ['月度之作', 'Photo of the month'], ['奖金 5,000 元', '¥5,000'], 1),
      prize(1, ['月度之作', 'Photo of the month'], ['奖金 5,000 元', '¥5,000'], 2),
      prize(1, ['月度之作', 'Photo of the month'], ['奖金 5,000 元', '¥5,000'], 3),
    ],
  },
  {
    slug: 'five-city-tour',
    series: '',
    days: [-20, 40, 75],
    words: {
      zh: {
        title: '五城影像行',
        summary: '成都、重庆、西安、厦门、哈尔滨：五座城市，五种光线。',
        sponsor: '迟行旅社（虚构）',
        rules: RULES.zh,
      },
      en: {
        title: 'Five Cities',
        summary: 'Chengdu, Chongqing, Xi’an, Xiamen and Harbin: five cities, five kinds of light.',
        sponsor: 'Slow Line Travel (fictional)',
        rules: RULES.en,
      },
    },
    tracks: [SINGLE, SERIES, FILM],
    prizes: awards(3),
  },
  {
    slug: 'canon-scenic-rally',
    series: '',
    days: [-10, 50, 85],
    words: {
      zh: {
        title: '风景拉力赛',
        summary: '沿着一条路开下去，把路上的风景和那辆车一起拍下来。',
        sponsor: '岭驰汽车（虚构）',
        rules: `${RULES.zh}\n短片中赞助商的车辆须完整出现至少 10 秒。`,
      },
      en: {
        title: 'Scenic Rally',
        summary: 'Follow one road, and bring back the view along with the car.',
        sponsor: 'Lingchi Motors (fictional)',
        rules: `${RULES.en}\nFilms must show the sponsor’s car for at least 10 seconds.`,
      },
    },
    tracks: [
      track(
        'video',
        ['公路短片', 'Road film'],
        [
          '不超过 3 分钟，车辆至少出现 10 秒。',
          'Three minutes at most, with the car in sight for at least 10 seconds.',
        ],
        { showsCar: true, limits: { ...USUAL_LIMITS, mostSeconds: 180 } },
      ),
      SERIES,
    ],
    prizes: awards(2),
  },
];
