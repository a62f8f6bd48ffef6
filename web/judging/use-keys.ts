import { useEffect } from 'react';
import type { JudgeRound } from '#contract/calls/judging.ts';
import { useShortcuts } from '../ui/shortcuts/use-shortcuts.ts';

const STEP_SECONDS = 5;

interface Commands {
  previous: () => void;
  next: () => void;
  zoom: () => void;
  compare: () => void;
  flag: () => void;
  give: (scores: number[]) => void;
}

/** Where keys only type. Fields for points take digits, so letters and Space command there too. */
const TYPED = 'textarea, select, input:not([type="checkbox"]):not([data-criterion])';
const PRESSED_BY_SPACE = 'button, a, summary, video, [type="checkbox"]';

/** Arrows change the work, digits score, Space and K play its film, J and L move it, Z zooms, C compares and F flags. */
export function useKeys(round: JudgeRound | undefined, commands: Commands): void {
  useShortcuts('judging');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : document.body;
      if (target.closest(TYPED) || document.querySelector('[role="dialog"]')) return;
      const inPoints = target.matches('[data-criterion]');
      if (/^\d$/.test(event.key) && !inPoints) return digit(round, Number(event.key), commands.give);
      const act = commandOf(event.key.toLowerCase(), commands);
      if (!act || (inPoints && event.key.startsWith('Arrow'))) return;
      if (event.key === ' ' && target.closest(PRESSED_BY_SPACE)) return;
      event.preventDefault();
      act();
    };
    // First, so that the keys of the music player do nothing besides.
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  });
}

function commandOf(key: string, commands: Commands): (() => void) | undefined {
  if (key === 'arrowleft') return commands.previous;
  if (key === 'arrowright') return commands.next;
  if (key === 'z') return commands.zoom;
  if (key === 'c') return commands.compare;
  if (key === 'f') return commands.flag;
  // Of two that are compared, the one that is scored stands last.
  const film = [...document.querySelectorAll('video')].at(-1);
  if (film && (key === ' ' || key === 'k')) return () => toggle(film);
  if (film && key === 'j') return () => void (film.currentTime -= STEP_SECONDS);
  if (film && key === 'l') return () => void (film.currentTime += STEP_SECONDS);
  return undefined;
}

function toggle(film: HTMLVideoElement): void {
  if (film.paused) void film.play().catch(() => undefined);
  else film.pause();
}

/** Yes is 1 and no is 0; in a ranking the place; points begin in the first criterion's field. */
function digit(round: JudgeRound | undefined, number: number, give: Commands['give']): void {
  if (!round) return;
  const most = round.criteria[0]?.most ?? 0;
  if (round.method === 'rating') document.querySelector<HTMLInputElement>('[data-criterion="0"]')?.select();
  else if (round.method === 'yes-no' && number <= 1) give([number]);
  else if (round.method === 'ranking' && number <= most) give([number === 0 ? 0 : most + 1 - number]);
}
