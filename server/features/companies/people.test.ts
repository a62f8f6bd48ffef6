import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '#tests/support/buyers.ts';
import { belong, makeCompany, makeMember, setCompanyStatus } from '#tests/support/companies.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { readLink, register } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';

const product = await startProduct();
type Person = Awaited<ReturnType<typeof makeMember>>;
let company: number;
let admin: Person;
let buyer: Person;
let viewer: Person;
beforeEach(async () => {
  company = await makeCompany(product);
  admin = await makeMember(product, company, 'admin');
  buyer = await makeMember(product, company, 'buyer');
  viewer = await makeMember(product, company, 'viewer');
});

const rolesIn = async ({ call }: Person) => {
  const { members } = (await call('/company/people')).body;
  return Object.fromEntries(members.map((one: { userId: number; role: string }) => [one.userId, one.role]));
};
const invited = async (email: string, role = 'buyer') => {
  expect((await admin.call('/company/invite', { email, role })).body).toMatchObject({ success: true });
  return await readLink(product, email);
};
const accept = async ({ call }: Person, token: string) => await call('/company/acceptInvite', { token });

describe('[D9] inviting somebody', () => {
  test('a link of seven days makes them a member with the role, once', async () => {
    const person = await makeMember(product);
    const token = await invited(person.account, 'approver');
    expect((await mailsTo(product, person.account)).at(-1)).toContain('远山科技有限公司');
    expect((await person.call('/company/readInvite', { token })).body).toMatchObject({
      company: '远山科技有限公司',
      role: 'approver',
    });
    expect((await admin.call('/company/people')).body.invites).toMatchObject([{ email: person.account }]);
    expect((await buyer.call('/company/people')).body.invites).toEqual([]);
    expect((await accept(person, token)).body.company).toMatchObject({ customerId: company, role: 'approver' });
    expect((await rolesIn(viewer))[person.userId]).toBe('approver');
    expect((await admin.call('/company/people')).body.invites).toEqual([]);
    expect((await accept(person, token)).body.problem).toBe('link-expired');
  });

  test('used twice at once it counts once', async () => {
    const person = await makeMember(product);
    const token = await invited(person.account);
    const statuses = await Promise.all([1, 2, 3].map(async () => (await accept(person, token)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400]);
  });

  test('by another it does not exist, and stays good for whom it is', async () => {
    const [person, another] = [await makeMember(product), await makeMember(product)];
    const token = await invited(person.account);
    expect((await another.call('/company/readInvite', { token })).body.problem).toBe('link-expired');
    const foreign = await accept(another, token);
    expect(foreign.body).toEqual((await accept(another, 'invented')).body);
    expect((await accept(person, token)).status).toBe(200);
  });

  test('late, withdrawn, replaced or by somebody who administers no longer, it is worth nothing', async () => {
    const person = await makeMember(product);
    const late = await invited(person.account);
    await product.moveTime('7 days 1 second');
    expect((await accept(person, late)).body.problem).toBe('link-expired');
    await product.moveTime('0 seconds');
    const replaced = await invited(person.account);
    const withdrawn = await invited(person.account);
    expect((await accept(person, replaced)).body.problem).toBe('link-expired');
    const [{ id }] = (await admin.call('/company/people')).body.invites;
    expect((await admin.call('/company/withdrawInvite', { id })).body.invites).toEqual([]);
    expect((await accept(person, withdrawn)).body.problem).toBe('link-expired');
    const orphaned = await invited(person.account);
    await belong(product, admin.account, null);
    expect((await accept(person, orphaned)).body.problem).toBe('link-expired');
  });

  test('somebody in a company leaves it first; the link stays good', async () => {
    const other = await makeCompany(product, '近水文化有限公司');
    const person = await makeMember(product, other);
    const token = await invited(person.account);
    expect((await accept(person, token)).body.problem).toBe('in-company');
    await belong(product, person.account, null);
    expect((await accept(person, token)).status).toBe(200);
  });

  test('goes to email addresses of people who are not members', async () => {
    const send = async (email: string) => (await admin.call('/company/invite', { email, role: 'buyer' })).body;
    expect(await send('13800000000')).toMatchObject({ problem: 'bad-input', fields: { email: 'Check the format' } });
    expect(await send(viewer.account)).toMatchObject({
      problem: 'bad-input',
      fields: { email: 'This already exists' },
    });
    expect((await admin.call('/company/invite', { email: 'a@example.com', role: 'owner' })).status).toBe(400);
  });

  test('somebody new registers with the address and accepts', async () => {
    const email = `new${company}@example.com`;
    const token = await invited(email, 'viewer');
    const { token: session } = await register(product, email);
    const { body } = await product.call('/company/acceptInvite', { token }, { token: session });
    expect(body.company).toMatchObject({ customerId: company, role: 'viewer' });
  });
});

describe('[D9] roles', () => {
  test('only administrators invite, change roles and remove', async () => {
    const acts: [string, object][] = [
      ['/company/invite', { email: 'x@example.com', role: 'buyer' }],
      ['/company/withdrawInvite', { id: 999_999 }],
      ['/company/setRole', { userId: viewer.userId, role: 'admin' }],
      ['/company/remove', { userId: viewer.userId }],
    ];
    const stranger = await makeMember(product);
    for (const [path, input] of acts) {
      for (const person of [buyer, viewer]) expect((await person.call(path, input)).status).toBe(403);
      expect((await stranger.call(path, input)).status).toBe(404);
      expect((await product.call(path, input)).body.code).toBe(1001);
    }
  });

  test('of another company’s people nobody learns or changes anything', async () => {
    const foreign = await makeMember(product, await makeCompany(product, '近水文化有限公司'), 'admin');
    for (const userId of [foreign.userId, 999_999]) {
      expect((await admin.call('/company/setRole', { userId, role: 'viewer' })).body.problem).toBe('not-found');
      expect((await admin.call('/company/remove', { userId })).body.problem).toBe('not-found');
    }
    expect(Object.keys(await rolesIn(foreign))).toEqual([String(foreign.userId)]);
  });

  test('[S21] whoever is demoted or removed has lost it with the next request, whatever token they hold', async () => {
    expect((await admin.call('/company/setRole', { userId: buyer.userId, role: 'admin' })).status).toBe(200);
    expect((await buyer.call('/company/setRole', { userId: admin.userId, role: 'viewer' })).status).toBe(200);
    expect((await admin.call('/company/invite', { email: 'x@example.com', role: 'buyer' })).status).toBe(403);
    expect((await buyer.call('/company/remove', { userId: admin.userId })).status).toBe(200);
    expect((await admin.call('/company/people')).status).toBe(404);
    expect((await mailsTo(product, admin.account)).at(-1)).toContain('远山科技有限公司');
  });

  test('the last administrator can neither leave nor be demoted; of two who leave at once one stays', async () => {
    expect((await admin.call('/company/leave')).body.problem).toBe('last-admin');
    expect((await admin.call('/company/setRole', { userId: admin.userId, role: 'buyer' })).body.problem).toBe(
      'last-admin',
    );
    await admin.call('/company/setRole', { userId: buyer.userId, role: 'admin' });
    const both = await Promise.all([admin, buyer].map(async ({ call }) => (await call('/company/leave')).status));
    expect(both.toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(Object.values(await rolesIn(viewer)).filter((role) => role === 'admin')).toHaveLength(1);
  });

  test('whoever leaves has no company and no project', async () => {
    expect((await buyer.call('/company/leave')).body.company).toBeNull();
    expect((await buyer.call('/session')).body.data).toMatchObject({ customerId: null, projectId: null });
    expect((await buyer.call('/company/leave')).status).toBe(404);
  });

  test('a closed company has no people to be changed', async () => {
    await setCompanyStatus(product, company, 3);
    expect((await admin.call('/company/people')).status).toBe(404);
    expect((await admin.call('/company/setRole', { userId: buyer.userId, role: 'viewer' })).status).toBe(404);
    expect((await buyer.call('/company/leave')).status).toBe(404);
  });

  test('buying is for administrators and buyers; all see the company’s orders', async () => {
    const film = await makeMaterial(product, { kind: 'video' });
    const approver = await makeMember(product, company, 'approver');
    for (const person of [viewer, approver]) await expect(person.order([film])).rejects.toThrow('company-role');
    const [one, two] = [await buyer.order([film]), await admin.order([film])];
    for (const person of [admin, buyer, viewer, approver]) {
      const { infos } = (await person.call('/company/orders')).body;
      expect(infos.map((row: { orderId: number }) => row.orderId)).toEqual([two, one]);
    }
    const stranger = await makeMember(product);
    expect((await stranger.call('/company/orders')).body.total).toBe(0);
  });

  test('an administrator changes what colleagues ordered, also after they left', async () => {
    const film = await makeMaterial(product, { kind: 'video' });
    const orderId = await buyer.order([film]);
    await admin.call('/company/remove', { userId: buyer.userId });
    expect(await admin.detail(orderId)).toMatchObject({ boughtBy: 'Wei', may: { close: true, pay: true } });
    expect((await viewer.call('/order/close', { orderId, reason: 'cancelled' })).status).toBe(404);
    expect((await admin.call('/order/close', { orderId, reason: 'cancelled' })).status).toBe(200);
  });
});
