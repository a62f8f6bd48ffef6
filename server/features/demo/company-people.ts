import type { CompanyRole } from '#contract/domain/company.ts';

/** The four of the demo's company: what each may do there, and how they log in. */
export const COMPANY_PEOPLE: readonly { name: string; role: CompanyRole; nickname: string; nicknameEn: string }[] = [
  { name: 'company-admin', role: 'admin', nickname: '宋知夏', nicknameEn: 'Song Zhixia' },
  { name: 'company-buyer', role: 'buyer', nickname: '许安然', nicknameEn: 'Xu Anran' },
  { name: 'company-approver', role: 'approver', nickname: '梁怀瑾', nicknameEn: 'Liang Huaijin' },
  { name: 'company-viewer', role: 'viewer', nickname: '唐小鹿', nicknameEn: 'Tang Xiaolu' },
];
