import { useEffect, useEffectEvent } from 'react';
import { type Grade, GRADES } from '#contract/domain/search-quality.ts';
import { isBusy } from '../../../ui/is-busy.ts';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';

interface Actions {
  onGrade: (grade: Grade) => void;
  /** To the next or the previous result … */
  onWalk: (by: 1 | -1) => void;
  /** … or query. */
  onStep: (by: 1 | -1) => void;
}

const WALKS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };
const STEPS: Record<string, 1 | -1> = { KeyJ: 1, KeyK: -1 };

/** The keys by which somebody grades; by their position, because an input method for Chinese hides the letter. */
export function useGradingKeys({ onGrade, onWalk, onStep }: Actions): void {
  useShortcuts('grading');
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || isBusy(event.target)) return;
    const digit = /^(?:Digit|Numpad)([0-3])$/.exec(event.code)?.[1];
    const grade = GRADES.find((one) => String(one) === digit);
    const [walk, step] = [WALKS[event.code], STEPS[event.code]];
    if (grade !== undefined && !event.repeat) onGrade(grade);
    else if (walk) onWalk(walk);
    else if (step) onStep(step);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
