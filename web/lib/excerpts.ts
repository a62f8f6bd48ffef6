import type { Excerpt } from '#contract/domain/excerpt.ts';
import { visitorCart } from './cart.ts';
import { shared } from './shared-state.ts';
import { onTokenChange } from './token.ts';

/** In and out points as the reader has set them since the page was loaded, by material; null where they took them away. */
const marked = shared<ReadonlyMap<number, Excerpt | null>>(new Map());

/** Those that a member's cart keeps. */
export const memberExcerpts = shared<ReadonlyMap<number, Excerpt>>(new Map());

export function markExcerpt(materialId: number, excerpt: Excerpt | null): void {
  marked.set(new Map(marked.get()).set(materialId, excerpt));
}

export function keepMemberExcerpt(materialId: number, excerpt: Excerpt | null): void {
  const kept = new Map(memberExcerpts.get());
  if (excerpt) kept.set(materialId, excerpt);
  else kept.delete(materialId);
  memberExcerpts.set(kept);
}

/** The in and out points that the reader's cart keeps of a clip. */
export function useKeptExcerpt(materialId: number): Excerpt | null {
  const visitors = visitorCart.use((wishes) => wishes.find(({ id }) => id === materialId)?.excerpt ?? null);
  const members = memberExcerpts.use((kept) => kept.get(materialId) ?? null);
  return members ?? visitors;
}

/** The in and out points of a clip: as marked, or else as the cart keeps them. */
export function useExcerpt(materialId: number): Excerpt | null {
  const kept = useKeptExcerpt(materialId);
  const own = marked.use((all) => all.get(materialId));
  return own === undefined ? kept : own;
}

// The next person to log in has marks of their own; a visitor's go along.
onTokenChange((token) => {
  if (token !== null) return;
  marked.set(new Map());
  memberExcerpts.set(new Map());
});
