import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the people of a project have gathered to take.
    create table download_list (
      project_id bigint not null references projects,
      material_id bigint not null references materials on delete cascade,
      added_by bigint references users on delete set null,
      added_at timestamptz not null default clock_now(),
      primary key (project_id, material_id)
    );
    create index download_list_newest on download_list (project_id, added_at desc, material_id desc);
    create index download_list_material on download_list (material_id);
    create index download_list_added_by on download_list (added_by) where added_by is not null;

    -- Taken from a project instead of ordered.
    alter table orders add column project_id bigint references projects;
    create index orders_project on orders (project_id, id desc) where project_id is not null;

    -- Each line that was taken counts once.
    create table project_takings (
      line_id bigint primary key references order_lines,
      sku_id bigint not null references project_skus
    );
    create index project_takings_sku on project_takings (sku_id);

    -- A project settles at once, by what was agreed on; its money never goes back through the product.
    alter table payments
      drop constraint payments_gateway_check,
      drop constraint payments_check,
      add constraint payments_gateway_check check (gateway in ('alipay', 'wechat', 'transfer', 'project')),
      add constraint payments_by_gateway check (
        gateway in ('transfer', 'project') or (trade_no is not null and attempt_id is not null)),
      add constraint payments_by_project check (
        gateway <> 'project' or (trade_no is not null and attempt_id is null and state = 'settled'));
  `.execute(db);
}
