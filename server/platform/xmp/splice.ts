import type { Content } from '../content.ts';

/** Replaces `remove` bytes at a place by others. Edits come in order and do not overlap. */
export interface Edit {
  at: number;
  remove: number;
  insert: Buffer;
}

type Piece = { start: number; size: number } & ({ from: number } | { bytes: Buffer });

/** The content with its edits, read through without a copy. */
export function spliced(source: Content, edits: readonly Edit[]): Content {
  const pieces = piecesOf(source.size, edits);
  const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size);
      const parts: Buffer[] = [];
      for (const piece of pieces) {
        const first = Math.max(start, piece.start) - piece.start;
        const last = Math.min(end, piece.start + piece.size) - piece.start;
        if (first >= last) continue;
        parts.push(
          'bytes' in piece ? piece.bytes.subarray(first, last) : await source.read(piece.from + first, last - first),
        );
      }
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    },
  };
}

function piecesOf(size: number, edits: readonly Edit[]): Piece[] {
  const pieces: Piece[] = [];
  let [from, start] = [0, 0];
  const add = (piece: { size: number } & ({ from: number } | { bytes: Buffer })) => {
    if (piece.size > 0) pieces.push({ ...piece, start });
    start += piece.size;
  };
  for (const { at, remove, insert } of edits) {
    add({ from, size: at - from });
    add({ bytes: insert, size: insert.length });
    from = at + remove;
  }
  add({ from, size: size - from });
  return pieces;
}

/** Headers of photos fit into the first piece; the boxes of a film lie far apart. */
const [FIRST_PIECE, NEXT_PIECE] = [64 * 1024, 4 * 1024];

/** Reads small pieces that lie close together in one go. */
export function readAhead(source: Content): Content {
  let kept: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return {
    size: source.size,
    async read(start, length) {
      if (start >= source.size) return Buffer.alloc(0);
      const inside = start >= kept.start && start + length <= kept.start + kept.bytes.length;
      const piece = Math.min(start === 0 ? FIRST_PIECE : NEXT_PIECE, source.size - start);
      if (!inside && length > piece) return await source.read(start, Math.min(length, source.size - start));
      if (!inside) kept = { start, bytes: await source.read(start, piece) };
      return kept.bytes.subarray(start - kept.start, start - kept.start + length);
    },
  };
}
