import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { readCsv } from './read.ts';
import { csv, unmarked } from './write.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const cells = (bytes: Uint8Array) => {
  const rows = readCsv(bytes);
  return typeof rows === 'string' ? rows : rows.map((row) => row.cells);
};

describe('writing', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', `"'\rx"`],
    ['\n=1', `"'\n=1"`],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠x', "'＠x"],
    ["'=1", "''=1"],
    ["'tis", "'tis"],
    ['a "b", c', '"a ""b"", c"'],
    [-5, '-5'],
  ])('[R268] in a file for spreadsheets the cell %j becomes %j', (value, cell) => {
    expect(csv([[value]])).toBe(`\uFEFF${cell}\r\n`);
  });

  test('what was written reads the same again', () => {
    const row = [
      '=1+1',
      '＝1',
      '\n1',
      "'=1",
      "''@x",
      "'tis",
      '',
      'a "quoted", word',
      'two\r\nlines',
      '夕阳，海边',
      '-5',
      ' ',
    ];
    expect(readCsv(utf8(csv([row])))).toEqual([{ line: 1, cells: expect.any(Array) }]);
    const [read] = cells(utf8(csv([row]))) as string[][];
    expect(read?.map(unmarked)).toEqual(row);
  });
});

describe('reading', () => {
  test.each([
    ['commas', 'a,b\r\n1,2\r\n'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\r1\t2\r'],
    ['no break at the end', 'a,b\n1,2'],
    ['empty lines', '\n\na,b\n,\n1,2\n\n'],
  ])('takes %s', (_, text) => {
    expect(cells(utf8(text))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('a delimiter inside of quotes does not count', () => {
    expect(cells(utf8('"a;b;c;d",e\n1,2'))).toEqual([
      ['a;b;c;d', 'e'],
      ['1', '2'],
    ]);
  });

  test('quotes, breaks inside of cells, an empty last cell; lines are counted through', () => {
    expect(readCsv(utf8('a,b\n"x\r\n""y""",\nz,1'))).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\r\n"y"', ''] },
      { line: 4, cells: ['z', '1'] },
    ]);
    expect(cells(utf8('a,b\n1,'))).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
  });

  test('Chinese Excel writes GBK, other programs UTF-16: both are read', () => {
    // “标题,日落” in GBK.
    const gbk = Uint8Array.from([0xb1, 0xea, 0xcc, 0xe2, 0x2c, 0xc8, 0xd5, 0xc2, 0xe4]);
    expect(cells(gbk)).toEqual([['标题', '日落']]);
    expect(cells(Buffer.from('\uFEFF标题\t日落\r\n', 'utf16le'))).toEqual([['标题', '日落']]);
    expect(cells(utf8('\uFEFF标题,日落'))).toEqual([['标题', '日落']]);
  });

  test.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0])],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46])],
    ['NUL bytes', utf8('a,b\0c')],
    ['half a character of UTF-16', Uint8Array.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
  ])('%s is no text', (_, bytes) => {
    expect(readCsv(bytes)).toBe('not-text');
  });

  test.each(['a,"b', 'a,"b"c', '"'])('broken quotes are told: %s', (text) => {
    expect(readCsv(utf8(text))).toBe('open-quote');
  });

  test('nothing at all is an empty table', () => {
    expect(readCsv(utf8(''))).toEqual([]);
    expect(readCsv(utf8('\uFEFF\r\n'))).toEqual([]);
  });
});
