import { type Key, KEYS } from '#contract/domain/music.ts';
import type { Sound } from '#studio/studio.ts';
import { type Context, transaction } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { reindex, saveSound, tagByKeywords } from '../catalogue/catalogue.ts';
import { listUnconfirmed } from './demo-items.queries.ts';
import { DEMO_ITEMS, findItem, isSound } from './items.ts';

/** Confirms what the studio knows of a sound, as staff would: tempo, key and voices; its keywords name its tags. */
export async function confirmSound(db: Database, materialId: number, sound: Sound): Promise<void> {
  await tagByKeywords(db, materialId);
  const { bpm = null, key, sung = null } = sound;
  if (bpm !== null) await saveSound(db, materialId, { bpm, musicalKey: keyOf(key ?? ''), vocals: sung });
}

/** A pentatonic scale counts as the key whose notes it leaves out: `A minor pentatonic` is `a-minor`. */
export function keyOf(text: string): Key | null {
  const [, tonic = '', minor] = /^(\w(?: sharp| flat)?) (?:major|(minor)|pentatonic)/.exec(text) ?? [];
  const name = `${tonic.replace(' ', '-').toLowerCase()}-${minor ?? 'major'}`;
  return KEYS.find((key) => key === name) ?? null;
}

/** Confirms the sounds of a demo that was made before there was anything to confirm. */
export async function confirmOlderSounds(ctx: Context): Promise<void> {
  const slugs = DEMO_ITEMS.filter((item) => isSound(item) && item.bpm !== undefined).map(({ slug }) => slug);
  await transaction(ctx, async (tx) => {
    const found = await listUnconfirmed(tx.db, slugs);
    for (const { slug, materialId } of found) {
      const item = findItem(slug);
      if (item && isSound(item)) await confirmSound(tx.db, materialId, item);
    }
    await reindex(
      tx,
      found.map(({ materialId }) => materialId),
    );
  });
}
