import type { FirstQuestion } from './question.ts';

export const price: FirstQuestion[] = [
  {
    slug: 'how-prices-are-made',
    keywords: ['价格', '多少钱', '费用', '税', '增值税', 'price', 'cost', 'VAT', 'tax'],
    zh: {
      question: '价格是怎么算的？',
      answer:
        '看您选的授权范围，也看素材本身：等级，以及分辨率或像素。素材页面打开时已选好最常见的用途并标出价格，改一个答案，价格随之变化。价格已含 6% 增值税。',
    },
    en: {
      question: 'How is the price calculated?',
      answer:
        'By the scope you choose, and by the material: its grade and its resolution or size. Every page opens with the most common use and its price; change an answer and the price follows. Prices include 6% VAT.',
    },
  },
  {
    slug: 'price-on-request',
    keywords: ['询价', '人工报价', '特殊要求', '报价时间', 'request', 'quote', 'sales'],
    zh: {
      question: '为什么显示“询价”？',
      answer: '有些授权范围以及所有特殊要求，由销售报价：工作日 12 小时内，其他时间 24 小时内，报好后会发邮件通知您。',
    },
    en: {
      question: 'Why does it say “Price on request”?',
      answer:
        'Some scopes, and all special requests, are priced by our sales team. You get a quote within 12 hours on weekdays and 24 hours otherwise, and we email you when it is ready.',
    },
  },
  {
    slug: 'how-long-a-quote-holds',
    keywords: ['报价有效期', '报价单', '过期', 'valid', 'expire', 'quotation'],
    zh: {
      question: '报价多久有效？',
      answer: '一般 15 天，以报价上写的为准。可以在订单页面要求重新报价；付款之前，您不欠任何费用。',
    },
    en: {
      question: 'How long is a quote valid?',
      answer:
        '15 days, unless the quote says otherwise. You can ask for another on the order’s page, and you owe nothing until you pay.',
    },
  },
  {
    slug: 'budget-footage',
    keywords: ['低价素材', '便宜', '预算', 'budget', 'cheap', 'raw'],
    zh: {
      question: '什么是低价素材？',
      answer: '一类价格更低的视频，适合预算有限的项目。授权方式与其他视频相同，但不提供小样，也不能收藏。',
    },
    en: {
      question: 'What is budget footage?',
      answer:
        'Video at a lower price, for projects with a small budget. It’s licensed like any other video, but has no sample download and can’t be added to favourites.',
    },
  },
];
