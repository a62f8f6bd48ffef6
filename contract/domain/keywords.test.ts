import { expect, test } from 'vitest';
import { cleanKeywords } from './keywords.ts';

test.each([
  [['#sunset', 'golden hour!', '“sea”'], false, ['sunset', 'golden hour', 'sea']],
  [['sunset, sea；clouds', 'Sunset'], false, ['sunset', 'sea', 'clouds']],
  [
    ['slow-motion', 'R&B', "photographer's", '- dash -', "'quoted'"],
    false,
    ['slow-motion', 'R&B', "photographer's", 'dash', 'quoted'],
  ],
  [['  golden   hour  '], false, ['golden hour']],
  [['日落 海边、云海', '《日落》'], true, ['日落', '海边', '云海']],
  [['４Ｋ，ＨＤＲ'], true, ['4K', 'HDR']],
  [['...', ' ', ''], true, []],
  [['a-1', '1-a', '24&7', "0's", '-1', '1-'], false, ['a-1', '1-a', '24&7', "0's", '1']],
  [['sea!sand', 'one\ttwo\nthree\rfour', 'a,,b'], false, ['sea sand', 'one', 'two', 'three', 'four', 'a', 'b']],
  [['ﬁne straße', 'STRASSE straße'], false, ['fine straße', 'STRASSE straße']],
  [['日落  海边'], true, ['日落', '海边']],

  [['😀 happy'], false, ['happy']],
])('[R216] %j with spaces split %s becomes %j', (typed, splitSpaces, kept) => {
  expect(cleanKeywords(typed, { splitSpaces })).toEqual(kept);
  expect(cleanKeywords(kept, { splitSpaces })).toEqual(kept);
});
