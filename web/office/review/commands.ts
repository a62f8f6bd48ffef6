import { useEffect, useEffectEvent } from 'react';

const LETTERS = {
  a: 'approve',
  r: 'return',
  x: 'reject',
  j: 'next',
  k: 'previous',
  f: 'fix',
  d: 'compare',
  o: 'original',
  m: 'sound',
  s: 'select',
  u: 'takeBack',
} as const;
const SIGNS = {
  ' ': 'play',
  Enter: 'confirm',
  Escape: 'escape',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const;

type Named = (typeof LETTERS)[keyof typeof LETTERS] | (typeof SIGNS)[keyof typeof SIGNS];
export type Command = Named | { digit: number };

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

/** The command of a key. An input method for Chinese hides the letter, so the position on the keyboard counts. */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, repeat }: Key): Command | undefined {
  if (ctrlKey || metaKey || altKey || repeat) return undefined;
  if (Object.hasOwn(SIGNS, key)) return SIGNS[key as keyof typeof SIGNS];
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '');
  if (Object.hasOwn(LETTERS, letter)) return LETTERS[letter as keyof typeof LETTERS];
  const digit = /^[1-9]$/.exec(key)?.[0] ?? /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? undefined : { digit: Number(digit) };
}

const FIELDS = 'input:not([type="checkbox"], [type="range"]), textarea, select';

/**
 * Keys of the whole screen, except while somebody types, uses a dialog or a control that takes the key. `wanted` says
 * which of them are meant for this caller.
 */
export function useCommands<Wanted extends Command>(
  run: (command: Wanted) => void,
  wanted: (command: Command) => command is Wanted,
): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || !wanted(command) || event.defaultPrevented || document.querySelector('[aria-modal="true"]')) return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (target?.closest(FIELDS)) {
      if (command === 'escape') target.blur();
      if (command !== 'confirm' || target.matches('textarea, select')) return;
    } else if (taken(target, command)) return;
    event.preventDefault();
    run(command);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function taken(target: HTMLElement | null, command: Command): boolean {
  if (command === 'play' || command === 'confirm')
    return Boolean(target?.closest('button, a, summary, [type="checkbox"]'));
  return (command === 'left' || command === 'right') && Boolean(target?.closest('[type="range"]'));
}
