const PIECE = 'playingMusic';
const PROGRESS = 'playingMusicProgress';
const MOST = 500;

/** The piece that this tab plays, kept so that it waits at its place after a reload. */
export interface PlayingMusic {
  status: 'playing' | 'paused';
  musicId: number;
  /** Numbers of the pieces of the list that it came from. */
  list: readonly number[];
}

export interface PlayingMusicProgress {
  percent: number;
  /** Seconds. */
  currentTime: number;
}

/** Whether a piece is kept; its value is read later, with the rest of the player. */
export function hasPlayingMusic(): boolean {
  return read(PIECE) !== null;
}

/** What was kept; null when there is nothing, or nothing that makes sense. */
export function readPlayingMusic(): (PlayingMusic & PlayingMusicProgress) | null {
  const { status, musicId, list } = parsed(PIECE);
  if (!isId(musicId)) return null;
  const { percent, currentTime } = parsed(PROGRESS);
  const known = isWithin(percent, 100) && isWithin(currentTime, Number.MAX_SAFE_INTEGER);
  return {
    status: status === 'playing' ? 'playing' : 'paused',
    musicId,
    list: Array.isArray(list) ? list.filter(isId).slice(0, MOST) : [],
    percent: known ? percent : 0,
    currentTime: known ? currentTime : 0,
  };
}

export function keepPlayingMusic({ status, musicId, list }: PlayingMusic): void {
  write(PIECE, { status, musicId, list: list.slice(0, MOST) });
}

export function keepProgress({ percent, currentTime }: PlayingMusicProgress): void {
  write(PROGRESS, { percent, currentTime });
}

export function forgetPlayingMusic(): void {
  for (const key of [PIECE, PROGRESS]) attempt(() => sessionStorage.removeItem(key));
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most;
}

function parsed(key: string): { [Name in string]?: unknown } {
  const value: unknown = attempt(() => JSON.parse(read(key) ?? 'null'));
  return Object(value) as object;
}

function read(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

function write(key: string, value: object): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

/** A browser may refuse its storage, or it is full; then the piece is forgotten at a reload. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
