export const nav = {
  label: '主导航',
  video: '视频',
  pictures: '图片',
  music: '音乐',
  topics: '专题',
  content: '内容',
  contests: '大赛',
  contestsOpen_other: '大赛，{{count}} 个正在征集',
  vip: 'VIP',
  originList: '原创专栏',
  caseList: '客户案例',
  contentList: '资讯内容',
  caseBrandList: '品牌案例',
  activityList: '活动与大赛',
  questions: '常见问题',
  join: '成为签约摄影师',
};

export const header = {
  cart: '购物车',
  bookmarks: '收藏',
  downloadList: '下载清单',
  login: '登录',
  upload: '上传素材',
  photographerCenter: '摄影师中心',
  materialCenter: '素材中心',
  openSearch: '打开搜索',
  openMenu: '打开菜单',
  closeMenu: '收起菜单',
  userMenu: '我的账号',
  userCenter: '用户中心',
  orders: '我的订单',
  purchased: '已购素材',
  bill: '账单',
  devices: '登录设备',
  office: '管理后台',
  toSite: '返回网站',
  officeFind: '搜索管理后台',
  logOff: '退出登录',
  language: '切换到英文',
  languageFailed: '没能切换语言，请检查网络后重试',
};

export const bookmarksPanel = {
  open: '展开收藏',
  all: '查看全部收藏',
  empty: '还没有收藏。看到喜欢的素材，点一下星标就在这里了。',
  loginFirst: '登录后即可收藏素材，换台设备也能看到。',
};

export const cartPanel = {
  open: '展开购物车',
  all: '查看购物车',
  empty: '购物车还是空的。看中的素材，点一下购物车图标就放进来了。',
  remove: '移除 {{title}}',
  gone: '已不可购买',
};

export const boards = {
  choose: '加入画板',
  none: '还没有画板。新建一个，把同一个项目要用的素材放在一起。',
  newName: '新画板名称',
  newHint: '例如：春季宣传片',
  create: '新建并加入',
  added: '已加入画板“{{name}}”',
};

export const footer = {
  shortcuts: '快捷键',
  tagline: '视频、图片、音乐与音效，一次授权，全平台安心使用。',
  explore: '找素材',
  learn: '了解帧库',
  work: '与我们合作',
  photographerHelp: '摄影师帮助',
  contact: '联系我们',
  soundEffects: '音效',
  about: '关于帧库',
  hotline: '服务热线',
  hours: '工作日 09:30–18:30（北京时间）',
  email: '商务合作',
  openContact: '在线咨询',
  social: '社交媒体',
  policies: '协议与政策',
  policy: { order: '素材授权协议', user: '用户协议', privacy: '隐私政策' },
  copyright: '© {{year}} 帧库 Framehall',
};

export const sideBar = {
  label: '快捷入口',
  vip: 'VIP 会员',
  vipOffer: '购买授权更优惠',
  vipLeft_other: '剩余 {{count}} 天',
  vipSaved: '已节省 {{amount}}',
  feedback: '意见反馈',
  contact: '购买咨询',
  cart: '购物车',
  bookmarks: '我的收藏',
  toTop: '回到顶部',
};

export const contact = {
  title: '联系我们',
  intro: '购买、授权、合作或使用上的任何问题，都可以直接找到人。',
  hotline: '服务热线',
  hours: '工作日 09:30–18:30（北京时间）',
  open: '现在有人接听',
  closed: '现在是休息时间，请在工作时间来电，或先发邮件',
  qr: '微信扫码咨询',
  qrAlt: '客服微信二维码',
  email: '商务合作邮箱',
  copyEmail: '复制邮箱',
  emailCopied: '邮箱已复制到剪贴板',
};

export const feedback = {
  title: '用得怎么样？',
  intro: '您的评价会直接送到产品团队。',
  score: '整体满意度',
  scores: {
    1: '很不满意',
    2: '不太满意',
    3: '一般',
    4: '满意',
    5: '非常满意',
  },
  comment: '想对我们说什么',
  commentHint: '哪里好用，哪里不顺手，缺什么素材…',
  contact: '联系方式',
  contactHint: '邮箱或手机号，方便我们回复您',
  scoreMissing: '请先选择满意度',
  submit: '提交反馈',
  sent: '谢谢，反馈已收到',
};

export const social = {
  weibo: '微博',
  bilibili: '哔哩哔哩',
  xiaohongshu: '小红书',
  douyin: '抖音',
  youtube: 'YouTube',
};
