/** Column headings of exported tables. Only the server writes them; browsers do not load them. */
export const ledger = {
  columns: {
    at: '时间',
    kind: '类型',
    order: '订单号',
    project: '项目名称',
    way: '支付方式',
    tradeNo: '交易号',
    state: '状态',
    amount: '金额（元）',
    buyer: '买家',
    licensee: '被授权方',
    payer: '付款方',
    reason: '原因',
    refunded: '已退金额（元）',
    refundTradeNo: '退款交易号',
  },
  kind: { payment: '付款', refund: '退款' },
};
