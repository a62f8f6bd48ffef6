export interface DemoWork {
  title: string;
  story: string;
  /** Pieces of the studio of which its files are other takes: photos, or one clip. */
  scenes: readonly string[];
  /** Which of the demo's photographers made it, by shop. */
  by: number;
  /** What a judge in the middle gives it, of 100. */
  points: number;
}

/** Title, story, scenes separated by spaces, shop, points. */
const work = (title: string, story: string, scenes: string, by: number, points: number): DemoWork => ({
  title,
  story,
  scenes: scenes.split(' '),
  by,
  points,
});

const CLOSE_BY = [
  work('折痕 Fold', '一张信纸，一盏台灯。', 'abstract-paper-06', 5, 91),
  work('枝头 On the Branch', '雪后第三天，花开到我够得着的地方。', 'flora-plum-02', 3, 85),
  work('窗上的雨 Rain on the Pane', '等车的四十分钟。', 'water-rain-window-05', 1, 81),
  work('石纹 Vein', '工作台上的一块边角料。', 'abstract-marble-01', 5, 76),
  work('缎 Satin', '祖母的被面。', 'abstract-rose-satin', 2, 71),
  work('尘 Dust', '午后的光路过书架。', 'abstract-gold-dust', 0, 66),
];

const WATER = [
  work('无风 Becalmed', '海面像被熨过一遍。', 'sea-calm-02', 1, 90),
  work('湖上的雾 Mist on the Lake', '雾散之前只有二十分钟。', 'water-misty-lake-03', 0, 86),
  work('水下 Below', '十二米，往上看。', 'water-underwater-06', 4, 80),
  work('风暴之前 Before the Storm', '最后一条船刚刚进港。', 'sea-storm-08', 1, 77),
  work('池 Pool', '酷暑里最安静的一小时。', 'water-pool-04', 2, 70),
  work('晨帆 Morning Sail', '同一个码头，等了五天。', 'sea-sail-07', 3, 65),
];

const NIGHT = [
  work('雨巷 Wet Alley', '收摊以后，霓虹还亮着。', 'city-neon-alley-rain', 2, 92),
  work('绿弧 Green Arc', '零下二十六度，电池撑了九分钟。', 'aurora-arcs-04', 4, 87),
  work('星轨 Star Trails', '三小时的曝光，一次也没有飞机经过。', 'sky-star-trails-03', 4, 82),
  work('沙上银河 Milky Way on Sand', '营地熄灯之后。', 'desert-milky-way-04', 0, 78),
  work('海月 Sea Moon', '退潮以后走到礁石尽头。', 'sea-moon-03', 1, 73),
  work('零点的塔 Towers at Midnight', '加班的人陆续关灯。', 'city-midnight-moon', 2, 67),
];

const NIGHT_FILMS = [
  work('末班车之后 After the Last Train', '天桥上，一镜到底。', 'city-clip-street-trails', 2, 88),
  work('极光三十二秒 Thirty-two Seconds of Aurora', '等了四个晚上，只来了一次。', 'clip-aurora-rose', 4, 79),
];

const CITY = [
  work('蓝调时刻 Blue Hour', '桥灯比天先亮。', 'city-blue-hour-river', 2, 90),
  work('日出于塔间 Between the Towers', '一年里只有几天太阳走到这个位置。', 'city-sunrise-towers', 0, 86),
  work('雾上 Above the Fog', '凌晨四点，二十八层。', 'city-above-fog', 3, 84),
  work('雨夜 Rainy Night', '伞下看不见人，只看见灯。', 'city-rainy-night', 2, 80),
  work('金色全景 Golden Panorama', '六张接片，云刚好停住。', 'city-golden-panorama', 4, 77),
  work('河与霓虹 Neon River', '对岸的字倒着读。', 'city-neon-river', 1, 74),
  work('下班 Homeward', '三十秒，几百盏尾灯。', 'city-street-dusk-trails', 5, 70),
  work('大道 Avenue', '深夜两点，红灯仍然认真。', 'city-avenue-night', 2, 66),
  work('巷口 Corner', '便利店是整条街的月亮。', 'city-neon-alley-rain', 5, 61),
  work('高处的月亮 High Moon', '它每小时挪动一个拳头。', 'city-midnight-moon', 0, 57),
];

const CITY_FILMS = [
  work('水里的霓虹 Neon in the Water', '雨停以后，城市倒过来看。', 'city-clip-neon-water', 1, 86),
  work('晚高峰 Rush Hour', '每个人都在回家。', 'city-clip-street-trails', 0, 75),
];

const SPRING = [
  work('樱 Cherry', '风来之前。', 'flora-cherry-01', 3, 91),
  work('融雪线 Thaw Line', '一周之内，绿色爬了三百米。', 'mountains-spring-04', 0, 84),
  work('郁金香田 Tulip Rows', '从两百米高处看，是一块织物。', 'aerial-tulips-02', 4, 79),
  work('高山草甸 Meadow', '第一批花开在背风处。', 'mountains-meadow-13', 0, 72),
  work('柳岸 Willows', '船夫说再等半个月更好。', 'ink-willow-boat', 5, 66),
];
const SPRING_SERIES = [
  work(
    '从梅到樱 Plum to Cherry',
    '一个院子，三十天。',
    'flora-plum-02 flora-plum-02 flora-cherry-01 flora-cherry-01 flora-cherry-01',
    3,
    89,
  ),
  work(
    '采茶的早晨 Tea Morning',
    '雾、坡、手、篮、炊烟。',
    'flora-tea-04 flora-tea-04 forest-morning-01 forest-morning-01 flora-tea-04',
    5,
    80,
  ),
  work(
    '解冻 Breaking Up',
    '湖面五天里的五种颜色。',
    'water-mirror-lake-01 water-misty-lake-03 mountains-snow-02 mountains-spring-04 water-mirror-lake-01',
    1,
    71,
  ),
];

const AUTUMN = [
  work('山腰 Halfway Up', '颜色每天往下走五十米。', 'mountains-autumn-14', 0, 90),
  work('弯道 The Bend', '落叶把路肩描了出来。', 'aerial-autumn-road-10', 4, 86),
  work('湖边的红 Red Shore', '对称到分不清哪边是水。', 'water-autumn-lake-02', 1, 79),
  work('收割之后 After the Harvest', '梯田换上金边。', 'aerial-terraces-gold-06', 3, 74),
  work('芦苇 Reeds', '风从左边来。', 'flora-reeds-05', 2, 68),
];
const AUTUMN_SERIES = [
  work(
    '一条路的秋天 One Road’s Autumn',
    '同一条路，从第一片黄到第一场雪。',
    'aerial-autumn-road-10 aerial-autumn-road-10 mountains-autumn-14 mountains-autumn-14 aerial-winter-03',
    4,
    88,
  ),
  work(
    '候鸟 Passing Through',
    '它们在湿地停了九天。',
    'ink-geese-sun flora-reeds-05 flora-reeds-05 sea-fog-05 ink-geese-sun',
    5,
    82,
  ),
  work(
    '薄暮的林子 Woods at Dusk',
    '走进去，再走出来。',
    'forest-dusk-02 forest-dusk-02 forest-beams-04 forest-pines-03 forest-dusk-02',
    3,
    70,
  ),
];

const MONTHS = [
  [
    work('第一班车 First Train', '站台上只有清洁工和我。', 'city-sunrise-towers', 2, 88),
    work('出峡 Out of the Gorge', '船头转过最后一道弯。', 'ink-gorge-boat', 5, 80),
    work('离岸 Leaving Shore', '码头在身后缩成一条线。', 'aerial-coast-07', 4, 71),
  ],
  [
    work('云上 Above the Clouds', '靠窗，第十七排。', 'sky-above-clouds-01', 4, 89),
    work('尾灯 Tail Lights', '堵在回家的路上。', 'city-street-dusk-trails', 2, 79),
    work('盐路 Salt Road', '三个小时，没有一棵树。', 'aerial-salt-04', 0, 73),
  ],
  [
    work(
      '到了 Here',
      '灯、门、楼梯、窗、海。',
      'city-blue-hour-river city-avenue-night city-neon-river sea-moon-03 sea-sunset-01',
      1,
      87,
    ),
    work(
      '最后一公里 The Last Kilometre',
      '走到雪线，再走回来。',
      'mountains-dusk-05 mountains-snow-02 mountains-snowfield-11 mountains-peak-08 mountains-moon-03',
      0,
      78,
    ),
  ],
];

/** Works of each contest, by its tracks in their order; those that are open have none yet. */
export const DEMO_WORKS: Readonly<Record<string, readonly (readonly DemoWork[])[]>> = {
  '8k2021': [CLOSE_BY],
  '8k2022': [WATER],
  '8k2023': [NIGHT, NIGHT_FILMS],
  '8k2024': [CITY, CITY_FILMS],
  canon2022: [SPRING, SPRING_SERIES],
  canon2022autumn: [AUTUMN, AUTUMN_SERIES],
  fcb1year: MONTHS,
};
