import { expect, test } from 'vitest';
import { isHere } from './parts/payments.ts';
import { addressOf } from './site.ts';
import { wordsOf } from './stock.ts';

test('an address has what its pattern names, and the rest as a query', () => {
  expect(addressOf('/material/:id', { id: 7 })).toBe('/material/7');
  expect(addressOf('/search', { type: 'pic', keyword: '日落 a&b', after: undefined })).toBe(
    '/search?type=pic&keyword=%E6%97%A5%E8%90%BD+a%26b',
  );
  expect(addressOf('/hotword', {})).toBe('/hotword');
});

test('words come out of titles, in both languages, without the small ones', () => {
  expect(wordsOf(['Snow on the Ridge at dawn, 4K'], 'en')).toEqual(['snow', 'ridge', 'dawn']);
  expect(wordsOf(['城市夜景的雨'], 'zh')).toEqual(['城市', '夜景']);
});

test.each([
  ['http://127.0.0.1:4002/pay/1', true],
  ['http://localhost:4000', true],
  ['https://openapi.alipay.com/gateway.do?a=127.0.0.1', false],
  ['weixin://wxpay/bizpayurl?pr=1', false],
])('%s is on this machine: %s', (url, here) => {
  expect(isHere(url)).toBe(here);
});
