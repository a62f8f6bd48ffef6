import type { DemoEntry } from './entry.ts';

/** One above the rows of the home page, one between them. */
export const BANNERS: readonly DemoEntry<'banner'>[] = [
  {
    type: 'banner',
    slug: 'vip-savings',
    cover: 'city-street-dusk-trails',
    uses: [],
    tags: [],
    facts: { place: 'top', language: 'both', link: '/Vip' },
    words: {
      zh: { title: 'VIP 会员购买授权最高享 5 折', summary: '登录后就能看到，按近 12 个月的订单能省下多少。', text: '' },
      en: {
        title: 'VIP members save up to 50% on licences',
        summary: 'Log in to see what membership would have saved on your orders of the last 12 months.',
        text: '',
      },
    },
  },
  {
    type: 'banner',
    slug: 'four-questions-banner',
    cover: 'aerial-coast-07',
    uses: [],
    tags: [],
    facts: { place: 'between', language: 'both', link: '/Case/four-questions-before-you-license' },
    words: {
      zh: {
        title: '下单之前，先回答四个问题',
        summary: '用途、渠道、期限、地域：答好了，价格和证书就清楚了。',
        text: '',
      },
      en: {
        title: 'Four questions to answer before you check out',
        summary: 'Use, channel, term and region: answer them, and the price and the certificate follow.',
        text: '',
      },
    },
  },
];
