import { type ChosenFile, groupFiles } from '#contract/domain/music-files.ts';
import type { SoundKind } from '#contract/domain/music.ts';
import { isMain, MAIN_VERSION, type VersionLabel } from '#contract/domain/version-markers.ts';

/** A chosen file with its content. */
export interface PickedFile extends ChosenFile {
  file: File;
}

export interface PlannedFile {
  /** Its path, by which the queue knows it. */
  path: string;
  label: VersionLabel;
}

export interface PlannedPiece {
  id: number;
  title: string;
  kind: SoundKind;
  files: PlannedFile[];
  cover: File | undefined;
}

export type Plan = readonly PlannedPiece[];

let lastId = 0;
const nextId = () => (lastId += 1);

export const pathOf = ({ name, folder }: ChosenFile) => (folder === '' ? name : `${folder}/${name}`);

const sameTitle = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Adds what was dropped: to a piece of the same title, if there is one. Known files stay where they are. */
export function addToPlan(plan: Plan, picked: readonly PickedFile[]) {
  const known = new Set(plan.flatMap(({ files }) => files.map(({ path }) => path)));
  const { pieces, skipped } = groupFiles(picked.filter((one) => !known.has(pathOf(one))));
  let next = plan;
  const sounds: PickedFile[] = [];
  for (const { title, kind, files, cover } of pieces) {
    sounds.push(...files.map(({ file }) => file));
    const own = files.map(({ file, label }) => ({ path: pathOf(file), label }));
    const there = next.find((piece) => sameTitle(piece.title, title));
    next = there
      ? changePiece(next, there.id, {
          files: mainFirst([...there.files, ...own]),
          cover: cover?.file ?? there.cover,
        })
      : [...next, { id: nextId(), title, kind, files: mainFirst(own), cover: cover?.file }];
  }
  return { plan: next, sounds, skipped: skipped.length };
}

const mainFirst = (files: readonly PlannedFile[]) =>
  files.toSorted((a, b) => Number(isMain(b.label)) - Number(isMain(a.label)));

export function changePiece(plan: Plan, id: number, change: Partial<PlannedPiece>): Plan {
  return plan.map((piece) => (piece.id === id ? { ...piece, ...change } : piece));
}

export function labelFile(plan: Plan, path: string, label: VersionLabel): Plan {
  return plan.map((piece) => ({
    ...piece,
    files: piece.files.map((file) => (file.path === path ? { path, label } : file)),
  }));
}

export function removeFile(plan: Plan, path: string): Plan {
  return plan
    .map((piece) => ({ ...piece, files: piece.files.filter((file) => file.path !== path) }))
    .filter(({ files }) => files.length > 0);
}

/** Moves a file to another piece, or to a new one of which it is the main version. */
export function moveFile(plan: Plan, path: string, to: number | 'new'): Plan {
  const from = plan.find(({ files }) => files.some((file) => file.path === path));
  const file = from?.files.find((own) => own.path === path);
  if (!from || !file || from.id === to) return plan;
  const left = removeFile(plan, path);
  if (to === 'new') {
    const piece = { id: nextId(), title: from.title, kind: from.kind, cover: undefined };
    return [...left, { ...piece, files: [{ path, label: MAIN_VERSION }] }];
  }
  return left.map((piece) => (piece.id === to ? { ...piece, files: mainFirst([...piece.files, file]) } : piece));
}

export type PieceFault = 'no-main' | 'no-title';

/** What must be put right before a piece can be sent. */
export function faultsOf({ title, files }: PlannedPiece): { piece: PieceFault | undefined; taken: Set<string> } {
  const nameOf = ({ label }: PlannedFile) => (label.en || label.zh).trim().toLowerCase();
  const taken = files.filter((file, at) => files.findIndex((other) => nameOf(other) === nameOf(file)) < at);
  const hasMain = files.some(({ label }) => isMain(label));
  return {
    piece: title.trim() === '' ? 'no-title' : hasMain ? undefined : 'no-main',
    taken: new Set(taken.map(({ path }) => path)),
  };
}

export function isSendable(piece: PlannedPiece): boolean {
  const { piece: fault, taken } = faultsOf(piece);
  return fault === undefined && taken.size === 0;
}
