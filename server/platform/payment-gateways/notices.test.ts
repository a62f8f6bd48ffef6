import { createSign } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { GATEWAYS, type GatewayName } from '#contract/domain/payment.ts';
import { asRaw, payAt, startSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { alipay } from './alipay.ts';
import type { NoticeReading } from './gateway.ts';
import { NOTICE_FAULTS, type NoticeFault, type SandboxNotice } from './sandbox/notices.ts';

let sandbox: TestSandbox;
const numbers: Record<GatewayName, string> = { alipay: 'FHN00001', wechat: 'FHN00002' };

beforeAll(async () => {
  sandbox = await startSandbox();
  for (const name of GATEWAYS) {
    const target = await sandbox.gateways[name].begin({
      outTradeNo: numbers[name],
      amountFen: 990_001,
      subject: '订单 100% & + “more”',
      expiresAt: new Date(Date.now() + 60_000),
      returnUrl: 'http://127.0.0.1:4000/OrderSuccess',
    });
    await payAt(target);
  }
});
afterEach(() => {
  vi.useRealTimers();
});

async function made(name: GatewayName, wish: { wrong?: NoticeFault; seconds?: number } = {}): Promise<SandboxNotice> {
  const asked = { gateway: name, outTradeNo: numbers[name], send: false, ...wish };
  return (await sandbox.control.notice(asked)).notice;
}

async function read(name: GatewayName, notice: Omit<SandboxNotice, 'url'>): Promise<NoticeReading> {
  return await sandbox.gateways[name].readNotice(asRaw(notice));
}

/** Expected result of each wrong notice: why it is refused, or the value that does not match the order. */
const alike: Partial<Record<NoticeFault, object>> = {
  amount: { trade: { state: 'paid', paid: { amountFen: 990_002 } } },
  order: { trade: { outTradeNo: expect.stringMatching(/^XFHN/) as string } },
  unpaid: { trade: { state: 'unpaid', paid: undefined } },
  app: { refused: 'merchant' },
  seller: { refused: 'merchant' },
  signature: { refused: 'signature' },
  time: { refused: 'time' },
};
const READINGS: Record<GatewayName, Partial<Record<NoticeFault, object>>> = {
  alipay: {
    ...alike,
    serial: { refused: 'signature' },
    signtest: { refused: 'signature' },
    reserialised: { refused: 'malformed' },
  },
  wechat: {
    ...alike,
    serial: { refused: 'serial' },
    signtest: { refused: 'test' },
    reserialised: { refused: 'signature' },
  },
};

describe.each(GATEWAYS)('[S4] a notice of %s', (name: GatewayName) => {
  test.each(NOTICE_FAULTS)('that is wrong in its %s', async (wrong) => {
    const reading = await read(name, await made(name, { wrong }));
    expect(reading).toMatchObject(READINGS[name][wrong] ?? { nothing: wrong });
  });

  test('is believed as it is, again and again', async () => {
    const notice = await made(name);
    const first = await read(name, notice);
    expect(first).toMatchObject({ trade: { outTradeNo: numbers[name], state: 'paid', paid: { amountFen: 990_001 } } });
    expect(await read(name, notice)).toEqual(first);
  });

  test.each([
    ['nothing', ''],
    ['no text', '\xff\xfe'],
    ['another text', 'hello=world&sign=x'],
    ['JSON', '{"sign":"x"}'],
  ])('that says %s is refused', async (_what, body) => {
    const { headers } = await made(name);
    const reading = await sandbox.gateways[name].readNotice({ headers, body: Buffer.from(body, 'latin1') });
    expect(reading).toHaveProperty('refused');
  });

  test('without its headers or signature is refused', async () => {
    const notice = await made(name);
    const bare = { headers: {}, body: notice.body.replace('sign=', 'nosign=') };
    expect(await read(name, bare)).toEqual({ refused: 'malformed' });
  });

  test('of which any byte was changed never says anything else', async () => {
    const notice = await made(name);
    const right = await read(name, notice);
    const bytes = Buffer.from(notice.body);
    const others: NoticeReading[] = [];
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const reading = await sandbox.gateways[name].readNotice({ headers: notice.headers, body: changed });
      if (!('refused' in reading) && JSON.stringify(reading) !== JSON.stringify(right)) others.push(reading);
    }
    expect(others).toEqual([]);
  });
});

describe('[S4] the time of a notice', () => {
  /** Reads a notice this many seconds after the time that it states. */
  async function readAfter(name: GatewayName, seconds: number): Promise<NoticeReading> {
    const notice = await made(name);
    const sent = new URLSearchParams(notice.body).get('notify_time');
    const at = name === 'wechat' ? Number(notice.headers['wechatpay-timestamp']) * 1000 : Date.parse(`${sent}+08:00`);
    vi.useFakeTimers({ toFake: ['Date'], now: at + seconds * 1000 });
    return await read(name, notice);
  }
  const believed = { trade: { state: 'paid' } };
  const refused = { refused: 'time' };

  test.each([
    [-301, refused],
    [-300, believed],
    [300, believed],
    [301, refused],
  ])('WeChat’s, read after %i seconds', async (seconds, expected) => {
    expect(await readAfter('wechat', seconds)).toMatchObject(expected);
  });

  test.each([
    [-301, refused],
    [-300, believed],
    [25 * 3600, believed],
    [26 * 3600 + 1, refused],
  ])('Alipay’s, which is repeated for 25 hours, read after %i seconds', async (seconds, expected) => {
    expect(await readAfter('alipay', seconds)).toMatchObject(expected);
  });
});

describe('[S4] tricks', () => {
  test('a field of Alipay’s that stands there twice', async () => {
    const notice = await made('alipay');
    const body = `total_amount=0.01&${notice.body}`;
    expect(await read('alipay', { ...notice, body })).toEqual({ refused: 'malformed' });
  });

  test.each(['RSA', 'rsa2', 'toString', ''])('another kind of signature: “%s”', async (kind) => {
    const notice = await made('alipay');
    const body = notice.body.replace('sign_type=RSA2', `sign_type=${kind}`);
    expect(await read('alipay', { ...notice, body })).toEqual({ refused: 'signature' });
  });

  test('signed by somebody else', async () => {
    const { privateKey } = sandbox.keys.wechat.merchant;
    const notice = await made('wechat');
    const signed = `${notice.headers['wechatpay-timestamp']}\n${notice.headers['wechatpay-nonce']}\n${notice.body}\n`;
    const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64');
    const headers = { ...notice.headers, 'wechatpay-signature': signature };
    expect(await read('wechat', { headers, body: notice.body })).toEqual({ refused: 'signature' });
  });

  test('the signature of another notice', async () => {
    const [one, other] = [await made('wechat'), await made('wechat')];
    expect(await read('wechat', { headers: one.headers, body: other.body })).toEqual({ refused: 'signature' });
  });

  test('bytes that read the same: a mark at the beginning, a line end at the end', async () => {
    const notice = await made('wechat');
    for (const body of [`\uFEFF${notice.body}`, `${notice.body}\n`])
      expect(await read('wechat', { ...notice, body })).toEqual({ refused: 'signature' });
  });
});

describe('[R3] a notice that Alipay has signed', () => {
  // Published with Alipay's own library, like the key and signature.
  const publicKey = `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAqObrdC7hrgAVM98tK0nv3hSQRGGKT4lBsQjHiGjeYZjOPIPHR5knm2jnnz/YGIXIofVHkA/tAlBAd5DrY7YpvI4tP5EONLtZKC2ghBMx7McI2wRD0xiqzxOQr1FuhZGJ8/AUokBzJrzY+aGX2xcOrxFYRlFilvVLTXg4LWjR1tdPkO6+i7wQZAIVMClPkwVRZEbaERRHlKqTzv2gGv5rDU8gRoe1LeaN+6BlbTqHWkQcNCUNrA8C6l17XAXGKDsm/9TFWwO8EPHHHCaQdjtV5/FdcWIt+L8SR1ss7EXTjYDFtxcKVv9rEoY1lX8T4mX+GbXfZHraG5NCF1+XioL5JwIDAQAB
-----END PUBLIC KEY-----`;
  const fields = {
    gmt_create: '2019-08-15 15:56:22',
    charset: 'utf-8',
    seller_email: 'z97-yuquerevenue@service.aliyun.com',
    subject: '语雀空间 500人规模',
    sign: 'QfTb8tqE1BMhS5qAnXtvsF3/jBkEvu9q9en0pdbBUDDjvKycZhQb7h8GDs4FKfi049PynaNuatxSgLb/nLWZpXyyh0LEWdK2S6Ri7nPwrVgOs08zugLO20vOQz44y3ti2Ncm8/wZts1Fr2gZ7pShnVX3d1B50hbsXnObT1r/U8ONNQjWXd0HIul4TG+Q3fm3svmSvFEy0WnzuhcyHPX5Gm4ELNctL6Qd5YniGJFNcc7kopHYtI/XD9YCKCH6Ct02rzUs9i11C9CsadtZn+WhxF26Dqt9sGEFajkJ8cxUTLi8+VCpLHsgPE8P0y095uQcDdK0YjCh4x7wVSov+lrmOQ==',
    buyer_id: '2088102534368455',
    invoice_amount: '0.10',
    notify_id: '2019081500222155624068450559358070',
    fund_bill_list: '[{"amount":"0.10","fundChannel":"ALIPAYACCOUNT"}]',
    notify_type: 'trade_status_sync',
    trade_status: 'TRADE_SUCCESS',
    receipt_amount: '0.10',
    buyer_pay_amount: '0.10',
    sign_type: 'RSA2',
    app_id: '2019073166072302',
    seller_id: '2088531891668739',
    gmt_payment: '2019-08-15 15:56:24',
    notify_time: '2019-08-15 15:56:25',
    version: '1.0',
    out_trade_no: '20190815155618536-564-57',
    total_amount: '0.10',
    trade_no: '2019081522001468450512505578',
    auth_app_id: '2019073166072302',
    buyer_logon_id: 'xud***@126.com',
    point_amount: '0.00',
  };

  async function readPublished(said: Record<string, string>): Promise<NoticeReading> {
    const gateway = alipay(
      {
        appId: fields.app_id,
        sellerId: fields.seller_id,
        publicKey,
        privateKey: sandbox.keys.alipay.merchant.privateKey,
        gateway: 'https://openapi.alipay.com/gateway.do',
      },
      'https://framehall.example/payment/notice/alipay',
      1000,
    );
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2019-08-15T16:00:00+08:00') });
    return await gateway.readNotice({ headers: {}, body: Buffer.from(new URLSearchParams(said).toString()) });
  }

  test('is believed', async () => {
    expect(await readPublished(fields)).toEqual({
      trade: {
        outTradeNo: '20190815155618536-564-57',
        state: 'paid',
        paid: {
          tradeNo: '2019081522001468450512505578',
          amountFen: 10,
          payer: 'xud***@126.com',
          at: new Date('2019-08-15T15:56:24+08:00'),
        },
      },
    });
  });

  test('and with another amount is not', async () => {
    expect(await readPublished({ ...fields, total_amount: '0.11' })).toEqual({ refused: 'signature' });
  });
});
