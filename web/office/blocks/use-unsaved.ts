import { useRef } from 'react';
import { confirm, type Question } from '../../ui/overlays.ts';

/** Asks before unsaved input is lost. */
export function useUnsaved(question: Question) {
  const unsaved = useRef(false);
  const onUnsaved = (now: boolean) => void (unsaved.current = now);
  const leave = async (go: () => void) => {
    if (unsaved.current && !(await confirm(question))) return;
    unsaved.current = false;
    go();
  };
  return { leave, onUnsaved };
}
