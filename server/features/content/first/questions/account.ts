import type { FirstQuestion } from './question.ts';

export const account: FirstQuestion[] = [
  {
    slug: 'register-and-log-in',
    keywords: ['注册', '登录', '验证码', '手机号', '邮箱', 'register', 'sign up', 'log in', 'login', 'code'],
    zh: {
      question: '怎么注册和登录？',
      answer:
        '用邮箱或手机号[注册](/Login)，输入收到的验证码即可。之后可以用密码登录，也可以用验证码登录。验证码 5 分钟内有效。不登录也可以浏览和加入购物车，登录后购物车会合并到您的账号。',
    },
    en: {
      question: 'How do I register and log in?',
      answer:
        '[Register](/Login) with an email address or mobile number and the code we send there. From then on, log in with your password or with a code; codes are valid for 5 minutes. You can browse and fill your cart without an account; it joins yours when you log in.',
    },
  },
  {
    slug: 'forgotten-password',
    keywords: ['忘记密码', '重置密码', '锁定', '登不上', 'forgot password', 'reset', 'locked'],
    zh: {
      question: '忘记密码，或者账号被锁定了怎么办？',
      answer:
        '在[登录页面](/Login)改用验证码登录，或者点“忘记密码”用验证码重置。重置后所有设备都会退出登录。密码连续输错会暂时锁定，15 分钟后再试，或改用验证码登录。',
    },
    en: {
      question: 'I forgot my password, or I’m locked out. What now?',
      answer:
        'On the [login page](/Login), log in with a code instead, or reset your password with one; that logs you out on all devices. Too many wrong passwords lock you out for 15 minutes, but a code still works.',
    },
  },
  {
    slug: 'change-email-or-mobile',
    keywords: ['换邮箱', '换手机号', '绑定', '更换', 'change email', 'change mobile', 'phone'],
    zh: {
      question: '怎么更换邮箱或手机号？',
      answer:
        '在[账号安全](/UserCenter?tab=security)里更换，需要当前密码，或发到原邮箱、原手机号的验证码。每次更换都会通知原来的地址，72 小时内可以撤销，所以即使账号被人动过，也能找回。',
    },
    en: {
      question: 'How do I change my email address or mobile number?',
      answer:
        'Under [Login & security](/UserCenter?tab=security), with your current password or a code sent to the current address or number. The old address is told of every change and can undo it for 72 hours, so you can take your account back if somebody else changed it.',
    },
  },
  {
    slug: 'two-step-verification',
    keywords: ['两步验证', '二次验证', '安全', '登录设备', '2fa', 'two-step', 'security', 'devices'],
    zh: {
      question: '账号安全有哪些保护？',
      answer:
        '修改密码、邮箱和手机号都要先验证本人。在[登录设备](/UserCenter?tab=devices)里可以看到所有已登录的设备，不认识的可以立即退出。能进入管理后台的员工账号必须使用两步验证；买家和摄影师账号目前不需要。',
    },
    en: {
      question: 'How is my account protected?',
      answer:
        'Changing your password, email address or mobile number needs proof that it’s you. [Devices](/UserCenter?tab=devices) lists where you’re logged in, and logs out any device you don’t recognise. Two-step verification is required for staff accounts; accounts of buyers and photographers don’t use it at present.',
    },
  },
  {
    slug: 'language-of-the-site',
    keywords: ['语言', '英文', '中文', '切换', 'language', 'chinese', 'english'],
    zh: {
      question: '怎么切换中英文？',
      answer: '点页面右上角的语言按钮，整个网站立即切换。登录后，邮件和短信也使用您选择的语言，可以在用户中心修改。',
    },
    en: {
      question: 'How do I switch between Chinese and English?',
      answer:
        'Use the language button at the top right; the whole site changes at once. When you’re logged in, emails and text messages follow your choice too, and you can set their language in your profile.',
    },
  },
];
