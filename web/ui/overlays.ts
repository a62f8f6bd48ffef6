import { useSyncExternalStore } from 'react';
import type { AnyItem, MusicItem } from '#contract/items.ts';

export interface Question {
  title: string;
  /** What will happen, and what will be lost. */
  body: string;
  confirm: string;
}

export type Overlay =
  | { kind: 'contact' }
  | { kind: 'feedback' }
  | { kind: 'board'; items: AnyItem[] }
  | { kind: 'music-licence'; music: MusicItem }
  | { kind: 'confirm'; question: Question; answer: (yes: boolean) => void };

let current: Overlay | null = null;
const listeners = new Set<() => void>();

function show(overlay: Overlay | null): void {
  current = overlay;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Pages open a dialog here; the shell shows it and only then loads its code. */
export function openContact(): void {
  show({ kind: 'contact' });
}

export function openFeedback(): void {
  show({ kind: 'feedback' });
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

export function closeOverlay(): void {
  show(null);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, () => current);
}
