import { useEffect, useRef } from 'react';
import type { QueueSnapshot } from '../../../../uploader/file-list.ts';
import { isUploadable } from '../../../../uploader/upload-file.ts';
import { sendCover } from '../send-cover.ts';
import { type Delivery, pieceIdOf } from './delivery.ts';
import type { PlannedPiece } from './plan.ts';

/** Sends the cover of a piece once its files are there. */
export function useCovers(delivery: Delivery, { files }: QueueSnapshot): void {
  const { plan, covers } = delivery.state.use((state) => state);
  const sending = useRef(new Set<number>());
  useEffect(() => {
    const isDone = (piece: PlannedPiece) =>
      !files.some((file) => isUploadable(file) && piece.files.some(({ path }) => path === file.name));
    for (const piece of plan) {
      const id = pieceIdOf(delivery.state.get(), files, piece);
      if (!piece.cover || id === undefined || covers.has(piece.id) || sending.current.has(piece.id) || !isDone(piece))
        continue;
      sending.current.add(piece.id);
      void send(id, piece.cover).then((outcome) => {
        sending.current.delete(piece.id);
        delivery.change({ covers: new Map(delivery.state.get().covers).set(piece.id, outcome) });
      });
    }
  }, [delivery, plan, covers, files]);
}

async function send(id: number, cover: File): Promise<'sent' | Error> {
  try {
    await sendCover(id, cover);
    return 'sent';
  } catch (error) {
    return error as Error;
  }
}
