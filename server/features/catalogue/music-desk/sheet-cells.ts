import type { DeskTag, SheetLine, SoundEdit } from '#contract/calls/music-desk.ts';
import {
  KEYS,
  MUSIC_LIMITS,
  type SheetColumn,
  type SheetProblem,
  type SoundKind,
  TAG_TYPES,
  TAG_TYPES_OF,
  type TagType,
} from '#contract/domain/music.ts';

interface About {
  kind: SoundKind;
  before: SoundEdit;
  tags: readonly DeskTag[];
}

/** What a line says of a piece; a column that the table does not have stays as it is. */
export function editIn(cells: ReadonlyMap<SheetColumn, string>, about: About) {
  const problems: SheetLine['problems'] = [];
  let edit = about.before;
  for (const [column, text] of cells) {
    const read = readCell(column, text, { ...about, before: edit });
    if (typeof read === 'string') problems.push({ column, problem: read });
    else edit = { ...edit, ...read };
  }
  return { edit, problems };
}

const ANSWERS: Record<string, boolean | null> = { '': null, yes: true, no: false, 是: true, 否: false };

function readCell(column: SheetColumn, text: string, about: About): Partial<SoundEdit> | SheetProblem {
  if (column === 'code' || column === 'titleZh' || column === 'titleEn') return {};
  if (column === 'composer' || column === 'artist')
    return Array.from(text).length > MUSIC_LIMITS.name ? 'too-long' : { [column]: text };
  if (column === 'bpm') return bpmIn(text);
  if (column === 'key') {
    const musicalKey = KEYS.find((key) => key === text.toLowerCase());
    return text === '' ? { musicalKey: null } : musicalKey ? { musicalKey } : 'not-a-key';
  }
  if (column === 'vocals') {
    const vocals = ANSWERS[text.toLowerCase()];
    return vocals === undefined ? 'not-yes-or-no' : { vocals };
  }
  return tagsIn(column, text, about);
}

function bpmIn(text: string): Partial<SoundEdit> | SheetProblem {
  if (text === '') return { bpm: null };
  const bpm = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return bpm >= MUSIC_LIMITS.bpm.min && bpm <= MUSIC_LIMITS.bpm.max ? { bpm } : 'not-a-tempo';
}

/** Tags of one type by their names in either language. */
function tagsIn(type: TagType, text: string, { kind, before, tags }: About): Partial<SoundEdit> | SheetProblem {
  const own = tags.filter((tag) => tag.type === type);
  const names = text.split(/[,，、;；]/).map((name) => name.trim().toLowerCase());
  const wanted = names.filter(Boolean).map((name) => own.find((tag) => isCalled(tag, name))?.id);
  if (wanted.includes(undefined) || (wanted.length > 0 && !TAG_TYPES_OF[kind].includes(type))) return 'unknown-tag';
  const others = before.tagIds.filter((id) => !own.some((tag) => tag.id === id));
  return { tagIds: [...new Set([...others, ...(wanted as number[])])].toSorted((a, b) => a - b) };
}

const isCalled = ({ zh, en, retired }: DeskTag, name: string) =>
  !retired && (zh.toLowerCase() === name || en.toLowerCase() === name);

type Named = (tag: DeskTag) => string;

/** What is said of a piece, as cells. */
export function cellsOf(
  { composer, artist, bpm, musicalKey, vocals, tagIds }: SoundEdit,
  tags: readonly DeskTag[],
  name: Named,
) {
  const ofType = (type: TagType) =>
    tags
      .filter((tag) => tag.type === type && tagIds.includes(tag.id))
      .map(name)
      .join(', ');
  return {
    composer,
    artist,
    bpm: bpm === null ? '' : String(bpm),
    key: musicalKey ?? '',
    vocals: vocals === null ? '' : vocals ? 'yes' : 'no',
    ...(Object.fromEntries(TAG_TYPES.map((type) => [type, ofType(type)])) as Record<TagType, string>),
  };
}

export function differences(before: SoundEdit, after: SoundEdit, tags: readonly DeskTag[]): SheetLine['changes'] {
  const name = ({ zh, en }: DeskTag) => `${zh} ${en}`;
  const [was, is] = [cellsOf(before, tags, name), cellsOf(after, tags, name)];
  return (Object.keys(is) as (keyof typeof is)[])
    .filter((column) => was[column] !== is[column])
    .map((column) => ({ column, before: was[column], after: is[column] }));
}
