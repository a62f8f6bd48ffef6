/** The agreement with photographers: the dialog and the tab in the Material Center. */
export const agreement = {
  welcome: '欢迎签约帧库',
  noticeTitle: '协议更新通知',
  body: '请阅读签约摄影师协议（第 {{version}} 版，{{day}}生效）。同意后即可上传作品，并会下载一份已签署的 PDF 供您留存。',
  noticeBody: '签约摄影师协议有更新（第 {{version}} 版，{{day}}生效），请知悉。',
  cutoff: '{{day}}之前签署的协议由本协议取代，需要您重新确认。',
  agree: '同意并下载',
  reject: '拒绝',
  rejectSure: '确认拒绝',
  rejectMeans:
    '拒绝后不能上传和提交作品；在售作品保留 {{days}} 天后下架；已有收益照常支付；您可以随时在素材中心重新签署。',
  acknowledge: '我知道了',
  tab: '协议',
  current: '现行版本：第 {{version}} 版，{{day}}生效',
  noAnswers: '您还没有在线签署过协议。',
  agreed: '第 {{version}} 版 · 已于 {{at}} 同意',
  rejected: '第 {{version}} 版 · 已于 {{at}} 拒绝',
  download: '下载 PDF',
  rejectedNow: '您拒绝了协议，暂时不能上传和提交作品。在售作品将于{{day}}下架。现在签署即可恢复。',
};
