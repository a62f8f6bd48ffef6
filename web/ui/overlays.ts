import type { AnyItem, MusicItem } from '#contract/items.ts';
import { shared } from '../lib/shared-state.ts';

export interface Question {
  title: string;
  /** What will happen, and what will be lost. */
  body: string;
  confirm: string;
}

export type Overlay =
  | { kind: 'contact' }
  | { kind: 'feedback' }
  | { kind: 'shortcuts' }
  | { kind: 'board'; items: AnyItem[] }
  | { kind: 'music-licence'; music: MusicItem }
  | { kind: 'confirm'; question: Question; answer: (yes: boolean) => void };

/** What lies over the page, the topmost last: a dialog opened in a drawer leaves the drawer as it is. */
const open = shared<readonly Overlay[]>([]);

function show(overlay: Overlay): void {
  open.set([...open.get().filter(({ kind }) => kind !== overlay.kind), overlay]);
}

/** Pages open a dialog here; the shell shows it and only then loads its code. */
export function openContact(): void {
  show({ kind: 'contact' });
}

export function openFeedback(): void {
  show({ kind: 'feedback' });
}

export function openShortcuts(): void {
  show({ kind: 'shortcuts' });
}

/** Lets the reader choose a board for these materials. */
export function openBoardPicker(items: AnyItem[]): void {
  show({ kind: 'board', items });
}

/** Lets the reader license a piece of music. */
export function openMusicLicence(music: MusicItem): void {
  show({ kind: 'music-licence', music });
}

/** Asks before something is lost; false when the reader declines. */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((answer) => show({ kind: 'confirm', question, answer }));
}

/** Closes an overlay, the topmost by default. */
export function closeOverlay(overlay = open.get().at(-1)): void {
  open.set(open.get().filter((other) => other !== overlay));
}

export function useOverlays(): readonly Overlay[] {
  return open.use((all) => all);
}

/** The topmost overlay. */
export function useOverlay(): Overlay | null {
  return open.use((all) => all.at(-1) ?? null);
}
