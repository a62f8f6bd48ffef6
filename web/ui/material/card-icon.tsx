import { createContext, useContext, useState, type ComponentType } from 'react';

/** Whether the icons of a card's buttons are shown. */
export const IconsShown = createContext(true);

/**
 * Tells when the reader reaches a card, so that its icons are drawn only then: most cards of a long list are passed by,
 * and icons take half of a card's rendering time. Scrolling a card under a resting pointer does not count. Without a
 * mouse, icons are drawn at once.
 */
export function useMet() {
  const [met, setMet] = useState(() => matchMedia('(hover: none)').matches);
  const meet = () => setMet(true);
  return { met, meet, meeting: { onPointerMove: meet, onFocus: meet } };
}

interface Props {
  of: ComponentType<{ size: number; stroke?: number; 'aria-hidden': 'true' }>;
  size: number;
  stroke?: number;
  /** Shown even before the reader reaches the card. */
  always?: boolean;
}

export function CardIcon({ of: Icon, always = false, ...look }: Props) {
  const shown = useContext(IconsShown);
  return shown || always ? <Icon {...look} aria-hidden="true" /> : null;
}
