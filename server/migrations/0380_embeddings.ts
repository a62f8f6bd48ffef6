import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Models that have made vectors. Another file of a model is another model, whose vectors stand beside the old ones.
    create table embedding_models (
      id int generated always as identity primary key,
      hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
      dimension int not null check (dimension between 2 and 4096),
      created_at timestamptz not null default clock_now()
    );
    -- What a photo, or the seconds of a clip, look like to a model. Without moments the model had nothing to say.
    create table material_embeddings (
      model_id int not null references embedding_models on delete cascade,
      material_id bigint not null references materials on delete cascade,
      seconds smallint[] not null,
      -- One vector for each second, a byte for each number.
      vectors bytea not null,
      primary key (model_id, material_id)
    );
    create index material_embeddings_of_material on material_embeddings (material_id);
    -- Lists of results that readers are in the middle of: what words and a model found together.
    create table search_fusions (
      key text primary key check (length(key) = 22),
      material_ids bigint[] not null,
      -- Where in a clip it was seen; null where words alone found it.
      seconds smallint[] not null,
      -- Where the words' own list goes on; null when it has ended.
      goes_on text,
      begun_at timestamptz not null default clock_now()
    );
    create index search_fusions_begun on search_fusions (begun_at);
  `.execute(db);
}
