import type { FirstQuestion } from './question.ts';

export const invoices: FirstQuestion[] = [
  {
    slug: 'request-an-invoice',
    keywords: ['发票', '开票', '电子发票', '数电票', 'invoice', 'fapiao', 'tax invoice'],
    zh: {
      question: '怎么申请发票？',
      answer:
        '付款确认后，在订单、[账单](/Bill)或用户中心里申请，几个订单可以合开一张，会员订单也可以。先在[发票抬头](/UserCenter?tab=titles)里填好抬头，金额由系统按实付计算。',
    },
    en: {
      question: 'How do I request an invoice?',
      answer:
        'Once your payment is confirmed, request one from the order, from [Billing](/Bill) or in your account settings; several orders, VIP orders included, can share one invoice. Save your [invoice titles](/UserCenter?tab=titles) first. The amount is what you paid.',
    },
  },
  {
    slug: 'types-of-invoices',
    keywords: ['专票', '普票', '增值税专用发票', '税号', 'special', 'regular', 'VAT invoice'],
    zh: {
      question: '可以开专票吗？',
      answer:
        '企业可以开增值税专用发票，抬头里要填齐地址、电话、开户行和账号；普通发票企业、机构和个人都可以开。税率 6%。',
    },
    en: {
      question: 'Can I get a special VAT invoice?',
      answer:
        'Companies can: their title needs an address, phone number, bank and account number. Regular invoices are available to companies, institutions and individuals. VAT is 6%.',
    },
  },
  {
    slug: 'when-an-invoice-comes',
    keywords: ['多久', '发票时间', '邮箱', '没收到发票', 'when', 'how long', 'email'],
    zh: {
      question: '发票多久能收到？',
      answer:
        '申请后 7 个工作日内；其中有银行转账付款的订单，为 10 个工作日内。发票以 PDF 和 XML 文件发到申请时填写的邮箱，也可以在[发票](/UserCenter?tab=invoices)里下载。',
    },
    en: {
      question: 'When will I get my invoice?',
      answer:
        'Within 7 working days of your request, or 10 if one of the orders was paid by bank transfer. PDF and XML files go to the email address in your request, and you can download them under [Invoices](/UserCenter?tab=invoices).',
    },
  },
  {
    slug: 'wrong-invoice-title',
    keywords: ['抬头错了', '换抬头', '重开发票', '红冲', 'wrong title', 'reissue', 'change invoice'],
    zh: {
      question: '发票抬头开错了怎么办？',
      answer: '在[发票](/UserCenter?tab=invoices)里选择正确的抬头，申请换开。原发票红冲后，新发票按同样的时限开具。',
    },
    en: {
      question: 'The title on my invoice is wrong. What now?',
      answer:
        'Choose the right title under [Invoices](/UserCenter?tab=invoices) and request a replacement. Once the old invoice is reversed, the new one is issued within the same time.',
    },
  },
];
