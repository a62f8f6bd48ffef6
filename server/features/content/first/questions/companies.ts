import type { FirstQuestion } from './question.ts';

export const companies: FirstQuestion[] = [
  {
    slug: 'open-a-company-account',
    keywords: ['企业账户', '公司', '营业执照', '企业认证', 'company', 'business', 'enterprise', 'team'],
    zh: {
      question: '怎么开通企业账户？',
      answer:
        '在用户中心的[企业](/UserCenter?tab=company)里填写企业名称和统一社会信用代码，上传营业执照照片。销售审核通过后即开通，您就是管理员，可以用邮箱邀请同事。',
    },
    en: {
      question: 'How do I open a company account?',
      answer:
        'Under [Company](/UserCenter?tab=company) in your account settings, enter the company’s name and unified social credit code, and upload an image of the business licence. Once our sales team has approved it, you’re its administrator and can invite colleagues by email.',
    },
  },
  {
    slug: 'roles-in-a-company',
    keywords: ['成员', '权限', '管理员', '采购', '审批', 'member', 'role', 'permission', 'approver'],
    zh: {
      question: '企业成员各有什么权限？',
      answer:
        '所有成员都能查看企业的订单、授权和文件并下载。\n\n- 管理员：邀请和移除成员，设置限额与审批，修改所有订单\n- 采购：下单、付款，修改自己的订单\n- 审批人：审批同事的订单\n- 查看者：只查看和下载',
    },
    en: {
      question: 'What can members of a company do?',
      answer:
        'All members see and download the company’s orders, licences and files.\n\n- Administrators invite and remove members, set limits and approvals, and change every order\n- Buyers place, pay and change their own orders\n- Approvers answer for colleagues’ orders\n- Viewers look and download only',
    },
  },
  {
    slug: 'limits-and-approval',
    keywords: ['限额', '审批', '预算', 'limit', 'approval', 'budget'],
    zh: {
      question: '可以限制同事的采购金额吗？',
      answer:
        '可以。管理员能给每个成员设置每月或累计限额，也能规定超过多少金额的订单要先审批。等待审批的订单不能付款，管理员和审批人会收到邮件，在订单页面处理，但不能审批自己的订单。',
    },
    en: {
      question: 'Can I limit what colleagues spend?',
      answer:
        'Yes. Administrators can set a monthly or total limit for each member, and an amount above which orders need approval. An order that waits can’t be paid; administrators and approvers get an email and answer on the order’s page, never for their own orders.',
    },
  },
  {
    slug: 'company-licences-stay',
    keywords: ['离职', '归属', '已有授权', 'leave', 'ownership', 'belongs'],
    zh: {
      question: '同事离开后，他买的授权归谁？',
      answer:
        '以企业名义购买的，归企业所有，其他成员照常使用和下载；离开的人随即看不到，自己名义购买的仍归本人。素材页面还会提示企业已经持有的授权，避免重复购买。',
    },
    en: {
      question: 'Who owns the licences when a colleague leaves?',
      answer:
        'What was bought for the company stays with the company and its members. Whoever leaves loses access at once and keeps only what they bought for themselves. Pages of materials also tell members what the company already holds, so nothing is bought twice.',
    },
  },
  {
    slug: 'projects-and-download-lists',
    keywords: ['项目', '下载清单', '额度', '框架协议', 'project', 'download list', 'allowance', 'quota'],
    zh: {
      question: '什么是项目和下载清单？',
      answer:
        '企业和销售事先约定数量和单价，就有了项目。项目成员把素材加入[下载清单](/DownloadList)，从授权额度里直接下载，授权证书随即生成，不用逐单付款和审批。想开通项目，请联系我们。',
    },
    en: {
      question: 'What are projects and download lists?',
      answer:
        'When a company agrees on numbers and prices with our sales team, it gets a project. Its people gather material on the [download list](/DownloadList) and take licences from the allowance, with certificates at once and without paying or approving each order. To set one up, contact us.',
    },
  },
];
