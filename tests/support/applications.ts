import { sql } from 'kysely';
import { expect } from 'vitest';
import { readCode, register } from './people.ts';
import type { Product, Reply } from './product.ts';

export const FORM = {
  terms: true,
  realName: '沈星河',
  phone: '13900001111',
  wechat: 'xinghe',
  nickname: '星河影像',
  bio: '住在昆明，十年来拍摄云南的山与村寨，擅长清晨的光线。',
  city: '昆明',
  gear: 'Sony A7R V, DJI Mavic 3 Pro',
  subjects: ['landscape', 'culture'],
  platforms: 'https://500px.com/xinghe',
  exclusive: true,
  videoLinks: ['https://vimeo.com/1'],
};

let numbers = 0;

/** Somebody with a draft that lacks nothing but images; a number of their own, already proven. */
export async function beginApplication(product: Product, form: Partial<typeof FORM> = {}) {
  const { token, account } = await register(product);
  const phone = form.phone ?? `138${String((numbers += 1)).padStart(8, '0')}`;
  const saved = await product.call('/application/save', { version: 0, ...FORM, ...form, phone }, { token });
  expect(saved.body).toMatchObject({ success: true, application: { version: 1, state: 'draft' } });
  await product.call('/user/code', { account: phone, purpose: 'apply' }, { token });
  const code = await readCode(product, `+86${phone}`);
  const verified = await product.call('/application/phone', { code }, { token });
  expect(verified.body.application).toMatchObject({ phoneVerified: true });
  return { token, account, id: saved.body.application.id as number };
}

/** Images without files, as good as real ones for everything but looking at them. */
export async function addPictures(product: Product, applicationId: number, count: number): Promise<void> {
  await sql`
    insert into application_pictures (application_id, file_name, size_bytes, width, height, sha256, hash, layout, key,
      view_key, thumbnail_key)
    select ${applicationId}, 'work-' || n || '.jpg', 1000000, 3000, 2000, encode(sha256((${applicationId} || '-' || n)::bytea), 'hex'),
      n, array_fill(128::smallint, array[24]), ${applicationId} || '-' || n || '.jpg',
      ${applicationId} || '-' || n || '/view.webp', ${applicationId} || '-' || n || '/thumbnail.webp'
    from generate_series(1, ${count}) n`.execute(product.db);
}

/** A submitted application with 20 images. */
export async function submitApplication(product: Product) {
  const applicant = await beginApplication(product);
  await addPictures(product, applicant.id, 20);
  const { body } = await product.call('/application/submit', { version: 1 }, { token: applicant.token });
  expect(body.application).toMatchObject({ state: 'submitted' });
  return applicant;
}

/** Messages that an account has received, oldest first. */
export async function mailsTo(product: Product, account: string) {
  return await product.db
    .selectFrom('messages')
    .select(['subject', 'body'])
    .where('recipient', '=', account)
    .orderBy('id')
    .execute();
}

export const problemOf = ({ status, body }: Reply) => [status, body.problem];

/** Of calls that were made at once: which were refused, and why, whatever their order. */
export const outcomesOf = (replies: readonly Reply[]) =>
  replies.map(({ body }) => String(body.problem ?? 'done')).toSorted();
