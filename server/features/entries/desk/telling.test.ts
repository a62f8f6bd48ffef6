import { expect, test } from 'vitest';
import { tellingWords } from './telling.ts';

test.each([
  ['摄影师沈星河在山谷等了三天', ['沈星河'], ['沈星河']],
  ['沈 星 河 摄', ['沈 星河'], []],
  ['沈  星河 摄', ['沈 星河'], ['沈  星河']],
  ['Photographed by li wei, LI  WEI and LiWei', ['Li Wei'], ['li wei', 'LI  WEI', 'LiWei']],
  ['The annual fair', ['Ann'], []],
  ['Ann’s first snow', ['Ann'], ['Ann']],
  ['河水很急', ['河'], []],
  ['A (very) odd name', ['(very)', '.*'], ['(very)']],
  ['write to li@example.com or 139 0000 1111', [], ['li@example.com', '139 0000 1111']],
  ['see https://example.com/me and www.example.org', [null, ''], ['https://example.com/me', 'www.example.org']],
  ['taken at 1390000111122 steps, at 12:30 on day 2026', [], []],
])('%s', (text, names, telling) => {
  expect(tellingWords(text, names)).toEqual(telling);
});
