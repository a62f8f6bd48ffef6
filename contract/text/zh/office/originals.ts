export const originals = {
  title: '获奖作品原始文件',
  hint: '获奖者会收到写明截止时间的邮件，并在用户中心的“参赛作品”上传原始文件。',
  none: '还没有获奖作品',
  ask: '索取原始文件…',
  dialog: {
    title: '索取原始文件',
    due: '截止日期',
    dueHint: '截至当日结束（北京时间）。再次索取会更新截止时间。',
    works: '作品',
    send: '发送通知',
    sent: '通知已发送',
  },
  due: '{{due}} 截止（北京时间）',
  states: { unasked: '未索取', waiting: '等待提交', complete: '已收到', late: '已逾期', lateComplete: '逾期收到' },
  missing: '{{name}}：尚未收到',
  download: '下载 {{name}}',
};
