import { useSearchParams } from 'react-router';
import { DECISION_FILTERS, type DecisionFilter } from '#contract/domain/board.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { paths } from '../../paths.ts';

export interface Place {
  /** Null when the address names none. */
  kind: MediaKind | null;
  /** The board that is open; null shows all bookmarks of the kind. */
  board: number | null;
  page: number;
  /** What the board is narrowed to. */
  decision: DecisionFilter | undefined;
}

/** The part of the bookmarks that the address asks for. */
export function usePlace(): Place {
  const [query] = useSearchParams();
  return {
    kind: kindOf(query.get('targetType'), query.get('musicType')),
    board: wholeNumber(query.get('board')),
    page: wholeNumber(query.get('page')) ?? 1,
    decision: decisionIn(query.get('decision')),
  };
}

function decisionIn(text: string | null): DecisionFilter | undefined {
  return DECISION_FILTERS.find((one) => one === text);
}

function kindOf(targetType: string | null, musicType: string | null): MediaKind | null {
  if (targetType === null) return null;
  if (targetType === '1') return 'photo';
  if (targetType !== '100') return 'video';
  return musicType === '2' ? 'effect' : 'music';
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export function kindPath(kind: MediaKind, page = 1): string {
  const more = page > 1 ? { page: String(page) } : {};
  if (kind === 'music') return paths.bookmarks({ targetType: '100', ...more });
  if (kind === 'effect') return paths.bookmarks({ targetType: '100', musicType: '2', ...more });
  return paths.bookmarks({ targetType: kind === 'photo' ? '1' : '0', ...more });
}

export function boardPath(id: number, page = 1, decision?: DecisionFilter): string {
  const narrowed = decision === undefined ? {} : { decision };
  return paths.bookmarks({ board: String(id), ...narrowed, ...(page > 1 ? { page: String(page) } : {}) });
}
