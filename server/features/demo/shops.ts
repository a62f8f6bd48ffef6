/** A shop of the demo, with a style of its own. */
interface Shop {
  slug: string;
  nameZh: string;
  nameEn: string;
  photographer: string;
  photographerEn: string;
  bioZh: string;
  bioEn: string;
}

export const SHOPS: readonly Shop[] = [
  {
    slug: 'far-ridge',
    nameZh: '远山影像',
    nameEn: 'Far Ridge',
    photographer: '陆远',
    photographerEn: 'Lu Yuan',
    bioZh: '家住成都，十二年往返川西与滇北，只拍山：雪线、晨雾、最后一缕日照金山。',
    bioEn:
      'Chengdu. Twelve years between western Sichuan and northern Yunnan, photographing only mountains: snow lines, morning mist, the last light on a summit.',
  },
  {
    slug: 'tidewater',
    nameZh: '潮汐工作室',
    nameEn: 'Tidewater Studio',
    photographer: '周海澜',
    photographerEn: 'Zhou Hailan',
    bioZh: '厦门。海、湖与雨。偏爱长曝光和大片留白，画面安静，适合排版。',
    bioEn:
      'Xiamen. Sea, lakes and rain. Long exposures and generous empty space: quiet pictures that leave room for words.',
  },
  {
    slug: 'night-shift',
    nameZh: '夜班',
    nameEn: 'Night Shift',
    photographer: '许霓',
    photographerEn: 'Xu Ni',
    bioZh: '上海。日落之后才出门：天际线、车流光轨、雨中的霓虹。',
    bioEn: 'Shanghai. Goes out after sunset: skylines, trails of traffic, neon in the rain.',
  },
  {
    slug: 'mistwood',
    nameZh: '雾林',
    nameEn: 'Mistwood',
    photographer: '苏禾',
    photographerEn: 'Su He',
    bioZh: '杭州。森林、竹海与花枝，光线总是柔软的，色彩总是克制的。',
    bioEn: 'Hangzhou. Forests, bamboo and blossom, always in soft light and restrained colour.',
  },
  {
    slug: 'sixty-nine-north',
    nameZh: '北纬六十九度',
    nameEn: 'Sixty-Nine North',
    photographer: '埃里克·隆德',
    photographerEn: 'Erik Lund',
    bioZh: '特罗姆瑟。追逐极光与银河，也飞越大地，用无人机寻找几何。',
    bioEn: 'Tromsø. Chases auroras and the Milky Way, and flies a drone over the land looking for geometry.',
  },
  {
    slug: 'ink-and-light',
    nameZh: '墨与光',
    nameEn: 'Ink & Light',
    photographer: '林墨',
    photographerEn: 'Lin Mo',
    bioZh: '苏州。水墨、流体与光斑：为设计师准备的背景与质感。',
    bioEn: 'Suzhou. Ink wash, fluids and bokeh: backgrounds and textures made for designers.',
  },
];

/** Visitors may log in as the photographer of the first shop. */
export const shopEmail = (shop: number) =>
  shop === 0 ? 'photographer@framehall.test' : `${SHOPS[shop]?.slug}@framehall.test`;
