import { useState, type FocusEvent, type KeyboardEvent } from 'react';

const STEPS: Record<string, (place: number, last: number) => number> = {
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
};

function buttonsOf(toolbar: Element): HTMLElement[] {
  return [...toolbar.querySelectorAll('button')].filter((button) => getComputedStyle(button).display !== 'none');
}

/** A toolbar: Tab reaches one of its buttons, the arrow keys the others. */
export function useToolbar() {
  const [current, setCurrent] = useState('');
  return {
    toolbar: {
      role: 'toolbar',
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const step = STEPS[event.key];
        const buttons = buttonsOf(event.currentTarget);
        const place = buttons.indexOf(event.target as HTMLElement);
        if (!step || place < 0) return;
        event.preventDefault();
        buttons[step(place, buttons.length - 1)]?.focus();
      },
      onFocus: (event: FocusEvent<HTMLElement>) => setCurrent(event.target.dataset['action'] ?? ''),
    },
    /** Props of each button; Tab reaches the one with `first` until another was used. */
    button: (action: string, first: boolean) => ({
      'data-action': action,
      tabIndex: current === action || (current === '' && first) ? 0 : -1,
    }),
  };
}
