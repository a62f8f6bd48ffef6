import { en } from '#contract/text/en.ts';
import { zh } from '#contract/text/zh.ts';
import { drawLicensor } from './draw-licensor.ts';
import { both, drawFeet, drawHead, drawQr } from './drawing.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { inBoth, type InBoth } from './protocol-round.ts';
import { COLOURS, newSheet, PAGE, type Sheet, type Style, WIDTH } from './sheet.ts';

/** Contents of the certificate of a prize. */
export interface AwardPaper {
  number: string;
  contest: InBoth;
  prize: InBoth;
  track: InBoth;
  /** Of the work. */
  title: string;
  author: string;
  announcedAt: Date;
  verifyUrl: string;
}

export async function drawAward(paper: AwardPaper, issuer: Issuer): Promise<Buffer> {
  const sheet = await newSheet({ title: `Framehall ${paper.number}`, made: paper.announcedAt });
  const top = drawHead(
    sheet,
    both((text) => text.award.title),
  );
  let y = drawHonour(sheet, top + 34, paper);
  y = drawNumber(sheet, Math.max(y + 24, 520), paper);
  const { seal } = drawLicensor(sheet, y + 24, issuer.licensor, paper.announcedAt, {
    title: both((text) => text.award.issuer),
    use: 'contest',
  });
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.award.title} ${paper.number}` });
  drawFeet(sheet, { zh: `${zh.papers.award.verifyAt}：${paper.verifyUrl}`, en: en.papers.award.verifyAt });
  return await finish(sheet, issuer);
}

/** Which prize of which contest went to whom, for what, in the middle of the page. */
function drawHonour(sheet: Sheet, start: number, { contest, prize, track, title, author }: AwardPaper): number {
  let y = start;
  const line = (words: string, gap: number, style: Style) => {
    if (words !== '') y = sheet.write(words, { x: PAGE.left, y, width: WIDTH }, { ...style, align: 'center' }) + gap;
  };
  const said = (words: { zh: string; en: string }) =>
    line(`${words.zh}  ${words.en}`, 10, { size: 9, colour: COLOURS.grey });
  line(contest.zh, 4, { size: 20, face: 'bold' });
  line(contest.en === contest.zh ? '' : contest.en, 30, { size: 11, colour: COLOURS.grey });
  line(prize.zh, 4, { size: 34, face: 'bold' });
  line(prize.en === prize.zh ? '' : prize.en, 30, { size: 13, colour: COLOURS.grey });
  said(both((text) => text.award.presentedTo));
  line(author, 22, { size: 24, face: 'bold' });
  said(both((text) => text.award.work));
  line(title, 6, { size: 16, face: 'bold' });
  line(inBoth(track), 22, { size: 10, colour: COLOURS.grey });
  const states = both((text) => text.award.states);
  line(states.zh, 2, { size: 9.5 });
  line(states.en, 0, { size: 8, colour: COLOURS.grey });
  return y;
}

const QR = 66;

/** The number of the certificate, beside the way to check it. */
function drawNumber(sheet: Sheet, y: number, { number, verifyUrl }: AwardPaper): number {
  const label = both((text) => text.award.number);
  const scan = both((text) => text.scan);
  const width = WIDTH - QR - 20;
  drawQr(sheet, verifyUrl, PAGE.right - QR, y, QR);
  sheet.write(`${label.zh} ${label.en}`, { x: PAGE.left, y: y + 8, width }, { size: 8, colour: COLOURS.grey });
  sheet.write(number, { x: PAGE.left, y: y + 20, width }, { size: 20, face: 'bold' });
  sheet.write(`${scan.zh} ${scan.en}`, { x: PAGE.left, y: y + 50, width }, { size: 7, colour: COLOURS.grey });
  return y + QR;
}
