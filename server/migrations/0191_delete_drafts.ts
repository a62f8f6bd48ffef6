import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Revisions go only with an entry that nobody has ever been shown.
    create function refuse_revision_loss() returns trigger language plpgsql as $$
    begin
      if exists (select from content_entries e
        where e.id = old.entry_id and (e.state <> 'draft' or e.published_at is not null)) then
        raise exception 'a revision of a published entry stays';
      end if;
      return old;
    end $$;
    drop trigger content_revisions_stay on content_revisions;
    create trigger content_revisions_stay before update on content_revisions
      for each row execute function refuse_revision_change();
    create trigger content_revisions_kept before delete on content_revisions
      for each row execute function refuse_revision_loss();
    create index content_picture_uses_of_revision on content_picture_uses (entry_id, revision_id);
  `.execute(db);
}
