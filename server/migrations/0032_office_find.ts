import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Find a part of a name, an email or a number, in Chinese too.
    create function user_words(nickname text, email text, mobile text) returns text language sql immutable
      parallel safe return lower(nickname || ' ' || coalesce(email, '') || ' ' || coalesce(mobile, ''));
    create index users_words on users using gin (letter_pairs(user_words(nickname, email, mobile)));
    create function licence_words(number text, material_code text, licensee text) returns text language sql immutable
      parallel safe return lower(number || ' ' || material_code || ' ' || licensee);
    create index licences_words on licences using gin (letter_pairs(licence_words(number, material_code, licensee)));
    -- Bad ratings of the last days, for the overview of the office.
    create index feedback_poor on feedback (created_at) where score <= 2;
  `.execute(db);
}
