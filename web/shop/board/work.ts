import type { WorkNote } from '#contract/calls/board-parts.ts';
import type { Decision } from '#contract/domain/board.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import type { AnyItem } from '#contract/items.ts';

/** A work of a board, as people look at it and talk about it. */
export interface Work {
  id: number;
  kind: MediaKind;
  title: string;
  code: string;
  poster: string;
  url: string;
  decision: Decision | null;
  decidedBy: string;
  comments: number;
  /** The last second that a comment can stand at; null for photos. */
  lastSecond: number | null;
}

export function workOf(item: AnyItem, note: WorkNote | undefined): Work {
  const { decision = null, decidedBy = '', comments = 0, lastSecond = null } = note ?? {};
  const noted = { id: idOf(item), kind: item.kind, code: item.code, decision, decidedBy, comments, lastSecond };
  if ('musicId' in item) return { ...noted, title: item.musicName, poster: item.coverStr, url: item.url };
  return { ...noted, title: item.title, poster: item.poster, url: item.kind === 'video' ? item.url480 : '' };
}
