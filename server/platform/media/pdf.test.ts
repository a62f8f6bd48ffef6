import { expect, test } from 'vitest';
import { aPdf } from '#tests/support/pdf.ts';
import { isPdf } from './pdf.ts';

const words = (text: string) => Buffer.from(text, 'latin1');

test('a whole PDF is one, with either form of its table', () => {
  expect(isPdf(aPdf())).toBe(true);
  expect(isPdf(Buffer.concat([aPdf(), words('\r\n')]))).toBe(true);
  expect(isPdf(words('%PDF-1.7\n7 0 obj\n<< >>\nendobj\nstartxref\n9\n%%EOF'))).toBe(true);
});

test.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a head alone', words('%PDF-1.4\n')],
  ['one that was cut off', aPdf().subarray(0, -10)],
  ['a page of HTML that calls itself one', words('<html><script>alert(1)</script></html>%PDF-1.4\n')],
  ['a page before it', Buffer.concat([words('<script>alert(1)</script>'), aPdf()])],
  ['something after it', Buffer.concat([aPdf(), words('<script>alert(1)</script>')])],
  ['a version that does not exist', words(aPdf().toString('latin1').replace('%PDF-1.4', '%PDF-9.9'))],
  ['one whose end points behind it', aPdf(99_999)],
  ['one whose end points at something else', aPdf(5)],
])('%s is none', (_, bytes) => expect(isPdf(bytes)).toBe(false));
