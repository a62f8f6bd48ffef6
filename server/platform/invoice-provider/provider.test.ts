import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BY_PROVIDER, startSandbox } from '#tests/support/sandbox.ts';
import { checkSignature } from '#tests/support/signed-pdf.ts';
import { freePort } from '../net.ts';
import { formOf, paperOf } from './answers.ts';
import { signatureOf } from './call.ts';
import { readCallback } from './callback.ts';
import { connectProvider } from './connect.ts';
import { isOwnFile } from './files.ts';
import type { PaperOrder } from './provider.ts';
import { lastingToken } from './tokens.ts';

const sandbox = await startSandbox();
const { invoicing: provider, nuonuo, providerKeys } = sandbox;
const control = sandbox.control.provider;
await control.whims({ readyMs: 0, callbacks: { drop: true } });

let count = 0;
const newNumber = (kind = 'FP') => `${kind}${String((count += 1)).padStart(8, '0')}`;

function order(more: Partial<PaperOrder> = {}): PaperOrder {
  const buyer = { title: '远山科技有限公司', taxNumber: '91310115MA1FHDEM0F', address: '', phone: '', bank: '' };
  return {
    number: newNumber(),
    special: false,
    buyer: { ...buyer, person: false, account: '' },
    lines: [{ mark: 'DD1', netFen: 120_755, vatFen: 7_245 }],
    remark: '',
    ...more,
  };
}

const connect = (settings: Partial<typeof nuonuo>) => {
  const { accessToken = providerKeys.accessToken } = settings;
  return connectProvider({ ...nuonuo, ...settings }, { ...BY_PROVIDER, tokens: lastingToken(accessToken) });
};

test('a request is signed as Nuonuo’s own gateway expects', () => {
  const signed = { appKey: 'APPKEY', senid: 'SENID', nonce: '12345678', timestamp: '1700000000', body: '{"a":1}' };
  expect(signatureOf('SECRET', signed)).toBe('7iSZiR+0g+376QEJ38xLM+3vGDs=');
});

describe('an order', () => {
  test('is issued once under its number, with three files', async () => {
    const one = order();
    expect(await provider.ask(one.number)).toMatchObject({ state: 'unknown' });
    await Promise.all([provider.issue(one), provider.issue(one), provider.issue(one)]);
    expect(await control.papers(one.number)).toHaveLength(1);
    const { state, issued } = await provider.ask(one.number);
    expect([state, issued?.number]).toEqual(['issued', expect.stringMatching(/^\d{20}$/)]);
    const [pdf, ofd, xml] = await Promise.all(
      (['pdf', 'ofd', 'xml'] as const).map(async (kind) => await provider.fetchFile(issued?.files[kind] ?? '')),
    );
    expect((await checkSignature(pdf!)).valid).toBe(true);
    expect(ofd?.includes('OFD.xml')).toBe(true);
    expect(xml?.toString()).toContain('<SellerName>帧库</SellerName>');
    expect(xml?.toString()).toContain('<TotalTax-includedAmount>1280.00</TotalTax-includedAmount>');
  });

  test('that is refused, fails or lacks quota says so in the provider’s words', async () => {
    await control.whims({ issue: 'refuse' });
    await expect(provider.issue(order())).rejects.toThrow('购方名称与税号不匹配，请核对后重新提交 (E9301)');
    await control.whims({ issue: 'fail' });
    const failing = order();
    await provider.issue(failing);
    expect(await provider.ask(failing.number)).toMatchObject({
      state: 'failed',
      why: '税局返回：开票员未通过实人认证',
    });
    await control.whims({ issue: 'normal', quotaFen: 200_000 });
    const [first, second] = [order(), order()];
    await provider.issue(first);
    await provider.issue(second);
    expect(await provider.ask(first.number)).toMatchObject({ state: 'issued' });
    expect(await provider.ask(second.number)).toMatchObject({ state: 'failed', why: '可用授信额度不足，无法开具发票' });
    await control.whims({ quotaFen: null });
  });

  test('of some buyers always ends the same way, for demos', async () => {
    const of = (region: string) => {
      const one = order();
      return { ...one, buyer: { ...one.buyer, taxNumber: `91${region}MA1FHDEM0F` } };
    };
    await expect(provider.issue(of('990001'))).rejects.toThrow('(E9301)');
    const [failing, held] = [of('990002'), of('990003')];
    for (const one of [failing, held]) await provider.issue(one);
    expect((await provider.ask(failing.number)).state).toBe('failed');
    expect((await provider.ask(held.number)).state).toBe('pending');
  });

  test('whose answer is lost may be there, one that nobody heard is not', async () => {
    await control.whims({ silent: true });
    const lost = order();
    await expect(provider.issue(lost)).rejects.toMatchObject({ name: 'ProviderUnanswered', reached: true });
    expect(await control.papers(lost.number)).toHaveLength(1);
    await control.whims({ silent: false });
    const nowhere = connect({ url: `http://127.0.0.1:${await freePort()}/open/v1/services` });
    const failure = { name: 'ProviderUnanswered', reached: false, message: 'ECONNREFUSED' };
    await expect(nowhere.issue(order())).rejects.toMatchObject(failure);
  });
});

describe('the sandbox', () => {
  test('refuses a forged signature, another key and an old request', async () => {
    for (const [wrong, words] of [
      [{ appSecret: 'FORGED' }, '签名校验失败 (070102)'],
      [{ appKey: '00000000' }, 'appkey无效 (070101)'],
      [{ accessToken: 'stolen' }, 'accessToken无效 (070304)'],
    ] as const) {
      const one = order();
      await expect(connect(wrong).issue(one)).rejects.toMatchObject({ message: words, reached: false });
      expect(await control.papers(one.number)).toEqual([]);
    }
    const body = JSON.stringify({ orderNos: ['FP1'] });
    const timestamp = String(Math.floor(Date.now() / 1000) - 301);
    const signed = `a=services&l=v1&p=open&k=${nuonuo.appKey}&i=x&n=1&t=${timestamp}&f=${body}`;
    const sign = createHmac('sha1', nuonuo.appSecret).update(signed).digest('base64');
    const query = new URLSearchParams({ senid: 'x', nonce: '1', timestamp, appkey: nuonuo.appKey }).toString();
    const reply = await fetch(`${nuonuo.url}?${query}`, { method: 'POST', headers: { 'x-nuonuo-sign': sign }, body });
    expect(await reply.json()).toMatchObject({ code: '070103' });
  });

  test('keeps what it has issued when it starts again', async () => {
    const one = order();
    await provider.issue(one);
    const before = (await provider.ask(one.number)).issued;
    await sandbox.restart();
    await control.whims({ readyMs: 0, callbacks: { drop: true } });
    expect((await provider.ask(one.number)).issued).toEqual(before);
  });
});

describe('taking back', () => {
  const red = async (more: object = {}, special = false) => {
    const blue = order({ special });
    await provider.issue(blue);
    const { issued } = await provider.ask(blue.number);
    const number = newNumber('HC');
    const buyer = { title: blue.buyer.title, taxNumber: blue.buyer.taxNumber };
    const invoiceNumber = issued?.number ?? '';
    return {
      number,
      formNumber: number,
      special,
      invoiceNumber,
      buyer,
      reason: '02',
      parts: undefined,
      ...more,
    } as const;
  };

  test('needs nobody’s word for a regular invoice; the red one comes by itself or when it is asked for', async () => {
    for (const redByItself of [true, false]) {
      await control.whims({ redByItself });
      const order = await red();
      expect(await provider.askRed(order.formNumber)).toMatchObject({ state: 'unknown' });
      await provider.applyRed(order);
      await provider.applyRed(order);
      const form = await provider.askRed(order.formNumber);
      expect(form).toMatchObject({ state: 'confirmed', billNumber: expect.stringMatching(/^\d{20}$/) });
      await Promise.all([provider.issueRed(order, form), provider.issueRed(order, form)]);
      const { issued } = await provider.ask(order.number);
      const xml = await provider.fetchFile(issued?.files.xml ?? '');
      expect(xml.toString()).toContain('<TotalTax-includedAmount>-1280.00</TotalTax-includedAmount>');
      expect(await control.papers(order.number)).toHaveLength(1);
    }
  });

  test('waits for the buyer of a special one, who confirms, denies or lets it lapse', async () => {
    for (const [status, state] of [
      ['04', 'confirmed'],
      ['05', 'refused'],
      ['07', 'lapsed'],
    ] as const) {
      const order = await red({}, true);
      await provider.applyRed(order);
      const form = await provider.askRed(order.formNumber);
      expect(form.state).toBe('confirming');
      await expect(provider.issueRed(order, form)).rejects.toThrow('红字确认单不存在或未确认 (E9704)');
      await control.form({ billId: order.formNumber, status });
      expect((await provider.askRed(order.formNumber)).state).toBe(state);
    }
  });

  test('is confirmed or denied on a page, as at the tax authority', async () => {
    for (const [choice, state] of [
      ['confirm', 'confirmed'],
      ['deny', 'refused'],
    ] as const) {
      const order = await red({}, true);
      await provider.applyRed(order);
      const { billNumber, billId } = await provider.askRed(order.formNumber);
      const page = await (await fetch(`${sandbox.url}/e-tax`)).text();
      expect([page.includes(billNumber), page.includes('-¥1,280.00')]).toEqual([true, true]);
      const answer = { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' } as const;
      expect((await fetch(`${sandbox.url}/e-tax/${'0'.repeat(32)}`, answer)).status).toBe(404);
      expect((await fetch(`${sandbox.url}/e-tax/${billId}`, answer)).status).toBe(303);
      expect((await provider.askRed(order.formNumber)).state).toBe(state);
    }
  });

  test('takes only a part, and never more than the whole', async () => {
    const parts = [{ place: 1, mark: 'DD1', netFen: 100_000, vatFen: 6_000 }];
    const order = await red({ parts });
    await provider.applyRed(order);
    const more = { ...order, number: newNumber('HC'), formNumber: newNumber('HC') };
    await expect(provider.applyRed(more)).rejects.toThrow('冲红金额不能大于蓝票剩余可冲红金额 (E9703)');
  });
});

test('answers in shapes that nobody has seen are no answers', () => {
  for (const odd of [undefined, [], 'issued', 7]) expect(() => paperOf(odd)).toThrow('no valid answer');
  expect(paperOf([{ status: 2, invoiceNo: 'short' }])).toMatchObject({ state: 'pending' });
  expect(paperOf({ status: 22, failCause: '税局异常' })).toMatchObject({ state: 'failed', why: '税局异常' });
  expect(formOf({ list: [{ billStatus: '99' }] }).state).toBe('pending');
  expect(formOf(undefined).state).toBe('unknown');
  expect(() => formOf('no')).toThrow('no valid answer');
});

test('files come from the provider’s own hosts by HTTPS, and from nowhere else', async () => {
  const own = { url: 'https://sdk.nuonuo.com/open/v1/services', fileDomains: ['jss.com.cn'] };
  const isOwn = (url: string) => isOwnFile(new URL(url), own);
  expect(isOwn('https://inv.jss.com.cn/fp/a.pdf')).toBe(true);
  expect(isOwn('https://sdk.nuonuo.com/a.pdf')).toBe(true);
  for (const url of [
    'http://inv.jss.com.cn/a.pdf',
    'https://inv.jss.com.cn:8443/a.pdf',
    'https://a:b@inv.jss.com.cn/a.pdf',
    'https://jss.com.cn.evil.test/a.pdf',
    'https://evil-jss.com.cn/a.pdf',
    'https://169.254.169.254/latest',
    'file:///etc/passwd',
  ])
    expect([url, isOwn(url)]).toEqual([url, false]);
  await expect(provider.fetchFile('http://127.0.0.1:9/fapiao/a.pdf')).rejects.toThrow('file elsewhere: 127.0.0.1:9');
});

test('a callback gives our number and nothing else', () => {
  const read = (body: string) => readCallback({ body: Buffer.from(body) });
  expect(read('operater=callback&orderno=FP00000001&content=%7B%7D')).toBe('FP00000001');
  expect(read('operater=callback&content=%7B%22c_orderno%22%3A%22FP00000002-2%22%7D')).toBe('FP00000002-2');
  expect(read('{"billId":"HC00000003"}')).toBe('HC00000003');
  for (const odd of ['', '[]', '{"orderNo":7}', 'orderno=FP1', "orderno=FP00000001' or 1", 'null', '\u0000'])
    expect([odd, read(odd)]).toEqual([odd, undefined]);
});
