/** Faults of a table that somebody sent. */
export type CsvFault = 'not-text' | 'open-quote';

export interface CsvRow {
  /** Line on which it begins, counted from 1 as editors do. */
  line: number;
  cells: string[];
}

const CONTROLS = /[\p{Cc}--[\t\n\r]]/v;
/** Chinese Excel writes GB18030 unless told otherwise. */
const ENCODINGS = ['utf-8', 'gb18030'] as const;
const DELIMITERS = [',', ';', '\t'] as const;

/** Decodes the bytes in any of these encodings; undefined when they are not text. */
function decodeText(bytes: Uint8Array): string | undefined {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  for (const encoding of isUtf16 ? (['utf-16le'] as const) : ENCODINGS) {
    const text = decode(bytes, encoding);
    if (text !== undefined) return CONTROLS.test(text) ? undefined : text;
  }
  return undefined;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Reads the rows of a table that are not empty, by RFC 4180, with the delimiter that its first line uses most. */
export function readCsv(bytes: Uint8Array): CsvRow[] | CsvFault {
  const text = decodeText(bytes);
  if (text === undefined) return 'not-text';
  return parse(text, delimiterOf(text));
}

function delimiterOf(text: string): string {
  const head = text.slice(0, text.search(/[\r\n]|$/)).replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.toSorted((a, b) => count(b) - count(a))[0]!;
}

function parse(text: string, delimiter: string): CsvRow[] | CsvFault {
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let place = 0; place < text.length;) {
    const cell = text[place] === '"' ? quoted(text, place, delimiter) : plain(text, place, delimiter);
    if (cell === undefined) return 'open-quote';
    row.cells.push(cell.value);
    line += cell.breaks;
    place = cell.end;
    if (text[place] === delimiter) {
      place += 1;
      if (place === text.length) row.cells.push('');
      continue;
    }
    place += text.startsWith('\r\n', place) ? 2 : 1;
    line += 1;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

interface Cell {
  value: string;
  end: number;
  breaks: number;
}

function plain(text: string, start: number, delimiter: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(start, end), end, breaks: 0 };
}

/** Undefined when the quotation never ends, or when text follows it within the cell. */
function quoted(text: string, start: number, delimiter: string): Cell | undefined {
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) return undefined;
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const value = text.slice(start + 1, end).replaceAll('""', '"');
  const after = text[end + 1];
  if (after !== undefined && after !== delimiter && after !== '\r' && after !== '\n') return undefined;
  return { value, end: end + 1, breaks: value.split(/\r\n|\r|\n/).length - 1 };
}
