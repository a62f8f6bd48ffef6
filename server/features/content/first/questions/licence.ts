import type { FirstQuestion } from './question.ts';

export const licence: FirstQuestion[] = [
  {
    slug: 'what-you-buy',
    keywords: ['授权', '版权', '著作权', '使用权', 'licence', 'license', 'copyright', 'rights'],
    zh: {
      question: '我买到的是什么？',
      answer:
        '在您选定的用途、渠道、期限和地域内，把一件素材用于一个项目的权利。著作权仍归作者所有。除独家买断外，同一件素材也可以授权给别人。',
    },
    en: {
      question: 'What am I buying?',
      answer:
        'The right to use one material for one project, within the scope you choose: use, channel, term and region. Copyright stays with its owner. Others may license the same material unless you buy it out.',
    },
  },
  {
    slug: 'choose-a-scope',
    keywords: [
      '用途',
      '渠道',
      '期限',
      '地域',
      '广告',
      '社交媒体',
      'scope',
      'use',
      'channel',
      'term',
      'region',
      'advertising',
    ],
    zh: {
      question: '授权范围怎么选？',
      answer:
        '依次回答四个问题：\n\n- 用途：广告、企业宣传、社交媒体、影视、出版或教育\n- 渠道：从互联网、电视、户外到全媒体\n- 期限：一个月到五年，永久和独家买断需要询价\n- 地域：中国大陆、大中华区或全球\n\n投放付费广告请选“广告”，企业宣传和社交媒体不含付费投放。拿不准的，请联系我们。',
    },
    en: {
      question: 'Which scope do I need?',
      answer:
        'Answer four questions:\n\n- Use: advertising, corporate promotion, social media, film and TV, publishing or education\n- Channel: from internet, TV and outdoor to all media\n- Term: one month to five years; perpetual licences and exclusive buyouts are priced on request\n- Region: mainland China, Greater China or worldwide\n\nIf you pay to have it shown, choose Advertising: corporate promotion and social media don’t include paid ads. If you’re not sure, contact us.',
    },
  },
  {
    slug: 'who-may-use-it',
    keywords: ['被授权方', '客户', '代理', '甲方', '乙方', 'licensee', 'agency', 'client'],
    zh: {
      question: '谁可以使用？',
      answer:
        '只有授权证书上写明的那一个被授权方。如果您是代理公司，请在结算时填写最终客户，对方可以在同一范围内发布成片。要授权给多家，请分别下单。',
    },
    en: {
      question: 'Who may use it?',
      answer:
        'The one licensee named on the licence certificate. If you are an agency, name your end client at checkout: they may publish the finished work within the same scope. To license several companies, place separate orders.',
    },
  },
  {
    slug: 'use-it-elsewhere',
    keywords: ['续期', '升级', '扩展', '补授权', 'extend', 'upgrade', 'renew', 'coverage'],
    zh: {
      question: '以后还想用在别处，怎么办？',
      answer:
        '换用途、换项目、扩大地域或延长期限，都需要另一份授权。在[已购素材](/OrderMaterialList)里点“查看是否适用”，可以知道现有授权够不够用。',
    },
    en: {
      question: 'What if I need it for something else later?',
      answer:
        'Another use, project or region, or a longer term, needs another licence. Under [Purchased material](/OrderMaterialList), “Check coverage” tells you whether your licence already covers what you plan.',
    },
  },
  {
    slug: 'when-the-term-ends',
    keywords: ['到期', '过期', '撤下', 'expire', 'expiry', 'end'],
    zh: {
      question: '期限到了会怎样？',
      answer: '已经发布的内容不用撤下，但不能再用于新的制作或投放，也不能继续付费推广。文件和授权证书仍然可以下载。',
    },
    en: {
      question: 'What happens when the term ends?',
      answer:
        'Anything already published may stay. You may not use the material in new productions or placements, or go on promoting it with paid media. Your files and certificates remain available.',
    },
  },
  {
    slug: 'what-is-never-allowed',
    keywords: ['禁止', '限制', '商标', '转售', '人工智能', 'AI', '训练', 'forbidden', 'trademark', 'resell', 'train'],
    zh: {
      question: '哪些用法一律不行？',
      answer:
        '转售素材或供人下载、注册为商标、用于违法或诽谤内容、用来训练人工智能，都不可以。注明“仅限编辑用途”的素材不能用于广告或推广。完整条款见结算时同意的[《素材授权协议》](/agreement/order)。',
    },
    en: {
      question: 'What is never allowed?',
      answer:
        'Reselling the material or offering it for download, registering it as a trademark, using it in unlawful or defamatory content, and using it to train artificial intelligence. Material marked “Editorial use only” may not be used to advertise or promote. You agree to the full [Material Licence Agreement](/agreement/order) at checkout.',
    },
  },
  {
    slug: 'people-and-releases',
    keywords: [
      '肖像权',
      '肖像授权',
      '物权',
      '人物',
      '编辑用途',
      'model release',
      'property release',
      'portrait',
      'editorial',
    ],
    zh: {
      question: '画面里有人物或建筑，可以商用吗？',
      answer:
        '素材页面会写明存有几份肖像权授权书和物权授权书。有相应授权书的，可以在授权范围内商用；没有的，由被授权方自行取得所需的同意。注明“仅限编辑用途”的，只能用于新闻、评论、教学等非商业内容，并署名“作者 / 帧库”。',
    },
    en: {
      question: 'Can I use material that shows people or buildings commercially?',
      answer:
        'The material’s page says how many model and property releases are on file. With them, you may use it commercially within your scope; without them, you obtain any consent that’s needed yourself. Material marked “Editorial use only” is for news, commentary and teaching, and must be credited “Owner / Framehall”.',
    },
  },
  {
    slug: 'perpetual-or-exclusive',
    keywords: ['永久', '买断', '独家', 'perpetual', 'forever', 'exclusive', 'buyout'],
    zh: {
      question: '可以永久使用，或者只给我一家用吗？',
      answer:
        '视频和图片可以，永久授权和独家买断需要询价。还没有别人持有授权时才能独家买断，买断后素材随即下架。音乐和音效最长授权五年。',
    },
    en: {
      question: 'Can I buy a perpetual or exclusive licence?',
      answer:
        'Yes, for video and photos: perpetual licences and exclusive buyouts are priced on request. A buyout is possible while nobody else holds a licence; we then take the material off sale. Music and sound effects are licensed for up to five years.',
    },
  },
];
