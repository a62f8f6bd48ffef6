import { readdirSync } from 'node:fs';

/** A piece of PostgreSQL's log as it is kept: timeline, then its number in two parts. */
const PIECE = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})\.gz$/;
const PER_PART = 256;

/** Pieces on one timeline, by number, in order. */
export function piecesIn(folder: string, timeline: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const [, own, high = '', low = ''] = PIECE.exec(name) ?? [];
      return own === timeline ? [Number.parseInt(high, 16) * PER_PART + Number.parseInt(low, 16)] : [];
    })
    .toSorted((a, b) => a - b);
}

export function numberOf(piece: string): number {
  return Number.parseInt(piece.slice(8, 16), 16) * PER_PART + Number.parseInt(piece.slice(16, 24), 16);
}

export function nameOf(timeline: string, number: number): string {
  const hex = (value: number) => value.toString(16).toUpperCase().padStart(8, '0');
  return timeline + hex(Math.floor(number / PER_PART)) + hex(number % PER_PART);
}

/** The first piece that is missing although later ones are there; undefined when there is no gap. */
export function firstGap(folder: string, firstPiece: string): string | undefined {
  const timeline = firstPiece.slice(0, 8);
  const first = numberOf(firstPiece);
  const pieces = piecesIn(folder, timeline).filter((number) => number >= first);
  const gap = pieces.findIndex((number, index) => number !== first + index);
  return gap === -1 ? undefined : nameOf(timeline, first + gap);
}
