import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Phones, whose cards show one button; the others are behind a long press. The same as in the styles of cards. */
export const ONE_BUTTON = '(hover: none) and (max-width: 599px)';
const HELD_MS = 450;

/** Props of a card whose menu opens under a resting finger. A scroll ends the touch before. */
export function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const touched = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onPointerDown: ({ currentTarget: card, pointerType }: PointerEvent<HTMLElement>) => {
      held.current = false;
      touched.current = pointerType === 'touch' && matchMedia(ONE_BUTTON).matches;
      if (!touched.current) return;
      timer.current = setTimeout(() => {
        card.querySelector<HTMLElement>('button[aria-haspopup="menu"]')?.click();
        held.current = true;
      }, HELD_MS);
    },
    onPointerUp: end,
    onPointerCancel: end,
    /** The browser's own menu for links would lie over ours. */
    onContextMenu: (event: MouseEvent) => {
      if (touched.current) event.preventDefault();
    },
    /** The finger that leaves the card must not open it. */
    onClickCapture: (event: MouseEvent) => {
      if (!held.current) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
