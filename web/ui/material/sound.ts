import { shared } from '../../lib/shared-state.ts';

interface Sound {
  url: string | null;
  playing: boolean;
  failed: boolean;
  /** Seconds. */
  position: number;
  length: number;
}

const SILENCE: Sound = { url: null, playing: false, failed: false, position: 0, length: 0 };

/** The piece that plays on this page; one at a time. */
const heard = shared(SILENCE);

let made: HTMLAudioElement | undefined;
/** Where to begin, as a share of the length, which is still unknown. */
let begin = 0;

function player(): HTMLAudioElement {
  if (made) return made;
  const audio = new Audio();
  const tell = (change: Partial<Sound>) => heard.get().url !== null && heard.set({ ...heard.get(), ...change });
  audio.addEventListener('play', () => tell({ playing: true }));
  audio.addEventListener('pause', () => tell({ playing: false }));
  audio.addEventListener('timeupdate', () => tell({ position: audio.currentTime }));
  audio.addEventListener('ended', () => tell({ playing: false, position: 0 }));
  audio.addEventListener('error', () => tell({ playing: false, failed: true }));
  audio.addEventListener('loadedmetadata', () => {
    audio.currentTime = begin * audio.duration;
    tell({ length: audio.duration, position: audio.currentTime });
  });
  made = audio;
  return audio;
}

function start(url: string, share: number): void {
  begin = share;
  heard.set({ ...SILENCE, url });
  player().src = url;
  play();
}

function play(): void {
  // Rejects when another piece is chosen meanwhile; a real failure has an event of its own.
  player()
    .play()
    .catch(() => {});
}

/** Plays, pauses or resumes a piece. */
export function toggleSound(url: string): void {
  const { url: current, playing, failed } = heard.get();
  if (current !== url || failed) start(url, 0);
  else if (playing) player().pause();
  else play();
}

/** Moves to a position in a piece; another piece starts there. */
export function seekSound(url: string, share: number): void {
  const { url: current, length } = heard.get();
  if (current !== url) start(url, share);
  else if (length > 0) player().currentTime = share * length;
}

export function stopSound(): void {
  if (heard.get().url === null) return;
  heard.set(SILENCE);
  player().pause();
  player().removeAttribute('src');
}

/** Playback state of a piece; silent unless it is the chosen one. */
export function useSound(url: string): Sound {
  return heard.use((current) => (current.url === url ? current : SILENCE));
}
