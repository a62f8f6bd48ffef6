import { shared } from '../../lib/shared-state.ts';

const KEY = 'player';

interface Settings {
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  repeat: boolean;
}

/** How the reader likes to listen, in this browser. */
export const settings = shared<Settings>(read());

export function change(some: Partial<Settings>): void {
  const next = { ...settings.get(), ...some };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is full or refused: the choice holds until the page is left.
  }
}

function read(): Settings {
  const stored = parsed();
  const volume = stored['volume'];
  return {
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
    muted: stored['muted'] === true,
    repeat: stored['repeat'] === true,
  };
}

function parsed(): { [Name in string]?: unknown } {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? 'null')) as object;
  } catch {
    return {};
  }
}
