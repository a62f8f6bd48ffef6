import { dayInChina } from '#contract/domain/china-time.ts';
import { formatFen } from '#contract/domain/money.ts';
import { zh } from '#contract/text/zh.ts';
import { drawLicensor } from './draw-licensor.ts';
import { both, drawFeet, drawHead, drawPairs, drawTitle, roomFor } from './drawing.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { COLOURS, newSheet, PAGE, type Sheet } from './sheet.ts';
import { drawStatementLines, type PaperLine } from './statement-lines.ts';

/** A sum on paper: its name in both languages, and the amount; a total stands out. */
export interface PaperSum {
  name: { zh: string; en: string };
  fen: number;
  total?: boolean;
}

/** Contents of a quarterly statement. */
export interface StatementPaper {
  statementId: number;
  number: string;
  quarter: string;
  version: number;
  photographer: string;
  builtAt: Date;
  sums: PaperSum[];
  /** From income to tax; empty where nothing is withheld. */
  tax: PaperSum[];
  lines: PaperLine[];
  /** Lines that are only in the table for spreadsheets. */
  left: number;
}

export async function drawStatement(paper: StatementPaper, issuer: Issuer): Promise<Buffer> {
  const sheet = await newSheet({ title: `Framehall ${paper.number}`, made: paper.builtAt });
  const top = drawHead(
    sheet,
    both((text) => text.statement),
  );
  let y = drawPairs(sheet, top + 16, [
    [both((text) => text.photographer), paper.photographer],
    [both((text) => text.quarter), paper.quarter],
    [both((text) => text.statementNumber), `${paper.number} / ${paper.version}`],
    [both((text) => text.builtOn), dayInChina(paper.builtAt)],
  ]);
  y = drawSums(
    sheet,
    y + 6,
    both((text) => text.statementSums),
    paper.sums,
  );
  if (paper.tax.length > 0)
    y = drawSums(
      sheet,
      y + 8,
      both((text) => text.taxSteps),
      paper.tax,
    );
  y = drawStatementLines(sheet, y + 10, paper.lines, paper.left);
  const { seal } = drawLicensor(sheet, y + 14, issuer.licensor, paper.builtAt, {
    title: both((text) => text.statementIssuer),
    use: 'finance',
  });
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.statement} ${paper.number}` });
  drawFeet(
    sheet,
    both((text) => text.statementNote),
  );
  return await finish(sheet, issuer);
}

const ROW = 15;

function drawSums(sheet: Sheet, start: number, title: { zh: string; en: string }, sums: readonly PaperSum[]): number {
  let y = drawTitle(sheet, roomFor(sheet, start, 24 + ROW * sums.length), title);
  for (const { name, fen, total = false } of sums) {
    const face = total ? 'bold' : 'plain';
    if (total) sheet.doc.rect(PAGE.left, y - 2, PAGE.right - PAGE.left, ROW).fill(COLOURS.pale);
    sheet.write(`${name.zh} ${name.en}`, { x: PAGE.left + 10, y, width: 360 }, { size: 8.5, face });
    sheet.write(formatFen(fen), { x: PAGE.right - 130, y, width: 124 }, { size: 8.5, face, align: 'right' });
    y += ROW;
  }
  return y;
}
