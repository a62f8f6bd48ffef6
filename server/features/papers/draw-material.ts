import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { both, drawField, drawTitle, type Field, fieldHeight, roomFor } from './drawing.ts';
import { COLOURS, PAGE, type Sheet, WIDTH } from './sheet.ts';

export interface MaterialOnPaper {
  materialCode: string;
  titleZh: string;
  titleEn: string;
  /** A JPEG of the material, if there is one. */
  picture: Uint8Array | undefined;
  fileName: string;
  sizeBytes: number;
  sha256: string;
}

const PICTURE = { width: 128, height: 84 };
const HASH = { size: 8 };

/** Draws the picture, the material's titles, and the exact file that was delivered. */
export function drawMaterial(sheet: Sheet, start: number, paper: MaterialOnPaper): number {
  const width = paper.picture ? WIDTH - PICTURE.width - 14 : WIDTH;
  const x = PAGE.right - width;
  const titles = [...new Set([paper.titleZh, paper.titleEn])].filter((title) => title !== '').join(' / ');
  const file = `${paper.fileName} (${sizeInWords(paper.sizeBytes)})`;
  const fields: Field[] = [
    [both((text) => `${text.code} / ${text.title}`), `${paper.materialCode}  ${titles}`],
    [both((text) => text.fileName), file],
  ];
  const needed = fields.reduce((sum, [, value]) => sum + fieldHeight(sheet, width, value), 60);
  let y = drawTitle(
    sheet,
    roomFor(sheet, start, needed),
    both((text) => text.material),
  );
  const top = y;
  if (paper.picture) drawPicture(sheet, paper.picture, top);
  for (const [label, value] of fields) y = drawField(sheet, { x, y, width }, label, value);
  y = sheet.write(`${zh.papers.sha256} ${en.papers.sha256}`, { x, y, width }, { size: 7, colour: COLOURS.grey });
  sheet.doc
    .font('Courier')
    .fontSize(HASH.size)
    .fillColor(COLOURS.ink)
    .text(paper.sha256, x, y + 2, { width });
  return Math.max(sheet.doc.y + 4, paper.picture ? top + PICTURE.height + 4 : 0);
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

function sizeInWords(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), units.length - 1);
  const value = bytes / 1024 ** power;
  return `${value.toFixed(power === 0 ? 0 : 1)} ${units[power]}, ${bytes.toLocaleString('en-US')} bytes`;
}
