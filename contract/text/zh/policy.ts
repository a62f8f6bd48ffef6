/** The licence agreement, the user agreement and the privacy policy, as pages. */
export const policy = {
  meta: '第 {{version}} 版，自 {{day}} 起生效',
  planned: '这一版将于 {{day}} 生效，目前适用第 {{current}} 版。',
  past: '这是旧版本，目前适用第 {{current}} 版。',
  coming: '新版本（第 {{version}} 版）将于 {{day}} 生效。',
  readCurrent: '阅读现行版本',
  readComing: '阅读新版本',
  documents: '选择协议或政策',
  contents: '目录',
  versions: '全部版本',
  versionOf: '第 {{version}} 版 · {{day}}',
  hash: '中英文全文的 SHA-256',
  print: '打印',
};
