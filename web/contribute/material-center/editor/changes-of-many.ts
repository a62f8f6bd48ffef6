import type { ChangesOfMany, OwnerEdit } from '#contract/calls/material-editor.ts';
import { OWNER_FIELDS, type OwnerField } from '#contract/domain/editing.ts';

export type Mode = 'leave' | 'set' | 'add' | 'remove';
/** How each field changes; fields left out stay unchanged. */
export type Modes = Partial<Record<OwnerField, Mode>>;

const isKeywords = (field: OwnerField) => field === 'keywordsZh' || field === 'keywordsEn';

export function modesFor(field: OwnerField): readonly Mode[] {
  return isKeywords(field) ? ['leave', 'add', 'remove', 'set'] : ['leave', 'set'];
}

/** Changes to send: only chosen fields. An empty list to add or remove is no change. */
export function changesOfMany(values: OwnerEdit, modes: Modes): ChangesOfMany {
  return Object.fromEntries(
    OWNER_FIELDS.flatMap((field): [OwnerField, unknown][] => {
      const mode = modes[field] ?? 'leave';
      const value = values[field];
      if (mode === 'leave') return [];
      if (!isKeywords(field)) return [[field, value]];
      const words = value as string[];
      return mode !== 'set' && words.length === 0 ? [] : [[field, { mode, words }]];
    }),
  );
}
