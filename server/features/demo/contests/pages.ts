import type { Block, Body } from '#contract/domain/blocks.ts';
import type { ContestPart } from '#contract/domain/contest.ts';
import type { Language } from '#contract/domain/language.ts';
import { plainBlocks } from '../../content/content.ts';

interface Words {
  title: string;
  summary: string;
  text: string;
}

/** A page beside the first one of a contest. */
export interface DemoPage {
  contest: string;
  page: string;
  /** Parts of the contest below the text. */
  parts: readonly ContestPart[];
  words: Record<Language, Words>;
}

export function bodyOf({ parts }: DemoPage, { text }: Words): Body {
  return [...plainBlocks(text), ...parts.map((part): Block => ({ type: 'contest', part }))];
}

const month = (page: string, zh: Words, en: Words): DemoPage => ({
  contest: 'fcb1year',
  page,
  parts: ['prizes', 'timeline'],
  words: { zh, en },
});

const city = (page: string, zh: Words, en: Words): DemoPage => ({
  contest: 'five-city-tour',
  page,
  parts: ['countdown', 'enter', 'tracks'],
  words: { zh, en },
});

export const DEMO_PAGES: readonly DemoPage[] = [
  month(
    'm1',
    {
      title: '第一月 · 出发',
      summary: '任何一次动身。',
      text: '门关上的声音、站台、清晨第一班车。出发不必很远，换一条路上班也算。',
    },
    {
      title: 'Month one: Setting out',
      summary: 'Any departure will do.',
      text: 'A door closing, a platform, the first bus of the day. It needn’t be far: another way to work counts too.',
    },
  ),
  month(
    'm2',
    {
      title: '第二月 · 途中',
      summary: '还没到的地方。',
      text: '窗外、服务区、隧道里的倒影。这个月只看路上，不看目的地。',
    },
    {
      title: 'Month two: On the way',
      summary: 'Somewhere that isn’t there yet.',
      text: 'Windows, rest stops, reflections in a tunnel. This month is about the road, not where it leads.',
    },
  ),
  month(
    'm3',
    {
      title: '第三月 · 抵达',
      summary: '5 至 9 张，讲完一次抵达。',
      text: '从看见灯光，到放下行李。用一组照片，把最后一公里走完。',
    },
    {
      title: 'Month three: Arriving',
      summary: 'Five to nine photos of one arrival.',
      text: 'From the first lights to the bags on the floor: walk the last kilometre in one series.',
    },
  ),
  city(
    'chengdu',
    {
      title: '成都',
      summary: '茶馆、树荫和慢半拍的下午。',
      text: '成都的光是漫射的：云层很低，影子很淡。适合拍人，也适合拍坐着不动的人。',
    },
    {
      title: 'Chengdu',
      summary: 'Teahouses, shade and slow afternoons.',
      text: 'Light in Chengdu is soft: low clouds, pale shadows. Good for people, and for people who sit still.',
    },
  ),
  city(
    'chongqing',
    {
      title: '重庆',
      summary: '上坡、下坡，和半空中的车站。',
      text: '在重庆，地平线不是一条线。找一个能同时看见江面和十层楼上街道的位置。',
    },
    {
      title: 'Chongqing',
      summary: 'Uphill, downhill, and stations in mid-air.',
      text: 'The horizon isn’t a line here. Find a spot from which you see the river and a street ten floors up.',
    },
  ),
  city(
    'xian',
    {
      title: '西安',
      summary: '城墙内外，早市与夜灯。',
      text: '城墙是一把尺子：站上去看城里的屋顶，走下来看砖缝里的草。',
    },
    {
      title: 'Xi’an',
      summary: 'Inside and outside the wall, from morning market to night lights.',
      text: 'The wall is a ruler: climb it for the roofs, come down for the grass between the bricks.',
    },
  ),
  city(
    'xiamen',
    {
      title: '厦门',
      summary: '海风、骑楼和正午的影子。',
      text: '正午的光最硬，骑楼下却是另一种颜色。跟着影子走，就能走到海边。',
    },
    {
      title: 'Xiamen',
      summary: 'Sea wind, arcades and shadows at noon.',
      text: 'Noon is at its hardest, yet another colour under the arcades. Follow the shade and you reach the sea.',
    },
  ),
  city(
    'harbin',
    { title: '哈尔滨', summary: '零下二十度的蒸汽与冰。', text: '电池放进内袋，镜头不要哈气。日落很早，蓝调很长。' },
    {
      title: 'Harbin',
      summary: 'Steam and ice at minus twenty.',
      text: 'Keep the battery in an inner pocket and don’t breathe on the lens. Sunset is early, and the blue hour long.',
    },
  ),
];
