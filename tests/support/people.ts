import { sql } from 'kysely';
import { expect } from 'vitest';
import { madeUpNumber } from '#server/features/demo/real-names.ts';
import { ensureRealName } from '#server/features/real-name/real-name.ts';
import { sendCode } from '#server/features/accounts/codes.ts';
import type { JobData } from '#server/platform/jobs/job-table.ts';
import { systemContext } from '#server/system-context.ts';
import type { Product } from './product.ts';

/** Logs in as a demo account and returns the token. */
export async function signIn(product: Product, name: string): Promise<string> {
  const { body } = await product.call('/user/login', { account: `${name}@framehall.test`, password: 'framehall-demo' });
  expect(body).toMatchObject({ success: true });
  return body.token;
}

/** A second photographer, to whom the first one's works are somebody else's. */
export async function anotherPhotographer(product: Product): Promise<string> {
  await sql`update users set gid = 2, video_flag = 1, photo_flag = 1 where email = 'manager@framehall.test'`.execute(
    product.db,
  );
  await verifyName(product, 'manager@framehall.test');
  return await signIn(product, 'manager');
}

let named = 500;

/** Gives an account a verified real name, without papers. */
export async function verifyName(product: Product, email: string, name = '程野'): Promise<void> {
  const real = { name, number: madeUpNumber((named += 1)), address: '成都市天府大道 1 号' };
  await ensureRealName(systemContext(product.services, 'test'), email, real);
}

/** Sends the codes that were asked for, as the worker does. */
export async function sendCodes({ services }: Product): Promise<void> {
  const { boss } = services.jobs;
  const queue = 'accounts.send-code';
  for (const job of await boss.fetch<JobData<typeof queue>>(queue, { batchSize: 50 })) {
    await sendCode(systemContext(services, 'test'), job.data);
    await boss.complete(queue, job.id);
  }
}

/** The newest code sent to an account, as its owner would read it. */
export async function readCode(product: Product, account: string): Promise<string> {
  await sendCodes(product);
  const message = await product.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', '=', account)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (!code) throw new Error(`no code was sent to ${account}`);
  return code;
}

/** The token in the newest link that was sent to an account. */
export async function readLink(product: Product, account: string): Promise<string> {
  const { body } = await product.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', '=', account)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /token=([\w-]+)/.exec(body ?? '')?.[1] ?? '';
}

let count = 0;

/** Registers a buyer as a person does: asks for a code, reads it, uses it. */
export async function register(product: Product, account = `person${(count += 1)}@example.com`) {
  await product.call('/user/code', { account, purpose: 'register' });
  const code = await readCode(product, account);
  const { body } = await product.call('/user/register', {
    account,
    code,
    password: 'a good password',
    nickname: 'Wei',
    agreed: { user: 1, privacy: 1 },
  });
  expect(body).toMatchObject({ success: true });
  return { account, token: body.token as string };
}
