/** Lists that editors reorder. */
export const order = {
  up: '上移 {{name}}',
  down: '下移 {{name}}',
  drag: '拖动排序',
  moved: '{{name}} 已移到第 {{place}} 位，共 {{total}} 位',
  edit: '修改 {{name}}',
  remove: '删除 {{name}}',
  zh: '中文',
  en: '英文',
  add: '添加',
  added: '已添加',
  saved: '已保存',
  removed: '已删除',
};

/** Shown when two people changed the same thing. */
export const conflict = {
  title: '您编辑时，别人也改了这里',
  keepMine: '保留我的修改，其余用新的',
  takeTheirs: '放弃我的修改',
  saveAgain: '刚刚有别的改动，您的修改还在，请再保存一次。',
};

export const topics = {
  add: '新建专题',
  addTitle: '新建专题',
  added: '专题已创建',
  emptyTitle: '还没有专题',
  emptyHint: '专题把同一个主题的作品放在一起，按这里的顺序出现在首页。',
  count: '{{online}} 件在售',
  countHidden: '{{online}} 件在售，{{hidden}} 件已下架',
  noCover: '没有在售的图片或视频，前台不显示',
  published: '已发布',
  draft: '未发布',
  view: '查看专题页',
  panel: '专题',
  notFound: '没有这个专题',
  notFoundHint: '它可能刚被删除了。',
  form: {
    zh: '中文',
    en: '英文',
    title: '标题',
    description: '介绍',
    slug: '网址名',
    slugHint: '小写字母、数字和连字符，例如 city-night',
    published: '在网站上显示',
    save: '保存',
    saved: '已保存',
  },
  remove: {
    button: '删除专题',
    title: '删除专题“{{name}}”？',
    body: '专题页和里面的排序会消失，作品本身不受影响。',
    confirm: '删除专题',
    done: '专题已删除',
  },
  materials: {
    title: '作品',
    hint: '第一张在售的图片或视频就是封面。',
    search: '添加作品',
    searchHint: '输入编号、标题或关键词',
    add: '添加 {{name}}',
    inTopic: '已在专题里',
    nothing: '没有找到在售的作品',
    remove: '移除 {{name}}',
    emptyTitle: '专题里还没有作品',
    emptyHint: '在上面搜索，把作品加进来。',
  },
};

export const hotWords = {
  addHint: '新词会排在最后。',
  emptyTitle: '还没有热词',
  emptyHint: '热词出现在搜索框下面，点一下就开始搜索。',
  try: '试搜',
  tryWord: '搜索“{{word}}”看看结果',
  remove: { title: '删除热词“{{name}}”？', body: '网站上会立即消失。', confirm: '删除' },
};

export const categories = {
  emptyTitle: '这个类型还没有分类',
  emptyHint: '在上面添加第一个分类。',
  count_other: '{{count}} 件素材',
  used_other: '还有 {{count}} 件素材在用，先把它们移到别的分类',
  show: '查看这些素材',
  remove: { title: '删除分类“{{name}}”？', body: '没有素材在用这个分类，可以放心删除。', confirm: '删除' },
};
