import { MEDIA_LIMITS } from './media.ts';
import type { SoundKind } from './music.ts';
import { endingOf } from './upload.ts';
import { isMain, MAIN_VERSION, MARKERS, MARKERS_AMONG_STEMS, type VersionLabel } from './version-markers.ts';

/** A file as it was chosen; `folder` is the path that leads to it, empty for one chosen by itself. */
export interface ChosenFile {
  name: string;
  folder: string;
}

interface NamedFile<File extends ChosenFile> {
  file: File;
  label: VersionLabel;
}

/** A piece with the files of its versions, the main one first, and the picture that is meant as its cover. */
export interface PieceOfFiles<File extends ChosenFile> {
  title: string;
  kind: SoundKind;
  files: NamedFile<File>[];
  cover: File | undefined;
}

const SOUNDS: readonly string[] = MEDIA_LIMITS.music.extensions;
const PICTURES: readonly string[] = MEDIA_LIMITS.photo.extensions;
const EFFECTS = /\b(?:sfx|fx|effects?)\b|音效/iu;
const STEMS = /(?:^|\/)[^/]*(?:stems?|分轨)[^/]*$/iu;
const COVER = /(?:^| )(?:cover(?: art)?|artwork|front|folder)$|封面$/iu;

/** Puts files together by what their names say; `skipped` are neither sounds nor covers. */
export function groupFiles<File extends ChosenFile>(files: readonly File[]) {
  const pieces = new Map<string, PieceOfFiles<File>>();
  for (const file of files.filter(({ name }) => SOUNDS.includes(endingOf(name)))) {
    const { title, label } = readName(file);
    const key = keyOf(title);
    const piece = pieces.get(key) ?? { title, kind: kindOf(file), files: [], cover: undefined };
    pieces.set(key, piece);
    if (isMain(label) && !piece.files.some((other) => isMain(other.label))) {
      piece.title = title;
      piece.files.unshift({ file, label });
    } else piece.files.push({ file, label });
  }
  const all = [...pieces.values()];
  const skipped = files.filter(({ name }) => !SOUNDS.includes(endingOf(name))).filter((file) => !giveCover(all, file));
  return { pieces: all, skipped };
}

/** Title and version that a file's name says. A name of markers only has the title of its folder. */
export function readName({ name, folder }: ChosenFile): { title: string; label: VersionLabel } {
  const markers = STEMS.test(folder) ? MARKERS_AMONG_STEMS : MARKERS;
  const whole = withoutNumber(withoutEnding(name).normalize('NFKC'));
  const labels: VersionLabel[] = [];
  let left = outline(whole);
  for (;;) {
    const found = markers
      .map(({ pattern, label }) => ({ match: pattern.exec(left), label }))
      .find(({ match }) => match !== null);
    if (!found?.match) break;
    labels.unshift(found.label(found.match[0]));
    left = left.slice(0, found.match.index);
  }
  const title = tidy(whole.slice(0, left.length)) || titleOfFolder(folder);
  return title === '' ? { title: tidy(whole), label: MAIN_VERSION } : { title, label: joined(labels) };
}

/** A version that is of its own kind in two ways is called by both: 30-second cut, Instrumental. */
function joined(labels: readonly VersionLabel[]): VersionLabel {
  const said = labels.filter((label) => !isMain(label));
  const once = said.filter((label, at) => said.findIndex(({ en }) => en === label.en) === at);
  return { zh: once.map(({ zh }) => zh).join('、'), en: once.map(({ en }) => en).join(', ') };
}

const withoutEnding = (name: string) => (name.lastIndexOf('.') > 0 ? name.slice(0, name.lastIndexOf('.')) : name);

/** Albums number their files: “03 Night Drive”, “03. Night Drive”, “03_Night_Drive”. */
const withoutNumber = (name: string) => name.replace(/^\s*\d{1,3}(?:\s*[.-]\s*|[\s_]+)(?=\p{L})/u, '');

/**
 * The name with a bar for whatever sets words off, letter for letter. A name without spaces has underscores instead, and
 * one without these has hyphens.
 */
function outline(name: string): string {
  const bars = name.replaceAll(/[()[\]{}【】《》–—]/gu, '|').replaceAll(/[,;、]/gu, ' ');
  if (/\s/u.test(bars.trim())) return bars.replaceAll(/(?<=\s)-|-(?=\s)|_/gu, '|').replaceAll(/\s/gu, ' ');
  return bars.includes('_') ? bars.replaceAll('_', ' ') : bars.replaceAll('-', ' ');
}

/** What is left of a name as people would write it. */
function tidy(name: string): string {
  const words = name.replaceAll(/[\p{Cc}\p{Cf}_\s]+/gu, ' ').trim();
  const plain = /\s/u.test(words) ? words : words.replaceAll('-', ' ');
  return plain.replace(/[\s([{【《–—,;、-]+$/u, '').trim();
}

function titleOfFolder(folder: string): string {
  const names = folder.split('/').filter((part) => part !== '' && !/^(?:stems?|分轨)$/iu.test(part));
  return tidy(names.at(-1) ?? '');
}

const kindOf = ({ name, folder }: ChosenFile): SoundKind => (EFFECTS.test(`${folder} ${name}`) ? 'effect' : 'music');

const keyOf = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '');

/** True when a picture became the cover of the piece that it is named after, or of all in its folder. */
function giveCover<File extends ChosenFile>(pieces: PieceOfFiles<File>[], file: File): boolean {
  if (!PICTURES.includes(endingOf(file.name))) return false;
  const key = keyOf(tidy(withoutEnding(file.name)).replace(COVER, ''));
  const named = pieces.filter(({ title }) => keyOf(title) === key);
  const meant = key === '' ? pieces.filter(({ files }) => files.some((own) => isInside(own.file, file))) : named;
  const bare = meant.filter(({ cover }) => cover === undefined || key !== '');
  for (const piece of bare) piece.cover = file;
  return bare.length > 0;
}

const isInside = (sound: ChosenFile, { folder }: ChosenFile) =>
  sound.folder === folder || sound.folder.startsWith(folder === '' ? '' : `${folder}/`);
