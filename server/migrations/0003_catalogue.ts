import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shops (
      id bigint generated always as identity primary key,
      owner_id bigint not null unique references users,
      name_zh text not null,
      name_en text not null,
      bio_zh text not null default '',
      bio_en text not null default '',
      created_at timestamptz not null default clock_now()
    );

    create table categories (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('video', 'photo', 'music', 'effect')),
      slug text not null,
      name_zh text not null,
      name_en text not null,
      position int not null default 0,
      unique (kind, slug)
    );

    -- A series of clips or photos that belong together.
    create table material_groups (
      id bigint generated always as identity primary key,
      owner_id bigint not null references users,
      title_zh text not null,
      title_en text not null,
      created_at timestamptz not null default clock_now()
    );
    create index material_groups_owner on material_groups (owner_id);

    create table materials (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('video', 'photo', 'music', 'effect')),
      -- What buyers quote.
      code text not null unique generated always as (
        case kind when 'video' then 'V' when 'photo' then 'P' when 'music' then 'M' else 'E' end || lpad(id::text, 8, '0')
      ) stored,
      owner_id bigint not null references users,
      shop_id bigint references shops,
      state text not null default 'uploaded' check (
        state in ('uploaded', 'transcoding', 'incomplete', 'pending', 'online', 'returned', 'rejected', 'offline')
      ),
      source text not null default 'other' check (source in ('raw', 'pond5', 'other')),
      price_class text not null default 'B' check (price_class in ('A', 'B', 'C')),
      category_id bigint references categories,
      group_id bigint references material_groups,
      -- Another version of a piece of music.
      version_of bigint references materials,
      version_zh text not null default '',
      version_en text not null default '',

      owner_title text not null default '',
      title_zh text not null default '',
      title_en text not null default '',
      description_zh text not null default '',
      description_en text not null default '',
      keywords_zh text[] not null default '{}',
      keywords_en text[] not null default '{}',
      place_zh text not null default '',
      place_en text not null default '',
      taken_on date,
      editorial boolean not null default false,
      composer text not null default '',
      artist text not null default '',

      -- What the file is, as the product found out itself.
      file_name text not null,
      size_bytes bigint not null,
      sha256 text,
      codec text,
      width int,
      height int,
      size_class text check (size_class in ('1080P', '4K', '8K')),
      bit_depth int,
      hdr boolean not null default false,
      duration_ms int,
      frame_rate real,
      bitrate bigint,
      has_audio boolean not null default false,
      loudness real,

      created_at timestamptz not null default clock_now(),
      updated_at timestamptz not null default clock_now(),
      published_at timestamptz,
      -- Only what has a title in one language at least may be shown.
      check (state not in ('pending', 'online') or title_zh <> '' or title_en <> '')
    );
    create index materials_newest on materials (kind, published_at desc, id desc) where state = 'online';
    create index materials_of_shop on materials (shop_id, published_at desc, id desc) where state = 'online';
    create index materials_of_owner on materials (owner_id, state, id desc);
    create index materials_of_group on materials (group_id) where group_id is not null;
    create index materials_versions on materials (version_of) where version_of is not null;
    create index materials_sha256 on materials (sha256) where sha256 is not null;
    create index materials_category on materials (category_id);

    -- Everything stored of a material: the original and what was made out of it.
    create table material_files (
      material_id bigint not null references materials on delete cascade,
      rendition text not null check (
        rendition in ('original', 'thumb-1x', 'thumb-2x', 'poster', 'preview', 'sample', 'wave', 'cover')
      ),
      bucket text not null check (bucket in ('originals', 'previews')),
      key text not null,
      content_type text not null,
      size_bytes bigint not null,
      width int,
      height int,
      created_at timestamptz not null default clock_now(),
      primary key (material_id, rendition),
      unique (bucket, key)
    );

    -- The way of a file through the pipeline.
    create table media_runs (
      material_id bigint primary key references materials on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'rejected', 'failed')),
      step text,
      percent int not null default 0 check (percent between 0 and 100),
      done text[] not null default '{}',
      crashes int not null default 0,
      -- Where its previews stand in the store: nobody can guess it, every try uses the same.
      folder uuid not null default gen_random_uuid(),
      -- What finished steps found out and later ones need.
      facts jsonb not null default '{}',
      rejection text,
      reason text,
      created_at timestamptz not null default clock_now(),
      started_at timestamptz,
      updated_at timestamptz not null default clock_now(),
      finished_at timestamptz
    );
    create index media_runs_state on media_runs (state, updated_at desc);

    create table material_findings (
      material_id bigint not null references materials on delete cascade,
      code text not null,
      detail jsonb not null default '{}',
      primary key (material_id, code)
    );

    -- Read from the file for its owner alone.
    create table material_suggestions (
      material_id bigint primary key references materials on delete cascade,
      title text not null,
      description text not null,
      keywords text[] not null,
      place text not null,
      taken_on date
    );

    -- How a material looks or sounds. Two hashes that differ in three bits at most share a quarter.
    create table material_looks (
      material_id bigint primary key references materials on delete cascade,
      hash bigint not null,
      quarter_1 int not null generated always as ((hash & 65535)::int) stored,
      quarter_2 int not null generated always as (((hash >> 16) & 65535)::int) stored,
      quarter_3 int not null generated always as (((hash >> 32) & 65535)::int) stored,
      quarter_4 int not null generated always as (((hash >> 48) & 65535)::int) stored,
      colours text[] not null default '{}',
      layout smallint[] check (cardinality(layout) = 24)
    );
    create index material_looks_quarter_1 on material_looks (quarter_1);
    create index material_looks_quarter_2 on material_looks (quarter_2);
    create index material_looks_quarter_3 on material_looks (quarter_3);
    create index material_looks_quarter_4 on material_looks (quarter_4);

    -- A person's or an owner's consent, and what it covers.
    create table releases (
      id bigint generated always as identity primary key,
      owner_id bigint not null references users,
      kind text not null check (kind in ('model', 'property')),
      subject text not null,
      file_name text not null,
      key text not null unique,
      created_at timestamptz not null default clock_now()
    );
    create index releases_owner on releases (owner_id);
    create table material_releases (
      material_id bigint not null references materials on delete cascade,
      release_id bigint not null references releases,
      primary key (material_id, release_id)
    );
    create index material_releases_release on material_releases (release_id);

    create table topics (
      id bigint generated always as identity primary key,
      slug text not null unique,
      title_zh text not null,
      title_en text not null,
      description_zh text not null default '',
      description_en text not null default '',
      position int not null default 0,
      published boolean not null default true
    );
    create table topic_materials (
      topic_id bigint not null references topics on delete cascade,
      material_id bigint not null references materials on delete cascade,
      position int not null default 0,
      primary key (topic_id, material_id)
    );
    create index topic_materials_material on topic_materials (material_id);

    create table hot_words (
      id bigint generated always as identity primary key,
      word_zh text not null unique,
      word_en text not null unique,
      position int not null default 0
    );

    -- What the demo studio makes, and how far it is.
    create table demo_items (
      slug text primary key,
      position int not null,
      material_id bigint unique references materials on delete cascade,
      made_at timestamptz
    );
  `.execute(db);
}
