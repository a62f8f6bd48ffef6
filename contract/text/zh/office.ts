import { agreements } from './office/agreements.ts';
import { applications } from './office/applications.ts';
import { awards } from './office/awards.ts';
import { originals } from './office/originals.ts';
import { bankAccounts } from './office/bank-accounts.ts';
import { bodyEditor } from './office/body-editor.ts';
import { companies } from './office/companies.ts';
import { vip } from './office/vip.ts';
import { catalogue } from './office/catalogue.ts';
import { claims } from './office/claims.ts';
import { content } from './office/content.ts';
import { contests } from './office/contests.ts';
import { entries } from './office/entries.ts';
import { finance } from './office/finance.ts';
import { find } from './office/find.ts';
import { holidays } from './office/holidays.ts';
import * as lists from './office/lists.ts';
import { licences } from './office/licences.ts';
import { mailbox } from './office/mailbox.ts';
import { media } from './office/media.ts';
import { music } from './office/music.ts';
import * as names from './office/names.ts';
import { overview } from './office/overview.ts';
import { pictures } from './office/pictures.ts';
import { payouts } from './office/payouts.ts';
import { prices } from './office/prices.ts';
import { projects } from './office/projects.ts';
import { redirects } from './office/redirects.ts';
import { realNames } from './office/real-names.ts';
import { review } from './office/review.ts';
import { sales } from './office/sales.ts';
import { search } from './office/search.ts';
import { statements } from './office/statements.ts';
import { users } from './office/users.ts';
import { invoices } from './office/invoices.ts';
import { jobs } from './office/jobs.ts';
import { judging } from './office/judging.ts';

const audit = {
  search: '搜索操作记录',
  searchHint: '操作人、操作代码或对象',
  subject: '对象',
  subjectHint: '对象，例如 user:12',
  time: '时间',
  actor: '操作人',
  action: '操作',
  reason: '原因',
  system: '系统',
  code: '操作代码',
  who: '操作人',
  whoHint: '操作人的姓名或邮箱',
  export: '导出 CSV',
  exportName: '操作记录',
  exported: '已导出',
  onlyThis: '只看 {{subject}} 的记录',
  changes: '改动内容',
  field: '字段',
  before: '之前',
  after: '之后',
  nothing: '空',
  yes: '是',
  no: '否',
  openUser: '打开用户',
  emptyTitle: '还没有操作记录',
  emptyHint: '注册、修改和员工的每次处理都会记在这里。',
};

const feedback = {
  average: '平均分',
  outOf: '满分 5 分',
  answers: '反馈总数',
  all: '全部 {{count}} 条的评分',
  score: '评分',
  comment: '意见',
  contact: '联系方式',
  page: '所在页面',
  author: '用户',
  time: '时间',
  visitor: '访客',
  noComment: '没有留言',
  emptyTitle: '还没有收到反馈',
  emptyHint: '用户点击页面右侧的“意见反馈”后，内容会出现在这里。',
};

export const office = {
  nav: '后台导航',
  timeZone: '所有时间均为北京时间',
  desks: {
    overview: '概览',
    users: '用户',
    media: '媒体处理',
    review: '审核',
    applications: '签约申请',
    agreements: '协议',
    realNames: '实名认证',
    bankAccounts: '收款账户',
    sales: '销售',
    companies: '企业账户',
    vip: 'VIP 会员',
    finance: '财务',
    invoices: '发票',
    statements: '对账单',
    payouts: '打款',
    licences: '授权',
    prices: '价格',
    holidays: '节假日',
    catalogue: '素材库',
    music: '音乐',
    content: '内容',
    contests: '大赛',
    entries: '参赛作品',
    topics: '专题',
    playlists: '歌单',
    hotWords: '热词',
    categories: '分类',
    search: '搜索',
    jobs: '后台任务',
    audit: '操作记录',
    mailbox: '信箱',
    feedback: '用户反馈',
  },
  about: {
    users: '查找用户，调整身份与权限，处理账号问题。',
    media: '文件处理到了哪一步，出了什么问题，占了多少存储。',
    applications: '决定谁能成为签约摄影师：看图片、看相似作品、看申请人资料。',
    agreements: '摄影师、买家和用户所同意的协议与政策：每个版本的预览，发布新版本。',
    review: '把关上架的每一件作品：通过、退回或不通过，并告诉作者原因。',
    realNames: '核实摄影师的身份：先看证件，再作决定。',
    bankAccounts: '审核摄影师的收款账户；提前更换需要两个人同意。',
    sales: '给订单报价，与买家沟通，跟进每个订单。',
    companies: '企业账户：审核申请，开通、不通过或关闭。',
    vip: 'VIP 会员与授权包：在售商品、报价、购买记录与退款。',
    finance: '核对转账，处理退款，查看每一笔流水。',
    invoices: '买家的开票申请：按期限开具、上传并核对。',
    statements: '摄影师的季度对账单：答复异议、登记打款、分成比例与计税。',
    payouts: '分批向摄影师打款：一人制单，另一人复核放行，银行回盘后入账。',
    licences: '更正、重新签发和撤销授权。',
    prices: '授权价格表：按用途、渠道、期限和地域定价，先看影响再发布。',
    holidays: '中国的放假与调休安排，报价和审核的期限按它计算。',
    catalogue: '查找素材，修改描述，精选、下架，处理举报。',
    music: '音乐和音效：速度、调性、标签、词曲作者与权利。',
    content: '撰写和发布案例、文章、活动、常见问题与页面，查看历史版本。',
    contests: '策划大赛：赛道、评分标准、奖项和日期；邀请评委，组织评审，封存记录，评出奖项。',
    entries: '审核参赛作品是否符合规则：进入评审，或说明原因请参赛者修改。',
    topics: '首页上的专题：顺序、介绍和里面的作品。',
    playlists: '音乐和音效的歌单：顺序、介绍、上线时间和里面的曲目。',
    hotWords: '搜索框下面推荐的词，两种语言各一个。',
    categories: '每种素材的分类，买家用它来筛选。',
    search: '用户搜了什么、没搜到什么，哪些词意思相同，以及搜索结果质量。',
    jobs: '系统在后台执行的任务；失败的任务留在这里等人处理。',
    audit: '谁在什么时候改了什么，以及原因。',
    mailbox: '系统发出的邮件和短信。',
    feedback: '用户在满意度调查中留下的评分和意见。',
  },
  notStaff: {
    title: '这里是员工后台',
    body: '您的账号没有后台权限。如果您是帧库的员工，请联系管理员开通。',
  },
  notPermitted: {
    title: '这个工作台不在您的权限内',
    body: '您的角色：{{roles}}。如果工作需要用到它，请联系管理员调整权限。',
    back: '返回概览',
  },
  reason: {
    label: '原因',
    hint: '会写入操作记录，其他管理员也能看到',
  },
  demoProgress: '演示素材：{{total}} 件中已上架 {{online}} 件',
  days: { from: '从', to: '到', time: '北京时间' },
  chart: { week: '{{day}} 起一周', period: '时间范围', last: '近 {{days}} 天' },
  sheet: { choose: '选择改好的文件', tooBig: '文件超过 {{limit}}' },
  suggestion: { inFile: '文件自带信息：{{says}}', title: '标题“{{title}}”', take: '采用' },
  history: {
    title: '历史记录',
    empty: '还没有任何记录。',
    all: '查看全部 {{total}} 条记录',
  },
  ...names,
  ...lists,
  overview,
  find,
  statements,
  payouts,
  users,
  media,
  music,
  catalogue,
  content,
  contests,
  entries,
  awards,
  originals,
  judging,
  review,
  applications,
  agreements,
  realNames,
  redirects,
  bankAccounts,
  bodyEditor,
  pictures,
  companies,
  vip,
  projects,
  claims,
  sales,
  finance,
  invoices,
  licences,
  prices,
  holidays,
  search,
  jobs,
  audit,
  mailbox,
  feedback,
};
