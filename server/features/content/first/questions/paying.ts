import type { FirstQuestion } from './question.ts';

export const paying: FirstQuestion[] = [
  {
    slug: 'ways-to-pay',
    keywords: ['支付', '支付宝', '微信', '付款方式', 'pay', 'alipay', 'wechat', 'payment'],
    zh: {
      question: '可以怎么付款？',
      answer: '支付宝、微信支付或银行转账，以订单页面显示的为准。支付宝和微信支付到账后，立即可以下载。',
    },
    en: {
      question: 'How can I pay?',
      answer:
        'By Alipay, WeChat Pay or bank transfer; the order’s page shows which are available. Alipay and WeChat Pay unlock your downloads as soon as the payment arrives.',
    },
  },
  {
    slug: 'bank-transfer',
    keywords: ['对公转账', '银行转账', '汇款', '凭证', 'transfer', 'bank', 'wire', 'receipt'],
    zh: {
      question: '银行转账怎么操作？',
      answer: '按订单金额转账，附言写订单号，然后上传转账凭证，图片或 PDF 都可以。财务核对到款项后即可下载。',
    },
    en: {
      question: 'How does a bank transfer work?',
      answer:
        'Transfer the exact amount with the order number as reference, then upload the receipt as an image or PDF. Downloads unlock once our finance team has matched the transfer.',
    },
  },
  {
    slug: 'paid-but-still-waiting',
    keywords: ['重复付款', '没到账', '已付款', '等待', 'twice', 'pending', 'stuck'],
    zh: {
      question: '我付了款，订单还在等待，怎么办？',
      answer:
        '请不要重复付款。款项通常一分钟内到账，也可以点“我已付款，立即查询”。如果重复或太晚到账，我们会原路退回。',
    },
    en: {
      question: 'I’ve paid, but my order is still awaiting payment. What now?',
      answer:
        'Please don’t pay twice. Payments usually arrive within a minute; “I’ve paid, check now” asks again. If money arrives twice or too late, we send it back.',
    },
  },
  {
    slug: 'cancel-an-order',
    keywords: ['取消订单', '修改订单', '不想要了', 'cancel', 'change order'],
    zh: {
      question: '付款前可以修改或取消订单吗？',
      answer:
        '可以。付款前可以在[我的订单](/OrderList)里取消，不产生任何费用；想调整价格或范围，在订单页面写明要求，销售会重新报价。被授权方等授权信息在付款确认前都可以修改。',
    },
    en: {
      question: 'Can I change or cancel an order before paying?',
      answer:
        'Yes. Cancel it under [Orders](/OrderList) at no cost until you pay. To change the price or scope, say what you need on the order’s page and our sales team will quote again. Licence details such as the licensee can be edited until payment is confirmed.',
    },
  },
];
