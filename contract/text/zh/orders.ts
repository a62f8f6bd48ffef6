export * from './orders/form.ts';
export * from './orders/music.ts';
export * from './orders/page.ts';
export * from './orders/pay.ts';

export const orderList = {
  title: '我的订单',
  states: '订单状态',
  all: '全部',
  search: '搜索订单',
  searchHint: '订单号、项目或被授权方',
  items_other: '{{count}} 件素材',
  emptyTitle: '还没有订单',
  emptyBody: '把需要的素材放进购物车，选好授权就可以下单。',
  emptyState: '这里没有订单',
  emptyStateBody: '换个状态，或者查看全部订单。',
  showAll: '查看全部订单',
  find: '去找素材',
  toCart: '去购物车',
  purchased: '已购素材',
  bill: '账单',
  quoteBy: '{{date}} 前报价',
  payBy: '{{date}} 前付款',
  pay: '付款 {{amount}}',
  certificates: '授权证书',
  keys: '用上下方向键在订单之间移动，回车打开',
};

export const bill = {
  title: '账单',
  about: '您账号的全部付款与退款，可以导出给财务对账。',
  paid: '付款合计',
  refunded: '退款合计',
  net: '净支出',
  kinds: { payment: '付款', refund: '退款' },
  kind: '类型',
  anyKind: '全部类型',
  from: '开始日期',
  to: '结束日期',
  wrongRange: '结束日期早于开始日期',
  export: '导出 CSV',
  exported: '账单已导出',
  fileName: '帧库账单',
  columns: {
    at: '时间',
    kind: '类型',
    order: '订单',
    project: '项目',
    way: '方式',
    tradeNo: '交易号',
    state: '状态',
    amount: '金额',
  },
  emptyTitle: '还没有账单',
  emptyBody: '付款或退款后，每一笔都会记在这里。',
};
