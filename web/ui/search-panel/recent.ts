import { SEARCH_TYPES, type SearchType } from '#contract/domain/discovery.ts';

export interface Recent {
  keyword: string;
  type: SearchType;
}

const KEY = 'recentSearches';
const KEPT = 8;

/** Recent searches in this browser, latest first. */
export function readRecent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function addRecent({ keyword, type }: Recent): void {
  if (!keyword) return;
  const others = readRecent().filter((one) => one.keyword !== keyword || one.type !== type);
  localStorage.setItem(KEY, JSON.stringify([{ keyword, type }, ...others].slice(0, KEPT)));
}

export function forgetRecent(): void {
  localStorage.removeItem(KEY);
}

function isRecent(value: unknown): value is Recent {
  const { keyword, type } = (value ?? {}) as Partial<Recent>;
  return typeof keyword === 'string' && SEARCH_TYPES.some((one) => one === type);
}
