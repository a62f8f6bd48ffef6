import type { Licensor } from './licensor.ts';
import type { Sheet } from './sheet.ts';
import { zh } from '#contract/text/zh.ts';

/** Diameter of a company's round seal: 40 mm. */
export const SEAL = 113;
const RED = '#d01f2c';
const INK = 0.86;
const RADIUS = SEAL / 2;
/** Half of the arc that the name takes, in degrees from the top. */
const HALF_ARC = 126;
/** Number of the seal, which none that is registered has. */
const DEMO_NUMBER = '3101150000000';

export type SealUse = keyof typeof zh.papers.seals;

interface Corner {
  x: number;
  y: number;
}

/** Draws the licensor's seal, from its picture or, in a demo, as one is cut: name, star, use and number. */
export function drawSeal(sheet: Sheet, licensor: Licensor, use: SealUse, { x, y }: Corner): void {
  const { doc } = sheet;
  doc.save().opacity(INK);
  if (licensor.seal) doc.image(Buffer.from(licensor.seal), x, y, { fit: [SEAL, SEAL], align: 'center' });
  else {
    doc.translate(x + RADIUS, y + RADIUS).rotate(-5);
    doc
      .circle(0, 0, RADIUS - 1.6)
      .lineWidth(3)
      .stroke(RED);
    drawStar(doc, 17);
    drawAround(doc, Array.from(licensor.name), { radius: RADIUS - 7.5, half: HALF_ARC, size: 14.5 });
    drawUse(sheet, zh.papers.seals[use]);
    drawBelow(doc, Array.from(DEMO_NUMBER), { radius: RADIUS - 6, half: 38, size: 5.4 });
  }
  doc.restore();
}

function drawStar(doc: PDFKit.PDFDocument, radius: number): void {
  const points = Array.from({ length: 10 }, (_, place): [number, number] => {
    const [angle, far] = [(place * Math.PI) / 5, place % 2 === 0 ? radius : radius * 0.382];
    return [Math.sin(angle) * far, -Math.cos(angle) * far];
  });
  doc.polygon(...points).fill(RED);
}

interface Arc {
  radius: number;
  half: number;
  size: number;
}

/** Narrow, tall signs around the top, each with its head outwards. */
function drawAround(doc: PDFKit.PDFDocument, signs: string[], { radius, half, size }: Arc): void {
  const step = (2 * half) / (signs.length - 1);
  for (const [place, sign] of signs.entries()) {
    doc.save().rotate(place * step - half);
    doc.translate(0, -radius).scale(Math.min(0.82, 11 / signs.length), 1.22);
    drawSign(doc, sign, size);
    doc.restore();
  }
}

/** Small signs around the bottom, each with its head inwards. */
function drawBelow(doc: PDFKit.PDFDocument, signs: string[], { radius, half, size }: Arc): void {
  const step = (2 * half) / (signs.length - 1);
  for (const [place, sign] of signs.entries()) {
    doc
      .save()
      .rotate(half - place * step)
      .translate(0, radius - size);
    drawSign(doc, sign, size);
    doc.restore();
  }
}

function drawSign(doc: PDFKit.PDFDocument, sign: string, size: number): void {
  doc.font('bold').fontSize(size).fillColor(RED);
  // The font leaves room above its signs, by which they would stand too low.
  doc.text(sign, -doc.widthOfString(sign) / 2, -size * 0.28, { lineBreak: false });
}

function drawUse(sheet: Sheet, words: string): void {
  const box = { x: -RADIUS, y: RADIUS * 0.36, width: SEAL };
  sheet.write(words, box, { size: 9.5, face: 'bold', colour: RED, align: 'center' });
}
