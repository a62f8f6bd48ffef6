import { clockInChina } from '#contract/domain/china-time.ts';
import type { Count, RoundMethod, TieBreak } from '#contract/domain/judging.ts';
import { both, drawPairs, drawTitle, type Field, roomFor } from './drawing.ts';
import { drawResults, type ProtocolResult } from './protocol-results.ts';
import { COLOURS, PAGE, type Sheet, WIDTH } from './sheet.ts';

/** The same in both languages. */
export interface InBoth {
  zh: string;
  en: string;
}

export interface ProtocolRound {
  track: InBoth;
  number: number;
  method: RoundMethod;
  quorum: number;
  countBy: Count;
  tieBreak: TieBreak;
  criteria: { name: InBoth; most: number }[];
  openedAt: Date | null;
  closedAt: Date | null;
  /** Why it was closed before everybody had handed in. */
  reason: string;
  /** Works that went on; null when nobody chose any. */
  advanced: number | null;
  /** Krippendorff's alpha; null where it means nothing. */
  agreement: number | null;
  judges: { name: string; works: number; scored: number; recused: number }[];
  replacements: { replacedAt: Date; judge: string; by: string | null; reason: string }[];
  /** The best first. */
  results: ProtocolResult[];
  /** How many works there were, on paper or not. */
  works: number;
}

/** Words in both languages, once when they are the same. */
export function inBoth({ zh, en }: InBoth): string {
  return [...new Set([zh, en])].filter((words) => words !== '').join(' ');
}

const filled = (words: string, values: Record<string, string | number>) =>
  words.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

/** Draws how a round went and how it ended. */
export function drawRound(sheet: Sheet, start: number, round: ProtocolRound): number {
  const { track, number } = round;
  const title = both((text) => filled(text.protocol.round, { number }));
  const place = roomFor(sheet, start, 150);
  let y = drawTitle(sheet, place, { zh: `${track.zh} · ${title.zh}`, en: `${track.en} · ${title.en}` });
  y = drawPairs(sheet, y, fieldsOf(round));
  for (const line of linesOf(round)) {
    y = roomFor(sheet, y, sheet.height(line, WIDTH, LINE));
    y = sheet.write(line, { x: PAGE.left, y, width: WIDTH }, LINE) + 2;
  }
  return drawResults(sheet, y + 6, round);
}

const LINE = { size: 8, colour: COLOURS.ink };
const at = (moment: Date | null) => (moment ? `${clockInChina(moment)} (UTC+8)` : '–');

function fieldsOf({ method, quorum, countBy, tieBreak, agreement, advanced, ...round }: ProtocolRound): Field[] {
  return [
    [both((text) => text.protocol.method), inBoth(both((text) => text.protocol.methods[method]))],
    [both((text) => text.protocol.quorum), String(quorum)],
    [both((text) => text.protocol.countBy), inBoth(both((text) => text.protocol.counts[countBy]))],
    [both((text) => text.protocol.tieBreak), inBoth(both((text) => text.protocol.ties[tieBreak]))],
    [both((text) => text.protocol.opened), at(round.openedAt)],
    [both((text) => text.protocol.closed), at(round.closedAt)],
    [both((text) => text.protocol.agreement), agreement === null ? '–' : agreement.toFixed(3)],
    [both((text) => text.protocol.advanced), advanced === null ? '–' : `${advanced} / ${round.works}`],
  ];
}

/** Criteria, judges, and what did not go as planned. */
function linesOf({ method, criteria, judges, replacements, reason }: ProtocolRound): string[] {
  const told = (words: { zh: string; en: string }, value: string) => `${words.zh} ${words.en}: ${value}`;
  const points = criteria.map(({ name, most }) => `${inBoth(name)} ${most}`).join('; ');
  return [
    ...(method === 'rating'
      ? [
          told(
            both((text) => text.protocol.criteria),
            points,
          ),
        ]
      : []),
    ...judges.map(({ name, works, scored, recused }) =>
      told(
        both((text) => text.protocol.scored),
        `${name} ${scored} / ${works}${recused === 0 ? '' : ` · ${recusedTimes(recused)}`}`,
      ),
    ),
    ...replacements.map(({ replacedAt, judge, by, reason: why }) =>
      told(
        both((text) => text.protocol.replaced),
        `${clockInChina(replacedAt)} · ${judge} → ${by ?? inBoth(both((text) => text.protocol.everybody))} · ${why}`,
      ),
    ),
    ...(reason === ''
      ? []
      : [
          told(
            both((text) => text.protocol.early),
            reason,
          ),
        ]),
  ];
}

const recusedTimes = (count: number) => inBoth(both((text) => filled(text.protocol.recused, { count })));
