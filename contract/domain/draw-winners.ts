import { type AroundContest, figure, linesOf, type Outcome, section, type Winner } from './contest-parts.ts';
import { workPath } from './contest-pages.ts';
import { type Drawn, drawn, element } from './draw-blocks.ts';
import { pages } from './pages.ts';

/** Who won what, with what the jury says, or that nobody did; nothing while that is open. */
export function drawWinners({ contest: { outcome }, words }: AroundContest): Drawn | undefined {
  if (!outcome || (outcome.groups.length === 0 && !outcome.fixed)) return undefined;
  const { entered, judges, rounds, groups, record } = outcome;
  const figures = [
    [words.entered, entered],
    [words.awarded, groups.reduce((sum, { works }) => sum + works.length, 0)],
    [words.judges, judges],
    [words.rounds, rounds],
  ] as const;
  const counted = figures.filter(([, value]) => value > 0);
  return section(
    'winners',
    words.awarded,
    element('dl', { class: 'figures' }, ...counted.map(([label, value]) => figure(label, value))),
    groups.length === 0 ? drawn('p', words.noWinners) : undefined,
    ...groups.flatMap(({ track, works }) => [
      drawn('h3', track ?? words.wholeContest),
      element('ul', { class: 'works' }, ...works.map(drawWork)),
    ]),
    record === null ? undefined : drawRecord(record, words),
  );
}

/** Kept free for a picture until it has arrived. */
const ROOM = { width: '900', height: '600' };

function drawWork({ title, author, prize, words, picture, workId }: Winner): Drawn {
  return drawn(
    'li',
    picture === null ? undefined : element('img', { src: picture, alt: '', ...ROOM, loading: 'lazy' }),
    element('p', { class: 'reward' }, prize),
    drawn('h4', workId === null ? title : element('a', { href: workPath(workId) }, title)),
    element('p', { class: 'kind' }, author),
    words === '' ? undefined : element('blockquote', { class: 'juryWords' }, ...linesOf(words)),
  );
}

/** By which anybody who has the record knows that it is the one that was sealed. */
function drawRecord(sha256: NonNullable<Outcome['record']>, words: AroundContest['words']): Drawn {
  return element(
    'div',
    { class: 'record' },
    drawn('h3', words.record),
    drawn('p', words.recordNote),
    element('p', { class: 'hash' }, sha256),
    element('a', { href: pages.verify.paths[0], class: 'check' }, words.checkRecord),
  );
}
