import { LIMIT_BOUNDS, type TrackLimits } from './track-limits.ts';

/** An entry in a contest: what it consists of, its states and who changes them, its limits and what it lacks. */
export const TRACK_KINDS = ['video', 'single', 'group'] as const;
export type TrackKind = (typeof TRACK_KINDS)[number];

export const ENTRY_STATES = [
  'draft',
  'submitted',
  'rejected',
  'judging',
  'shortlisted',
  'awarded',
  'not-awarded',
  'withdrawn',
] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export type EntryActor = 'entrant' | 'coordinator' | 'jury';

/** Every change of state of an entry, and who may make it. */
const TRANSITIONS: readonly { from: EntryState; to: EntryState; by: EntryActor }[] = [
  { from: 'draft', to: 'submitted', by: 'entrant' },
  { from: 'rejected', to: 'submitted', by: 'entrant' },
  { from: 'submitted', to: 'draft', by: 'entrant' },
  { from: 'draft', to: 'withdrawn', by: 'entrant' },
  { from: 'submitted', to: 'withdrawn', by: 'entrant' },
  { from: 'rejected', to: 'withdrawn', by: 'entrant' },
  { from: 'judging', to: 'withdrawn', by: 'entrant' },
  { from: 'shortlisted', to: 'withdrawn', by: 'entrant' },
  { from: 'not-awarded', to: 'withdrawn', by: 'entrant' },
  { from: 'submitted', to: 'judging', by: 'coordinator' },
  { from: 'submitted', to: 'rejected', by: 'coordinator' },
  { from: 'judging', to: 'shortlisted', by: 'jury' },
  { from: 'judging', to: 'awarded', by: 'jury' },
  { from: 'judging', to: 'not-awarded', by: 'jury' },
  { from: 'shortlisted', to: 'judging', by: 'jury' },
  { from: 'shortlisted', to: 'awarded', by: 'jury' },
  { from: 'shortlisted', to: 'not-awarded', by: 'jury' },
  { from: 'awarded', to: 'not-awarded', by: 'jury' },
  { from: 'not-awarded', to: 'awarded', by: 'jury' },
];

export function mayMoveEntry(from: EntryState, to: EntryState, by: EntryActor): boolean {
  return TRANSITIONS.some((one) => one.from === from && one.to === to && one.by === by);
}

/** What an entrant is told of a state: until the contest shows its results, all that a jury decides is judging. */
export function stateForEntrant(state: EntryState, resultsShown: boolean): EntryState {
  const decided = state === 'shortlisted' || state === 'awarded' || state === 'not-awarded';
  return decided && !resultsShown ? 'judging' : state;
}

/** Only in these states may its entrant change it. */
export function isEntryEditable(state: EntryState): boolean {
  return state === 'draft' || state === 'rejected';
}

/** Minutes after the deadline in which files that were being sent then may still arrive. */
export const GRACE_MINUTES = 30;

export const ENTRY_PARTS = ['video', 'cover', 'picture'] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

type Parts = Partial<Record<EntryPart, { least: number; most: number }>>;

/** How many files of each part an entry in a track has. */
export function partsOf(kind: TrackKind, { leastPictures, mostPictures }: TrackLimits): Parts {
  const one = { least: 1, most: 1 };
  if (kind === 'video') return { video: one, cover: one };
  return { picture: kind === 'single' ? one : { least: leastPictures, most: mostPictures } };
}

/** Most pictures that an entry can have in any track. */
export const MOST_PICTURES = LIMIT_BOUNDS.mostPictures[1];

const MB = 1024 * 1024;
/** What a file of each part must be in any track, and how large at most; its size must stay under `underBytes`. */
export const ENTRY_FILES = {
  video: {
    extensions: ['mp4'],
    underBytes: LIMIT_BOUNDS.videoMb[1] * MB,
    width: 1920,
    height: 1080,
    maxSeconds: LIMIT_BOUNDS.mostSeconds[1],
  },
  cover: { extensions: ['jpg', 'jpeg'], underBytes: 2 * MB, width: 1920, height: 1080 },
  picture: { extensions: ['jpg', 'jpeg'] },
} as const;

/** Reasons why a file cannot belong to an entry; found in the browser, and again from the file itself. */
export const ENTRY_FILE_PROBLEMS = [
  'file-type',
  'empty-file',
  'too-big',
  'wrong-size',
  'side-too-short',
  'side-too-long',
  'too-many-pixels',
  'too-short',
  'too-long',
  'wrong-codec',
  'wrong-colour',
  'unreadable',
  'same-file',
] as const;
export type EntryFileProblem = (typeof ENTRY_FILE_PROBLEMS)[number];

export const ENTRY_FILE_STATES = ['sending', 'checking', 'good', 'refused'] as const;
export type EntryFileState = (typeof ENTRY_FILE_STATES)[number];

/** The reason why a file of this name and size cannot be this part of an entry; undefined when it may. */
export function entryFileProblem(
  part: EntryPart,
  { name, bytes }: { name: string; bytes: number },
  limits: TrackLimits,
): EntryFileProblem | undefined {
  const extensions: readonly string[] = ENTRY_FILES[part].extensions;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!name.includes('.') || !extensions.includes(ending)) return 'file-type';
  if (bytes === 0) return 'empty-file';
  return bytes >= underBytes(part, limits) ? 'too-big' : undefined;
}

function underBytes(part: EntryPart, { pictureMb, videoMb }: TrackLimits): number {
  if (part === 'cover') return ENTRY_FILES.cover.underBytes;
  return (part === 'video' ? videoMb : pictureMb) * MB;
}

/** The reason why a picture or video of these measures cannot be this part of an entry; undefined when it may. */
export function entryMeasureProblem(
  part: EntryPart,
  { width, height, durationMs = 0 }: { width: number; height: number; durationMs?: number },
  limits: TrackLimits,
): EntryFileProblem | undefined {
  if (part === 'picture') {
    const side = Math.max(width, height);
    if (side > limits.mostSide) return 'side-too-long';
    return side < limits.leastSide ? 'side-too-short' : undefined;
  }
  const { width: wanted, height: tall } = ENTRY_FILES[part];
  if (width !== wanted || height !== tall) return 'wrong-size';
  if (part === 'cover') return undefined;
  if (durationMs < limits.leastSeconds * 1000) return 'too-short';
  return durationMs > limits.mostSeconds * 1000 ? 'too-long' : undefined;
}

export const ENTRY_TEXT = {
  title: 80,
  story: 2000,
  place: 80,
  gear: 200,
  editing: 500,
  author: 60,
  phone: 40,
  email: 254,
  words: 1000,
} as const;

/** Who is shown: nobody, people who agreed, or people who do not know of it. */
export const PEOPLE_SHOWN = ['none', 'agreed', 'unaware'] as const;
type PeopleShown = (typeof PEOPLE_SHOWN)[number];

export const REJECT_CODES = [
  'theme',
  'quality',
  'rights',
  'people',
  'editing',
  'car',
  'names',
  'duplicate',
  'details',
] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

/** What an entrant fills in. */
export interface EntryForm {
  title: string;
  story: string;
  place: string;
  /** A day, 2026-05-31; null until chosen. */
  takenOn: string | null;
  gear: string;
  /** Name and contact of who made it; judges and visitors never see the contact. */
  author: string;
  phone: string;
  email: string;
  ownWork: boolean;
  editing: string;
  aiUsed: boolean | null;
  peopleShown: PeopleShown | null;
  declaresCar: boolean;
  offersStock: boolean;
}

export interface EntryFacts extends EntryForm {
  kind: TrackKind;
  showsCar: boolean;
  limits: TrackLimits;
  files: readonly { part: EntryPart; state: EntryFileState }[];
}

export type EntryLacking = Exclude<keyof EntryForm, 'gear' | 'phone' | 'offersStock'> | 'files';

/** What an entry still lacks before it can be submitted, in the order of the form. */
export function lackingInEntry(entry: EntryFacts): EntryLacking[] {
  const lacks: Record<EntryLacking, boolean> = {
    files: !hasAllFiles(entry),
    title: entry.title === '',
    story: entry.story === '',
    place: entry.place === '',
    takenOn: entry.takenOn === null,
    author: entry.author === '',
    email: entry.email === '' && entry.phone === '',
    ownWork: !entry.ownWork,
    aiUsed: entry.aiUsed === null,
    // Whoever used AI says for what.
    editing: entry.aiUsed === true && entry.editing === '',
    peopleShown: entry.peopleShown === null,
    declaresCar: entry.showsCar && !entry.declaresCar,
  };
  return (Object.keys(lacks) as EntryLacking[]).filter((name) => lacks[name]);
}

function hasAllFiles({ kind, limits, files }: Pick<EntryFacts, 'kind' | 'limits' | 'files'>): boolean {
  if (files.some(({ state }) => state !== 'good')) return false;
  return ENTRY_PARTS.every((part) => {
    const { least, most } = partsOf(kind, limits)[part] ?? { least: 0, most: 0 };
    const count = files.filter((file) => file.part === part).length;
    return count >= least && count <= most;
  });
}
