import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The company that a board belongs to, from when it is shared with colleagues.
    alter table boards add column customer_id bigint references customers;
    create index boards_company on boards (customer_id) where customer_id is not null;
    -- Whoever has left a company may use the names of the boards that they left there.
    alter table boards drop constraint boards_user_id_name_key;
    create unique index boards_name on boards (user_id, coalesce(customer_id, 0), name);

    create table board_people (
      board_id bigint not null references boards on delete cascade,
      user_id bigint not null references users on delete cascade,
      role text not null check (role in ('view', 'comment', 'edit')),
      primary key (board_id, user_id)
    );
    create index board_people_user on board_people (user_id);

    create table board_links (
      board_id bigint primary key references boards on delete cascade,
      -- Whoever knows it may look.
      key text not null unique,
      made_by bigint not null references users on delete cascade,
      -- The company of whoever made it; the link ends when they leave.
      customer_id bigint references customers,
      -- Whether clients comment and decide.
      may_answer boolean not null default false,
      made_at timestamptz not null default clock_now()
    );
    insert into board_links (board_id, key, made_by, customer_id)
      select b.id, b.share_key, b.user_id, u.customer_id from boards b join users u on u.id = b.user_id
      where b.share_key is not null;
    alter table boards drop column share_key;
  `.execute(db);
}
