import type { FirstArticle } from './article.ts';

export const fourQuestions: FirstArticle = {
  slug: 'four-questions-before-you-license',
  tags: ['licensing'],
  words: {
    zh: {
      title: '下单之前，先回答四个问题',
      summary: '用途、渠道、期限、地域：想清楚这四件事，授权就不会买小，也不会多花钱。',
      text: `一份授权说的是：谁可以把哪件素材用在哪里、用多久。帧库把它拆成四个问题，每回答一个，价格就更准一步。

## 用途：这条片子是拿来做什么的

广告、企业宣传、社交媒体、影视、出版和教育，各是一种用途。最容易选错的是“社交媒体”：自己账号上的普通发布属于它；只要为这条内容付费投放，就要选“广告”。

## 渠道：观众在哪里看到

互联网、电视、户外，直到全媒体。先问媒介计划，再选渠道。只上网络的片子，不必为电视付钱；下个季度要上户外屏的，现在一起选更省事。

## 期限：要用多久

一个月到五年。期限到了，已经发布的内容可以留着，但不能再用于新的制作或投放。永久授权和独家买断没有标价，由销售报价。

## 地域：在哪些地方播

中国大陆、大中华区或全球。海外账号、英文官网和跨境电商页面，都算走出了大陆。

## 别忘了写对名字

授权证书上的被授权方只有一个。代理公司下单时，请填写最终客户，对方可以在同一范围内发布成片。几家公司都要用，就分别下单。

更多细节见[常见问题](/Questions#choose-a-scope)，完整条款见[《素材授权协议》](/agreement/order)。`,
    },
    en: {
      title: 'Four questions to answer before you check out',
      summary:
        'Use, channel, term and region. Get these four right and you buy neither too little nor more than you need.',
      text: `A licence says who may use which material, where, and for how long. Framehall breaks that down into four questions, and the price becomes more exact with each answer.

## Use: what is the piece for?

Advertising, corporate promotion, social media, film and TV, publishing and education are each a use of their own. The one people get wrong is social media: an ordinary post on your own account is covered, but as soon as you pay to have that post shown, you need Advertising.

## Channel: where will people see it?

Internet, TV, outdoor, all the way to all media. Ask for the media plan first. A film that only runs online doesn’t have to pay for TV; one that goes on outdoor screens next quarter is easier to license for both now.

## Term: how long will it run?

From one month to five years. When the term ends, anything already published may stay, but the material can’t go into new productions or placements. Perpetual licences and exclusive buyouts have no list price; sales will quote them.

## Region: where will it be shown?

Mainland China, Greater China or worldwide. Overseas accounts, an English website and cross-border shops all count as leaving the mainland.

## Name the right company

A certificate names one licensee. If you are an agency, enter your end client at checkout: they may publish the finished work within the same scope. If several companies need it, place separate orders.

There is more in our [Help & FAQ](/Questions#choose-a-scope), and the full terms are in the [Material Licence Agreement](/agreement/order).`,
    },
  },
};
