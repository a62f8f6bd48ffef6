import { type RawBuilder, sql } from 'kysely';
import { GID } from '#contract/domain/roles.ts';
import type { Member } from '../../context.ts';

/** The owner whose materials somebody works on, or everybody's. */
export type Scope = number | 'all';

/** Photographers work on their own materials, material managers on those of all shops. */
export function scopeOf({ gid, userId }: Member): Scope {
  return gid === GID.materialManager ? 'all' : userId;
}

/** A condition on `m` (materials). */
export function inScope(scope: Scope): RawBuilder<boolean> {
  return scope === 'all' ? sql`true` : sql`m.owner_id = ${scope}`;
}
