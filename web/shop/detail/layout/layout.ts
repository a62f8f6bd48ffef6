import { useState } from 'react';

export const CROPS = ['own', '16:9', '1:1', '9:16'] as const;
export type Crop = (typeof CROPS)[number];

/** A place as shares of the width and the height, from the upper left. */
export interface Place {
  x: number;
  y: number;
}

/** A layout that somebody tries out: words and a logo of theirs over a part of our picture. */
export interface Layout {
  crop: Crop;
  /** Which part stays when the picture is cropped: 0 is left or top, 1 right or bottom. */
  part: Place;
  word: string;
  colour: string;
  wordAt: Place;
  /** Height of the letters, as a share of the width. */
  wordSize: number;
  logo: Logo | null;
  logoAt: Place;
  /** Width of the logo, as a share of the width. */
  logoSize: number;
}

/** A file of the reader's, which stays in their browser. */
interface Logo {
  url: string;
  name: string;
}

const FIRST: Layout = {
  crop: 'own',
  part: { x: 0.5, y: 0.5 },
  word: '',
  colour: '#ffffff',
  wordAt: { x: 0.5, y: 0.5 },
  wordSize: 0.08,
  logo: null,
  logoAt: { x: 0.85, y: 0.15 },
  logoSize: 0.2,
};

export function useLayout() {
  const [layout, setLayout] = useState(FIRST);
  return { layout, change: (changes: Partial<Layout>) => setLayout((before) => ({ ...before, ...changes })) };
}

export type LayoutState = ReturnType<typeof useLayout>;

/** Width by height of what is shown of a picture of this ratio. */
export function ratioOf(crop: Crop, own: number): number {
  if (crop === 'own') return own;
  const [width, height] = crop.split(':').map(Number);
  return width! / height!;
}

export function within(place: Place): Place {
  const clamp = (share: number) => Math.min(Math.max(share, 0), 1);
  return { x: clamp(place.x), y: clamp(place.y) };
}

interface Size {
  width: number;
  height: number;
}

/** The part of a picture that a layout shows, in pixels of the picture. */
export function cutOf({ width, height }: Size, { crop, part }: Pick<Layout, 'crop' | 'part'>) {
  const ratio = ratioOf(crop, width / height);
  const cut = { width: Math.min(width, height * ratio), height: Math.min(height, width / ratio) };
  return { ...cut, left: (width - cut.width) * part.x, top: (height - cut.height) * part.y };
}
