import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHOP } from '#tests/support/shop-settings.ts';
import { loadConfig } from './config.ts';

test('needs no setting at all', () => {
  expect(loadConfig({})).toMatchObject({ port: 4000, demo: true, role: 'all', publicUrl: 'http://localhost:4000' });
});

test('an empty setting is none', () => {
  expect(loadConfig({ PORT: '', PUBLIC_URL: '' }).port).toBe(4000);
});

test('the public address is where visitors find it', () => {
  expect(loadConfig({ ...SHOP, HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80');
  const PUBLIC_URL = 'https://framehall.example/';
  expect(loadConfig({ PUBLIC_URL, DEMO: '1' }).publicUrl).toBe('https://framehall.example');
});

describe('a demo where strangers come', () => {
  test.each([
    [{ PUBLIC_URL: 'https://framehall.example' }, 'framehall.example'],
    [{ PUBLIC_URL: 'http://192.168.1.20:4000' }, '192.168.1.20'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ HOST: '::' }, '::'],
    [{ PUBLIC_URL: 'https://localhost.example' }, 'localhost.example'],
  ])('%o does not start unless DEMO is set', (settings, host) => {
    expect(() => loadConfig(settings)).toThrow(`Others can reach this site at ${host}, and`);
    expect(loadConfig({ ...settings, DEMO: '1' }).demo).toBe(true);
    expect(loadConfig({ ...settings, ...SHOP }).demo).toBe(false);
  });

  test.each([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1', PUBLIC_URL: 'http://[::1]:4000' },
    { PUBLIC_URL: 'http://localhost:80' },
  ])('%o starts one', (settings) => {
    expect(loadConfig(settings).demo).toBe(true);
  });
});

describe('a wrong setting is named, with its value unless that is a secret', () => {
  test.each([
    [{ PORT: 'abc' }, /The setting PORT is wrong: .*“abc”/],
    [{ PORT: '70000' }, /PORT .*“70000”/],
    [{ PORT: '1.5' }, /PORT/],
    [{ ROLE: 'boss' }, /ROLE .*“boss”/],
    [{ ADMIN_EMAIL: 'me' }, /ADMIN_EMAIL/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ SOCIAL_LINKS: 'weibo=javascript:alert(1)' }, /SOCIAL_LINKS/],
    [{ PUBLIC_URL: 'framehall.example' }, /PUBLIC_URL/],
  ])('%o', (settings, sentence) => {
    expect(() => loadConfig(settings)).toThrow(sentence);
  });

  test.each([
    { SECRET_KEY: 'hush-hush' },
    { OLDER_SECRET_KEYS: `hush-hush,${'x'.repeat(32)}` },
    { DATABASE_URL: 'mysql://me:hush-hush@x' },
    { DATABASE_URL: 'postgres://me:hush-hush@one:5432,two:port/x' },
    { SMTP_URL: 'http://hush-hush' },
    { ALIPAY_PRIVATE_KEY: 'hush-hush' },
    { WECHATPAY_APIV3_KEY: 'hush-hush' },
  ])('a secret is never repeated: %o', (settings) => {
    expect(() => loadConfig(settings)).toThrow(/^(?!.*hush-hush).*is wrong/);
  });
});

describe('who gets traces', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

  test('is nobody by default, and asked for in the words of OpenTelemetry', () => {
    expect(loadConfig({}).tracing).toBeUndefined();
    const url = 'http://127.0.0.1:4318/v1/traces';
    expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).tracing).toEqual({ url, headers: {}, share: 0.1 });
    const more = { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b=,x-team=shop', OTEL_TRACES_SAMPLER_ARG: '0.25' };
    expect(loadConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${OTEL_EXPORTER_OTLP_ENDPOINT}/`, ...more }).tracing).toEqual({
      url,
      headers: { 'api-key': 'a b=', 'x-team': 'shop' },
      share: 0.25,
    });
  });

  test.each([
    { OTEL_EXPORTER_OTLP_ENDPOINT: '127.0.0.1:4318' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'hush-hush' },
    { OTEL_EXPORTER_OTLP_HEADERS: 'key=hush-hush%ff' },
    { OTEL_TRACES_SAMPLER_ARG: '1.5' },
  ])('is refused when it makes no sense, without repeating a secret: %o', (settings) => {
    expect(() => loadConfig(settings)).toThrow(/^(?!.*hush-hush).*OTEL_\w+ is wrong/);
  });
});

describe('our own store on another machine', () => {
  const keys = { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'bb' };
  const OBJECTS_URL = 'http://10.0.0.5:4001';

  test('is our own all the same, so that it needs no role for credentials', () => {
    const config = loadConfig({ ...keys, OBJECTS_URL });
    expect(config).toMatchObject({ objectsElsewhere: true, objects: { own: true, endpoint: OBJECTS_URL } });
    expect(config.objects.publicUrl).toBe('http://localhost:4001');
  });

  test('needs its keys, and no other store beside it', () => {
    expect(() => loadConfig({ OBJECTS_URL })).toThrow('OBJECTS_URL needs the setting S3_ACCESS_KEY_ID too');
    const both = { ...keys, OBJECTS_URL, S3_ENDPOINT: 'https://s3.example', S3_STS_ROLE_ARN: 'arn' };
    expect(() => loadConfig(both)).toThrow('set one of the two');
  });

  test('alone needs nothing of a shop', () => {
    expect(loadConfig({ ROLE: 'objects', DEMO: '0' }).signer).toBeUndefined();
    expect(() => loadConfig({ ROLE: 'web', DEMO: '0' })).toThrow('LICENSOR_NAME');
  });
});

describe('the invoice provider', () => {
  const nuonuo = {
    NUONUO_APP_KEY: '10000001',
    NUONUO_APP_SECRET: 'hush-hush',
    NUONUO_CLERK: '林',
  };

  test('is a sandbox in a demo without keys, and nobody in a shop without', () => {
    expect(loadConfig({})).toMatchObject({ providerSandbox: true, nuonuo: undefined });
    expect(loadConfig(SHOP)).toMatchObject({ providerSandbox: false, nuonuo: undefined });
    expect(loadConfig(nuonuo).providerSandbox).toBe(false);
    expect(loadConfig({ ...SHOP, ...nuonuo, NUONUO_ACCESS_TOKEN: 'token' }).nuonuo).toEqual({
      appKey: '10000001',
      appSecret: 'hush-hush',
      accessToken: 'token',
      tokenUrl: 'https://open.nuonuo.com/accessToken',
      clerk: '林',
      goodsCode: '4030000000000000000',
      extension: '',
      url: 'https://sdk.nuonuo.com/open/v1/services',
      fileDomains: ['nuonuo.com', 'jss.com.cn'],
    });
  });

  test.each(Object.keys(nuonuo))('is set up whole or not at all: without %s', (name) => {
    expect(() => loadConfig({ ...nuonuo, [name]: '' })).toThrow(`needs the setting ${name} too`);
  });

  test.each([
    ['NUONUO_GOODS_CODE', '403'],
    ['NUONUO_EXTENSION', 'x'],
    ['NUONUO_FILE_DOMAINS', 'http://evil.test/'],
  ])('has no such %s', (name, value) => {
    expect(() => loadConfig({ ...nuonuo, [name]: value })).toThrow(`The setting ${name} is wrong`);
  });
});

describe('[R3] payment gateways', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const alipay = {
    ALIPAY_APP_ID: '2021000000000001',
    ALIPAY_SELLER_ID: '2088000000000001',
    ALIPAY_PRIVATE_KEY: privateKey,
    ALIPAY_PUBLIC_KEY: publicKey,
  };
  const wechat = {
    WECHATPAY_MCHID: '1900000001',
    WECHATPAY_APPID: 'wx0000000000000001',
    WECHATPAY_SERIAL: '1A',
    WECHATPAY_PRIVATE_KEY: privateKey,
    WECHATPAY_PLATFORM_SERIAL: '2B',
    WECHATPAY_PLATFORM_KEY: publicKey,
    WECHATPAY_APIV3_KEY: 'x'.repeat(32),
  };

  test.each([
    ['a demo has the sandbox', {}, true],
    ['a shop does not', SHOP, false],
    ['nor does a demo with the keys of Alipay', alipay, false],
    ['or of WeChat', wechat, false],
  ])('%s', (_case, settings, sandbox) => {
    expect(loadConfig(settings).paymentsSandbox).toBe(sandbox);
  });

  test('one that is set up is offered, the other not', () => {
    expect(loadConfig(SHOP).gateways).toEqual({ alipay: undefined, wechat: undefined });
    expect(loadConfig(alipay).gateways).toMatchObject({
      alipay: { sellerId: '2088000000000001', gateway: 'https://openapi.alipay.com/gateway.do' },
      wechat: undefined,
    });
    expect(loadConfig({ ...alipay, ...wechat }).gateways.wechat).toMatchObject({
      mchid: '1900000001',
      base: 'https://api.mch.weixin.qq.com',
    });
  });

  test.each([...Object.keys(alipay), ...Object.keys(wechat)])('half of one is none: without %s', (name) => {
    const rest = Object.fromEntries(Object.entries({ ...alipay, ...wechat }).filter(([other]) => other !== name));
    expect(() => loadConfig(rest)).toThrow(`needs the setting ${name} too`);
  });

  test('inside WeChat’s own browser is paid by a public account and its secret', () => {
    const account = { WECHATPAY_INSIDE_APPID: 'wx2', WECHATPAY_INSIDE_SECRET: 'hush' };
    expect(loadConfig(wechat).gateways.wechat?.inside).toBeUndefined();
    expect(loadConfig({ ...wechat, ...account }).gateways.wechat?.inside).toEqual({
      appid: 'wx2',
      secret: 'hush',
      authorizeBase: 'https://open.weixin.qq.com',
      apiBase: 'https://api.weixin.qq.com',
    });
    for (const [name, value] of Object.entries(account))
      expect(() => loadConfig({ ...wechat, [name]: value })).toThrow('needs the setting WECHATPAY_INSIDE_');
  });

  test('only a demo shows an account that is nobody’s', () => {
    const own = { BANK_HOLDER: 'Framehall Ltd', BANK_NAME: 'Bank of Shanghai', BANK_ACCOUNT: '6222' };
    expect(loadConfig({}).bankAccount?.holder).toContain('Demo account');
    expect(loadConfig(SHOP).bankAccount).toBeUndefined();
    const set = { holder: 'Framehall Ltd', bank: 'Bank of Shanghai', account: '6222' };
    expect(loadConfig({ ...SHOP, ...own }).bankAccount).toEqual(set);
    expect(loadConfig(own).bankAccount).toEqual(set);
    for (const name of Object.keys(own))
      expect(() => loadConfig({ ...own, [name]: '' })).toThrow(`needs the setting ${name} too`);
  });

  test('the sandbox stands beside the object store', () => {
    expect(loadConfig({}).paymentsPort).toBe(4002);
    expect(loadConfig({ OBJECTS_PORT: '5000' }).paymentsPort).toBe(5001);
    expect(loadConfig({ PAYMENTS_PORT: '5555' }).paymentsPort).toBe(5555);
  });
});

test('every setting is described', () => {
  const described = readFileSync('docs/configuration.md', 'utf8');
  const read = [...readFileSync('server/settings/settings.ts', 'utf8').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name,
  );
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});

describe('who grants the licences', () => {
  test('a demo has a company of its own, and makes its signer itself', () => {
    const { licensor, signer } = loadConfig({});
    expect(licensor).toMatchObject({ name: '帧库（上海）影像科技有限公司', creditCode: '91310115MA1FHDEM0F' });
    expect([licensor.seal, signer]).toEqual([undefined, undefined]);
  });

  test('a shop says who it is', () => {
    const { licensor, signer } = loadConfig(SHOP);
    expect(licensor).toMatchObject({ nameEn: 'Nine Rivers Stock Ltd', phone: '021-5550 0000' });
    expect(licensor.seal?.length).toBe(70);
    expect(signer?.certificates).toBe(SHOP.SIGNING_CERTIFICATE);
  });

  test('a shop that does not is not started', () => {
    expect(() => loadConfig({ DEMO: '0' })).toThrow('with DEMO=0, set LICENSOR_NAME and those that belong to it');
    const unsigned = { ...SHOP, SIGNING_KEY: '', SIGNING_CERTIFICATE: '' };
    expect(() => loadConfig(unsigned)).toThrow('with DEMO=0, set SIGNING_KEY and those that belong to it');
    const names = Object.keys(SHOP).filter((name) => name !== 'DEMO');
    for (const name of names)
      for (const DEMO of ['0', '1'])
        expect(() => loadConfig({ ...SHOP, DEMO, [name]: '' })).toThrow(`needs the setting ${name} too`);
  });

  test.each([
    [{ LICENSOR_CREDIT_CODE: '91310115MA1H9Q2W5X' }, /LICENSOR_CREDIT_CODE is wrong/],
    [{ LICENSOR_SEAL: '/nowhere/seal.png' }, /LICENSOR_SEAL cannot be read/],
    [{ LICENSOR_SEAL: 'package.json' }, /LICENSOR_SEAL is not a PNG/],
    [{ SIGNING_CERTIFICATE: 'hush' }, /SIGNING_CERTIFICATE is wrong: neither/],
    [
      {
        SIGNING_KEY: generateKeyPairSync('rsa', { modulusLength: 1024 })
          .privateKey.export({ type: 'pkcs8', format: 'pem' })
          .toString(),
      },
      /the first certificate is not that of the key/,
    ],
  ])('what cannot be is named: %#', (settings, sentence) => {
    expect(() => loadConfig({ ...SHOP, ...settings })).toThrow(sentence);
  });
});
