import { useEffect } from 'react';
import type { JudgeRound } from '#contract/calls/judging.ts';
import { useShortcuts } from '../ui/shortcuts/use-shortcuts.ts';

interface Commands {
  previous: () => void;
  next: () => void;
  zoom: () => void;
  compare: () => void;
  flag: () => void;
  give: (scores: number[]) => void;
}

/** Arrows change the work, digits score, Z zooms, C compares and F flags; while something is typed, keys only type. */
export function useKeys(round: JudgeRound | undefined, commands: Commands): void {
  useShortcuts('judging');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (/^(TEXTAREA|SELECT|VIDEO)$/.test(target.tagName) || document.querySelector('[role="dialog"]')) return;
      const typing = target.tagName === 'INPUT';
      if (event.key === 'ArrowLeft' && !typing) commands.previous();
      else if (event.key === 'ArrowRight' && !typing) commands.next();
      else if (event.key.toLowerCase() === 'z' && !typing) commands.zoom();
      else if (event.key.toLowerCase() === 'c' && !typing) commands.compare();
      else if (event.key.toLowerCase() === 'f' && !typing) commands.flag();
      else if (/^\d$/.test(event.key) && !typing) digit(round, Number(event.key), commands.give);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}

/** Yes is 1 and no is 0; in a ranking the place; points begin in the first criterion's field. */
function digit(round: JudgeRound | undefined, number: number, give: Commands['give']): void {
  if (!round) return;
  const most = round.criteria[0]?.most ?? 0;
  if (round.method === 'rating') document.querySelector<HTMLInputElement>('[data-criterion="0"]')?.select();
  else if (round.method === 'yes-no' && number <= 1) give([number]);
  else if (round.method === 'ranking' && number <= most) give([number === 0 ? 0 : most + 1 - number]);
}
