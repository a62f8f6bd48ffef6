import { useEffect } from 'react';
import type { OutputOf } from '#contract/call.ts';
import { boardCalls } from '#contract/calls/boards.ts';
import { idOf } from '#contract/domain/item-id.ts';
import { client } from '../../lib/api.ts';
import { forgetBoardAt, keepBoard } from '../../lib/offline-board.ts';
import { workOf } from '../board/work.ts';
import { boardPath } from './bookmarks-address.ts';

type Shown = OutputOf<typeof boardCalls.items>;

const boards = client(boardCalls);
/** As many as a call gives. */
const MOST = 100;

interface Kept {
  id: number;
  shown: Shown | undefined;
  /** There is no such board for the reader, or no longer. */
  gone: boolean;
}

/** Keeps the board that is shown for a time without network, all of it and not only this page, until it is gone. */
export function useKeptOffline({ id, shown, gone }: Kept): void {
  useEffect(() => {
    // A failure leaves the board that was kept before.
    if (gone) forgetBoardAt(boardPath(id)).catch(() => {});
    else if (shown) keep(shown).catch(() => {});
  }, [id, shown, gone]);
}

async function keep(shown: Shown): Promise<void> {
  const { id } = shown.board;
  const whole = shown.infos.length < shown.total ? await boards.items({ id, pageSize: MOST }) : shown;
  const notes = new Map(whole.notes.map((note) => [note.materialId, note]));
  const works = whole.infos.map((item) => {
    const { poster, kind: _kind, url: _url, lastSecond: _lastSecond, ...work } = workOf(item, notes.get(idOf(item)));
    return { ...work, picture: poster };
  });
  await keepBoard({ name: whole.board.name, path: boardPath(id), total: whole.total, works });
}
