import type { Location } from 'react-router';

/** What the browser keeps with an entry of its history; the router leaves unknown fields alone. */
interface EntryState {
  opened?: string;
}

let opened: string | undefined;

/**
 * Key under which a page's scroll position is kept. The router gives all pages opened by their address the same key, so
 * the next one would begin where the last one was left.
 */
export function scrollKey({ key }: Location): string {
  return key === 'default' ? (opened ??= nameEntry()) : key;
}

/** Names the entry of the page with which the document was opened; a reload or Back finds the name again. */
function nameEntry(): string {
  const state = history.state as EntryState | null;
  const name = state?.opened ?? String(performance.timeOrigin);
  history.replaceState({ ...state, opened: name }, '');
  return name;
}
