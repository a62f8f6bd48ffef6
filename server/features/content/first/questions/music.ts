import type { FirstQuestion } from './question.ts';

export const music: FirstQuestion[] = [
  {
    slug: 'license-music',
    keywords: ['音乐', '音效', '配乐', 'bgm', '购物车', 'music', 'sound effects', 'track', 'score'],
    zh: {
      question: '怎么购买音乐和音效的授权？',
      answer:
        '在[音乐](/Music)列表或曲目页面点授权按钮，填好项目、品牌和被授权方，选定四项授权范围，价格立即显示，不用询价。音乐不进购物车，每首单独下单。',
    },
    en: {
      question: 'How do I license music and sound effects?',
      answer:
        'Press the licence button of a track in the [music](/Music) lists or on its page, enter project, brand and licensee, and answer the four questions: you see the price at once. Music doesn’t go into the cart; each track is an order of its own.',
    },
  },
  {
    slug: 'versions-of-a-track',
    keywords: ['版本', '分轨', '伴奏', '循环', 'version', 'stems', 'instrumental', 'loop'],
    zh: {
      question: '一份授权包含曲目的其他版本吗？',
      answer: '包含。一份授权涵盖购买时在售的所有版本，例如纯音乐版、短版、循环版和分轨，都可以下载。',
    },
    en: {
      question: 'Does a licence include other versions of a track?',
      answer:
        'Yes. One licence covers all versions on sale when you buy, such as instrumental, shorter cuts, loops and stems, and you can download each of them.',
    },
  },
  {
    slug: 'copyright-claims',
    keywords: ['版权申诉', '侵权提示', '平台下架', 'content id', 'claim', 'strike', 'dispute', 'youtube'],
    zh: {
      question: '发布后收到平台的版权提示怎么办？',
      answer:
        '在[已购素材](/OrderMaterialList)里下载这首曲目的申诉材料：授权证书、曲目信息、核验链接，以及可以直接粘贴的中英文说明。还可以登记发布账号，它们会显示在核验页面上，方便平台核对。',
    },
    en: {
      question: 'A platform flagged my music. What can I do?',
      answer:
        'Download the track’s claim kit under [Purchased material](/OrderMaterialList): the licence certificate, track data, a link to the verification page, and words for a dispute in English and Chinese that you can paste as they are. You can also add your publication channels, which then show on the verification page.',
    },
  },
  {
    slug: 'search-by-sound',
    keywords: ['听歌', '参考曲', '相似音乐', '速度', 'bpm', 'reference track', 'sounds like', 'tempo'],
    zh: {
      question: '能用一段参考音乐来找相似的曲目吗？',
      answer:
        '可以。在音乐的搜索框里选择一段音频或视频，截取 3 到 30 秒，就能找到听起来相近的曲目。文件在您的浏览器里读取，只发送选中的那一段，我们只保留它的声音特征，30 天后失效。',
    },
    en: {
      question: 'Can I find music that sounds like a reference track?',
      answer:
        'Yes. Choose a track or film of your own in the search box for music and pick 3 to 30 seconds of it. Your browser reads the file and sends only that part; we keep only how it sounds, for 30 days.',
    },
  },
  {
    slug: 'cue-sheets',
    keywords: ['音乐使用表', '词曲作者', 'isrc', 'cue sheet', 'writers', 'broadcast'],
    zh: {
      question: '播出机构要音乐使用表，怎么提供？',
      answer:
        '在[已购素材](/OrderMaterialList)里下载音乐使用表，有 PDF 和 CSV 两种，列出词曲作者、出版方、ISRC、ISWC 和时长，使用方式和时间由制作方填写。',
    },
    en: {
      question: 'My broadcaster asks for a cue sheet. Where do I get it?',
      answer:
        'Download it under [Purchased material](/OrderMaterialList) as PDF or CSV. It lists writers, publishers, ISRC, ISWC and length; you fill in usage and timing.',
    },
  },
];
