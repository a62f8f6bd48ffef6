import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { type Cue, drawCues } from './draw-cues.ts';
import { drawLicensor } from './draw-licensor.ts';
import { both, drawFeet, drawHead, drawPairs, drawQr, type Field, roomFor } from './drawing.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { COLOURS, newSheet, PAGE, type Sheet, WIDTH } from './sheet.ts';

/** Contents of a cue sheet: the music that a licence covers, for those who collect and pay for performances. */
export interface CueSheet {
  number: string;
  projectName: string;
  brand: string;
  licensee: string;
  startsOn: string;
  endsOn: string | null;
  /** Where the licensee publishes. */
  outlets: string[];
  issuedAt: Date;
  verifyUrl: string;
  cues: Cue[];
}

const QR = 62;
const OUTLET = { size: 8.5, face: 'bold' } as const;

export async function drawCueSheet(paper: CueSheet, issuer: Issuer): Promise<Buffer> {
  const sheet = await newSheet({ title: `Framehall ${paper.number} cue sheet`, made: paper.issuedAt });
  const top = drawHead(
    sheet,
    both((text) => text.cueSheet),
  );
  let y = drawFacts(sheet, top + 16, paper);
  y = drawCues(sheet, y + 10, paper.cues);
  const { seal } = drawLicensor(sheet, y + 16, issuer.licensor, paper.issuedAt);
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.cueSheet} ${paper.number}` });
  drawFeet(sheet, { zh: `${zh.papers.licenceAt}：${paper.verifyUrl}`, en: en.papers.licenceAt });
  return await finish(sheet, issuer);
}

function drawFacts(sheet: Sheet, start: number, paper: CueSheet): number {
  const left = PAGE.right - QR;
  drawQr(sheet, paper.verifyUrl, left, start, QR);
  const scan = both((text) => text.scan);
  const under = { x: left - 40, y: start + QR + 3, width: QR + 40 };
  sheet.write(`${scan.zh} ${scan.en}`, under, { size: 6.5, colour: COLOURS.grey, align: 'right' });
  const { startsOn, endsOn } = paper;
  const fields: Field[] = [
    [both((text) => text.project), paper.projectName],
    [both((text) => text.brand), paper.brand],
    [both((text) => text.licensee), paper.licensee],
    [both((text) => text.number), paper.number],
    [both((text) => text.firstDay), startsOn],
    [both((text) => text.lastDay), endsOn ?? `${zh.papers.forEver} ${en.papers.forEver}`],
  ];
  const y = Math.max(drawPairs(sheet, start, fields, left - PAGE.left - 30), start + QR + 16);
  return drawOutlets(sheet, y, paper.outlets);
}

/** Draws where the licensee publishes, over as many pages as needed. */
function drawOutlets(sheet: Sheet, start: number, outlets: readonly string[]): number {
  if (outlets.length === 0) return start;
  const title = both((text) => text.outlets);
  const box = { x: PAGE.left, width: WIDTH };
  const label = roomFor(sheet, start, 30);
  let y = sheet.write(`${title.zh} ${title.en}`, { ...box, y: label }, { size: 7, colour: COLOURS.grey }) + 1;
  for (const outlet of outlets) {
    y = roomFor(sheet, y, sheet.height(outlet, WIDTH, OUTLET));
    y = sheet.write(outlet, { ...box, y }, OUTLET) + 1;
  }
  return y + 4;
}
