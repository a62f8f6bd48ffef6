export const musicOrder = {
  title: '购买音乐授权',
  companyHint: '授权证书上的名称，付款确认前可以修改。',
  unanswered: '请回答全部四个问题',
  total: '合计',
  sales: '需要永久授权或独家买断？',
  askSales: '联系销售',
  submit: '提交订单',
  failed: '提交失败：{{message}}',
  unreachable: '提交错误：{{message}}',
};
