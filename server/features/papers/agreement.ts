import type { AgreementTexts } from '#contract/domain/agreement.ts';
import { clockInChina } from '#contract/domain/china-time.ts';
import { zh } from '#contract/text/zh.ts';
import { drawClauses } from './draw-clauses.ts';
import { drawLicensor } from './draw-licensor.ts';
import { both, drawFeet, drawHead, drawPairs, drawTitle } from './drawing.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { newSheet } from './sheet.ts';

/** Contents of a signed agreement: its version in both languages, and who signed it when. */
export interface SignedAgreement extends AgreementTexts {
  answerId: number;
  version: number;
  sha256: string;
  effectiveOn: string;
  signer: string;
  signedAt: Date;
}

const LOOK = { heading: { size: 9, face: 'bold' }, words: { size: 8.5 }, gap: 7 } as const;

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
  y = drawClauses(sheet, y, paper, LOOK);
  const { seal } = drawLicensor(sheet, y + 14, issuer.licensor, paper.signedAt, {
    title: both((text) => text.agreementParty),
    use: 'contract',
  });
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.agreement} ${paper.version}` });
  drawFeet(
    sheet,
    both((text) => text.agreementNote),
  );
  return await finish(sheet, issuer);
}
