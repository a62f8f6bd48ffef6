/** Words about entries in contests that their entrants offer as stock. */
export const stockOffers = {
  none: '这件作品可以用于授权销售',
  offer: '用于授权销售',
  offerAsk: '将这件作品用于授权销售？',
  offerBody:
    '结果公布后，我们会将参赛文件连同标题、说明、地点和日期加入您的素材。您补充关键词和分类后提交审核，通过后即可上架。每售出一份授权，您都会获得分成。',
  keep: '不再用于授权销售',
  results: '将用于授权销售：结果公布后加入您的素材',
  join: '将用于授权销售：待您成为签约摄影师后加入您的素材',
  joinLink: '申请签约',
  agreement: '将用于授权销售：待您签署协议后加入您的素材',
  agreementLink: '查看协议',
  contract: '将用于授权销售：您目前的签约不能上传这类作品，恢复后会自动加入您的素材',
  soon: '正在加入您的素材',
  taken_other: '{{count}} 个文件已加入您的素材：',
  known_other: '{{count}} 个文件已在素材库中，不再重复收录',
  knownAt_other: '{{count}} 个文件已在素材库中，不再重复收录：',
  small_other: '{{count}} 个文件未达到素材销售的尺寸要求',
};
