import type { DemoEntry } from './entry.ts';

const NOTE = {
  zh: '! 演示内容：活动是虚构的，不接受报名。',
  en: '! Demo content: this event is fictional and takes no registrations.',
};

const DAY_MS = 24 * 3_600_000;

/** At seven in the evening in China, so many days from a moment. */
function evening(from: Date, days: number, hours = 0): string {
  const day = new Date(from.getTime() + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(Date.parse(`${day}T11:00:00Z`) + hours * 3_600_000).toISOString();
}

/** `from` and `until` are days from the one on which the demo begins. */
type Planned = Omit<DemoEntry<'activity'>, 'facts'> & { from: number; until: number; place: string };

const PLANNED: readonly Planned[] = [
  {
    type: 'activity',
    slug: 'city-after-dark-exhibition',
    cover: 'city-street-dusk-trails',
    uses: ['city-clip-street-trails'],
    tags: ['culture'],
    from: -6,
    until: 21,
    place: '上海 · Shanghai',
    words: {
      zh: {
        title: '夜色成线：城市光轨放映周',
        summary: '把演示库里入夜的街道放上大屏，连映四周。',
        text: `车灯拖成线，窗子一盏盏亮起。每晚循环放映，随到随看。

## 看什么

放映的都是演示库里在售的作品，每件旁边有编号，用手机就能找到它的页面。

${NOTE.zh}`,
      },
      en: {
        title: 'Night in lines: four weeks of city light',
        summary: 'Streets after dark from the demo library, on a large screen every evening.',
        text: `Headlights become lines and windows come on one by one. It plays on a loop every evening; drop in when you like.

## What’s on

Everything shown is on sale in the demo library. Each piece has its code beside it, so you can find its page on your phone.

${NOTE.en}`,
      },
    },
  },
  {
    type: 'activity',
    slug: 'licences-in-an-hour',
    cover: 'aerial-coast-07',
    uses: [],
    tags: ['licensing'],
    from: 14,
    until: 14,
    place: '线上 · Online',
    words: {
      zh: {
        title: '一小时讲清授权：线上分享',
        summary: '用途、渠道、期限、地域，四个问题怎么答，证书怎么看。',
        text: `给制片和品牌同事的一小时：从一个真实的下单流程讲起，最后留二十分钟回答问题。

可以先读[下单之前，先回答四个问题](/Case/four-questions-before-you-license)。

${NOTE.zh}`,
      },
      en: {
        title: 'Licences in an hour: an online talk',
        summary: 'Use, channel, term and region: how to answer the four questions, and how to read a certificate.',
        text: `An hour for producers and brand teams. We go through an order from start to finish and leave twenty minutes for questions.

To prepare, read [Four questions to answer before you check out](/Case/four-questions-before-you-license).

${NOTE.en}`,
      },
    },
  },
  {
    type: 'activity',
    slug: 'mountain-light-workshop',
    cover: 'mountains-dawn-01',
    uses: [],
    tags: ['craft'],
    from: -40,
    until: -40,
    place: '成都 · Chengdu',
    words: {
      zh: {
        title: '山的光线：摄影师工作坊',
        summary: '日出前一小时拍什么，回来之后怎样写标题和关键词。',
        text: `上午看光，下午看关键词：同一张照片，换一组词，能不能被找到就是两回事。

${NOTE.zh}`,
      },
      en: {
        title: 'Mountain light: a workshop for photographers',
        summary: 'What to shoot in the hour before sunrise, and how to title and tag it afterwards.',
        text: `Light in the morning, keywords in the afternoon: with other words, the same photo is found or isn’t.

${NOTE.en}`,
      },
    },
  },
];

/** What takes place around a moment. */
export function activitiesFrom(now: Date): readonly DemoEntry<'activity'>[] {
  return PLANNED.map(({ from, until, place, ...entry }) => ({
    ...entry,
    facts: { startsAt: evening(now, from), endsAt: evening(now, until, 2), place, contestId: null },
  }));
}
