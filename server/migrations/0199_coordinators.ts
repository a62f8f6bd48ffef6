import { type Kysely, sql } from 'kysely';

/** Coordinators run contests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      drop constraint users_roles_check,
      add constraint users_roles_check check (
        roles <@ array['reviewer', 'sales', 'finance', 'editor', 'coordinator', 'admin']);
    alter table staff_invites
      drop constraint staff_invites_roles_check,
      add constraint staff_invites_roles_check check (
        roles <> '{}' and roles <@ array['reviewer', 'sales', 'finance', 'editor', 'coordinator', 'admin']);
  `.execute(db);
}
