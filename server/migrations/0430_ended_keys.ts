import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Why a key has ended: an administrator revoked it, its member left, or took their account back.
    alter table api_keys add column end_reason text check (end_reason in ('revoked', 'left', 'recovered'));
    update api_keys set end_reason = 'revoked' where revoked_at is not null;
    -- Keys of members who had left worked again as soon as they came back.
    with ended as (
      update api_keys k set revoked_at = clock_now(), end_reason = 'left' from users u
      where u.id = k.user_id and u.customer_id is distinct from k.customer_id and k.revoked_at is null
      returning k.id, k.customer_id, k.name
    )
    insert into audit_events (actor, action, subject, before, reason)
      select 'system', 'company.key-revoked', 'company:' || customer_id,
        jsonb_build_object('keyId', id, 'name', name), 'left'
      from ended;
  `.execute(db);
}
