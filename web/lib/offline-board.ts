import type { Decision } from '#contract/domain/board.ts';

/** Where the offline page finds the board that this member opened last; the service worker answers there. */
export const BOARD_AT = '/offline/board.json';
const NAME = 'offline-board';

export interface KeptWork {
  title: string;
  code: string;
  /** Empty when it could not be kept. */
  picture: string;
  decision: Decision | null;
  decidedBy: string;
  comments: number;
}

export interface KeptBoard {
  name: string;
  /** Its address on this site. */
  path: string;
  /** When it was as it says. */
  at: string;
  total: number;
  works: KeptWork[];
}

type Shown = Omit<KeptBoard, 'works' | 'at'> & { works: (KeptWork & { id: number })[] };

/** Counts what was begun or forgotten, so that a slow picture of one member never comes after another has logged in. */
let turn = 0;

/** Keeps a board on this device, with its pictures, instead of the one before. Does nothing where nothing can be kept. */
export async function keepBoard({ works, ...board }: Shown): Promise<void> {
  if (!('caches' in window)) return;
  const mine = (turn += 1);
  const at = new Date().toISOString();
  const pictures = await Promise.all(works.map(({ picture }) => fetchPicture(picture)));
  if (mine !== turn) return;
  await caches.delete(NAME);
  const cache = await caches.open(NAME);
  const listed: KeptWork[] = [];
  for (const [place, { id, ...work }] of works.entries()) {
    const picture = pictures[place] ? `/offline/pictures/${id}` : '';
    if (pictures[place]) await cache.put(picture, pictures[place]);
    listed.push({ ...work, picture });
  }
  await cache.put(BOARD_AT, Response.json({ ...board, at, works: listed } satisfies KeptBoard));
  if (mine !== turn) await caches.delete(NAME);
}

/** Forgets it: whoever used this browser has logged out, or somebody else has logged in. */
export async function forgetBoard(): Promise<void> {
  turn += 1;
  if ('caches' in window) await caches.delete(NAME);
}

/** Forgets it if it is the board at an address: its reader may see it no longer. */
export async function forgetBoardAt(path: string): Promise<void> {
  if (!('caches' in window)) return;
  const kept = (await (await caches.match(BOARD_AT))?.json()) as KeptBoard | undefined;
  if (kept?.path === path) await forgetBoard();
}

/** Pictures lie on another origin, which lets everybody fetch them; a copy is of ours, as the page's policy wants. */
async function fetchPicture(address: string): Promise<Response | undefined> {
  try {
    const reply = await fetch(address, { mode: 'cors' });
    return reply.ok ? new Response(await reply.blob()) : undefined;
  } catch {
    return undefined;
  }
}
