import { createContext, useContext, useState, type ComponentType } from 'react';

/** Whether the icons of a card's buttons are to be seen. */
export const IconsShown = createContext(true);

/**
 * Most cards of a long list are passed by, and their buttons with them: drawing their icons would take half of the time
 * that a card takes. So they are drawn when the reader comes to the card, and not when the card comes by under a pointer
 * that rests; without a mouse, at once.
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
  /** Is seen also by those who pass by. */
  always?: boolean;
}

export function CardIcon({ of: Icon, always = false, ...look }: Props) {
  const shown = useContext(IconsShown);
  return shown || always ? <Icon {...look} aria-hidden="true" /> : null;
}
