import { inflateSync } from 'node:zlib';

/** What is drawn on the pages, and the tables of the fonts. */
export function streamsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1');
  return [...source.matchAll(/stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return inflateSync(pdf.subarray(start, source.indexOf('endstream', start))).toString('latin1');
    } catch {
      return [];
    }
  });
}

/** Every line of the paper, read with each of its fonts; only the right font gives words. */
export function linesOf(pdf: Buffer): string[] {
  const streams = streamsOf(pdf);
  const fonts = streams
    .filter((map) => map.includes('beginbfrange'))
    .map((map) =>
      [...map.matchAll(/\[(.*?)\]/gs)].flatMap(([, range = '']) => (range.match(/<[^>]*>/g) ?? []).map(signOf)),
    );
  const drawn = streams.flatMap((stream) => [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) => line));
  return fonts.flatMap((font) =>
    drawn.map((line) =>
      (line.match(/<([0-9a-f]+)>/g) ?? [])
        .flatMap((part) => part.match(/[0-9a-f]{4}/g) ?? [])
        .map((glyph) => font[Number.parseInt(glyph, 16)] ?? ' ')
        .join(''),
    ),
  );
}

/** What a glyph stands for; a ligature stands for several letters. */
function signOf(entry: string): string {
  const codes = entry.match(/[0-9a-f]{4,}/g) ?? [];
  return String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)));
}
