import { type AgreementTexts, clausesOf } from '#contract/domain/agreement.ts';
import { clockInChina } from '#contract/domain/china-time.ts';
import { zh } from '#contract/text/zh.ts';
import { drawLicensor } from './draw-licensor.ts';
import { both, drawFeet, drawHead, drawPairs, drawTitle, roomFor } from './drawing.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { newSheet, PAGE, type Sheet, WIDTH } from './sheet.ts';

/** Contents of a signed agreement: its version in both languages, and who signed it when. */
export interface SignedAgreement extends AgreementTexts {
  answerId: number;
  version: number;
  sha256: string;
  effectiveOn: string;
  signer: string;
  signedAt: Date;
}

const GAP = 16;
/** English takes more room than Chinese. */
const CHINESE = WIDTH * 0.42;
const COLUMNS = [
  { x: PAGE.left, width: CHINESE },
  { x: PAGE.left + CHINESE + GAP, width: WIDTH - CHINESE - GAP },
];
const HEADING = { size: 9, face: 'bold' } as const;
const WORDS = { size: 8.5 };

export async function drawSignedAgreement(paper: SignedAgreement, issuer: Issuer): Promise<Buffer> {
  const sheet = await newSheet({ title: `Framehall agreement ${paper.version}`, made: paper.signedAt });
  const top = drawHead(
    sheet,
    both((text) => text.agreement),
  );
  let y = drawPairs(sheet, top + 16, [
    [both((text) => text.signer), paper.signer],
    [both((text) => text.signedAt), `${clockInChina(paper.signedAt)} (UTC+8)`],
    [both((text) => text.agreementVersion), String(paper.version)],
    [both((text) => text.effectiveOn), paper.effectiveOn],
    [both((text) => text.agreementHash), paper.sha256],
  ]);
  y = drawTitle(sheet, y + 8, { zh: paper.titleZh, en: paper.titleEn }) + 2;
  y = drawClauses(sheet, y, paper);
  const { seal } = drawLicensor(sheet, y + 14, issuer.licensor, paper.signedAt);
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.agreement} ${paper.version}` });
  drawFeet(
    sheet,
    both((text) => text.agreementNote),
  );
  return await finish(sheet, issuer);
}

/** Draws the clauses side by side, Chinese on the left and English on the right. */
function drawClauses(sheet: Sheet, start: number, { bodyZh, bodyEn }: AgreementTexts): number {
  const sides = [clausesOf(bodyZh), clausesOf(bodyEn)];
  const count = Math.max(...sides.map((side) => side.length));
  let y = start;
  for (let place = 0; place < count; place += 1) {
    const row = COLUMNS.map((box, side) => ({ ...box, ...(sides[side]?.[place] ?? { heading: '', words: '' }) }));
    const height = Math.max(
      ...row.map(
        ({ width, heading, words }) => sheet.height(heading, width, HEADING) + sheet.height(words, width, WORDS),
      ),
    );
    y = roomFor(sheet, y, height);
    for (const { x, width, heading, words } of row) {
      const below = sheet.write(heading, { x, y, width }, HEADING);
      sheet.write(words, { x, y: below, width }, WORDS);
    }
    y += height + 7;
  }
  return y;
}
