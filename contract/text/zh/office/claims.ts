/** Shared by the queues whose things are claimed before they are decided. */
export const claims = {
  decision: '审核',
  due: '截止时间',
  overdue: '已超期',
  holder: '领取人',
  me: '我',
  own: '这是您自己的资料，由其他人处理。',
  claimedBy: '{{name}} 正在审核。',
  claimFirst: '请先领取再审核。页面打开期间一直由您处理。',
  claim: '领取',
  release: '放回队列',
  reject: '不通过',
  reason: '原因',
  words: '说明，摄影师可见',
  decidedAt: '审核时间',
  decidedBy: '审核人',
};
