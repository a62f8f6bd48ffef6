/** E-mails and text messages. Only the server writes them; browsers do not load these words. */
export const messages = {
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
  takenDown: {
    subject: '您的作品已下线',
    body: '以下作品已由我们下线，不再出售：\n\n{{works}}\n\n原因：{{reason}}\n\n如有疑问，请联系我们。',
  },
  workApproved: {
    subject: '您的作品已通过审核',
    body: '以下作品已通过审核，现已上线：\n\n{{works}}\n\n{{reasons}}在素材中心查看：{{url}}',
  },
  workReturned: {
    subject: '您的作品需要修改',
    body: '以下作品需要您修改后重新提交：\n\n{{works}}\n\n{{reasons}}在素材中心修改并重新提交：{{url}}',
  },
  workRejected: {
    subject: '您的作品未通过审核',
    body: '以下作品未通过审核，不会上线：\n\n{{works}}\n\n{{reasons}}如果您认为判断有误，可以在素材中心申诉一次，由另一位审核员复核：{{url}}',
  },
  workFixed: {
    subject: '审核员修正了您的作品信息',
    body: '为了让 {{work}} 尽快上线，审核员做了以下修正：\n\n{{changes}}\n\n您随时可以在素材中心查看。',
  },
  reportAnswered: {
    subject: '您的举报有了答复',
    body: '您曾举报 {{work}}。我们的答复：\n\n{{answer}}\n\n感谢您的提醒。',
  },
};
