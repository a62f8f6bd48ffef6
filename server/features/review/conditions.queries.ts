import { type RawBuilder, sql } from 'kysely';
import type { ReviewView } from '#contract/calls/review.ts';
import type { ProblemCode } from '#contract/domain/problems.ts';
import type { Barred } from '#contract/domain/review.ts';

/** A condition on `r` (reviews) and `m` (materials), the names in the queries that use it. */
type Condition = RawBuilder<boolean>;

const open: Condition = sql`r.state = 'open' and r.round <> 'second'`;

/** Conditions for a list, worded like the partial indexes so that PostgreSQL uses them. */
export function inView(view: ReviewView, me: { userId: number; admin: boolean }): Condition {
  switch (view) {
    case 'queue':
      return open;
    case 'overdue':
      return sql`${open} and r.due_at < clock_now()`;
    case 'appeals':
      return sql`r.state = 'open' and r.round = 'appeal'`;
    case 'second':
      return sql`r.state = 'open' and r.round = 'second'`;
    case 'mine':
      return sql`r.state = 'open' and r.claimed_by = ${me.userId} and r.claimed_until > clock_now()`;
    case 'decided':
      return me.admin
        ? sql`r.state = 'decided' and (r.decided_by = ${me.userId} or ${nobodyLooksYet})`
        : sql`r.state = 'decided' and r.decided_by = ${me.userId}`;
    case 'disagreements':
      return sql`r.state = 'decided' and r.round = 'second'
        and r.verdict <> (select first.verdict from reviews first where first.id = r.about_id)`;
  }
}

/** A second review is blind for admins too: they do not see the decision while it is open. */
const nobodyLooksYet: Condition = sql`
  not exists (select from reviews look where look.about_id = r.id and look.state = 'open')`;

/** Nobody has claimed it, or the claim has expired. */
export const free: Condition = sql`(r.claimed_until is null or r.claimed_until <= clock_now())`;

export type Unsellable = Extract<ProblemCode, 'owner-ended' | 'owner-refused' | 'owner-unverified'>;

/** Why nothing of the owner goes on sale now; null when it may. */
export const unsellable: RawBuilder<Unsellable | null> = sql`
  case
    when exists (select from ended_contracts ended where ended.user_id = m.owner_id) then 'owner-ended'
    when exists (select from agreement_refusers refuser where refuser.user_id = m.owner_id) then 'owner-refused'
    when not exists (select from real_name_facts named where named.user_id = m.owner_id) then 'owner-unverified'
  end`;

/**
 * Why this person may not decide: it is their own work, they sent or handed in the sound or one of its versions, or
 * somebody else must review their earlier decision.
 */
export function barredFor(me: number): RawBuilder<Barred | null> {
  return sql`
    case
      when m.owner_id = ${me} then 'own'
      when r.kind in ('music', 'effect') and exists (
        select from material_facts sound
        join audit_facts change on change.subject = 'material:' || sound.id
        where (sound.id = m.id or sound.version_of = m.id) and change.actor_id = ${me}
          and change.action in ('material.uploaded', 'material.pending')
      ) then 'sent'
      when r.round in ('appeal', 'second') and exists (
        select from reviews earlier
        where earlier.material_id = r.material_id and earlier.id <> r.id and earlier.decided_by = ${me}
          and (r.round = 'appeal' or earlier.id = r.about_id)
      ) then 'decided-before'
    end`;
}
