import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mailsTo, todayInChina } from '#tests/support/buyers.ts';
import { makeOriginal } from '#tests/support/licences.ts';
import { startProduct } from '#tests/support/product.ts';
import { makeProject } from '#tests/support/projects.ts';
import { systemContext } from '#server/system-context.ts';
import { remindProjects } from './projects.jobs.ts';

const product = await startProduct();
const { desk, projectId, admin, buyer } = await makeProject(product);
const remind = () => remindProjects(systemContext(product.services, 'test'), {}, new AbortController().signal);
const mailsWith = async (words: string) =>
  (await mailsTo(product, admin.account)).filter((body) => body.includes(words));

async function take(skuId: number, count: number) {
  const clips = Array.from({ length: count }, () => makeOriginal(product, randomBytes(12), 'Harbour'));
  const { body } = await buyer.call('/project/take', {
    key: randomUUID(),
    skuId,
    materialIds: await Promise.all(clips),
  });
  expect(body).toMatchObject({ success: true });
}

test('administrators learn once that a fifth is left, and anew after the quota was raised', async () => {
  const skuId = await desk.addSku(projectId, { quota: 5, branch: '广州' });
  await take(skuId, 3);
  expect(await mailsWith('left for 广州')).toEqual([]);
  await take(skuId, 1);
  await take(skuId, 1);
  expect(await mailsWith('left for 广州')).toEqual([
    expect.stringContaining('1 of 5 video licences are left for 广州'),
  ]);
  const endsOn = todayInChina(90);
  await desk.call('/setSku', { skuId, quota: 6, endsOn, seen: { quota: 5, endsOn } });
  await take(skuId, 1);
  expect(await mailsWith('left for 广州')).toHaveLength(2);
  expect((await mailsTo(product, buyer.account)).join('\n')).not.toContain('广州');
});

test('and a month before the end, once for all SKUs that end, unless nothing is left of them', async () => {
  const thirty = { endsOn: todayInChina(30) };
  await desk.addSku(projectId, { quota: 7, branch: '成都', endsOn: todayInChina(31) });
  await remind();
  expect(await mailsWith('end soon')).toEqual([]);
  await desk.addSku(projectId, { ...thirty, quota: 8, branch: '西安' });
  await desk.addSku(projectId, { ...thirty, kind: 'photo', quota: 9, branch: '西安' });
  await take(await desk.addSku(projectId, { ...thirty, quota: 1, branch: '武汉' }), 1);
  await Promise.all([remind(), remind()]);
  await remind();
  const mails = await mailsWith('end soon');
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain('西安 · video · 8 / 8');
  expect(mails[0]).toContain('西安 · photo · 9 / 9');
  expect(mails[0]).not.toContain('武汉');
  await product.moveTime('1 day');
  await remind();
  expect(await mailsWith('成都 · video · 7 / 7')).toHaveLength(1);
});
