export const orderPage = {
  title: '订单 {{number}}',
  back: '我的订单',
  copyNumber: '复制订单号',
  createdAt: '提交于 {{date}}',
  steps: '订单进度',
  step: { submitted: '已提交', quoted: '已报价', paid: '已付款', confirmed: '已完成', closed: '已关闭' },
  stepDone: '已完成的步骤',
  next: '接下来',
  quoteBy: '最晚报价时间',
  payBy: '付款截止时间',
  closedBecause: '关闭原因：{{reason}}',
  yoursToApprove: '同事的订单等待您审批，同意后才能付款。',
  closedAt: '关闭于 {{date}}',
  again: '再去找找素材',
  lines: '授权素材',
  gone: '已下架',
  request: '特殊要求',
  goneTitle: '没有找到这个订单',
  goneBody: '网址可能不完整，或者这个订单属于其他账号。',
  close: '关闭订单',
  closeTitle: '关闭这个订单？',
  closeBody: '关闭后不能恢复，现有报价随即失效。需要时请重新下单。',
  closeReason: '原因',
  closeWords: '补充说明',
  closed: '订单已关闭',
};

export const timeLeft = {
  days: '{{days}} 天 {{hours}} 小时',
  hours: '{{hours}} 小时 {{minutes}} 分',
  left: '还剩 {{time}}',
  over: '已过期',
  late: '已超过时限，我们会尽快处理',
};

export const orderQuote = {
  title: '报价',
  version: '第 {{version}} 版',
  auto: '按价目表自动生成',
  bySales: '由销售报价',
  validUntil: '有效期至 {{date}}',
  paper: '报价单 PDF',
  note: '销售备注',
  waiting: '报价准备好后会显示在这里。',
  earlier: '以前的报价（{{count}}）',
  listPrice: '价目表价',
};

export const orderThread = {
  title: '与销售沟通',
  empty: '有疑问可以直接在这里留言，销售会回复并发邮件通知您。',
  label: '留言',
  hint: '想说些什么？',
  send: '发送',
  sent: '已发送',
  you: '您',
  sales: '销售',
  change: '请求修改报价',
  asked: '请求修改报价',
  changeTitle: '请求修改报价？',
  changeBody: '当前报价会立即失效，订单回到“待报价”，销售会按您的留言重新报价。在新报价出来之前不能付款。',
  changeConfirm: '请求修改',
  changeDone: '已请求修改，请等待新的报价',
  writeFirst: '请先写明希望怎样修改',
};

export const orderLicence = {
  title: '授权信息',
  edit: '修改',
  division: '素材所属项目',
  until: '付款确认前可以修改',
  untilPaid: '付款前可以修改',
  approvedAnew: '该订单已通过审批。修改被授权方、项目或内部编号后，需要同事重新审批才能付款。',
  agreement: '《素材授权协议》第 {{version}} 版',
  fixed: '授权证书已签发。需要更正时，请在“已购素材”中申请。',
  saved: '修改成功',
};

export const orderRefund = {
  title: '退款',
  until: '{{date}} 前可以申请退款',
  ask: '申请退款',
  askTitle: '申请退款',
  askBody:
    '付款后 7 天内可以申请。没有下载过文件、也没有打开过授权证书的，全额退款；否则由财务酌情决定。退款后授权立即撤销，素材不能再使用。',
  words: '退款原因',
  asked: '已提交退款申请',
  yourWords: '您的说明',
  answer: '财务答复',
  requested: '财务正在审核，结果会发邮件通知您。审核期间请不要使用素材。',
  refused: '退款申请没有通过，授权继续有效。',
  refunded: '已同意退款，款项原路退回，授权已撤销。',
};

export const orderDownloads = {
  title: '授权证书与文件',
  note: '下载次数不限。下载文件或打开授权证书后，退款需由财务酌情决定。',
  all: '全部打包下载',
  allSize: '全部打包下载（{{size}}）',
  file: '下载原始文件',
  certificate: '授权证书',
  archive: '已购素材',
  period: '{{from}} 至 {{to}}',
  forever: '自 {{from}} 起永久有效',
  empty: '授权证书正在签发，请稍候。',
};

export const orderApproval = {
  title: '审批',
  states: { waiting: '待审批', approved: '已通过', declined: '未通过' },
  about: {
    waiting: '需由有审批权限的同事同意后才能付款。',
    approved: '{{name}} 已同意',
    declined: '{{name}} 未同意',
  },
  approve: '同意',
  decline: '不同意',
  approveTitle: '同意这个订单？',
  approveBody: '同事会收到邮件，之后可以付款。',
  declineTitle: '不同意这个订单？',
  declineBody: '同事会收到写有原因的邮件，订单不能付款。',
  words: '给同事的留言',
  approved: '已同意',
  declined: '已标记为不同意',
};
