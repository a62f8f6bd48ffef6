import { clockInChina } from '#contract/domain/china-time.ts';
import { zh } from '#contract/text/zh.ts';
import { drawLicensor } from './draw-licensor.ts';
import { both, drawFeet, drawHead, drawPairs, drawTitle, roomFor } from './drawing.ts';
import { finish, type Issuer, reserve } from './issuer.ts';
import { drawRound, inBoth, type InBoth, type ProtocolRound } from './protocol-round.ts';
import { newSheet, PAGE, type Sheet, WIDTH } from './sheet.ts';

/** Contents of the record of a contest's judging. */
export interface ProtocolPaper {
  contestId: number;
  title: InBoth;
  sealedAt: Date;
  judges: { name: string; title: InBoth }[];
  /** Closed ones, by track and number. */
  rounds: ProtocolRound[];
}

export async function drawProtocol(paper: ProtocolPaper, issuer: Issuer): Promise<Buffer> {
  const sheet = await newSheet({ title: `Framehall contest ${paper.contestId} judging`, made: paper.sealedAt });
  const top = drawHead(
    sheet,
    both((text) => text.protocol.title),
  );
  let y = drawPairs(sheet, top + 16, [
    [both((text) => text.protocol.contest), inBoth(paper.title)],
    [both((text) => text.protocol.sealed), `${clockInChina(paper.sealedAt)} (UTC+8)`],
  ]);
  y = drawJudges(sheet, y + 6, paper.judges);
  for (const round of paper.rounds) y = drawRound(sheet, y + 12, round);
  const { seal } = drawLicensor(sheet, y + 14, issuer.licensor, paper.sealedAt, {
    title: both((text) => text.protocol.organiser),
    use: 'contest',
  });
  reserve(sheet, issuer, { ...seal, reason: `${zh.papers.protocol.title} ${paper.contestId}` });
  drawFeet(
    sheet,
    both((text) => text.protocol.note),
  );
  return await finish(sheet, issuer);
}

const LINE = { size: 8.5 };

function drawJudges(sheet: Sheet, start: number, judges: ProtocolPaper['judges']): number {
  const title = both((text) => text.protocol.judges);
  let y = drawTitle(sheet, roomFor(sheet, start, 40), { zh: title.zh, en: `${title.en} (${judges.length})` });
  for (const judge of judges) {
    const words = [judge.name, inBoth(judge.title)].filter((part) => part !== '').join(' · ');
    y = roomFor(sheet, y, sheet.height(words, WIDTH, LINE));
    y = sheet.write(words, { x: PAGE.left + 10, y, width: WIDTH - 10 }, LINE) + 2;
  }
  return y;
}
