import type { AuditEvent } from '../blocks/event-list.tsx';

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
  changed: boolean;
}

/** Every field that an event mentions, with what it was and what it became. */
export function listChanges({ before, after }: Pick<AuditEvent, 'before' | 'after'>): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.map((field) => {
    const was = before?.[field];
    const is = after?.[field];
    return { field, before: was, after: is, changed: JSON.stringify(was) !== JSON.stringify(is) };
  });
}
