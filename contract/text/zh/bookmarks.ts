export const bookmarks = {
  title: '我的收藏',
  all: '全部收藏',
  kinds: { video: '视频', photo: '图片', music: '音乐', effect: '音效' },
  kindsLabel: '素材类型',
  boards: '画板',
  noBoards: '把同一个项目的素材放进画板，还能用链接分享给同事。',
  total_other: '共 {{count}} 件',
  shared: '分享中',
  gone_other: '另有 {{count}} 件素材已下架，不再显示。',
  emptyTitle: '这里还没有收藏',
  emptyBody: '看到喜欢的素材，点一下星标，就会保存在这里。',
  search: '去找素材',
  boardEmptyTitle: '画板还是空的',
  boardEmptyBody: '在素材卡片的“更多操作”里选择“加入画板”，素材就会出现在这里。',
  boardGone: '没有这个画板，它可能已经被删除。',
};

export const bookmarkSelection = {
  start: '选择',
  end: '完成',
  all: '全选本页',
  none: '全部取消',
  count: '已选 {{count}} 件',
  remove: '取消收藏',
  removeTitle_other: '取消收藏选中的 {{count}} 件素材？',
  removeBody: '它们会从收藏中移除。已经放进画板的，仍留在画板上。',
  removed: '已取消收藏',
  takeOff: '从画板移除',
  takenOff: '已从画板移除，素材仍在收藏中',
};

export const ownBoard = {
  create: '新建画板',
  name: '画板名称',
  nameHint: '例如：春季宣传片',
  submit: '新建',
  rename: '重命名',
  renamed: '修改成功',
  remove: '删除画板',
  removeTitle: '删除画板“{{name}}”？',
  removeBody: '画板和它的分享链接会一并删除，素材仍保留在收藏中。',
  removed: '画板已删除',
  share: '分享',
  shareTitle: '分享画板“{{name}}”',
  makeLink: '生成分享链接',
  link: '分享链接',
  copyLink: '复制链接',
  linkCopied: '分享链接已复制到剪贴板',
  unshare: '停止分享',
  unshared: '已停止分享，原来的链接立即失效',
};

export const sharedBoard = {
  by: '{{owner}} 分享的画板',
  empty: '这个画板还没有素材。',
  goneTitle: '这个画板没有在分享',
  goneBody: '分享可能已经停止，或者链接不完整。可以向分享的人要一个新的链接。',
};
