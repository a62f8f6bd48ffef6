import type { FirstQuestion } from './question.ts';

export const files: FirstQuestion[] = [
  {
    slug: 'how-often-to-download',
    keywords: ['下载', '次数', '打包', '重新下载', 'download', 'zip', 'again'],
    zh: {
      question: '可以下载几次？',
      answer:
        '不限次数，期限结束后也可以。在订单里下载，可以整单打包；或者在[已购素材](/OrderMaterialList)里集中下载。素材下架后，已购的文件照常可以下载。',
    },
    en: {
      question: 'How often can I download?',
      answer:
        'As often as you like, also after the term has ended: from the order, one by one or all as a zip, or in one place under [Purchased material](/OrderMaterialList). Files you’ve bought stay available when the material goes off sale.',
    },
  },
  {
    slug: 'what-the-file-is',
    keywords: ['原始文件', '格式', '分辨率', '元数据', 'original', 'format', 'mp4', 'jpg', 'wav', 'metadata'],
    zh: {
      question: '下载的是什么文件？',
      answer:
        '摄影师上传的原始文件，没有水印，画质不变：视频是 MP4，图片是 JPG 或 PNG，音乐和音效是 WAV、MP3 或 FLAC。视频和图片的元数据里写有授权编号、被授权方和核验地址，方便日后查证。',
    },
    en: {
      question: 'What do I get when I download?',
      answer:
        'The original file at full quality and without a watermark: MP4 for video, JPG or PNG for photos, WAV, MP3 or FLAC for music and sound effects. The metadata of video and photos names the licence number, the licensee and the verification page, so that the licence travels with the file.',
    },
  },
  {
    slug: 'prove-a-licence',
    keywords: ['授权证书', '证明', '核验', '验证', 'certificate', 'proof', 'verify'],
    zh: {
      question: '怎样证明我有授权？',
      answer: '每件素材都附有签名的授权证书。任何人都可以在[核验页面](/verify)核验它的编号，或者直接核验 PDF 文件。',
    },
    en: {
      question: 'How do I prove that I have a licence?',
      answer:
        'Each material comes with a signed licence certificate. Anyone can check its number, or the PDF itself, on the [verification page](/verify).',
    },
  },
  {
    slug: 'mistake-on-a-certificate',
    keywords: ['更正', '写错', '修改授权', '抬头错误', 'correction', 'mistake', 'wrong name'],
    zh: {
      question: '授权证书上写错了怎么办？',
      answer:
        '付款确认前可以自己修改授权信息。之后请在[已购素材](/OrderMaterialList)里申请更正，每件素材一次；我们会重新签发授权证书，旧编号显示已被替换。素材和授权范围不能更正。',
    },
    en: {
      question: 'There is a mistake on my certificate.',
      answer:
        'You can edit the licence details until payment is confirmed. After that, request a correction under [Purchased material](/OrderMaterialList), once for each material; we issue a new certificate and the old number shows as replaced. The material and the scope can’t be corrected.',
    },
  },
];
