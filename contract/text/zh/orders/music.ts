export const musicOrder = {
  title: '购买音乐授权',
  versions: '一份授权涵盖这首曲目在售的全部版本，无需分别购买。',
  companyHint: '授权证书上的名称，付款确认前可以修改。',
  unanswered: '请回答全部四个问题',
  total: '合计',
  sales: '需要永久授权或独家买断？',
  askSales: '联系销售',
  submit: '提交订单',
  failed: '提交失败：{{message}}',
  unreachable: '提交错误：{{message}}',
};

/** What a licence for music has beside its certificate. */
export const musicLicence = {
  versionsOf_other: '全部版本（{{count}} 个）',
  download: '下载',
  outlets: '发布账号',
  addOutlets: '添加',
  editOutlets: '编辑',
  noOutlets: '登记要发布的频道或账号，遇到版权主张时更容易证明。',
  outletsLead: '写下要发布这首音乐的频道、账号或网址，最多 {{most}} 个。它们会显示在公开的核验页面和申诉材料里。',
  outletsLabel: '频道、账号或网址（每行一个）',
  outletsExample: '例如：YouTube @shanhai',
  outletsSaved: '发布账号已保存',
  tooManyOutlets: '最多 {{most}} 个',
  longOutlet: '“{{start}}…”太长，每个最多 {{max}} 个字',
  papers: '版权申诉与报备',
  papersHint: '遇到版权主张时，申诉材料里有授权证书、曲目信息、核验链接和中英文申诉说明。',
  claimKit: '申诉材料 (ZIP)',
  cueSheet: '音乐使用表 (PDF)',
  cueSheetTable: '音乐使用表 (CSV)',
  cueSheetSaved: '音乐使用表已保存',
};
