/** Texts that are written into files; only the server writes them. */
export const embedded = {
  rights: '© {{author}}。经 Framehall 授权，保留所有权利。',
  terms:
    '本文件授权给 {{licensee}} 用于项目“{{project}}”，授权编号 {{number}}，订单 {{order}}。授权范围：{{scope}}。{{days}}。超出范围须另行取得授权。授权状态以核验页面为准：{{page}}',
  days: '{{from}} 至 {{to}}（含）',
  forEver: '自 {{from}} 起永久有效',
  preview: '仅供预览，使用前须取得授权：{{page}}',
};
