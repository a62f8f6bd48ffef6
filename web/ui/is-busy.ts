const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether the reader is typing, or a dialog is open: keys of the whole page wait. */
export function isBusy(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(FIELDS)) return true;
  return document.querySelector('[aria-modal="true"]') !== null;
}
