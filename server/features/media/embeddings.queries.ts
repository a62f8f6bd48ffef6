import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Model } from '../../platform/media/embedding/model.ts';

/** A photo or clip that a model has not seen. */
export interface Unseen {
  materialId: number;
  kind: 'photo' | 'video';
  /** Of its original. */
  key: string;
}

const unseen = (hash: string) => sql`
  material_facts m
  join media_runs run on run.material_id = m.id and run.state = 'ready'
  join material_file_facts original on original.material_id = m.id and original.rendition = 'original'
  where m.kind in ('photo', 'video') and not exists (
    select from material_embeddings seen join embedding_models model on model.id = seen.model_id
    where seen.material_id = m.id and model.hash = ${hash})`;

const columns = sql`m.id as material_id, m.kind, original.key`;

/** The next one, in order of id. */
export async function readNextUnseen(db: Database, { hash }: Model, after: number): Promise<Unseen | undefined> {
  const { rows } = await sql<Unseen>`
    select ${columns} from ${unseen(hash)} and m.id > ${after} order by m.id limit 1`.execute(db);
  return rows[0];
}

export async function readUnseen(db: Database, { hash }: Model, materialId: number): Promise<Unseen | undefined> {
  const { rows } = await sql<Unseen>`select ${columns} from ${unseen(hash)} and m.id = ${materialId}`.execute(db);
  return rows[0];
}

interface Seen {
  seconds: number[];
  /** One after the other. */
  vectors: Buffer;
}

/** Saves what a model has seen in a material. */
export async function saveEmbedding(
  db: Database,
  { hash, dimension }: Model,
  materialId: number,
  { seconds, vectors }: Seen,
): Promise<void> {
  await db
    .insertInto('embeddingModels')
    .values({ hash, dimension })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  await sql`
    insert into material_embeddings (model_id, material_id, seconds, vectors)
    select id, ${materialId}, ${seconds}::smallint[], ${vectors}::bytea from embedding_models where hash = ${hash}
    on conflict (model_id, material_id) do update set seconds = excluded.seconds, vectors = excluded.vectors
  `.execute(db);
}

/** Forgets what other models saw, once this one has been in use for so long. */
export async function forgetOtherModels(db: Database, { hash }: Model, interval: string): Promise<void> {
  await sql`
    delete from embedding_models where hash <> ${hash} and exists (
      select from embedding_models mine
      where mine.hash = ${hash} and mine.created_at < clock_now() - ${interval}::interval)`.execute(db);
}
