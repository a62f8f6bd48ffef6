interface DemoJudge {
  slug: string;
  name: string;
  nameEn: string;
  titleZh: string;
  titleEn: string;
}

/** Five invented people who judge all contests of the demo. */
export const JURY: readonly DemoJudge[] = [
  {
    slug: 'judge-fang',
    name: '方以恒',
    nameEn: 'Fang Yiheng',
    titleZh: '纪录片摄影师',
    titleEn: 'Documentary photographer',
  },
  { slug: 'judge-shu', name: '舒眉', nameEn: 'Shu Mei', titleZh: '杂志图片总监', titleEn: 'Magazine photo director' },
  { slug: 'judge-he', name: '贺川', nameEn: 'He Chuan', titleZh: '影像策展人', titleEn: 'Curator of photography' },
  {
    slug: 'judge-ning',
    name: '宁晚',
    nameEn: 'Ning Wan',
    titleZh: '美术学院教师',
    titleEn: 'Teacher at an art school',
  },
  { slug: 'judge-tan', name: '谭立秋', nameEn: 'Tan Liqiu', titleZh: '广告创意总监', titleEn: 'Creative director' },
];
