import type { FirstQuestion } from './question.ts';

export const refunds: FirstQuestion[] = [
  {
    slug: 'refund-window',
    keywords: ['退款', '退钱', '七天', '7天', 'refund', 'money back', 'return'],
    zh: {
      question: '可以退款吗？',
      answer:
        '付款后 7 天内可以在订单页面申请退款。没有下载文件、也没有打开授权证书的，全额退款；否则由财务决定，并告诉您理由。从企业项目里下载的素材不退款。',
    },
    en: {
      question: 'Can I get my money back?',
      answer:
        'You can request a refund on the order’s page within 7 days of payment. If you have downloaded no file and opened no licence certificate, you get all of it back. Otherwise our finance team decides and tells you why. What is taken from a company’s project is not refunded.',
    },
  },
  {
    slug: 'where-a-refund-goes',
    keywords: ['原路退回', '退到哪里', '到账', 'refund', 'account'],
    zh: {
      question: '钱退到哪里？',
      answer: '原路退回：您的支付宝、微信支付账户，或者付款的银行账户。',
    },
    en: {
      question: 'How will I be refunded?',
      answer: 'To the account you paid from: Alipay, WeChat Pay or your bank account.',
    },
  },
  {
    slug: 'licence-after-a-refund',
    keywords: ['撤销', '授权失效', 'revoked', 'refund'],
    zh: {
      question: '退款后授权怎么办？',
      answer: '授权随即撤销，素材不能再使用，核验页面也会显示已撤销。审核期间请不要使用素材。',
    },
    en: {
      question: 'What happens to the licence after a refund?',
      answer:
        'It is revoked: the material may no longer be used, and the verification page says so. While we review your request, please don’t use the material.',
    },
  },
  {
    slug: 'refund-with-an-invoice',
    keywords: ['红冲', '已开票', '发票退款', 'invoice', 'refund', 'reverse'],
    zh: {
      question: '已经开了发票，还能退款吗？',
      answer:
        '可以，发票会同时红冲。如果您已经抵扣或入账，需要先在电子税务局确认，72 小时内有效；确认后我们再退款，订单页面会写明在等什么。',
    },
    en: {
      question: 'Can I get a refund after an invoice was issued?',
      answer:
        'Yes. We reverse the invoice at the same time. If you have already deducted or booked it, you must confirm at the e-tax bureau within 72 hours first; we send the money once that is done. The order’s page says what it is waiting for.',
    },
  },
];
