import { useEffect, useRef } from 'react';

interface Keys {
  close?: () => void;
  save?: () => void;
  submit?: () => void;
  next?: () => void;
  previous?: () => void;
}

function meaningOf(event: KeyboardEvent): keyof Keys | undefined {
  // An open list of suggestions closes itself.
  if (event.key === 'Escape') return isExpanded(event.target) ? undefined : 'close';
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (event.key === 's') return 'save';
    if (event.key === 'Enter') return 'submit';
  }
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    if (event.key === 'ArrowRight' || event.key === 'ArrowDown') return 'next';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') return 'previous';
  }
  return undefined;
}

function isExpanded(target: EventTarget | null): boolean {
  return target instanceof Element && target.getAttribute('aria-expanded') === 'true';
}

/** Whether a dialog in front of the editor has keys of its own. */
function isCovered(): boolean {
  return document.querySelectorAll('[role="dialog"]').length > 1;
}

/** The editor's keyboard shortcuts, wherever the focus is. */
export function useEditorKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => void (latest.current = keys));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const meaning = meaningOf(event);
      const act = meaning && latest.current[meaning];
      if (!act || isCovered()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
