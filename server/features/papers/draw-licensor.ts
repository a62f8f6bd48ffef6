import { dayInChina } from '#contract/domain/china-time.ts';
import { both, drawField, drawTitle, type Field, roomFor } from './drawing.ts';
import { drawSeal, SEAL, type SealUse } from './draw-seal.ts';
import type { Licensor } from './licensor.ts';
import { COLOURS, PAGE, type Sheet } from './sheet.ts';

const GAP = 12;
const SEAL_LEFT = PAGE.right - SEAL - 6;

export interface Sealed {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the platform is on a paper, and what the words on its seal say that it is for. */
interface Part {
  title: { zh: string; en: string };
  use: SealUse;
}

const LICENSOR: Part = { title: both((text) => text.licensor), use: 'licence' };

/** Draws who grants the licences, or whoever else the platform is on a paper, with the seal beside; returns where the seal stands and where the block ends. */
export function drawLicensor(
  sheet: Sheet,
  start: number,
  licensor: Licensor,
  issued: Date,
  { title, use }: Part = LICENSOR,
): { seal: Sealed; end: number } {
  const top = roomFor(sheet, start, SEAL + 10);
  let y = drawTitle(sheet, top, title);
  const width = SEAL_LEFT - PAGE.left - GAP;
  const half = (width - GAP) / 2;
  y = sheet.write(licensor.name, { x: PAGE.left, y, width }, { size: 11, face: 'bold' });
  y = sheet.write(licensor.nameEn, { x: PAGE.left, y, width }, { size: 8.5 }) + 7;
  const rows: [Field, Field][] = [
    [
      [both((text) => text.creditCode), licensor.creditCode],
      [both((text) => text.phone), licensor.phone],
    ],
    [
      [both((text) => text.address), licensor.address],
      [both((text) => text.issued), dayInChina(issued)],
    ],
  ];
  for (const row of rows)
    y = Math.max(
      ...row.map(([label, value], column) =>
        drawField(sheet, { x: PAGE.left + column * (half + GAP), y, width: half }, label, value),
      ),
    );
  const signed = both((text) => text.signed);
  y = sheet.write(signed.zh, { x: PAGE.left, y: y + 1, width }, { size: 7, colour: COLOURS.grey });
  y = sheet.write(signed.en, { x: PAGE.left, y, width }, { size: 6.5, colour: COLOURS.grey });
  const seal = { x: SEAL_LEFT, y: top, width: SEAL, height: SEAL };
  drawSeal(sheet, licensor, use, seal);
  return { seal, end: Math.max(y, top + SEAL) };
}
