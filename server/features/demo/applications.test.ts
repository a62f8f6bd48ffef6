import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { APPLICANTS } from './applicants.ts';
import { apply, drawPictures, type Picture, prepareDemoApplications } from './applications.ts';

const product = await startProduct({ DEMO_ITEMS: '60' });
const workDir = mkdtempSync(join(tmpdir(), 'framehall-work-'));
const services = { ...product.services, config: { ...product.services.config, workDir } };
const ctx = systemContext(services, 'test');
afterAll(() => rmSync(workDir, { recursive: true }));

/** As if they had been drawn, which takes minutes. */
function pictures(slug: string): Picture[] {
  return Array.from({ length: 20 }, (_, n) => {
    const key = `${slug}-${n}.jpg`;
    const names = { fileName: key, key, viewKey: `${key}/view`, thumbnailKey: `${key}/thumbnail` };
    const sha256 = String(n).padStart(64, '0');
    return { ...names, sha256, hash: '0'.repeat(16), layout: Array(24).fill(0), width: 9, height: 6, sizeBytes: 1 };
  });
}

const states = async () => {
  const rows = await product.db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.userId')
    .select(['users.email', 'applications.state'])
    .orderBy('users.id')
    .execute();
  return rows.map(({ email, state }) => `${email}: ${state}`);
};

beforeAll(async () => {
  await prepareDemoApplications(ctx);
  for (const applicant of APPLICANTS) await apply(ctx, applicant, pictures(applicant.slug));
});

test('each state of an application has its applicant; made again, they stay as they are', async () => {
  await apply(ctx, APPLICANTS[5]!, pictures('again'));
  expect(await states()).toEqual([
    'applicant-draft@framehall.test: draft',
    'applicant-submitted@framehall.test: submitted',
    'applicant-reviewing@framehall.test: reviewing',
    'applicant-asked@framehall.test: more-needed',
    'applicant-rejected@framehall.test: rejected',
    'applicant-approved@framehall.test: approved',
  ]);
  expect(await product.services.jobs.boss.findJobs('demo.apply')).toHaveLength(6);
});

test('an English reviewer finds them at the desk', async () => {
  const token = await signIn(product, 'reviewer');
  const list = async (view: string) =>
    (await product.call('/office/application/list', { view }, { token })).body.infos.map(
      (one: { nickname: string; pictures: number }) => [one.nickname, one.pictures],
    );
  expect(await list('queue')).toEqual([
    ['Su Wan', 20],
    ['Jiang Zhou', 20],
  ]);
  expect(await list('approved')).toEqual([['Gu Qinghe', 20]]);
});

test('their images are drawn', async () => {
  const [drawn] = await drawPictures(ctx, { ...APPLICANTS[1]!, pictures: 1 }, new AbortController().signal);
  expect(drawn).toMatchObject({ fileName: 'applicant-submitted-1.jpg', width: 1280 });
  expect((await product.services.objects.head('originals', drawn!.viewKey))?.size).toBeGreaterThan(10_000);
});

test('with the end of the demo those that nobody has decided go', async () => {
  await prepareDemoApplications({ ...ctx, config: { ...ctx.config, demo: false } });
  expect(await states()).toEqual([
    'applicant-rejected@framehall.test: rejected',
    'applicant-approved@framehall.test: approved',
  ]);
});
