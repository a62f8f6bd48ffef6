import type { Decision } from '#contract/domain/board.ts';
import { dayInChina } from '#contract/domain/china-time.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { both, counted, drawFeet, drawHead, drawRule, roomFor } from './drawing.ts';
import { COLOURS, newSheet, PAGE, type Sheet, type Style, WIDTH } from './sheet.ts';

interface Remark {
  author: string;
  second: number | null;
  text: string;
  at: Date;
}

interface WorkOnBoard {
  code: string;
  titleZh: string;
  titleEn: string;
  decision: Decision | null;
  decidedBy: string;
  comments: readonly Remark[];
  /** A JPEG of the marked preview, if there is one. */
  picture: Uint8Array | undefined;
}

/** Contents of a board, to print or to send. */
export interface BoardPaper {
  boardId: number;
  name: string;
  owner: string;
  works: readonly WorkOnBoard[];
  /** Works that found no place on it. */
  more: number;
}

const PICTURE = { width: 160, height: 90 };
const TEXT = { x: PAGE.left + PICTURE.width + 16, width: WIDTH - PICTURE.width - 16 };
const NAME = { size: 10.5, face: 'bold' } as const;
const GREY = { size: 8, colour: COLOURS.grey };
const SAID = { size: 8.5 };

/** It proves nothing, so nobody signs it. */
export async function drawBoard(paper: BoardPaper, at: Date): Promise<Buffer> {
  const sheet = await newSheet({ title: `Framehall board ${paper.boardId}`, made: at });
  const top = drawHead(
    sheet,
    both((text) => text.board.title),
  );
  let y = sheet.write(paper.name, { x: PAGE.left, y: top + 16, width: WIDTH }, { size: 20, face: 'bold' });
  y = sheet.write(`${paper.owner}  ${dayInChina(at)}`, { x: PAGE.left, y: y + 2, width: WIDTH }, GREY) + 16;
  for (const work of paper.works) y = drawWork(sheet, y, work);
  if (paper.more > 0) {
    const rest = counted(
      paper.more,
      (text) => text.board.more_one,
      (text) => text.board.more_other,
    );
    sheet.write(`${rest.zh} ${rest.en}`, { x: PAGE.left, y: roomFor(sheet, y, 20), width: WIDTH }, GREY);
  }
  drawFeet(sheet, { zh: zh.papers.board.preview, en: en.papers.board.preview });
  return await sheet.finish();
}

/** Draws the picture of a work, and beside it what it is called, what was decided and what people said. */
function drawWork(sheet: Sheet, start: number, work: WorkOnBoard): number {
  const top = roomFor(sheet, start, PICTURE.height + 16);
  const page = sheet.doc.bufferedPageRange().count;
  drawPicture(sheet, top, work.picture);
  const titles = [...new Set([work.titleZh, work.titleEn])].filter((title) => title !== '');
  let y = top;
  const line = (words: string, style: Style, gap: number) => {
    y = sheet.write(words, { ...TEXT, y: roomFor(sheet, y, sheet.height(words, TEXT.width, style)) }, style) + gap;
  };
  line(titles.join(' / ') || work.code, NAME, 2);
  line(work.code, GREY, 3);
  if (work.decision !== null) line(decisionLine(work.decision, work.decidedBy), { size: 8.5, face: 'bold' }, 3);
  for (const { author, second, text, at } of work.comments) {
    // In front of the words, where it cannot be read as the time of the day.
    const from = second === null ? '' : `[${formatClock(second)}] `;
    line(`${author}  ${dayInChina(at)}`, GREY, 0);
    line(from + text, SAID, 4);
  }
  const isBeside = sheet.doc.bufferedPageRange().count === page;
  return drawRule(sheet, Math.max(y, isBeside ? top + PICTURE.height : 0) + 8) + 10;
}

function decisionLine(decision: Decision, name: string): string {
  const words = both((text) => text.board.decisions[decision]);
  return `${words.zh} ${words.en}  ${name}`;
}

function drawPicture({ doc }: Sheet, y: number, picture: Uint8Array | undefined): void {
  const { width, height } = PICTURE;
  doc.save().roundedRect(PAGE.left, y, width, height, 4).clip();
  doc.rect(PAGE.left, y, width, height).fill(COLOURS.pale);
  if (picture)
    doc.image(Buffer.from(picture), PAGE.left, y, { fit: [width, height], align: 'center', valign: 'center' });
  doc.restore();
}
