import { GID } from '#contract/domain/roles.ts';
import type { Context } from '../../context.ts';
import { ensureAccount } from '../accounts/accounts.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, demoEmail } from './accounts.ts';
import { closeDemoAccounts, openDemoAccounts } from './demo.queries.ts';
import { nameDemoPhotographer } from './real-names.ts';

/** Opens one account per role. Their password is public, so they are disabled when the demo ends. */
export async function prepareDemo(ctx: Context): Promise<void> {
  if (!ctx.config.demo) return await closeDemoAccounts(ctx.db);
  for (const { name, nicknameEn: _, ...account } of DEMO_ACCOUNTS)
    await ensureAccount(ctx, {
      ...account,
      account: { kind: 'email', value: demoEmail(name) },
      password: DEMO_PASSWORD,
      demo: true,
    });
  await openDemoAccounts(ctx.db);
  for (const { name, nickname, gid } of DEMO_ACCOUNTS)
    if (gid === GID.photographer) await nameDemoPhotographer(ctx, { email: demoEmail(name), name: nickname, place: 0 });
}
