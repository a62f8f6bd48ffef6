import { GID, type StaffRole } from '#contract/domain/roles.ts';

export const DEMO_PASSWORD = 'framehall-demo';

interface DemoAccount {
  name: string;
  nickname: string;
  gid: number;
  roles: StaffRole[];
}

const staff = (role: StaffRole, nickname: string): DemoAccount => ({
  name: role,
  nickname,
  gid: GID.buyer,
  roles: [role],
});

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { name: 'buyer', nickname: '林小满', gid: GID.buyer, roles: [] },
  { name: 'photographer', nickname: '陆远', gid: GID.photographer, roles: [] },
  { name: 'manager', nickname: '素材管理员', gid: GID.materialManager, roles: [] },
  staff('reviewer', '审核 · 周屿'),
  staff('sales', '销售 · 陈禾'),
  staff('finance', '财务 · 何青'),
  staff('editor', '编辑 · 沈一'),
  staff('admin', '管理员 · 顾言'),
];

export const demoEmail = (name: string) => `${name}@framehall.test`;
export const DEMO_EMAILS = DEMO_ACCOUNTS.map(({ name }) => demoEmail(name));
