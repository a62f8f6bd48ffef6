export const cart = {
  title: '购物车',
  kinds: { video: '视频', photo: '图片' },
  kindsLabel: '素材类型',
  selectAll: '全选',
  select: '选中 {{title}}',
  selected: '已选 {{chosen}} / {{total}}',
  chooseLicence: '选择授权',
  changeLicence: '更改授权',
  move: '移到收藏',
  remove: '移出',
  removeOne: '移出 {{title}}',
  removeGone: '清除不可购买的 {{number}} 件',
  removed: '已移出 {{title}}',
  removedMany: '已移出 {{number}} 件素材',
  undo: '撤销',
  moved: '已移到收藏',
  unmovable: '低价素材不能收藏，仍留在购物车里',
  obstacle: {
    offline: '已下架，不能再购买',
    'own-work': '这是您自己的作品，不能购买',
    'bought-out': '已被其他买家独家买断',
  },
  emptyTitle: { video: '购物车里还没有视频', photo: '购物车里还没有图片' },
  emptyBody: '在素材卡片或详情页点购物车图标，选好的素材就会出现在这里。',
  search: '去找素材',
};

export const cartLicence = {
  title: '选择授权',
  titleMany: '为 {{number}} 件素材选择授权',
  body: '回答四个问题，就知道价格。之后还可以随时更改。',
  use: '用这个授权',
  chosen: '授权已选好',
};

export const cartSummary = {
  title: '结算',
  items: '已选素材',
  number: '{{number}} 件',
  priced: '已有价格',
  quoted: '需人工报价',
  andQuoted: '＋{{number}} 件报价',
  undecided: '还没选授权',
  total: '合计',
  vat: '已含 {{percent}}% 增值税',
  quoteNote: '提交后销售会在工作日 12 小时内报价（其他时间 24 小时内），确认报价后再付款。',
  goOn: '去下单',
  nothingChosen: '请先选中要购买的素材。',
  chooseFirst: '还有 {{number}} 件素材没选授权。',
  chooseNow: '现在就选',
  tooMany: '一张订单最多 {{number}} 件素材，请分开下单。',
};

export const visitorCart = {
  title: '登录后选择授权',
  body: '购物车保存在这台设备上。登录后自动并入您的账号，就可以选择授权、查看价格并下单。',
  login: '登录去下单',
  register: '还没有账号？立即注册',
};
