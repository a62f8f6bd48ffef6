import type { LicenceInfo } from '#contract/domain/order.ts';

type Licensee = Omit<LicenceInfo, 'projectName' | 'brand' | 'endClient' | 'startsOn'>;

const company = (licensee: string, creditCode: string): Licensee => ({
  licenseeType: 'company',
  licensee,
  creditCode,
  contactName: '林小满',
  contact: 'buyer@framehall.test',
});

/** Fictitious licensees of the demo's orders. */
export const LICENSEES = {
  agency: company('杭州拾光映画文化传媒有限公司', '91330106MA2KXB4N7K'),
  tea: company('上海青屿茶业有限公司', '91310115MA1H9Q2W5Q'),
  museum: company('北京知微展览策划有限公司', '91110105MA01T6CD31'),
  car: company('深圳逐浪汽车科技有限公司', '91440300MA5G8RPE1G'),
  town: company('成都云隐古镇文旅发展有限公司', '91510107MA62NC7U42'),
  film: company('苏州白鹭影业有限公司', '91320594MA21FKH08P'),
  outdoor: { ...company('Northbound Outdoor Co., Ltd.', ''), contactName: 'Mia Lin' },
  photographer: {
    licenseeType: 'individual',
    licensee: '陆远',
    creditCode: '',
    contactName: '陆远',
    contact: 'photographer@framehall.test',
  },
} as const satisfies Record<string, Licensee>;
