/** Emails and text messages. Only the server writes them; browsers do not load them. Values in braces are typed. */
export const messages = {
  staffInvited: {
    subject: '邀请您加入帧库管理后台',
    body: '{{name}}邀请您使用帧库的管理后台。请在 {{hours}} 小时内打开以下链接，设置密码并开通账号：{{url}}\n\n链接只能使用一次。如果您不认识邀请人，请忽略这封邮件。',
  },
  code: {
    subject: '帧库验证码',
    body: '您的验证码是 {{code}}，{{minutes}} 分钟内有效。如非本人操作，请忽略本消息。',
  },
  alreadyRegistered: {
    subject: '您已有帧库账号',
    body: '有人用此账号申请注册帧库，但该账号已存在。您可以直接登录，或在登录页重设密码：{{url}}',
  },
  confirmEmail: {
    subject: '请确认您的邮箱',
    body: '请在 {{hours}} 小时内打开以下链接，确认此邮箱属于您的帧库账号：{{url}}\n\n如非本人操作，请忽略本邮件。',
  },
  passwordChanged: {
    subject: '您的帧库密码已修改',
    body: '您的密码刚刚被修改，所有设备均已退出登录。如非本人操作，请立即在登录页重设密码：{{url}}',
  },
  emailChanged: {
    subject: '您的帧库账号已更换邮箱',
    body: '您的帧库账号刚刚更换了邮箱。如非本人操作，请在 {{hours}} 小时内打开以下链接，撤销这次变更，并让所有设备退出登录：{{url}}',
  },
  mobileChanged: {
    subject: '您的帧库账号已更换手机号',
    body: '您的帧库账号刚刚更换了手机号。如非本人操作，请在 {{hours}} 小时内打开以下链接，撤销这次变更，并让所有设备退出登录：{{url}}',
  },
  boardCommented: {
    subject: '您的画板有新评论',
    body: '{{name}} 在您参与的画板上发表了评论：\n\n{{text}}\n\n打开画板：{{url}}\n\n在您打开画板之前，后续评论不再另行通知。',
  },
  takenDown: {
    subject: '您的作品已下架',
    body: '以下作品已由我们下架，不再出售：\n\n{{works}}\n\n原因：{{reason}}\n\n如有疑问，请联系我们。',
  },
  saleEnded: {
    subject: '您的作品已下架',
    body: '您拒绝了签约摄影师协议，且尚未重新签署，以下作品已停止出售：\n\n{{works}}\n\n您可随时在素材中心签署协议，签署后作品会重新上架：{{url}}',
  },
  contractSaleEnded: {
    subject: '您的作品已下架',
    body: '您的签约已终止，以下作品已停止出售：\n\n{{works}}\n\n已售出的授权继续有效，您的收益照常支付。',
  },
  saleResumed: {
    subject: '您的作品已重新上架',
    body: '您与我们的签约恢复有效，以下作品已重新出售：\n\n{{works}}',
  },
  contractEnded: {
    subject: '您的签约已终止',
    body: '您的摄影师签约已终止，不能再上传和提交作品。在售作品将于 {{day}} 下架；已售出的授权继续有效，您的收益照常支付。\n\n原因：{{reason}}\n\n如有疑问，请联系我们。',
  },
  contractChanged: {
    subject: '您的上传权限有变更',
    body: '{{uploads}}\n\n原因：{{reason}}\n\n素材中心：{{url}}',
  },
  sharesChanged: {
    subject: '您的分成比例有变更',
    body: '自{{day}}起，您每笔销售的分成比例（按不含税金额计算）调整如下：\n\n{{shares}}\n\n该日之前的销售仍按原比例分成。查看您的全部分成比例：{{url}}',
  },
  agreementSigned: {
    subject: '您已签署签约摄影师协议',
    body: '您已以“{{signer}}”的名义签署签约摄影师协议第 {{version}} 版。签署后的 PDF 可随时在素材中心下载：{{url}}\n\n如果不是您本人签署，请立即联系我们。',
  },
  agreementRejected: {
    subject: '您已拒绝签约摄影师协议',
    body: '您已拒绝签约摄影师协议第 {{version}} 版，暂时不能上传和提交作品。您的在售作品将于{{day}}下架。已有收益照常支付。\n\n您可随时在素材中心签署协议：{{url}}',
  },
  agreementToSign: {
    subject: '请签署新版签约摄影师协议',
    body: '签约摄影师协议第 {{version}} 版将于{{day}}生效，请在素材中心阅读并确认：{{url}}\n\n按该协议，您每笔销售的分成比例为不含税金额的 {{percent}}%，独家签约为 {{exclusive}}%；与您单独约定的比例不变。\n\n如果您拒绝，在售作品将在 30 天后下架，已有收益照常支付。',
  },
  agreementNotice: {
    subject: '签约摄影师协议有更新',
    body: '签约摄影师协议第 {{version}} 版将于{{day}}生效，您无需签署，可在素材中心查看：{{url}}\n\n按该协议，您每笔销售的分成比例为不含税金额的 {{percent}}%，独家签约为 {{exclusive}}%；与您单独约定的比例不变。',
  },
  workApproved: {
    subject: '您的作品已通过审核',
    body: '以下作品已通过审核，现已上架：\n\n{{works}}\n\n{{reasons}}在素材中心查看：{{url}}',
  },
  workReturned: {
    subject: '您的作品需要修改',
    body: '以下作品需要您修改后重新提交：\n\n{{works}}\n\n{{reasons}}在素材中心修改并重新提交：{{url}}',
  },
  workRejected: {
    subject: '您的作品未通过审核',
    body: '以下作品未通过审核，不会上架：\n\n{{works}}\n\n{{reasons}}如果您认为判断有误，可以在素材中心申诉一次，由另一位审核员重新审核：{{url}}',
  },
  workFixed: {
    subject: '审核员修正了您的作品信息',
    body: '为了让 {{work}} 尽快上架，审核员做了以下修正：\n\n{{changes}}\n\n您随时可以在素材中心查看。',
  },
  entrySubmitted: {
    subject: '您的参赛作品已提交',
    body: '您的作品《{{title}}》已提交至「{{contest}}」{{track}}赛道，参赛编号 {{number}}。参赛免费。\n\n我们会先审核作品是否符合规则，再进入评审。{{until}}前，您可以修改或撤回。\n\n查看进度：{{url}}',
  },
  entryWithdrawn: {
    subject: '您的参赛作品已撤回',
    body: '您已从「{{contest}}」撤回作品《{{title}}》（参赛编号 {{number}}），相关文件已删除。',
  },
  entryEligible: {
    subject: '您的参赛作品已进入评审',
    body: '您在「{{contest}}」的作品《{{title}}》符合规则，已进入评审。\n\n查看进度：{{url}}',
  },
  entryRejected: {
    subject: '您的参赛作品未通过审核',
    body: '您在「{{contest}}」的作品《{{title}}》未通过审核。\n\n原因：{{reason}}\n\n{{words}}{{until}}前，您可以修改后重新提交：{{url}}',
  },
  entryRejectedLate: {
    subject: '您的参赛作品未通过审核',
    body: '您在「{{contest}}」的作品《{{title}}》未通过审核，不进入评审。\n\n原因：{{reason}}\n\n{{words}}征稿已截止，无法重新提交。查看我的参赛作品：{{url}}',
  },
  entryTakenOver: {
    subject: '您的参赛作品已加入素材中心',
    body: '「{{contest}}」结果已公布。按照您的授权意愿，我们已将参赛作品《{{title}}》加入您的素材。\n\n请补充关键词和分类，然后提交审核：{{url}}',
  },
  entryTooSmall: {
    subject: '请上传参赛作品的原始文件',
    body: '您愿意将「{{contest}}」的参赛作品《{{title}}》用于授权销售。素材销售对文件的要求高于大赛，目前的文件还不能使用。\n\n不符合要求的文件：{{count}} 个\n\n请上传原始文件：{{url}}',
  },
  entryAwarded: {
    subject: '您的参赛作品获奖了',
    body: '恭喜！您的作品《{{title}}》在「{{contest}}」中获得{{prize}}。\n\n{{words}}查看全部结果：{{results}}\n\n获奖证书可在“我的参赛作品”下载：{{url}}',
  },
  entryNotAwarded: {
    subject: '大赛结果已公布',
    body: '「{{contest}}」结果已公布。您的以下作品这次没有获奖：\n\n{{titles}}\n\n感谢您的参与。查看获奖作品和评委评语：{{results}}',
  },
  entryAwardRevoked: {
    subject: '大赛结果有变更',
    body: '您的作品《{{title}}》在「{{contest}}」中的{{prize}}已被取消，获奖证书随之作废。\n\n原因：{{reason}}\n\n如有疑问，请联系我们。',
  },
  originalsWanted: {
    subject: '请提交获奖作品的原始文件',
    body: '祝贺您的作品《{{title}}》在「{{contest}}」获奖。为存档和发布，我们需要作品的原始文件。\n\n请在{{until}}前上传：{{url}}',
  },
  applicationReceived: {
    subject: '我们已收到您的签约申请',
    body: '感谢您申请成为帧库签约摄影师。我们将在{{due}}前完成审核，并以邮件通知您结果。\n\n查看审核进度：{{url}}',
  },
  applicationMoreNeeded: {
    subject: '您的签约申请需要补充',
    body: '我们看过了您的签约申请。在作出决定之前，还需要您补充：\n\n{{words}}\n\n补充并重新提交：{{url}}',
  },
  applicationRejected: {
    subject: '您的签约申请未通过',
    body: '感谢您申请成为帧库签约摄影师。很遗憾，您的申请这次未能通过。\n\n原因：{{reason}}\n\n{{words}}\n\n{{days}} 天后欢迎再次申请。',
  },
  applicationApproved: {
    subject: '欢迎加入帧库',
    body: '您的签约申请已通过：您现在是帧库签约摄影师，店铺也已开通。\n\n{{words}}请登录后阅读并签署协议，然后上传您的第一批作品：{{url}}',
  },
  realNameReceived: {
    subject: '我们已收到您的实名认证资料',
    body: '我们将在{{due}}前核实您的身份，并以邮件通知您结果。\n\n查看进度：{{url}}',
  },
  realNameVerified: {
    subject: '您已通过实名认证',
    body: '您的身份已核实，现在可以提交作品审核。\n\n请填写收款账户，以便我们支付分成：{{url}}',
  },
  realNameRejected: {
    subject: '您的实名认证没有通过',
    body: '我们未能核实您的身份。\n\n原因：{{reason}}\n\n{{words}}\n\n请修改后重新提交：{{url}}',
  },
  bankReceived: {
    subject: '我们已收到您的收款账户',
    body: '您提交了新的收款账户：{{bank}}，尾号 {{end}}。我们将在{{due}}前审核，通过前分成仍支付到原账户。\n\n如果不是您本人操作，请立即修改密码并联系我们。\n\n查看进度：{{url}}',
  },
  bankPassed: {
    subject: '您的收款账户已通过审核',
    body: '从现在起，分成支付到{{bank}}尾号 {{end}} 的账户。{{until}}之前不能更换。',
  },
  bankRejected: {
    subject: '您的收款账户没有通过审核',
    body: '{{bank}}尾号 {{end}} 的账户没有通过审核。\n\n原因：{{reason}}\n\n{{words}}\n\n请修改后重新提交：{{url}}',
  },
  bankUnlocked: {
    subject: '您可以更换收款账户了',
    body: '您现在可以更换一次收款账户，请在 30 天内完成：{{url}}\n\n如果您没有提出过这个要求，请立即联系我们。',
  },
  bankUnlockAsked: {
    subject: '提前更换收款账户的申请等待复核',
    body: '{{by}} 申请允许 {{holder}} 提前更换收款账户。\n\n原因：{{reason}}\n\n需要另一位同事同意或拒绝：{{url}}',
  },
  invoiceApplied: {
    subject: '我们已收到您的开票申请',
    body: '您申请了抬头为“{{title}}”、金额 {{amount}} 的发票，申请编号 {{number}}。我们将在{{due}}前开具并发送到您填写的邮箱。\n\n查看进度：{{url}}',
  },
  invoiceIssued: {
    subject: '您的电子发票已开具',
    body: '抬头为“{{title}}”的发票已开具：发票号码 {{invoiceNumber}}，价税合计 {{amount}}，申请编号 {{number}}。发票文件见附件。\n\n也可以登录后下载：{{url}}',
  },
  invoiceRejected: {
    subject: '您的发票没有开具',
    body: '抬头为“{{title}}”、金额 {{amount}} 的开票申请 {{number}} 没有开具。\n\n原因：{{reason}}\n\n{{words}}您可以修改后重新申请：{{url}}',
  },
  companyApplied: {
    subject: '我们已收到您的企业账户申请',
    body: '您为 {{company}} 申请了企业账户，我们将在 {{due}} 前完成审核。\n\n查看进度：{{url}}',
  },
  companyOpened: {
    subject: '您的企业账户已开通',
    body: '{{company}} 的企业账户已开通，今后购买的素材归企业所有。现在就可以邀请同事：{{url}}',
  },
  companyRejected: {
    subject: '您的企业账户申请未通过',
    body: '{{company}} 的企业账户申请未通过。\n\n原因：{{words}}\n\n请修改后重新申请：{{url}}',
  },
  companyClosed: {
    subject: '您的企业账户已关闭',
    body: '{{company}} 的企业账户已关闭。\n\n原因：{{words}}\n\n企业成员将无法再打开企业购买的内容。如有疑问，请联系我们。\n\n{{url}}',
  },
  companyInvited: {
    subject: '邀请您加入企业账户',
    body: '{{name}} 邀请您加入 {{company}} 的企业账户。请用此邮箱登录或注册，并在 {{days}} 天内接受邀请：{{url}}\n\n链接只能使用一次。如果您不认识对方，请忽略本邮件。',
  },
  companyLeft: {
    subject: '您已不再是企业账户成员',
    body: '您已不再属于 {{company}} 的企业账户，无法再打开企业购买的内容。您个人购买的内容不受影响。',
  },
  companyKeyMade: {
    subject: '您的企业账户有新的 API 密钥',
    body: '{{name}} 为 {{company}} 的企业账户创建了 API 密钥“{{key}}”。持有该密钥的系统将以 {{name}} 的身份操作。\n\n如有疑问，请立即吊销该密钥：{{url}}',
  },
  invoiceConfirm: {
    subject: '请确认发票红冲，退款正在等待',
    body: '抬头为“{{title}}”的发票 {{invoiceNumber}} 需要红冲。您已抵扣或入账，请在 {{until}}（北京时间）之前登录电子税务局确认红字信息确认单 {{bill}}。逾期确认单作废，需要重新申请；在此之前，相关退款不会发出。\n\n查看进度：{{url}}',
  },
  invoiceReversed: {
    subject: '您的发票已红冲',
    body: '抬头为“{{title}}”的发票 {{invoiceNumber}} 已红冲 {{amount}}，红字发票号码 {{redNumber}}，文件见附件。\n\n查看发票：{{url}}',
  },
  projectLow: {
    subject: '项目授权额度即将用完',
    body: '项目“{{project}}”：{{branch}}的{{kind}}授权额度还剩 {{left}} / {{quota}} 件。如需增加，请联系我们。\n\n打开下载清单：{{url}}',
  },
  projectEnding: {
    subject: '项目授权额度即将到期',
    body: '项目“{{project}}”的以下授权额度即将到期：\n\n{{list}}\n\n到期后未使用的部分作废。如需延期，请联系我们。\n\n打开下载清单：{{url}}',
  },
  news: {
    subject: '有符合您关注的新作品',
    body: '以下是最近上架、符合您关注的作品：\n\n{{news}}\n\n管理保存的搜索和关注的摄影师：{{url}}\n\n不再接收这类邮件：{{stop}}',
  },
  approvalWaiting: {
    subject: '您的订单等待审批',
    body: '您的订单 {{number}}（{{amount}}）需同事审批通过后才能付款，我们已发邮件通知审批人。\n\n查看订单：{{url}}',
  },
  approvalAsked: {
    subject: '有订单需要您审批',
    body: '{{name}} 为企业提交了订单 {{number}}，金额 {{amount}}。请审批：{{url}}',
  },
  approvalReminder: {
    subject: '提醒：有订单需要您审批',
    body: '{{name}} 的订单 {{number}}（{{amount}}）已等待一天，请尽快审批：{{url}}',
  },
  approvalGiven: {
    subject: '您的订单已审批通过',
    body: '{{name}} 已同意您的订单 {{number}}。\n\n{{words}}查看订单并付款：{{url}}',
  },
  approvalDeclined: {
    subject: '您的订单未通过审批',
    body: '{{name}} 未同意您的订单 {{number}}。\n\n{{words}}您可以向销售提出修改，或取消订单：{{url}}',
  },
  membershipBegun: {
    subject: '您的 VIP 会员已生效',
    body: '我们已收到订单 {{number}} 的付款 {{amount}}。您的{{plan}}会员有效期至 {{day}}，新报价优惠 {{percent}}%。会员到期不会自动续费。\n\n查看会员：{{url}}',
  },
  membershipEnding: {
    subject: '您的 VIP 会员即将到期',
    body: '您的{{plan}}会员将于 {{day}} 到期，到期不会自动续费。已有报价在有效期内仍享受会员优惠。\n\n续期：{{url}}',
  },
  membershipRefunded: {
    subject: '您的退款申请已通过',
    body: '订单 {{number}} 的退款 {{amount}} 已通过，款项将原路退回。您的{{plan}}会员已终止。\n\n{{answer}}查看订单：{{url}}',
  },
  membershipNotRefunded: {
    subject: '您的退款申请未通过',
    body: '订单 {{number}} 的退款申请未通过。我们的答复：\n\n{{answer}}\n\n您的{{plan}}会员继续有效。如有疑问，请联系客服。\n\n查看订单：{{url}}',
  },
  membershipRevoked: {
    subject: '您的 VIP 会员已被撤销',
    body: '您的{{plan}}会员（订单 {{number}}）已被撤销。原因：\n\n{{words}}\n\n已有报价仍享受会员优惠。如有疑问，请联系客服。\n\n查看订单：{{url}}',
  },
  packageBegun: {
    subject: '您的授权包已可使用',
    body: '订单 {{number}} 的付款 {{amount}} 已到账。「{{plan}}」可使用至 {{day}}：在适用的视频或图片详情页点击“使用授权包”即可。\n\n查看授权包：{{url}}',
  },
  packageEnding: {
    subject: '您的授权包即将到期',
    body: '「{{plan}}」还有 {{left}} 个授权未使用，可使用至 {{day}}，到期后失效。\n\n查看授权包：{{url}}',
  },
  packageRefunded: {
    subject: '退款申请已通过',
    body: '订单 {{number}} 的退款 {{amount}} 已通过，款项将原路退回，「{{plan}}」不能再使用。\n\n{{answer}}查看订单：{{url}}',
  },
  packageNotRefunded: {
    subject: '退款申请未通过',
    body: '订单 {{number}} 的退款申请未通过。我们的答复：\n\n{{answer}}\n\n「{{plan}}」可继续使用，如有疑问请联系我们。\n\n查看订单：{{url}}',
  },
  packageRevoked: {
    subject: '您的授权包已被撤销',
    body: '我们已撤销「{{plan}}」（订单 {{number}}）。原因：\n\n{{words}}\n\n已取得的授权继续有效，如有疑问请联系我们。\n\n查看订单：{{url}}',
  },
  packageAsked: {
    subject: '我们正在为您报价',
    body: '感谢您询价「{{plan}}」（订单 {{number}}），我们将在 {{due}} 前给您报价。\n\n查看询价：{{url}}',
  },
  packageWanted: {
    subject: '授权包待报价：{{number}}',
    body: '有买家询价「{{plan}}」（{{number}}）。\n\n{{request}}\n\n请在 {{due}} 前报价：{{url}}',
  },
  packageQuoted: {
    subject: '「{{plan}}」的报价',
    body: '「{{plan}}」（订单 {{number}}）的价格为 {{amount}}，请在 {{day}} 前付款。\n\n{{answer}}查看并付款：{{url}}',
  },
  packageDeclined: {
    subject: '该授权包暂不能报价',
    body: '「{{plan}}」（订单 {{number}}）暂不能为您报价。我们的答复：\n\n{{words}}\n\n查看询价：{{url}}',
  },
  reportAnswered: {
    subject: '您的举报有了答复',
    body: '您曾举报 {{work}}。我们的答复：\n\n{{answer}}\n\n感谢您的提醒。',
  },
  orderReceived: {
    subject: '我们已收到您的订单',
    body: '您的订单 {{number}} 已提交。销售会在 {{due}}（北京时间）之前给您报价，报价后会再发邮件通知您。\n\n查看订单：{{url}}',
  },
  quoteReady: {
    subject: '您的订单已报价，请付款',
    body: '您的订单 {{number}} 已报价，合计 {{total}}（含税）。请在 {{payBy}}（北京时间）之前付款；付款到账后，授权证书和原始文件立即开放。\n\n{{note}}查看报价并付款：{{url}}',
  },
  quoteEnding: {
    subject: '您的报价即将到期',
    body: '订单 {{number}} 的报价 {{total}} 将于 {{payBy}}（北京时间）到期，届时订单会自动关闭。如仍需要这些素材，请在此之前付款；如果需要修改，可以在订单里告诉销售。\n\n查看订单：{{url}}',
  },
  orderAnswer: {
    subject: '销售就您的订单给您留言',
    body: '关于订单 {{number}}：\n\n{{words}}\n\n查看并回复：{{url}}',
  },
  orderClosed: {
    subject: '您的订单已关闭',
    body: '您的订单 {{number}} 已关闭。原因：{{reason}}。\n\n{{words}}请不要再为这个订单付款。如仍需要这些素材，请重新下单。\n\n查看订单：{{url}}',
  },
  quoteWanted: {
    subject: '有订单等待报价',
    body: '订单 {{number}} 等待报价，请在 {{due}}（北京时间）之前答复。\n\n被授权方：{{licensee}}\n项目：{{project}}\n特殊要求：{{request}}\n\n去报价：{{url}}',
  },
  quoteChangeAsked: {
    subject: '买家请求修改报价',
    body: '订单 {{number}} 的买家请求修改报价，原报价已失效，请在 {{due}}（北京时间）之前重新报价：\n\n{{words}}\n\n去报价：{{url}}',
  },
  orderQuestion: {
    subject: '买家就订单留言',
    body: '关于订单 {{number}}，买家说：\n\n{{words}}\n\n查看并回复：{{url}}',
  },
  paymentConfirmed: {
    subject: '付款已到账，授权已生效',
    body: '我们已收到订单 {{number}} 的付款 {{amount}}。授权已生效，您现在就可以下载授权证书和原始文件，次数不限：{{url}}',
  },
  paymentTrouble: {
    subject: '您的付款需要处理，请勿重复支付',
    body: '我们收到了订单 {{number}} 的一笔付款 {{amount}}，但它不能用于支付该订单（{{reason}}）。这笔钱会原路退回。\n\n请联系客服，请勿重复支付。\n\n查看订单：{{url}}',
  },
  transferRejected: {
    subject: '没有查到您的转账',
    body: '我们没有查到订单 {{number}} 的转账 {{amount}}。原因：{{reason}}\n\n如果您确实已经转账，请不要再付一次：请重新上传清晰的凭证，或联系客服。\n\n查看订单：{{url}}',
  },
  refundApproved: {
    subject: '您的退款申请已通过',
    body: '订单 {{number}} 的退款 {{amount}} 已通过，款项将原路退回。该订单的授权已全部撤销，请停止使用相关素材。\n\n{{answer}}查看订单：{{url}}',
  },
  refundRefused: {
    subject: '您的退款申请未通过',
    body: '订单 {{number}} 的退款申请未通过。我们的答复：\n\n{{answer}}\n\n授权继续有效。如有疑问，请联系客服。\n\n查看订单：{{url}}',
  },
  moneySentBack: {
    subject: '退款已原路退回',
    body: '订单 {{number}} 的 {{amount}} 已原路退回，到账时间取决于您的银行或支付平台。\n\n查看订单：{{url}}',
  },
  transferClaimed: {
    subject: '有一笔转账等待核对',
    body: '订单 {{number}} 的买家上传了转账凭证：{{payer}}，{{amount}}。请核对到账：{{url}}',
  },
  refundDue: {
    subject: '有一笔款项需要退款',
    body: '订单 {{number}} 收到一笔 {{amount}}，不能用于支付该订单（{{reason}}），请退款：{{url}}',
  },
  refundAsked: {
    subject: '有一份退款申请',
    body: '订单 {{number}} 的买家申请退款 {{amount}}：\n\n{{words}}\n\n请审核：{{url}}',
  },
  refundFailed: {
    subject: '退款没有成功，请处理',
    body: '订单 {{number}} 的退款 {{amount}} 没有成功：{{reason}}\n\n请处理后重试：{{url}}',
  },
  statementBuilt: {
    subject: '您的季度对账单已出',
    body: '{{quarter}}的对账单 {{number}} 已出，请于 {{day}} 前核对：可以确认，也可以对单笔提出异议。逾期未答复视为确认。\n\n查看对账单：{{url}}',
  },
  statementConfirmed: {
    subject: '您的对账单已视为确认',
    body: '{{quarter}}的对账单 {{number}} 在 15 天内没有提出异议，已视为确认，财务将安排打款。\n\n查看对账单：{{url}}',
  },
  statementInvoiceWanted: {
    subject: '请上传贵公司开具的发票',
    body: '{{quarter}}的对账单 {{number}} 已确认。打款前请上传贵公司为此开具的发票（PDF）：{{url}}',
  },
  taxCategorySet: {
    subject: '您的计税类别已设定',
    body: '您的收益现按以下类别计税：{{category}}。\n\n尚未打款的对账单按此计算，每份对账单都列出计税的每一步：{{url}}\n\n如有不符，请在打款前联系我们。',
  },
  statementAnswered: {
    subject: '您的对账异议已答复',
    body: '您提出异议的每一笔我们都已答复，并重新出具了{{quarter}}的对账单 {{number}}，原对账单作废。请于 {{day}} 前核对。\n\n查看对账单：{{url}}',
  },
  statementRemitted: {
    subject: '您的收益已打款',
    body: '{{quarter}}对账单 {{number}} 的收益 {{amount}} 已打款至您在{{bank}}尾号 {{end}} 的账户，银行流水号：{{reference}}\n\n查看对账单：{{url}}',
  },
  payoutPrepared: {
    subject: '有打款批次等待复核',
    body: '{{by}} 生成了打款批次 {{number}}：{{count}} 笔，合计 {{amount}}。需要另一位同事复核放行：{{url}}',
  },
  payoutNoted: {
    subject: '有打款等待复核',
    body: '{{by}} 登记了对账单 {{number}} 的打款：{{photographer}}，{{amount}}，银行流水号：{{reference}}\n\n需要另一位同事与银行核对后确认：{{url}}',
  },
  payoutReleased: {
    subject: '您的收益正在打款',
    body: '我们已委托银行将对账单 {{number}} 的收益 {{amount}} 汇往您在{{bank}}尾号 {{end}} 的账户，银行确认后会再通知您。\n\n查看对账单：{{url}}',
  },
  payoutBounced: {
    subject: '打款被银行退回，请更换收款账户',
    body: '对账单 {{number}} 的收益 {{amount}} 汇往您在{{bank}}尾号 {{end}} 的账户时被银行退回。\n\n原因：{{reason}}\n\n请在 30 天内提交新的收款账户，此次更换不受一年锁定限制。审核通过后，将随下一批次打款：{{url}}',
  },
  statementDisputed: {
    subject: '有对账单被提出异议',
    body: '摄影师对对账单 {{number}} 的 {{lines}} 笔提出异议，请逐笔答复：{{url}}',
  },
  licenceCorrectionAsked: {
    subject: '有授权等待更正',
    body: '买家希望更正授权 {{licence}}：\n\n{{words}}\n\n去处理：{{url}}',
  },
  licenceReissued: {
    subject: '您的授权证书已更正',
    body: '授权 {{old}} 已更正并重新签发，新的编号是 {{licence}}；旧编号从现在起失效。\n\n说明：{{reason}}\n\n下载新的授权证书：{{url}}',
  },
  licenceCorrectionRefused: {
    subject: '您的授权更正申请有了答复',
    body: '授权 {{licence}} 没有更正，原授权继续有效。\n\n原因：{{reason}}\n\n查看授权：{{url}}',
  },
  licenceRevoked: {
    subject: '您的一份授权已撤销',
    body: '授权 {{licence}} 已撤销，请停止使用相关素材。\n\n原因：{{reason}}\n\n如有疑问，请联系我们。查看授权：{{url}}',
  },
  judgeInvited: {
    subject: '邀请您担任大赛评委',
    body: '{{name}}，您好！\n\n诚邀您担任“{{contest}}”的评委。您的专属密钥将由赛事负责人另行提供；评审开始后，请在此输入密钥：{{url}}\n\n请勿将密钥告诉他人。',
  },
  judgingOpened: {
    subject: '评审已开始',
    body: '{{name}}，您好！\n\n“{{contest}}”的评审已开始，请使用您的密钥进入：{{url}}\n\n评分会即时保存；全部评完后请提交。',
  },
  judgingReminder: {
    subject: '还有作品等待您评分',
    body: '{{name}}，您好！\n\n“{{contest}}”还有作品等待您评分，请使用您的密钥进入，评完后请提交：{{url}}',
  },
  judgeReplaced: {
    subject: '感谢您参与评审',
    body: '{{name}}，您好！\n\n感谢您参与“{{contest}}”的评审。您尚未评分的作品已转交其他评委，本轮无需再评；您已给出的评分保留并计入结果。',
  },
  judgeRevoked: {
    subject: '您的评审密钥已停用',
    body: '{{name}}，您好！\n\n您用于评审“{{contest}}”的密钥已停用，无法再使用；您已给出的评分保留并计入结果。感谢您付出的时间；如有疑问，请联系赛事负责人。',
  },
} as const;
