import type { CSSProperties } from 'react';

/** Taller pictures stand in a box of this shape, with room at their sides. */
const TALLEST = 4 / 3;
const WIDEST = 2.6;

interface Picture {
  width: number;
  height: number;
  colour: string;
}

/** The box of a picture: of its own shape, within reason, and with a touch of its colour until it arrives. */
export function stageStyle({ width, height, colour }: Picture): CSSProperties {
  const own = width > 0 && height > 0 ? width / height : 16 / 9;
  return {
    aspectRatio: Math.min(Math.max(own, TALLEST), WIDEST),
    backgroundColor: `color-mix(in srgb, ${colour} 12%, var(--fh-surface))`,
  };
}
