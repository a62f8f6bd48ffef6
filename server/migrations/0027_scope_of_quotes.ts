import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The scope that a line is quoted for. Until now every quote was for the use that was ordered.
    alter table quote_lines
      add column scene text,
      add column channel text,
      add column period text,
      add column area text,
      add column special_zh text not null default '',
      add column special_en text not null default '';
    update quote_lines quoted set scene = line.scene, channel = line.channel, period = line.period, area = line.area
      from order_lines line where line.id = quoted.line_id;
    alter table quote_lines
      alter column scene set not null,
      alter column channel set not null,
      alter column period set not null,
      alter column area set not null,
      add constraint quote_lines_special_in_both check ((special_zh = '') = (special_en = ''));

    -- Terms in words, copied from the quote that was paid.
    alter table licences
      add column special_zh text not null default '',
      add column special_en text not null default '';
  `.execute(db);
}
