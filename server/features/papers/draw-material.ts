import { type Excerpt, formatExcerpt } from '#contract/domain/excerpt.ts';
import { both, drawField, drawTitle, type Field, fieldHeight, roomFor } from './drawing.ts';
import { drawFile, drawFiles, type FileOnPaper, fileInWords } from './draw-files.ts';
import { COLOURS, PAGE, type Sheet, WIDTH } from './sheet.ts';

export interface MaterialOnPaper {
  materialCode: string;
  titleZh: string;
  titleEn: string;
  /** The part of a clip that the licensee asked for. */
  excerpt: Excerpt | null;
  /** A JPEG of the material, if there is one. */
  picture: Uint8Array | undefined;
  /** The files that were delivered; of music, one for each version. */
  files: readonly FileOnPaper[];
}

const PICTURE = { width: 128, height: 84 };

/** Draws the picture, the material's titles, and exactly the files that were delivered. */
export function drawMaterial(sheet: Sheet, start: number, paper: MaterialOnPaper): number {
  const width = paper.picture ? WIDTH - PICTURE.width - 14 : WIDTH;
  const x = PAGE.right - width;
  const titles = [...new Set([paper.titleZh, paper.titleEn])].filter((title) => title !== '').join(' / ');
  const code: Field = [both((text) => `${text.code} / ${text.title}`), `${paper.materialCode}  ${titles}`];
  const [only, ...others] = paper.files;
  const isOne = only !== undefined && others.length === 0;
  const needed =
    fieldHeight(sheet, width, code[1]) +
    (isOne ? fieldHeight(sheet, width, fileInWords(only)) : 24) +
    (paper.excerpt ? 86 : 60);
  let y = drawTitle(
    sheet,
    roomFor(sheet, start, needed),
    both((text) => text.material),
  );
  const top = y;
  if (paper.picture) drawPicture(sheet, paper.picture, top);
  y = drawField(sheet, { x, y, width }, ...code);
  if (paper.excerpt)
    y = drawField(
      sheet,
      { x, y, width },
      both((text) => text.excerpt),
      formatExcerpt(paper.excerpt),
    );
  const page = sheet.doc.bufferedPageRange().count;
  y = isOne ? drawFile(sheet, { x, y, width }, only) : drawFiles(sheet, { x, y, width }, paper.files);
  const isBeside = paper.picture !== undefined && sheet.doc.bufferedPageRange().count === page;
  return Math.max(y, isBeside ? top + PICTURE.height + 4 : 0);
}

/** Draws the whole picture in the middle of its frame, which has rounded corners. */
function drawPicture({ doc }: Sheet, picture: Uint8Array, y: number): void {
  doc.save().roundedRect(PAGE.left, y, PICTURE.width, PICTURE.height, 4).clip();
  doc.rect(PAGE.left, y, PICTURE.width, PICTURE.height).fill(COLOURS.pale);
  doc.image(Buffer.from(picture), PAGE.left, y, {
    fit: [PICTURE.width, PICTURE.height],
    align: 'center',
    valign: 'center',
  });
  doc.restore();
}
