import type { CSSProperties } from 'react';

/** Taller pictures stand in a box of this ratio, with room at their sides. */
const TALLEST = 4 / 3;
const WIDEST = 2.6;

interface Picture {
  width: number;
  height: number;
  colour: string;
}

/** The box of a picture: of its own ratio, within limits, and tinted with its colour until it loads. */
export function stageStyle({ width, height, colour }: Picture): CSSProperties {
  const own = width > 0 && height > 0 ? width / height : 16 / 9;
  return {
    aspectRatio: Math.min(Math.max(own, TALLEST), WIDEST),
    backgroundColor: `color-mix(in srgb, ${colour} 12%, var(--fh-surface))`,
  };
}
