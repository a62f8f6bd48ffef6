import { GID, type StaffRole } from '#contract/domain/roles.ts';

export const DEMO_PASSWORD = 'framehall-demo';

interface DemoAccount {
  name: string;
  nickname: string;
  /** For English readers. */
  nicknameEn: string;
  gid: number;
  roles: StaffRole[];
}

const staff = (role: StaffRole, nickname: string, nicknameEn: string): DemoAccount => ({
  name: role,
  nickname,
  nicknameEn,
  gid: GID.buyer,
  roles: [role],
});

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { name: 'buyer', nickname: '林小满', nicknameEn: 'Lin Xiaoman', gid: GID.buyer, roles: [] },
  { name: 'photographer', nickname: '陆远', nicknameEn: 'Lu Yuan', gid: GID.photographer, roles: [] },
  { name: 'manager', nickname: '素材管理员', nicknameEn: 'Material manager', gid: GID.materialManager, roles: [] },
  staff('reviewer', '审核 · 周屿', 'Zhou Yu · Review'),
  staff('sales', '销售 · 陈禾', 'Chen He · Sales'),
  staff('finance', '财务 · 何青', 'He Qing · Finance'),
  staff('editor', '编辑 · 沈一', 'Shen Yi · Editor'),
  staff('coordinator', '赛事 · 陆遥', 'Lu Yao · Coordinator'),
  staff('admin', '管理员 · 顾言', 'Gu Yan · Admin'),
];

export const demoEmail = (name: string) => `${name}@framehall.test`;
export const DEMO_EMAILS = DEMO_ACCOUNTS.map(({ name }) => demoEmail(name));
