export const site = {
  name: '帧库',
  /** Title of every page. */
  title: '帧库 Framehall · 正版视频素材库',
  description: '正版视频、图片、音乐与音效，一次授权，全平台安心使用。',
};

export const client = {
  offline: '网络连接不上，请检查网络后重试',
  unavailable: '服务暂时不可用，请稍后再试',
};

export const common = {
  /** By the language in which something is shown. */
  onlyIn: { zh: '暂无英文版，以下为中文', en: '暂无中文版，以下为英文' },
  close: '关闭',
  cancel: '取消',
  retry: '重试',
  save: '保存',
  copy: '复制',
  copied: '已复制到剪贴板',
  copyFailed: '没能复制，请手动选择文字复制',
  loading: '正在加载…',
  home: '返回首页',
  reload: '刷新页面',
  optional: '选填',
  skipToContent: '跳到主要内容',
  nothingToDraw: '这段时间没有数据',
  loadFailed: '内容没能加载出来',
  date: {
    choose: '选择日期',
    unreadable: '请输入日期，例如 {{example}}',
    earlierYear: '上一年',
    earlierMonth: '上个月',
    laterMonth: '下个月',
    laterYear: '下一年',
  },
};

export const fieldProblems = {
  required: '请填写此项',
  'too-short': '内容太短',
  'too-long': '内容太长',
  invalid: '格式不正确',
  unknown: '不支持的字段',
  taken: '已经存在',
  'one-name': '请只填写一个名称',
  'not-whole': '词曲作者的份额合计必须是 100%，出版方的也一样',
  'real-page': '网站在这个地址上有页面',
  loop: '这样会绕回原来的地址',
};

export const search = {
  label: '搜索素材',
  shortLabel: '站内搜索',
  type: '素材类型',
  video: '视频',
  pictures: '图片',
  music: '音乐',
  effects: '音效',
  keyword: '关键词',
  hint: { pictures: '试试“日出 云海 航拍”', music: '试试“温暖 木吉他”', effects: '试试“雨打树叶”' },
  shortHint: '搜索素材',
  submit: '搜索',
  clear: '清空',
  suggestions: '搜索建议',
  noSuggestions: '按回车搜索“{{keyword}}”',
  recent: '最近搜索',
  forget: '清除记录',
  hotWords: '热门搜索',
  hotTopics: '热门专题',
  categories: '分类',
  kinds: { category: '分类', topic: '专题', shop: '店铺', code: '素材编号' },
};

export const material = {
  group: '系列',
  groupTitle: '同系列还有更多素材',
  lowPrice: '低价',
  from: '{{price}} 起',
  byQuote: '询价',
  play: '播放《{{title}}》',
  pause: '暂停《{{title}}》',
  position: '《{{title}}》的播放位置',
  playFailed: '没能播放',
  alikeBadge: '近似 +{{more}}',
  alike_other: '另有 {{count}} 个几乎相同的素材',
  actions: '《{{title}}》的操作',
  bookmark: '收藏',
  unbookmark: '取消收藏',
  bookmarked: '收藏成功',
  unbookmarked: '已取消收藏',
  toCart: '加入购物车',
  outOfCart: '从购物车移除',
  inCart: '已加入购物车',
  leftCart: '已从购物车移除',
  sample: '下载小样',
  license: '购买授权',
  copyCode: '复制素材编号',
  codeCopied: '素材编号 {{title}} 已复制到剪贴板',
  copyLink: '复制素材链接',
  linkCopied: '素材链接已复制到剪贴板',
  more: '更多操作',
  toBoard: '加入画板',
  toList: '加入下载清单',
  offList: '从下载清单移除',
  onList_other: '已将 {{count}} 件加入下载清单',
  leftList: '已从下载清单移除',
  versions_other: '{{count}} 个其他版本',
  versionsOf: '《{{title}}》的其他版本',
  similar: '找相似素材',
  preview: '预览《{{title}}》',
  stopPreview: '停止预览《{{title}}》',
  loginFirst: '请先登录以使用此功能',
};

export const picture = {
  search: '以图搜图',
  drop: '把图片拖到这里',
  choose: '选择图片',
  hint: '也可以直接粘贴。图片本身不会被保存。',
  looking: '正在寻找相似的素材…',
  unreadable: '浏览器打不开这个文件，请换一张 JPEG 或 PNG 图片',
  release: '松开鼠标，用这张图片搜索',
};

export const ownSound = {
  search: '用自己的音乐或影片搜索',
  release: '松开鼠标，用这段声音搜索',
};

export const loadError = {
  title: '页面没能加载完成',
  chunk: '页面文件没有下载下来，可能是网络不稳定，或者网站刚刚更新。刷新一下通常就好了。',
  other: '页面出了点问题。请刷新重试；如果仍然不行，请联系我们。',
};

export const working = {
  title: '这个页面正在准备中',
  body: '我们正在把它做好，很快就能用了。您可以先去别处看看，急用的话直接联系我们。',
  search: '搜索素材',
  contact: '联系我们',
};

export const notFound = {
  title: '这里没有您要找的画面',
  body: '页面可能已经搬走，或者网址有误。',
  search: '搜索素材',
  gone: '这个页面已经下线',
  goneBody: '它已被永久移除。您可以搜索类似的内容，或从首页重新开始。',
};

export const companyHas = {
  badge: '企业已购',
  title: '您的企业已拥有该素材。',
  until: '由 {{by}} 购买，有效期至 {{date}}。',
  forEver: '由 {{by}} 购买，永久有效。',
  download: '查看授权与文件',
};

export const pager = {
  label: '翻页',
  previous: '上一页',
  next: '下一页',
  page: '第 {{page}} 页，共 {{pages}} 页',
};
