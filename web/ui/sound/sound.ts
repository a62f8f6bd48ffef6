import type { MusicItem } from '#contract/items.ts';
import { hasPlayingMusic } from '../../lib/playing-music.ts';
import { shared } from '../../lib/shared-state.ts';

export interface Sound {
  music: MusicItem | null;
  /** Numbers of the pieces among which "previous" and "next" move. */
  list: readonly number[];
  /** Numbers of all versions of the piece, where they are known. */
  family: readonly number[];
  /** Whether a piece from before a reload is still to be found. */
  awaited: boolean;
  playing: boolean;
  failed: boolean;
  /** Seconds. */
  position: number;
  length: number;
  /** How often the reader has moved to another place. */
  moves: number;
}

const SILENCE: Sound = {
  music: null,
  list: [],
  family: [],
  awaited: false,
  playing: false,
  failed: false,
  position: 0,
  length: 0,
  moves: 0,
};

/** The piece that is heard in this tab, on whichever page; one at a time. */
export const sound = shared<Sound>({ ...SILENCE, awaited: hasPlayingMusic() });

const output = {
  play: () => {
    const { music } = sound.get();
    const audio = soundElement();
    if (music && !audio.src) audio.src = music.url;
    // Rejects when another piece is chosen meanwhile; a real failure has an event of its own.
    audio.play().catch(() => {});
  },
  pause: () => soundElement().pause(),
  seek: (seconds: number) => {
    const audio = soundElement();
    begin = () => seconds;
    if (audio.duration > 0) audio.currentTime = seconds;
  },
};
let made: HTMLAudioElement | undefined;
/** Where to begin, by the length, which is known only later. */
let begin: (length: number) => number = () => 0;

export function soundElement(): HTMLAudioElement {
  if (made) return made;
  const audio = new Audio();
  audio.addEventListener('play', () => tellSound({ playing: true }));
  audio.addEventListener('pause', () => tellSound({ playing: false }));
  audio.addEventListener('timeupdate', () => tellSound({ position: audio.currentTime }));
  audio.addEventListener('ended', () => tellSound({ playing: false, position: 0 }));
  audio.addEventListener('error', () => audio.hasAttribute('src') && tellSound({ playing: false, failed: true }));
  audio.addEventListener('loadedmetadata', () => {
    const position = Math.min(begin(audio.duration), audio.duration);
    // Even a move to where it is would delay the sound.
    if (position > 0) audio.currentTime = position;
    tellSound({ length: audio.duration, position });
  });
  for (const event of ['playing', 'error']) audio.addEventListener(event, release);
  made = audio;
  return audio;
}

/** Changes what is known of the piece, unless there is none any more. */
export function tellSound(change: Partial<Sound>): void {
  const current = sound.get();
  if (current.music !== null) write({ ...current, ...change });
}

const PATIENCE_MS = 100;
let held: ReturnType<typeof setTimeout> | undefined;

/** The page waits for the first sound of a piece: showing it takes longer than the sound, which would wait for that. */
function hold(): void {
  clearTimeout(held);
  held = setTimeout(release, PATIENCE_MS);
}

function release(): void {
  if (held === undefined) return;
  clearTimeout(held);
  held = undefined;
  sound.tell();
}

function write(next: Sound): void {
  if (held === undefined) sound.set(next);
  else sound.put(next);
}

/** Starts a piece, in place of any other, at a position in seconds that may depend on its length. */
export function startSound(music: MusicItem, list: readonly number[], at: (length: number) => number = () => 0): void {
  hold();
  awaitSound(music, { list, position: 0, length: 0 });
  begin = at;
  soundElement().src = music.url;
  output.play();
}

/** Has a piece ready without a sound and without loading it. */
export function awaitSound(music: MusicItem, at: Pick<Sound, 'list' | 'position' | 'length'>): void {
  silence();
  begin = () => at.position;
  write({ ...SILENCE, ...at, music });
}

/** Plays, pauses or resumes a piece; one that failed is tried again where it was. */
export function toggleSound(
  music: MusicItem,
  list: readonly MusicItem[] = [music],
  family: readonly number[] = sound.get().family,
): void {
  const { music: current, playing, failed, position } = sound.get();
  if (current?.musicId !== music.musicId) change(music, list, family);
  else if (failed) startSound(current, sound.get().list, () => position);
  else if (playing) output.pause();
  else output.play();
}

/** Another version of the piece goes on where that one was, and stands in its place in the list. */
function change(music: MusicItem, list: readonly MusicItem[], family: readonly number[]): void {
  const { music: current, list: before, position } = sound.get();
  const isVersion = (id: number) => family.includes(id) && family.includes(music.musicId);
  const stays = current !== null && isVersion(current.musicId);
  const ids = (stays ? before : idsOf(list)).map((id) => (isVersion(id) ? music.musicId : id));
  startSound(music, ids, (length) => (stays && position < length ? position : 0));
  if (isVersion(music.musicId)) tellSound({ family });
}

/** Moves to a share of a piece; another piece starts there. */
export function seekSound(music: MusicItem, share: number, list: readonly MusicItem[] = [music]): void {
  const { music: current, length } = sound.get();
  if (current?.musicId !== music.musicId) startSound(music, idsOf(list), (whole) => share * whole);
  else if (length > 0) seekTo(share * length);
  else begin = (whole) => share * whole;
}

/** Moves to a position in seconds. */
export function seekTo(seconds: number): void {
  const { length, moves } = sound.get();
  const position = Math.max(0, Math.min(seconds, length));
  output.seek(position);
  tellSound({ position, moves: moves + 1 });
}

export function pauseSound(): void {
  if (sound.get().playing) output.pause();
}

export function stopSound(): void {
  silence();
  release();
  sound.set(SILENCE);
}

function silence(): void {
  made?.pause();
  made?.removeAttribute('src');
}

function idsOf(list: readonly MusicItem[]): number[] {
  return list.map(({ musicId }) => musicId);
}

/** Playback state of a piece; silent unless it is the chosen one. */
export function useSound(musicId: number): Sound {
  return sound.use((current) => (current.music?.musicId === musicId ? current : SILENCE));
}
