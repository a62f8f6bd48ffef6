import type { DemoEntry } from './entry.ts';

const NOTE = {
  zh: '! 演示内容：这是一个虚构的品牌，用来展示品牌页面的样子。',
  en: '! Demo content: this brand is fictional and shows what a brand’s page looks like.',
};

const facts = {};

export const BRANDS: readonly DemoEntry<'brand'>[] = [
  {
    type: 'brand',
    slug: 'harbour-line',
    cover: 'city-street-dusk-trails',
    uses: [],
    tags: ['transport'],
    facts,
    words: {
      zh: {
        title: '港线轨道（演示品牌）',
        summary: '一条虚构的滨海通勤线，用城市的光和海岸线讲每天的来回。',
        text: `港线轨道把一座海边城市的两头连起来。它的片子里没有列车特写，只有乘客会看见的东西：街上的车灯、回家路上的海岸线。

${NOTE.zh}`,
      },
      en: {
        title: 'Harbour Line (demo brand)',
        summary: 'A fictional commuter railway by the sea that tells of daily journeys in city light and coastline.',
        text: `Harbour Line joins the two ends of a city by the sea. Its films have no close-ups of trains, only what passengers see: headlights in the street, and the coast on the way home.

${NOTE.en}`,
      },
    },
  },
  {
    type: 'brand',
    slug: 'yunling-tea',
    cover: 'ink-gorge-boat',
    uses: [],
    tags: ['food'],
    facts,
    words: {
      zh: {
        title: '云岭茶事（演示品牌）',
        summary: '一个虚构的高山茶品牌，只讲山、雾和时间。',
        text: `云岭茶事卖的是春天的第一批茶。它不拍茶杯，只拍茶是从哪里来的：山里的雾、江上的船，还有纸上的墨。

${NOTE.zh}`,
      },
      en: {
        title: 'Yunling Tea (demo brand)',
        summary: 'A fictional mountain tea that speaks of hills, mist and time, and of nothing else.',
        text: `Yunling sells the first tea of spring. It never shows a cup, only where the tea comes from: mist in the hills, a boat on the river, ink on paper.

${NOTE.en}`,
      },
    },
  },
  {
    type: 'brand',
    slug: 'northlight-outdoor',
    cover: 'mountains-dawn-01',
    uses: [],
    tags: ['travel'],
    facts,
    words: {
      zh: {
        title: '北光户外（演示品牌）',
        summary: '一个虚构的户外装备品牌，把广告留给天亮前的一小时。',
        text: `北光户外的用户起得比太阳早。它的画面只用天亮前后一小时的光，产品出现得很晚，也很小。

${NOTE.zh}`,
      },
      en: {
        title: 'Northlight Outdoor (demo brand)',
        summary: 'A fictional outdoor brand that leaves its advertising to the hour before sunrise.',
        text: `People who use Northlight get up before the sun. Its pictures only use light from the hour around dawn, and the product comes late and stays small.

${NOTE.en}`,
      },
    },
  },
];
