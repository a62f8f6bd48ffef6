import type { Text } from '../text/text.ts';
import { clockInChina } from './china-time.ts';
import { areResultsLate, type ContestState } from './contest.ts';
import { type Drawn, drawn, element } from './draw-blocks.ts';
import type { TrackKind } from './entry.ts';
import type { TrackLimits } from './track-limits.ts';

/** What the parts of a page say of a contest. */
interface Contest {
  slug: string;
  title: string;
  series: string;
  summary: string;
  rules: string;
  sponsor: string;
  state: ContestState;
  opensAt: string;
  closesAt: string;
  resultsAt: string | null;
  maxScore: number;
  tracks: readonly { name: string; brief: string; kind: TrackKind; limits: TrackLimits }[];
  criteria: readonly { name: string; maxScore: number }[];
  prizes: readonly { name: string; reward: string; count: number; track: string | null }[];
  jury: readonly { name: string; title: string }[];
  /** Null until the contest is decided. */
  outcome: Outcome | null;
  /** Null while visitors may see none of its works. */
  gallery: { works: readonly Exhibit[] } | null;
  /** Works that the audience liked best, once the contest is decided. */
  favourites: readonly (Exhibit & { votes: number })[];
}

export interface Exhibit {
  id: number;
  title: string;
  track: string;
  author: string | null;
  prize: string | null;
  picture: { url: string; width: number; height: number };
}

export interface Outcome {
  entered: number;
  judges: number;
  rounds: number;
  /** SHA-256 of the sealed judging record. */
  record: string | null;
  /** Who wins what is fixed, also when nobody does. */
  fixed: boolean;
  groups: readonly { track: string | null; works: readonly Winner[] }[];
}

export interface Winner {
  title: string;
  author: string;
  prize: string;
  words: string;
  picture: string | null;
  workId: number | null;
}

type ContestWords = Text['contestPage'] & Pick<Text['entries'], 'kinds' | 'limits'>;

export interface AroundContest {
  contest: Contest;
  words: ContestWords;
  now: Date;
}

export function section(name: string, title: string, ...children: (Drawn | undefined)[]): Drawn {
  return element('section', { class: name }, drawn('h2', title), ...children);
}

type Line<Item> = (item: Item) => (Drawn | undefined)[];

export function listed<Item>(name: string, title: string, items: readonly Item[], line: Line<Item>): Drawn | undefined {
  if (items.length === 0) return undefined;
  return section(name, title, element('ul', { class: 'cards' }, ...items.map((item) => drawn('li', ...line(item)))));
}

export function linesOf(text: string): Drawn[] {
  return text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => drawn('p', line));
}

/** What visitors wait for. */
function awaited({ state, opensAt, closesAt, resultsAt }: Contest): string | null {
  if (state === 'soon') return opensAt;
  if (state === 'open') return closesAt;
  return state === 'judging' ? resultsAt : null;
}

const MINUTE_MS = 60_000;

export function drawCountdown({ contest, words, now }: AroundContest): Drawn | undefined {
  const { state } = contest;
  if (areResultsLate(contest, now)) return section('countdown', words.late.title, drawn('p', words.late.note));
  const at = awaited(contest);
  if (at === null || !(state === 'soon' || state === 'open' || state === 'judging')) return undefined;
  const minutes = Math.ceil((Date.parse(at) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return undefined;
  const parts = [
    [words.days, Math.floor(minutes / 1440)],
    [words.hours, Math.floor(minutes / 60) % 24],
    [words.minutes, minutes % 60],
  ] as const;
  const figures = parts.map(([label, value]) => figure(label, value));
  return section('countdown', words.left[state], element('dl', { class: 'left' }, ...figures));
}

export function figure(label: string, value: number): Drawn {
  return drawn('div', drawn('dt', label), drawn('dd', String(value)));
}

export function drawTimeline({ contest, words, now }: AroundContest): Drawn {
  const { opensAt, closesAt, resultsAt } = contest;
  const late = areResultsLate(contest, now);
  const isOver = (at: string | null) => at !== null && Date.parse(at) <= now.getTime();
  const steps = [
    { name: words.opens, at: opensAt, over: isOver(opensAt) },
    { name: words.closes, at: closesAt, over: isOver(closesAt) },
    { name: late ? words.late.planned : words.results, at: resultsAt, over: !late && isOver(resultsAt) },
  ];
  const lines = steps.map(({ name, at, over }) =>
    element(
      'li',
      { class: over ? 'past' : 'ahead' },
      drawn('h3', name),
      drawn('p', at === null ? words.unknown : moment(at, words)),
      at === resultsAt && late ? drawn('p', words.late.title) : undefined,
    ),
  );
  return section('timeline', words.timeline, element('ol', { class: 'dates' }, ...lines));
}

function moment(at: string, words: ContestWords): Drawn {
  return element('time', { datetime: at }, `${clockInChina(Date.parse(at)).slice(0, 16)} ${words.chinaTime}`);
}

export function drawRules({ contest: { rules, criteria, maxScore }, words }: AroundContest): Drawn | undefined {
  if (rules === '' && criteria.length === 0) return undefined;
  const rows = [...criteria, { name: words.total, maxScore }].map(({ name, maxScore: most }) =>
    drawn('tr', drawn('td', name), drawn('td', String(most))),
  );
  const head = [words.criterion, words.points].map((text) => element('th', { scope: 'col' }, text));
  const table = drawn('table', drawn('thead', drawn('tr', ...head)), drawn('tbody', ...rows));
  return section(
    'rules',
    words.rules,
    criteria.length === 0 ? undefined : table,
    rules === '' ? undefined : drawn('details', drawn('summary', words.whole), ...linesOf(rules)),
  );
}
