import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';

export const COLOURS = { ink: '#17171c', grey: '#61616d', line: '#dcdce3', pale: '#f7f7f9', amber: '#f5a524' } as const;

/** A4 in points, with the edges of the text area. */
export const PAGE = { width: 595.28, height: 841.89, left: 46, right: 549, top: 46, bottom: 780 } as const;
export const WIDTH = PAGE.right - PAGE.left;

type Face = 'plain' | 'bold';
const FACES: Record<Face, string> = {
  plain: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
};

/** The fonts, read once because each has ten megabytes. */
let fonts: Promise<Record<Face, Buffer>> | undefined;
async function readFonts(): Promise<Record<Face, Buffer>> {
  const read = async (face: Face) => await readFile(fileURLToPath(import.meta.resolve(FACES[face])));
  const [plain, bold] = await Promise.all([read('plain'), read('bold')]);
  return { plain, bold };
}

export interface Style {
  size: number;
  face?: Face;
  colour?: string;
  align?: 'left' | 'right' | 'center';
}

export interface Box {
  x: number;
  y: number;
  width: number;
}

/** A PDF to write on: every text wraps inside its box. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  /** Writes the text and returns the y where it ends. */
  write(text: string, box: Box, style: Style): number;
  /** Height that the text will take. */
  height(text: string, width: number, style: Style): number;
  /** Returns all pages as a file. */
  finish(): Promise<Buffer>;
}

interface Facts {
  title: string;
  /** Fixed, so that the same contents give the same file. */
  made: Date;
}

export async function newSheet({ title, made }: Facts): Promise<Sheet> {
  fonts ??= readFonts();
  const { plain, bold } = await fonts;
  const info = { Title: title, Author: 'Framehall', CreationDate: made };
  const doc = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, info, lang: 'zh-CN', displayTitle: true });
  doc.registerFont('plain', plain as unknown as ArrayBuffer).registerFont('bold', bold as unknown as ArrayBuffer);
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(pieces)));
    doc.on('error', reject);
  });
  const set = ({ size, face = 'plain', colour = COLOURS.ink }: Style) =>
    doc.font(face).fontSize(size).fillColor(colour);
  const options = (text: string, width: number, { size, align = 'left' }: Style) => ({
    width,
    align,
    lineGap: size * -0.12,
    ...(LATIN_QUOTES.test(text) ? NARROW : {}),
  });
  return {
    doc,
    write(text, { x, y, width }, style) {
      set(style).text(drawable(doc, text), x, y, options(text, width, style));
      return doc.y;
    },
    height: (text, width, style) => set(style).heightOfString(drawable(doc, text), options(text, width, style)),
    async finish() {
      doc.end();
      return await done;
    },
  };
}

/** English with quotation marks, which the font draws as wide as Chinese signs unless told otherwise. */
const LATIN_QUOTES = /^\P{Script=Han}*[‘’“”]\P{Script=Han}*$/u;
/** pdfkit remembers the shapes of words only without it. */
const NARROW: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['pwid'] };
/** Invisible characters and marks that only change the character before them. */
const SHAPELESS = /[\p{Cf}\p{Mn}\p{Me}]/u;

/** One line of text; characters missing from the font, such as an emoji, are replaced by their code. */
function drawable(doc: PDFKit.PDFDocument, text: string): string {
  const font = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })._font.font;
  const signs = Array.from(
    text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
      .trim(),
    (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (font.hasGlyphForCodePoint(code)) return sign;
      return SHAPELESS.test(sign) ? '' : `[U+${code.toString(16).toUpperCase()}]`;
    },
  );
  return signs.join('');
}
