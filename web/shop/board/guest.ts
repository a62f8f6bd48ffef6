import { shared } from '../../lib/shared-state.ts';

const KEPT = 'board-client';

/** A client by the name that they typed, and random words by which their browser is known again. */
export interface Guest {
  name: string;
  guest: string;
}

function readKept(): Guest | null {
  try {
    const { name, guest } = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Guest>;
    return typeof name === 'string' && /^[\w-]{22}$/.test(guest ?? '') ? { name, guest: guest ?? '' } : null;
  } catch {
    return null;
  }
}

const kept = shared<Guest | null>(readKept());

export function useGuest(): Guest | null {
  return kept.use((guest) => guest);
}

/** Remembers the client in this browser; one who takes another name keeps what they wrote. */
export function keepGuest(name: string): Guest {
  const guest = { name, guest: kept.get()?.guest ?? randomWords() };
  kept.set(guest);
  try {
    localStorage.setItem(KEPT, JSON.stringify(guest));
  } catch {
    // Without storage the name lasts as long as the page.
  }
  return guest;
}

function randomWords(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22);
}
