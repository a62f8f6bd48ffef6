import { useEffect, useEffectEvent } from 'react';
import { isBusy } from '../../ui/is-busy.ts';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';

const NAMES = { KeyA: 'accept', KeyX: 'reject', KeyC: 'car', KeyJ: 'skip' } as const;
type VerdictKey = (typeof NAMES)[keyof typeof NAMES] | { digit: number };

/** The keys by which somebody decides; by their position, because an input method for Chinese hides the letter. */
export function useVerdictKeys(run: (key: VerdictKey) => void): void {
  useShortcuts('verdict');
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isBusy(event.target)) return;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    const named = Object.hasOwn(NAMES, event.code) ? NAMES[event.code as keyof typeof NAMES] : undefined;
    const key = digit === undefined ? named : { digit: Number(digit) };
    if (key === undefined) return;
    event.preventDefault();
    run(key);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
