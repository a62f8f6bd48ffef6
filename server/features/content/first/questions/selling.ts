import type { FirstQuestion } from './question.ts';

export const selling: FirstQuestion[] = [
  {
    slug: 'become-a-photographer',
    keywords: ['签约', '摄影师', '投稿', '入驻', 'sell', 'photographer', 'contributor', 'join', 'apply'],
    zh: {
      question: '怎么成为签约摄影师？',
      answer:
        '在[申请页面](/join)填写资料，上传 20 到 60 张代表作品，JPG 或 PNG，每张不超过 5 MB。5 个工作日内给出结果。没有通过的，30 天后可以再次申请。',
    },
    en: {
      question: 'How do I become a photographer here?',
      answer:
        '[Apply](/join) with your details and 20 to 60 images of your work, JPG or PNG of up to 5 MB each. You hear from us within 5 working days. If we decline, you can apply again after 30 days.',
    },
  },
  {
    slug: 'what-may-be-uploaded',
    keywords: ['上传要求', '分辨率', '格式', '上传工具', 'upload', 'requirements', '4k', 'mp4'],
    zh: {
      question: '可以上传什么样的作品？',
      answer:
        '视频为 MP4，1080P 以上，10 MB 到 3 GB，至少 3 秒；图片为 JPG 或 PNG，1000 万像素以上，不超过 50 MB。完整要求见[如何获得高质量视频](/howToGetHighQualityVideo)，大批文件可以用[上传工具](/howToUseUploadTool)。',
    },
    en: {
      question: 'What can I upload?',
      answer:
        'Video as MP4 in 1080P or more, 10 MB to 3 GB, at least 3 seconds long; photos as JPG or PNG with 10 megapixels or more, up to 50 MB. See [all requirements](/howToGetHighQualityVideo), and use the [upload tool](/howToUseUploadTool) for whole folders.',
    },
  },
  {
    slug: 'how-long-review-takes',
    keywords: ['审核', '退回', '拒绝', '申诉', '多久上架', 'review', 'rejected', 'returned', 'appeal'],
    zh: {
      question: '作品审核要多久？没通过怎么办？',
      answer:
        '提交后 3 个工作日内审核。退回修改的，按提示改好后可以再次提交；未通过的，可以申诉一次，由另一位审核员在 5 个工作日内处理。怎样更容易通过，见[如何获得更多销售机会](/howToGetMoreSaleChance)。',
    },
    en: {
      question: 'How long does review take, and what if my work isn’t accepted?',
      answer:
        'Within 3 working days of submitting. Returned work can be corrected and submitted again. Rejected work can be appealed once; another reviewer decides within 5 working days. See [how to sell more](/howToGetMoreSaleChance) for what we look for.',
    },
  },
  {
    slug: 'what-photographers-earn',
    keywords: ['分成', '收益', '收入', '比例', '独家', 'share', 'earnings', 'royalty', 'percent', 'exclusive'],
    zh: {
      question: '卖出一份授权，我能得多少？',
      answer:
        '按现行《签约摄影师协议》，为买家实付金额扣除增值税后的 50%，独家签约为 60%。比例在成交时锁定，以后调整不影响已成交的订单。每一笔都能在[素材中心](/MaterialCenter)的收益里看到。',
    },
    en: {
      question: 'What do I earn from a sale?',
      answer:
        'Under the current Photographer Agreement, 50% of what the buyer paid without VAT, or 60% as an exclusive photographer. The rate is fixed at each sale; later changes don’t affect it. You see every sale under Earnings in the [Material Center](/MaterialCenter).',
    },
  },
  {
    slug: 'when-photographers-are-paid',
    keywords: ['结算', '对账单', '打款', '提现', '个税', 'statement', 'payout', 'paid', 'tax', 'quarter'],
    zh: {
      question: '什么时候结算和打款？',
      answer:
        '每季度一次，次月 10 日出对账单，15 天内可以确认或对单笔提出异议，逾期视为确认。应付满 100 元的，打款到您实名的收款账户，不足的结转下期。个人所得税由我们依法代扣代缴。',
    },
    en: {
      question: 'When am I paid?',
      answer:
        'Every quarter. Statements come on the 10th of the month after it, and you have 15 days to confirm yours or dispute single lines; after that it counts as confirmed. From ¥100 on, the amount goes to a bank account in your verified name; less is carried forward. We withhold income tax as the law requires.',
    },
  },
  {
    slug: 'real-name-and-bank-account',
    keywords: ['实名', '身份证', '银行卡', '认证', 'real name', 'identity', 'bank account', 'verification'],
    zh: {
      question: '为什么要实名认证？收款账户可以换吗？',
      answer:
        '提交作品和打款都需要实名认证，3 个工作日内审核，证件信息加密保存，谁看过您都能查到。收款账户必须是本人或本企业的；每次变更通过后锁定一年，银行退汇等特殊情况除外。',
    },
    en: {
      question: 'Why do I verify my name, and can I change my bank account?',
      answer:
        'Submitting work and being paid both need your verified name; we check it within 3 working days, keep your papers encrypted, and show you who looked at them. The bank account must be in that name. It’s locked for one year after each change, except in cases such as a payment that the bank sent back.',
    },
  },
  {
    slug: 'take-work-offline',
    keywords: ['下架', '解约', '退出', '停止销售', 'offline', 'withdraw', 'stop selling', 'leave'],
    zh: {
      question: '我可以随时下架作品吗？',
      answer:
        '可以，在[素材中心](/MaterialCenter)里下架即可，随即停止销售。已经售出的授权继续有效，应得的收益照常结算。',
    },
    en: {
      question: 'Can I take my work offline at any time?',
      answer:
        'Yes, in the [Material Center](/MaterialCenter); it goes off sale at once. Licences that were sold remain valid, and you’re paid what you earned as usual.',
    },
  },
];
