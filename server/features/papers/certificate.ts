import type { AgreementTexts } from '#contract/domain/agreement.ts';
import type { LicenceTerms, Scope } from '#contract/domain/licence-terms.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { drawClauses } from './draw-clauses.ts';
import { drawLicensor } from './draw-licensor.ts';
import { drawMaterial, type MaterialOnPaper } from './draw-material.ts';
import { drawSpecialTerms } from './draw-special-terms.ts';
import { both, drawFeet, drawField, drawHead, drawPairs, drawQr, drawTitle, type Field, roomFor } from './drawing.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { referenceFields } from './reference-fields.ts';
import { COLOURS, newSheet, PAGE, type Sheet, WIDTH } from './sheet.ts';

/** Contents of a certificate. */
export interface Certificate extends MaterialOnPaper, Scope {
  number: string;
  version: number;
  orderNumber: string;
  issuedAt: Date;
  verifyUrl: string;
  licensee: string;
  creditCode: string;
  projectName: string;
  brand: string;
  endClient: string;
  references: OrderReferences;
  startsOn: string;
  endsOn: string | null;
  /** Under which the order was placed. */
  agreement: AgreementTexts;
}

export async function drawCertificate(paper: Certificate, issuer: Issuer): Promise<Buffer> {
  const title = `Framehall ${paper.number}`;
  const sheet = await newSheet({ title, made: paper.issuedAt });
  let y = drawHead(
    sheet,
    both((text) => text.certificate),
  );
  y = drawNumber(sheet, y + 14, paper);
  y = drawParties(sheet, y + 10, paper);
  y = drawMaterial(sheet, y + 8, paper);
  y = drawTerms(sheet, y + 8, paper);
  y = drawSpecialTerms(sheet, y, paper.special);
  const { seal } = drawLicensor(sheet, y + 10, issuer.licensor, paper.issuedAt);
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.certificate} ${paper.number}` });
  drawAgreement(sheet, paper.agreement);
  drawFeet(sheet, { zh: `${zh.papers.verifyAt}：${paper.verifyUrl}`, en: en.papers.verifyAt });
  return await finish(sheet, issuer);
}

/** Draws the whole agreement on a page of its own. */
function drawAgreement(sheet: Sheet, agreement: AgreementTexts): void {
  const titles = { zh: agreement.titleZh, en: agreement.titleEn };
  const y = drawTitle(sheet, roomFor(sheet, PAGE.bottom, 1), titles) + 2;
  drawClauses(sheet, y, agreement, { heading: { size: 7, face: 'bold' }, words: { size: 6.4 }, gap: 4 });
}

function drawNumber(sheet: Sheet, y: number, paper: Certificate): number {
  const side = 78;
  drawQr(sheet, paper.verifyUrl, PAGE.right - side, y, side);
  const scan = both((text) => text.scan);
  const under = { x: PAGE.right - side - 20, y: y + side + 3, width: side + 40 };
  sheet.write(`${scan.zh} ${scan.en}`, under, { size: 6.5, colour: COLOURS.grey, align: 'center' });
  const width = WIDTH - side - 40;
  const number = both((text) => text.number);
  sheet.write(`${number.zh} ${number.en}`, { x: PAGE.left, y, width }, { size: 8, colour: COLOURS.grey });
  sheet.write(paper.number, { x: PAGE.left, y: y + 10, width }, { size: 24, face: 'bold' });
  const states = both((text) => text.states);
  sheet.write(states.zh, { x: PAGE.left, y: y + 50, width }, { size: 9 });
  sheet.write(states.en, { x: PAGE.left, y: y + 63, width }, { size: 7.5, colour: COLOURS.grey });
  return y + side + 14;
}

/** Draws the licensee and the project, two fields in a row. */
function drawParties(sheet: Sheet, start: number, paper: Certificate): number {
  const title = both((text) => text.parties);
  const y = drawTitle(sheet, start, title);
  const named: Field[] = [
    [both((text) => text.licensee), paper.licensee],
    [both((text) => text.project), paper.projectName],
    [both((text) => text.brand), paper.brand],
    [both((text) => text.creditCode), paper.creditCode],
    [both((text) => text.endClient), paper.endClient],
  ];
  const said = named.filter(([, value]) => value !== '');
  const order: Field = [both((text) => `${text.order} / ${text.version}`), `${paper.orderNumber} / ${paper.version}`];
  return drawPairs(sheet, y, [...said, order, ...referenceFields(paper.references)]);
}

/** Draws the four terms, each in both languages, and the dates. */
function drawTerms(sheet: Sheet, start: number, { terms, startsOn, endsOn }: Certificate): number {
  let y = drawTitle(
    sheet,
    roomFor(sheet, start, 110),
    both((text) => text.terms),
  );
  const height = 54;
  sheet.doc.roundedRect(PAGE.left, y, WIDTH, height, 5).fill(COLOURS.pale);
  const questions = ['scene', 'channel', 'period', 'area'] as const;
  const width = WIDTH / questions.length;
  for (const [place, question] of questions.entries()) {
    const box = { x: PAGE.left + place * width + 12, width: width - 18 };
    const grey = { size: 7, colour: COLOURS.grey };
    sheet.write(`${zh.trade.question[question]} ${en.trade.question[question]}`, { ...box, y: y + 6 }, grey);
    sheet.write(answer(zh, terms, question), { ...box, y: y + 18 }, { size: 12, face: 'bold' });
    sheet.write(answer(en, terms, question), { ...box, y: y + 36 }, grey);
  }
  y += height + 7;
  const allowed = { zh: zh.papers.uses[terms.scene], en: en.papers.uses[terms.scene] };
  const days = endsOn ?? `${zh.papers.forEver} ${en.papers.forEver}`;
  const halves = [
    { label: both((text) => text.firstDay), value: startsOn },
    { label: both((text) => text.lastDay), value: days },
  ];
  for (const [place, { label, value }] of halves.entries())
    drawField(sheet, { x: PAGE.left + 12 + place * width, y, width: width - 14 }, label, value);
  const words = { x: PAGE.left + 12 + 2 * width, width: 2 * width - 20 };
  const below = sheet.write(allowed.zh, { ...words, y }, { size: 8 });
  return sheet.write(allowed.en, { ...words, y: below }, { size: 7, colour: COLOURS.grey }) + 4;
}

function answer(text: typeof zh | typeof en, terms: LicenceTerms, question: keyof LicenceTerms): string {
  return (text.trade[question] as Record<string, string>)[terms[question]] ?? terms[question];
}
