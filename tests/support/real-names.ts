import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { madeUpNumber } from '#server/features/demo/real-names.ts';
import { readCode, register } from './people.ts';
import type { Product } from './product.ts';

let people = 0;

/** Somebody who became a photographer and has proven nothing yet. */
export async function newPhotographer(product: Product) {
  const { token, account } = await register(product);
  await product.db.updateTable('users').set({ gid: 2, photoFlag: 1 }).where('email', '=', account).execute();
  const { body } = await product.call('/session', {}, { token });
  people += 1;
  return {
    token,
    account,
    userId: body.data.userId as number,
    number: madeUpNumber(600 + people),
    phone: `1370000${String(people).padStart(4, '0')}`,
  };
}
export type Person = Awaited<ReturnType<typeof newPhotographer>>;

/** A photographed paper: a grey card, large enough to be read. */
export async function drawPaper(format: 'jpeg' | 'png' | 'gif' = 'jpeg'): Promise<string> {
  const drawn = sharp({ create: { width: 856, height: 540, channels: 3, background: '#8a94a0' } }).withExif({
    IFD0: { Artist: 'Somebody' },
  });
  return (await drawn.toFormat(format).toBuffer()).toString('base64');
}

export async function sendPapers(product: Product, { token }: Pick<Person, 'token'>): Promise<void> {
  const image = await drawPaper();
  for (const side of ['front', 'back']) {
    const { body } = await product.call('/center/realName/picture', { side, image }, { token });
    expect(body).toMatchObject({ success: true });
  }
}

/** Asks for a code to the person's number and reads it. */
export async function codeFor(product: Product, { token, phone }: Person): Promise<string> {
  await product.call('/user/code', { account: phone, purpose: 'identity' }, { token });
  return await readCode(product, `+86${phone}`);
}

export const nameOf = ({ number, phone }: Person, more: object = {}) => ({
  paper: 'id-card',
  name: '沈星河',
  number,
  address: '杭州市西湖区北山街 7 号',
  phone,
  ...more,
});

/** Pictures without files, as good as real ones for everything but looking at them. */
export async function placePapers({ db }: Product, { userId }: Pick<Person, 'userId'>): Promise<void> {
  const sides = ['front', 'back'].map((side) => ({ userId, side, key: `identity/${randomUUID()}`, sealedKey: 'none' }));
  await db.insertInto('identityPictures').values(sides).execute();
}

/** A real name that waits for the office; its pictures have no files unless `send` sends them. */
export async function submitName(
  product: Product,
  more: object = {},
  send: (product: Product, person: Person) => Promise<void> = placePapers,
): Promise<Person & { id: number }> {
  const person = await newPhotographer(product);
  await send(product, person);
  const code = await codeFor(product, person);
  const { body } = await product.call('/center/realName/submit', nameOf(person, { code, ...more }), person);
  expect(body).toMatchObject({ success: true, realName: { state: 'verifying' } });
  return { ...person, id: body.realName.id };
}
