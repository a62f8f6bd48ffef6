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

/** Entries that one entrant may have in a track; those withdrawn do not count. */
export const MOST_ENTRIES = 15;
/** Minutes after the deadline in which files that were being sent then may still arrive. */
export const GRACE_MINUTES = 30;

export const ENTRY_PARTS = ['video', 'cover', 'picture'] as const;
export type EntryPart = (typeof ENTRY_PARTS)[number];

/** How many files of each part an entry of a kind has. */
export const PARTS_OF: Record<TrackKind, Partial<Record<EntryPart, { least: number; most: number }>>> = {
  video: { video: { least: 1, most: 1 }, cover: { least: 1, most: 1 } },
  single: { picture: { least: 1, most: 1 } },
  group: { picture: { least: 5, most: 9 } },
};

const MB = 1024 * 1024;
/** What a file of each part must be; its size must stay under `underBytes`. */
export const ENTRY_FILES = {
  video: { extensions: ['mp4'], underBytes: 500 * MB, width: 1920, height: 1080, minSeconds: 30, maxSeconds: 300 },
  cover: { extensions: ['jpg', 'jpeg'], underBytes: 2 * MB, width: 1920, height: 1080 },
  picture: { extensions: ['jpg', 'jpeg'], underBytes: 5 * MB, maxSide: 30_000 },
} as const;

/** Reasons why a file cannot belong to an entry; found in the browser, and again from the file itself. */
export const ENTRY_FILE_PROBLEMS = [
  'file-type',
  'empty-file',
  'too-big',
  'wrong-size',
  'side-too-long',
  'too-many-pixels',
  'too-short',
  'too-long',
  'wrong-codec',
  'unreadable',
  'same-file',
] as const;
export type EntryFileProblem = (typeof ENTRY_FILE_PROBLEMS)[number];

export const ENTRY_FILE_STATES = ['sending', 'checking', 'good', 'refused'] as const;
export type EntryFileState = (typeof ENTRY_FILE_STATES)[number];

/** The reason why a file of this name and size cannot be this part of an entry; undefined when it may. */
export function entryFileProblem(part: EntryPart, fileName: string, bytes: number): EntryFileProblem | undefined {
  const { extensions, underBytes } = ENTRY_FILES[part];
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  if (!fileName.includes('.') || !(extensions as readonly string[]).includes(ending)) return 'file-type';
  if (bytes === 0) return 'empty-file';
  return bytes >= underBytes ? 'too-big' : undefined;
}

/** The reason why a picture or video of these measures cannot be this part of an entry; undefined when it may. */
export function entryMeasureProblem(
  part: EntryPart,
  { width, height, durationMs = 0 }: { width: number; height: number; durationMs?: number },
): EntryFileProblem | undefined {
  if (part === 'picture') return Math.max(width, height) > ENTRY_FILES.picture.maxSide ? 'side-too-long' : undefined;
  const { width: wanted, height: tall } = ENTRY_FILES[part];
  if (width !== wanted || height !== tall) return 'wrong-size';
  if (part === 'cover') return undefined;
  if (durationMs < ENTRY_FILES.video.minSeconds * 1000) return 'too-short';
  return durationMs > ENTRY_FILES.video.maxSeconds * 1000 ? 'too-long' : undefined;
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

function hasAllFiles({ kind, files }: Pick<EntryFacts, 'kind' | 'files'>): boolean {
  if (files.some(({ state }) => state !== 'good')) return false;
  return ENTRY_PARTS.every((part) => {
    const { least, most } = PARTS_OF[kind][part] ?? { least: 0, most: 0 };
    const count = files.filter((file) => file.part === part).length;
    return count >= least && count <= most;
  });
}
