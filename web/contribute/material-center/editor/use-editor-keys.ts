import { useEffect, useRef } from 'react';

interface Keys {
  close?: () => void;
  save?: () => void;
  submit?: () => void;
  next?: () => void;
  previous?: () => void;
}

function meaningOf(event: KeyboardEvent): keyof Keys | undefined {
  // Open suggestions close themselves.
  if (event.key === 'Escape') return hasSuggestions(event.target) ? undefined : 'close';
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

/** A list may be open without anything in it, and then nobody sees it. */
function hasSuggestions(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.getAttribute('aria-expanded') !== 'true') return false;
  const list = document.getElementById(target.getAttribute('aria-controls') ?? '');
  return Boolean(list?.querySelector('[role="option"]'));
}

/** Ends typing, so that a keyword field takes in its last word. */
function endTyping(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
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
      if (!meaning || !latest.current[meaning] || isCovered()) return;
      event.preventDefault();
      if (meaning === 'save') return latest.current.save?.();
      endTyping();
      // By then the editor knows the last word.
      setTimeout(() => latest.current[meaning]?.());
    };
    // Before the fields see the key: suggestions that close would look as if they had never been open.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
