import { dayInChina } from '#contract/domain/china-time.ts';
import { formatFen, VAT_PERCENT } from '#contract/domain/money.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import type { PartInfo } from '#contract/domain/order-parts.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { BankAccount } from '#contract/domain/payment.ts';
import { zh } from '#contract/text/zh.ts';
import { both, drawFeet, drawField, drawHead, drawPairs, drawRule, drawTitle, type Field, roomFor } from './drawing.ts';
import { drawLicensor } from './draw-licensor.ts';
import { referenceFields } from './reference-fields.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { drawLines, type QuotedLine } from './quote-lines.ts';
import { COLOURS, newSheet, PAGE, type Sheet, WIDTH } from './sheet.ts';

/** Contents of a quote on paper. */
export interface QuotePaper {
  quoteId: number;
  version: number;
  orderNumber: string;
  licence: LicenceInfo;
  furtherParts?: PartInfo[];
  references: OrderReferences;
  specialRequest: string;
  /** A note from sales. */
  note: string;
  quotedAt: Date;
  validUntil: Date;
  lines: QuotedLine[];
  discountFen: number;
  /** The part of the discount that a membership gives. */
  vipFen: number;
  totalFen: number;
  netFen: number;
  vatFen: number;
}

const GAP = 12;

export interface QuoteTask {
  paper: QuotePaper;
  bankAccount: BankAccount | undefined;
}

export async function drawQuote({ paper, bankAccount }: QuoteTask, issuer: Issuer): Promise<Buffer> {
  const sheet = await newSheet({ title: `Framehall ${paper.orderNumber}`, made: paper.quotedAt });
  const top = drawHead(
    sheet,
    both((text) => text.quote),
  );
  let y = drawFacts(sheet, top + 16, paper);
  y = drawProjects(sheet, y + 10, paper);
  y = drawSums(sheet, y + 8, paper);
  if (paper.note !== '') y = drawNote(sheet, y + 8, paper.note);
  if (bankAccount) y = drawBank(sheet, y + 12, bankAccount);
  const { seal } = drawLicensor(sheet, y + 14, issuer.licensor, paper.quotedAt);
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.quote} ${paper.orderNumber}` });
  drawFeet(
    sheet,
    both((text) => text.quoteNote.replace('{{percent}}', String(VAT_PERCENT))),
  );
  return await finish(sheet, issuer);
}

/** The items; of an order for several projects under each its own, with whom its licences will name. */
function drawProjects(sheet: Sheet, start: number, { licence, furtherParts, lines }: QuotePaper): number {
  if (!furtherParts) return drawLines(sheet, start, lines);
  let y = start;
  for (const [place, project] of [licence, ...furtherParts].entries()) {
    const title = both((text) => text.part.replace('{{number}}', String(place + 1)));
    // Its title, its licensee and its first item stay on one page.
    y = drawTitle(sheet, roomFor(sheet, y, 190), title);
    y = drawPairs(sheet, y, partyFields(project));
    y = drawLines(
      sheet,
      y + 4,
      lines.filter(({ part = 0 }) => part === place),
    );
    y += 14;
  }
  return y - 14;
}

/** Whom a licence will name, and for what. */
function partyFields({ licensee, creditCode, projectName, brand, endClient }: PartInfo): Field[] {
  return [
    [both((text) => text.licensee), [licensee, creditCode].filter((one) => one !== '').join(' / ')],
    [both((text) => text.project), projectName],
    [
      both((text) => (endClient === '' ? text.brand : `${text.brand} / ${text.endClient}`)),
      [brand, endClient].filter((one) => one !== '').join(' / '),
    ],
  ];
}

function drawFacts(sheet: Sheet, start: number, { licence, furtherParts, references, ...paper }: QuotePaper): number {
  const version = both((text) => text.quoteVersion.replace('{{version}}', String(paper.version)));
  const [licensee, ...project] = furtherParts ? [] : partyFields(licence);
  const fields: Field[] = [
    [both((text) => text.order), `${paper.orderNumber} / ${version.zh} ${version.en}`],
    [
      both((text) => `${text.quotedOn} / ${text.validUntil}`),
      `${dayInChina(paper.quotedAt)} / ${dayInChina(paper.validUntil)}`,
    ],
    ...(licensee ? [licensee] : []),
    [both((text) => text.contact), `${licence.contactName} / ${licence.contact}`],
    ...project,
    ...referenceFields(references),
  ];
  return drawPairs(sheet, start, fields);
}

function drawSums(sheet: Sheet, start: number, paper: QuotePaper): number {
  const sums: [{ zh: string; en: string }, number][] = [
    [both((text) => text.net), paper.netFen],
    [both((text) => text.vat.replace('{{percent}}', String(VAT_PERCENT))), paper.vatFen],
  ];
  if (paper.vipFen > 0) sums.unshift([both((text) => text.vip), -paper.vipFen]);
  const ofSales = paper.discountFen - paper.vipFen;
  if (ofSales > 0) sums.unshift([both((text) => text.discount), -ofSales]);
  let y = roomFor(sheet, start, sums.length * 15 + 40);
  const label = { x: PAGE.right - 320, width: 170 };
  const amount = { x: PAGE.right - 146, width: 140 };
  for (const [name, fen] of sums) {
    sheet.write(`${name.zh} ${name.en}`, { ...label, y }, { size: 8.5, colour: COLOURS.grey, align: 'right' });
    sheet.write(formatFen(fen), { ...amount, y }, { size: 8.5, align: 'right' });
    y += 15;
  }
  const box = label.x - 8;
  sheet.doc.roundedRect(box, y + 2, PAGE.right - box, 30, 4).fill(COLOURS.pale);
  const total = both((text) => text.total);
  sheet.write(`${total.zh} ${total.en}`, { ...label, y: y + 11 }, { size: 8.5, align: 'right' });
  sheet.write(formatFen(paper.totalFen), { ...amount, y: y + 7 }, { size: 14, face: 'bold', align: 'right' });
  return y + 36;
}

function drawNote(sheet: Sheet, start: number, note: string): number {
  const style = { size: 8.5 };
  const height = sheet.height(note, WIDTH, style);
  const y = drawTitle(
    sheet,
    roomFor(sheet, start, height + 24),
    both((text) => text.note),
  );
  return sheet.write(note, { x: PAGE.left, y, width: WIDTH }, style);
}

function drawBank(sheet: Sheet, start: number, { holder, bank, account }: BankAccount): number {
  const y = drawTitle(
    sheet,
    drawRule(sheet, roomFor(sheet, start, 90)) + 10,
    both((text) => text.transfer),
  );
  const width = (WIDTH - 2 * GAP) / 3;
  const fields: Field[] = [
    [both((text) => text.holder), holder],
    [both((text) => text.bank), bank],
    [both((text) => text.account), account],
  ];
  const ends = fields.map(([label, value], column) =>
    drawField(sheet, { x: PAGE.left + column * (width + GAP), y, width }, label, value),
  );
  const words = both((text) => text.transferNote);
  const next = sheet.write(words.zh, { x: PAGE.left, y: Math.max(...ends) + 2, width: WIDTH }, { size: 8 });
  return sheet.write(words.en, { x: PAGE.left, y: next, width: WIDTH }, { size: 7, colour: COLOURS.grey });
}
