import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { systemContext } from '#server/system-context.ts';
import type { Sound } from '#studio/studio.ts';
import { makeMaterial } from '#tests/support/materials.ts';
import { signIn } from '#tests/support/people.ts';
import { startProduct } from '#tests/support/product.ts';
import { DEMO_ITEMS, isSound } from './items.ts';
import { ensurePlaylists, linkPlaylists, PLAYLISTS } from './playlists.ts';
import { confirmOlderSounds, confirmSound, keyOf } from './sounds.ts';

const product = await startProduct();
const sounds = DEMO_ITEMS.filter((item): item is Sound => isSound(item) && item.versionOf === undefined);

test.each([
  ['C major', 'c-major'],
  ['E flat major', 'e-flat-major'],
  ['F sharp minor', 'f-sharp-minor'],
  ['G pentatonic', 'g-major'],
  ['A minor pentatonic', 'a-minor'],
  ['', null],
  ['H major', null],
])('the key %s is %s', (text, key) => {
  expect(keyOf(text)).toBe(key);
});

describe('what the studio knows of its sounds', () => {
  test('is confirmed: music has tempo, key, voices, a mood and three tags at least, effects have one', async () => {
    for (const item of sounds) {
      const { kind, keywordsZh, keywordsEn } = item;
      const id = await makeMaterial(product, { kind, description: { keywordsZh, keywordsEn } });
      await confirmSound(product.db, id, item);
      const { rows } = await sql<{ types: string[]; known: number | null }>`
        select array(select type from material_tag_facts where material_id = ${id}) as types,
          (select num_nonnulls(bpm, musical_key, vocals) from sound_facts where material_id = ${id}) as known`.execute(
        product.db,
      );
      const { types = [], known } = rows[0] ?? {};
      expect(types.includes('mood') || kind === 'effect', item.slug).toBe(true);
      expect(types.length, item.slug).toBeGreaterThanOrEqual(kind === 'music' ? 3 : 1);
      expect(known, item.slug).toBe(kind === 'music' ? 3 : null);
    }
  });

  test('is confirmed for a demo that was made before, once', async () => {
    const id = await makeMaterial(product, { kind: 'music' });
    const slug = 'summit';
    await sql`insert into demo_items (slug, position, material_id) values (${slug}, 1, ${id})`.execute(product.db);
    const confirmed = async () =>
      (await sql`select bpm, musical_key, vocals from sounds where material_id = ${id}`.execute(product.db)).rows;
    const ctx = systemContext(product.services, 'test');
    await confirmOlderSounds(ctx);
    expect(await confirmed()).toEqual([{ bpm: 92, musicalKey: 'd-minor', vocals: true }]);
    await sql`update sounds set bpm = 46 where material_id = ${id}`.execute(product.db);
    await confirmOlderSounds(ctx);
    expect(await confirmed()).toEqual([{ bpm: 46, musicalKey: 'd-minor', vocals: true }]);
  });
});

describe('the playlists of the demo', () => {
  const ctx = systemContext(product.services, 'test');
  const titles = async () => {
    const reply = await fetch(`${product.url}/playlist/list`, { headers: { 'accept-language': 'en' } });
    const { infos } = (await reply.json()) as { infos: { title: string; count: number }[] };
    return infos.map(({ title, count }) => `${title} ${count}`);
  };

  test('have pieces of the demo only', () => {
    const slugs = new Set(sounds.map(({ slug }) => slug));
    expect(PLAYLISTS).toHaveLength(4);
    expect(PLAYLISTS.flatMap(({ pieces }) => pieces).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  test('are made once, fill with what is made, and do not come back', async () => {
    await ensurePlaylists(ctx);
    // `summit` has been made above.
    expect(await titles()).toEqual(['Trailers and openings 1']);
    await linkPlaylists(product.db, 'quiet-window', await makeMaterial(product, { kind: 'music' }));
    await ensurePlaylists(ctx);
    expect(await titles()).toEqual(['Slow mornings 1', 'Trailers and openings 1']);
    const token = await signIn(product, 'editor');
    const { infos } = (await product.call('/office/playlist/list', {}, { token })).body;
    for (const { id, version } of infos) await product.call('/office/playlist/remove', { id, version }, { token });
    await ensurePlaylists(ctx);
    expect(await titles()).toEqual([]);
  });
});
