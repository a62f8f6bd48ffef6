export const cart = {
  title: '购物车',
  kinds: { all: '全部', video: '视频', photo: '图片' },
  kindsLabel: '素材类型',
  selectAll: '全选',
  select: '选中 {{title}}',
  selected: '已选 {{chosen}} / {{total}}',
  chooseLicence: '选择授权',
  changeLicence: '修改授权',
  move: '移到收藏',
  remove: '移除',
  removeOne: '移除 {{title}}',
  removeGone_other: '移除 {{count}} 件不可购买的素材',
  removed: '已移除 {{title}}',
  removedMany_other: '已移除 {{count}} 件素材',
  undo: '撤销',
  moved: '已移到收藏',
  unmovable: '低价素材不能收藏，仍留在购物车里',
  obstacle: {
    offline: '已下架，不能再购买',
    'own-work': '这是您自己的作品，不能购买',
    'bought-out': '已被其他买家独家买断',
  },
  emptyTitle: { all: '购物车是空的', video: '购物车里还没有视频', photo: '购物车里还没有图片' },
  emptyBody: '在素材卡片或详情页点购物车图标，选好的素材就会出现在这里。',
  search: '去找素材',
};

export const cartLicence = {
  title: '选择授权',
  titleMany_other: '为 {{count}} 件素材选择授权',
  body: '回答四个问题，就知道价格。下单前可以随时修改。',
  both: '已选素材既有视频也有图片，下面只列出两者都提供的授权。',
  use: '确认授权',
  chosen: '授权已确认',
};

export const cartSummary = {
  title: '订单汇总',
  items: '已选素材',
  number_other: '{{count}} 件',
  priced: '已有价格',
  quoted: '询价',
  andQuoted: '＋{{number}} 件询价',
  undecided: '未选择授权',
  total: '合计',
  vat: '已含 {{percent}}% 增值税',
  quoteNote: '提交后销售会在工作日 12 小时内报价（其他时间 24 小时内），确认报价后再付款。',
  goOn: '去结算',
  nothingChosen: '请先选中要购买的素材。',
  chooseFirst_other: '还有 {{count}} 件素材没选授权。',
  chooseNow: '现在就选',
  hidden_other: '购物车里另有 {{count}} 件素材没有显示，不会一起结算。',
  showAll: '显示全部',
  tooMany: '一张订单最多 {{number}} 件素材，请分开下单。',
};

export const visitorCart = {
  title: '登录后选择授权',
  body: '购物车保存在这台设备上。登录后自动并入您的账号，就可以选择授权、查看价格并下单。',
  login: '登录去结算',
  register: '还没有账号？立即注册',
};
