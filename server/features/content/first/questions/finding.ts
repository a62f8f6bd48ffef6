import type { FirstQuestion } from './question.ts';

export const finding: FirstQuestion[] = [
  {
    slug: 'how-to-search',
    keywords: ['搜索', '检索', '关键词', '拼音', 'search', 'keyword', 'filter', 'find'],
    zh: {
      question: '怎样快速找到合适的素材？',
      answer:
        '中文、英文或拼音都可以搜索，例如“日落航拍”“sunset”“riluo”；打错字时，我们会先按可能的意思给出结果。知道素材编号的，直接输入编号。\n\n结果可以按分类、分辨率、时长、颜色、横竖构图、价格等级等条件筛选，也可以从[专题](/TopicList)入手，看编辑挑选的作品。',
    },
    en: {
      question: 'How do I find the right material quickly?',
      answer:
        'Search in Chinese, English or pinyin, for example “sunset”, “日落” or “riluo”. If you mistype a word, we show results for what you probably meant. If you know a material code, just enter it.\n\nNarrow results by category, resolution, length, colour, orientation, price class and more, or start from a [topic](/TopicList) to see what our editors picked.',
    },
  },
  {
    slug: 'search-by-image',
    keywords: ['以图搜图', '图片搜索', '相似', '参考图', 'image search', 'reference', 'similar', 'upload picture'],
    zh: {
      question: '能用一张参考图来找素材吗？',
      answer:
        '可以。点搜索框里的图标选择图片，或者把图片直接拖到搜索页面上，就能找到画面相近的视频和图片。我们不保留您的图片，只保留它的画面特征，30 天后失效。',
    },
    en: {
      question: 'Can I search with a reference image?',
      answer:
        'Yes. Choose an image with the icon in the search box, or drop one on a search page, to find video and photos that look similar. We don’t keep your image, only a description of how it looks, which expires after 30 days.',
    },
  },
  {
    slug: 'try-before-buying',
    keywords: ['小样', '试用', '水印', '预览', 'sample', 'preview', 'watermark', 'comp', 'free'],
    zh: {
      question: '购买之前可以先试用吗？',
      answer:
        '可以。登录后，在素材页面下载带水印的小样，放进样片里试效果；正式发布前需要购买授权。低价素材不提供小样。音乐和音效可以在线试听全长，带有提示音。',
    },
    en: {
      question: 'Can I try material before I buy it?',
      answer:
        'Yes. Log in and download a watermarked sample from the material’s page to try in your rough cut. You need a licence before you publish. Budget footage has no samples. Music and sound effects play at full length on the site, with an audible watermark.',
    },
  },
  {
    slug: 'favourites-and-boards',
    keywords: ['收藏', '画板', '分享', '整理', 'favourites', 'favorites', 'board', 'lightbox', 'share'],
    zh: {
      question: '收藏和画板有什么区别？',
      answer:
        '[收藏](/Collect)是您自己看中的素材，点星标即可。画板把同一个项目要用的素材放在一起，可以用链接分享给同事或客户看，对方不用注册。',
    },
    en: {
      question: 'What’s the difference between favourites and boards?',
      answer:
        'Your [favourites](/Collect) are everything you’ve starred. A board gathers the material for one project, and you can share it with colleagues or clients by link; they don’t need an account.',
    },
  },
  {
    slug: 'pond5-video',
    keywords: ['pond5', '合作', '来源', 'partner', 'source'],
    zh: {
      question: 'Pond5 视频和其他视频有什么不同？',
      answer:
        '这些视频由 Pond5 提供，不是帧库签约摄影师的作品，每条都标明来源。搜索、收藏和询价的方法与其他视频相同；在搜索结果里把“来源”设为 Pond5，就只看这些视频。详见 [Pond5 视频](/pond5)。',
    },
    en: {
      question: 'How does Pond5 video differ from the rest?',
      answer:
        'These clips are supplied by Pond5, not by photographers contracted to Framehall, and every clip shows its source. You search, save and request quotes in the same way; set Source to Pond5 to see only these clips. Read more about [Pond5 video](/pond5).',
    },
  },
];
