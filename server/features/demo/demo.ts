import { GID, type StaffRole } from '#contract/domain/roles.ts';
import type { Context } from '../../context.ts';
import { ensureAccount } from '../accounts/accounts.ts';
import { closeDemoAccounts, openDemoAccounts } from './demo.queries.ts';

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

const DEMO_ACCOUNTS: DemoAccount[] = [
  { name: 'buyer', nickname: '林小满', gid: GID.buyer, roles: [] },
  { name: 'photographer', nickname: '陆远', gid: GID.photographer, roles: [] },
  { name: 'manager', nickname: '素材管理员', gid: GID.materialManager, roles: [] },
  staff('reviewer', '审核 · 周屿'),
  staff('sales', '销售 · 陈禾'),
  staff('finance', '财务 · 何青'),
  staff('editor', '编辑 · 沈一'),
  staff('admin', '管理员 · 顾言'),
];

const demoEmail = (name: string) => `${name}@framehall.test`;
export const DEMO_EMAILS = DEMO_ACCOUNTS.map(({ name }) => demoEmail(name));

/** Opens one account per role. Their password is public, so they are disabled when the demo ends. */
export async function prepareDemo(ctx: Context): Promise<void> {
  if (!ctx.config.demo) return await closeDemoAccounts(ctx.db);
  for (const { name, ...account } of DEMO_ACCOUNTS)
    await ensureAccount(ctx, {
      ...account,
      account: { kind: 'email', value: demoEmail(name) },
      password: DEMO_PASSWORD,
      demo: true,
    });
  await openDemoAccounts(ctx.db);
}
