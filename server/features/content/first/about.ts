import type { Block } from '#contract/domain/blocks.ts';
import type { Edition } from '#contract/domain/content.ts';
import type { Language } from '#contract/domain/language.ts';
import { plainBlocks } from './plain-blocks.ts';

const heading = (text: string): Block => ({ type: 'heading', level: 2, text });

/** Who we are, as every installation begins with it. */
export const about: Record<Language, Edition> = {
  zh: {
    title: '关于帧库',
    summary: '视频、图片、音乐与音效的正版授权库：授权写得清楚，证书查得到，摄影师拿得到应得的收益。',
    seo: '帧库是中英双语的正版素材授权平台，提供视频、图片、音乐与音效，一件素材一份授权证书，在线可核验。',
    body: [
      ...plainBlocks(
        '帧库把作品的主人和需要画面、声音的人连在一起。买家在几分钟内找到素材，知道自己买的是什么、能用在哪里、要付多少钱；签约摄影师看得到每一笔成交，每季度按时结算。',
      ),
      {
        type: 'figures',
        items: [
          { live: 'works', label: '在售作品' },
          { live: 'clips', label: '视频' },
          { live: 'tracks', label: '音乐' },
          { live: 'photographers', label: '签约摄影师' },
        ],
      },
      heading('我们坚持的事'),
      {
        type: 'steps',
        items: [
          {
            title: '授权说人话',
            runs: [{ text: '用途、渠道、期限、地域，四个问题定下授权范围，价格随答案变化，不藏条款。' }],
          },
          {
            title: '每份授权都能核验',
            runs: [
              { text: '授权证书带电子签名，任何人都可以在' },
              { text: '核验页面', link: '/verify' },
              { text: '查到它是否有效。' },
            ],
          },
          {
            title: '作品先审核再上架',
            runs: [{ text: '每件作品都由人审核画质、权利和描述，页面写明存有几份肖像权授权书和物权授权书。' }],
          },
          {
            title: '摄影师看得到账',
            runs: [{ text: '每笔成交的价格、优惠、税和分成都摆在眼前，每季度出对账单，可以逐笔提出异议。' }],
          },
        ],
      },
      heading('合作伙伴'),
      ...plainBlocks(
        '除签约摄影师的作品外，帧库也收录由 [Pond5](/pond5) 提供的视频，每条都标明来源。品牌、制作公司和代理公司可以开通[企业账户](/UserCenter?tab=company)，按项目约定价格和数量。',
      ),
      heading('加入我们'),
      ...plainBlocks(
        '如果您拍视频或图片，欢迎[申请成为签约摄影师](/join)。想先了解授权、付款和结算，请看[常见问题](/Questions)。',
      ),
    ],
  },
  en: {
    title: 'About Framehall',
    summary:
      'Licensed video, photos, music and sound effects: scopes in plain words, certificates anyone can check, and photographers who see what they earn.',
    seo: 'Framehall licenses video, photos, music and sound effects in Chinese and English, with a certificate for every material that can be verified online.',
    body: [
      ...plainBlocks(
        'Framehall brings together people who make video, photos and sound with people who need them. Buyers find material in minutes and know what they get, where they may use it and what it costs. Photographers see every sale and are paid every quarter.',
      ),
      {
        type: 'figures',
        items: [
          { live: 'works', label: 'Works on sale' },
          { live: 'clips', label: 'Video clips' },
          { live: 'tracks', label: 'Music tracks' },
          { live: 'photographers', label: 'Photographers' },
        ],
      },
      heading('What we stand for'),
      {
        type: 'steps',
        items: [
          {
            title: 'Licences in plain words',
            runs: [
              {
                text: 'Use, channel, term and region: four questions set the scope, and the price follows your answers.',
              },
            ],
          },
          {
            title: 'Every licence can be checked',
            runs: [
              { text: 'Certificates are signed electronically, and anyone can see on the ' },
              { text: 'verification page', link: '/verify' },
              { text: ' whether one is valid.' },
            ],
          },
          {
            title: 'Reviewed before it’s sold',
            runs: [
              {
                text: 'People review the quality, rights and description of every work, and its page says how many releases are on file.',
              },
            ],
          },
          {
            title: 'Photographers see the numbers',
            runs: [
              {
                text: 'Price, discount, tax and share of every sale are open to its photographer, who gets a statement each quarter and can dispute single lines.',
              },
            ],
          },
        ],
      },
      heading('Partners'),
      ...plainBlocks(
        'Beside the work of our own photographers, Framehall carries video supplied by [Pond5](/pond5), and every clip shows its source. Brands, production companies and agencies can open a [company account](/UserCenter?tab=company) and agree on prices and numbers for a project.',
      ),
      heading('Join us'),
      ...plainBlocks(
        'If you shoot video or photos, [apply to become a photographer](/join). To learn about licences, payment and statements first, read our [Help & FAQ](/Questions).',
      ),
    ],
  },
};
