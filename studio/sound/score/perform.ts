import { filterBoth, shelf } from '../dsp/filters.ts';
import { loudness, master } from '../dsp/master.ts';
import { echo, reverberate, ROOMS } from '../dsp/reverb.ts';
import { addTo, fade, frames, fromDecibels, mixInto, RATE, silence, slice, type Stereo } from '../dsp/stereo.ts';
import type { Random } from '../../random.ts';
import { arrange, type TimedNote } from './arrange.ts';
import { isHeard, isStem, type Part, type Piece, type Version } from './piece.ts';
import { hertz } from './theory.ts';

const CUT_SECONDS = 30;
const LONGEST_RELEASE = 5;

/** Renders a version of a piece, from its first note to the last echo. */
export function perform(piece: Piece, version: Version, random: Random): Stereo {
  const { seconds, notes } = arrange(piece, version, random);
  const length = frames(version === 'cut' ? CUT_SECONDS : seconds + piece.tail);
  const desk: Desk = { mix: silence(length), hall: silence(length), repeats: silence(piece.echo ? length : 0) };
  const bus = silence(length);
  const voice = silence(frames(longestNote(notes) + LONGEST_RELEASE));
  const kicks = (notes['kick'] ?? []).map((note) => note.seconds);
  for (const [name, own] of Object.entries(notes)) {
    if (own.length === 0) continue;
    const part = piece.parts[name]!;
    bus.left.fill(0);
    bus.right.fill(0);
    playPart(part, own, voice, bus, random);
    // A stem plays every part, so that chance has the same in store for the one that is heard.
    if (!isHeard(part, version)) continue;
    if (part.ducked) duck(bus, kicks);
    mixPart(part, bus, desk);
  }
  addRoom(piece, desk);
  return finish(piece, version, desk.mix, seconds);
}

interface Desk {
  mix: Stereo;
  hall: Stereo;
  repeats: Stereo;
}

const longestNote = (notes: Record<string, TimedNote[]>): number =>
  Math.max(...Object.values(notes).flatMap((own) => own.map((note) => note.length)));

function playPart(part: Part, notes: TimedNote[], voice: Stereo, bus: Stereo, random: Random): void {
  const instrument = part.instrument();
  for (const note of notes) {
    const own = slice(voice, 0, frames(note.length + instrument.release));
    own.left.fill(0);
    own.right.fill(0);
    instrument.play(own, { ...note, hz: hertz(note.pitch), seconds: note.length }, random);
    mixInto(bus, own, frames(note.seconds), 1, part.pan);
  }
  instrument.body?.(bus);
  part.process?.(bus);
}

/** Mixes a part at the level that the score asks for, however loud its instrument is. */
function mixPart(part: Part, bus: Stereo, { mix, hall, repeats }: Desk): void {
  const gain = fromDecibels(part.level - 20 - loudness(excerpts(bus)));
  const toHall = fromDecibels(part.reverb);
  for (const side of ['left', 'right'] as const) {
    const [from, to, room] = [bus[side], mix[side], hall[side]];
    for (let i = 0; i < from.length; i++) {
      const sample = from[i]! * gain;
      to[i]! += sample;
      room[i]! += sample * toHall;
    }
  }
  if (part.echo !== undefined) mixInto(repeats, bus, 0, gain * fromDecibels(part.echo));
}

/** One second in four, enough to measure the loudness of a part. */
function excerpts(bus: Stereo): Stereo {
  const out = silence(Math.floor(bus.left.length / (4 * RATE)) * RATE);
  for (let at = 0; at < out.left.length; at += RATE)
    for (const side of ['left', 'right'] as const)
      out[side].set(bus[side].subarray(4 * at + RATE, 4 * at + 2 * RATE), at);
  return out;
}

/** Lowers the level with each kick and restores it before the next beat. */
function duck({ left, right }: Stereo, kicks: number[]): void {
  const dip = frames(0.28);
  for (const kick of kicks) {
    const from = frames(kick);
    for (let i = 0; i < Math.min(dip, left.length - from); i++) {
      const gain = 0.35 + 0.65 * Math.sin((Math.PI / 2) * Math.max(0, (i / RATE - 0.03) / 0.25)) ** 1.5;
      left[from + i]! *= gain;
      right[from + i]! *= gain;
    }
  }
}

function addRoom(piece: Piece, { mix, hall, repeats }: Desk): void {
  if (piece.echo) {
    const back = echo(repeats, (piece.echo.beats * 60) / piece.bpm, piece.echo.feedback);
    mixInto(mix, back, 0, 1);
    mixInto(hall, back, 0, 0.3);
  }
  mixInto(mix, reverberate(hall, ROOMS[piece.room]), 0, 1);
}

/** A touch of air over everything, as a mastering engineer would add it. */
const AIR = shelf('high', 3800, 3);

function finish(piece: Piece, version: Version, mix: Stereo, seconds: number): Stereo {
  filterBoth(mix, AIR);
  if (version === 'loop') {
    const body = slice(mix, 0, frames(seconds));
    // The tail of the loop sounds over its beginning, as it will when repeated.
    addTo(body.left, mix.left.subarray(frames(seconds)), 0, 1);
    addTo(body.right, mix.right.subarray(frames(seconds)), 0, 1);
    master(body, piece.loudness);
    fade(body, 0.002, 0.002);
    return body;
  }
  // Stems keep the level that they have in the mix, so that they make the piece again when they are put together.
  if (!isStem(version)) master(mix, piece.loudness);
  fade(mix, 0.004, version === 'cut' ? 2.5 : Math.min(3, piece.tail));
  return mix;
}
