import type { FirstQuestion } from './question.ts';

export const vip: FirstQuestion[] = [
  {
    slug: 'what-vip-gives',
    keywords: ['会员', '套餐', '折扣', '优惠', 'vip', 'membership', 'plan', 'discount'],
    zh: {
      question: 'VIP 会员有什么用？',
      answer:
        '会员期内，新报价按套餐的比例优惠，单独列为一行。加上其他优惠，最多不超过五折，也不低于素材的最低价。套餐和价格见 [VIP 会员](/Vip)，登录后还能看到过去 12 个月的订单可以省多少。',
    },
    en: {
      question: 'What does a VIP membership give me?',
      answer:
        'While it lasts, its percentage comes off every new quote, as a line of its own. Together with other discounts it’s never more than 50%, and never below a material’s minimum price. See the plans under [VIP](/Vip); log in to see what each would have saved on your orders of the last 12 months.',
    },
  },
  {
    slug: 'vip-renewal',
    keywords: ['自动续费', '续费', '到期', 'renew', 'auto-renewal', 'subscription'],
    zh: {
      question: 'VIP 会自动续费吗？',
      answer: '不会。最后一天前 7 天，我们会发邮件提醒；再次购买，天数接在后面。会员结束前的报价，在有效期内优惠不变。',
    },
    en: {
      question: 'Does VIP renew automatically?',
      answer:
        'No. We email you 7 days before the last day, and buying again adds days to the end. Quotes made before it ends keep their discount until they expire.',
    },
  },
  {
    slug: 'vip-refund',
    keywords: ['会员退款', '取消会员', 'refund', 'cancel vip'],
    zh: {
      question: '买了 VIP 可以退吗？',
      answer: '付款后 7 天内，只要还没有报价用过优惠，可以全额退款，在会员订单页面申请。',
    },
    en: {
      question: 'Can I get a refund for a VIP plan?',
      answer:
        'Yes, in full, within 7 days of payment and as long as no quote has used it. Request it on the page of your VIP order.',
    },
  },
];
