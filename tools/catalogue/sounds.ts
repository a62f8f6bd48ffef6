import { type Kysely, sql } from 'kysely';
import { KEYS } from '#contract/domain/music.ts';
import { runLong } from '#server/platform/database/database.ts';
import type { DB } from '#server/platform/database/rows.ts';
import { pick, type Random, randomOf, spread } from '#studio/random.ts';
import { isSynthetic, readMaterials } from './store.ts';

const SECONDS = 600;

/** Gives synthetic sounds tempo, key, voices, tags and numbers; the same materials get the same ones. */
export async function fillSounds(db: Kysely<DB>, seed: string): Promise<void> {
  await fillNumbers(db, seed);
  await runLong(
    db,
    sql`
    insert into sounds (material_id, bpm, musical_key, vocals)
    select id, 60 + (hashint8extended(id, 3) & 127)::int,
      (${KEYS as unknown as string[]}::text[])[1 + (hashint8extended(id, 4) & 1048575) % ${KEYS.length}],
      hashint8extended(id, 5) & 3 = 0
    from materials where kind = 'music' and ${isSynthetic}`,
    SECONDS,
  );
  // Two of each type; some tags are far more frequent than others.
  await runLong(
    db,
    sql`
    insert into material_tags (material_id, tag_id)
    select m.id, t.tags[1 + (power((hashint8extended(m.id, 10 + pick) & 1048575) / 1048576.0, 2) * cardinality(t.tags))::int
      % cardinality(t.tags)]
    from materials m, generate_series(1, 2) pick,
      (select type, array_agg(id order by hashint8extended(id, 6)) as tags from music_tags group by type) t
    where m.kind in ('music', 'effect') and ${isSynthetic}
    on conflict do nothing`,
    SECONDS,
  );
  await runLong(db, sql`analyze sounds, heard_sounds, material_tags`, SECONDS);
}

const STYLES = 800;
/** Variation within a style, as a share of the variation among all sounds. */
const WITHIN_STYLE = 0.45;
/** The spread of the first twelve numbers; that of the others is half as large. */
const SPREAD = 32;
const AT_ONCE = 5000;

/** Gives every synthetic sound 24 numbers, near those of others of its style. */
async function fillNumbers(db: Kysely<DB>, seed: string): Promise<void> {
  const random = randomOf(`sounds ${seed}`);
  const middle = Array.from({ length: 24 }, () => 128);
  const styles = Array.from({ length: STYLES }, () => vary(random, middle, 1));
  for (let last = 0; ;) {
    const materials = await readMaterials(db, last, AT_ONCE);
    if (materials.length === 0) return;
    last = materials.at(-1)?.id ?? last;
    const sounds = materials.filter(({ synthetic, kind }) => synthetic && (kind === 'music' || kind === 'effect'));
    const numbers = sounds.map(() => `{${vary(random, pick(random, styles), WITHIN_STYLE).join(',')}}`);
    await sql`
      insert into heard_sounds (material_id, energy, numbers)
      select id, (array['low', 'medium', 'high'])[1 + (hashint8extended(id, 7) & 1048575) % 3], numbers::smallint[]
      from unnest(${sounds.map(({ id }) => id)}::bigint[], ${numbers}::text[]) sound (id, numbers)`.execute(db);
  }
}

function vary(random: Random, from: readonly number[], share: number): number[] {
  return from.map((value, place) => {
    const number = value + spread(random) * share * (place < from.length / 2 ? SPREAD : SPREAD / 2);
    return Math.max(0, Math.min(255, Math.round(number)));
  });
}
