export const roles = {
  reviewer: '审核',
  sales: '销售',
  finance: '财务',
  editor: '编辑',
  admin: '管理员',
};

export const kinds = {
  1: '买家',
  2: '摄影师',
  35: '素材管理员',
};

export const actions = {
  user: {
    disabled: '停用账号',
    enabled: '恢复账号',
    'roles-changed': '调整身份与角色',
    'signed-out': '强制退出登录',
    'second-factor-reset': '重置两步验证',
  },
  account: {
    registered: '注册账号',
    ensured: '系统创建账号',
    'password-changed': '修改密码',
    'profile-changed': '修改资料',
    'email-changed': '更换邮箱',
    'mobile-changed': '更换手机号',
    'second-factor-set': '设置两步验证',
  },
  material: {
    uploaded: '上传素材',
    transcoding: '开始处理素材',
    incomplete: '素材处理完成',
    pending: '素材提交审核',
    online: '素材上线',
    offline: '素材下线',
    returned: '素材退回修改',
    rejected: '素材不合格',
    edited: '修改素材信息',
    featured: '设为精选',
    unfeatured: '取消精选',
    'report-closed': '处理举报',
    'second-look': '抽查复核',
    'original-seen': '查看原文件',
    'release-seen': '查看授权书',
    'release-attached': '附上授权书',
    'release-detached': '取下授权书',
  },
  group: {
    added: '系列新建',
    renamed: '系列改名',
  },
  topic: {
    added: '新建专题',
    edited: '修改专题',
    removed: '删除专题',
    reordered: '调整专题顺序',
    'material-added': '专题加入作品',
    'material-removed': '专题移出作品',
    'materials-reordered': '调整专题内顺序',
  },
  'hot-word': {
    added: '添加热词',
    edited: '修改热词',
    removed: '删除热词',
    reordered: '调整热词顺序',
  },
  category: {
    added: '添加分类',
    edited: '修改分类',
    removed: '删除分类',
    reordered: '调整分类顺序',
  },
  synonyms: {
    added: '添加同义词',
    changed: '修改同义词',
    removed: '删除同义词',
  },
  media: {
    'run-again': '重新处理文件',
  },
  job: {
    retried: '重试任务',
    discarded: '丢弃任务',
  },
};

export const queues = {
  messages: {
    deliver: '发送邮件和短信',
  },
  accounts: {
    sweep: '清理过期的会话和验证码',
  },
  media: {
    process: '处理文件',
    'process-large': '处理大文件',
    ready: '文件处理完的后续',
    sweep: '清理没人要的文件',
  },
  search: {
    synonyms: '为同义词更新索引',
    sweep: '清理很久以前的搜索记录',
  },
  demo: {
    make: '制作演示素材',
  },
};

export const fields = {
  gid: '身份',
  roles: '后台角色',
  nickname: '昵称',
  language: '消息语言',
  email: '邮箱',
  mobile: '手机号',
  state: '状态',
  featured: '精选',
  titleZh: '中文标题',
  titleEn: '英文标题',
  descriptionZh: '中文说明',
  descriptionEn: '英文说明',
  keywordsZh: '中文关键词',
  keywordsEn: '英文关键词',
  placeZh: '中文地点',
  placeEn: '英文地点',
  takenOn: '拍摄日期',
  release: '授权书',
  category: '分类',
  group: '系列',
  priceClass: '价格等级',
  people: '画面里有人',
  editorial: '仅限新闻和教学',
  file: '文件',
  verdict: '审核结论',
  report: '举报',
  open: '待处理',
  slug: '网址名',
  published: '已发布',
  material: '作品',
  materials: '作品',
  order: '顺序',
  kind: '类型',
  words: '词语',
  zh: '中文',
  en: '英文',
};

export const materialStates = {
  uploaded: '已上传',
  transcoding: '转码中',
  incomplete: '待完善信息',
  pending: '待审核',
  online: '已上线',
  returned: '退回修改',
  rejected: '不合格',
  offline: '已下线',
};
