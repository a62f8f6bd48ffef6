import { expect, test } from 'vitest';
import { encodeGbk, lackingInGbk } from './gbk.ts';

test('Chinese and plain letters are written as Chinese Excel writes them', () => {
  expect([...encodeGbk('标题,日落 a1')]).toEqual([
    0xb1, 0xea, 0xcc, 0xe2, 0x2c, 0xc8, 0xd5, 0xc2, 0xe4, 0x20, 0x61, 0x31,
  ]);
  expect(encodeGbk('镕朱喆，（）·').toString('hex')).toBe('e946d6ec86b4a3aca3a8a3a9a1a4');
});

test('what was written reads the same again', () => {
  const text = '欧阳娜娜，成都天府大道支行 ¥1,280.00'.replace('¥', '￥');
  expect(new TextDecoder('gbk', { fatal: true }).decode(encodeGbk(text))).toBe(text);
});

test('a character that GBK lacks is named, never replaced', () => {
  expect(lackingInGbk('王𠮷😀é')).toEqual(['𠮷', '😀']);
  expect(lackingInGbk('王小明')).toEqual([]);
  expect(() => encodeGbk('𠮷')).toThrow('GBK has no 𠮷');
});
