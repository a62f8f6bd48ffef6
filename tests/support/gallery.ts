import { sql } from 'kysely';
import type { EntryState, TrackKind } from '#contract/domain/entry.ts';
import { addGoodFiles } from './entries.ts';
import { register } from './people.ts';
import type { Product } from './product.ts';

/** Somebody new, with their number. */
export async function person(product: Product): Promise<{ token: string; userId: number }> {
  const { token, account } = await register(product);
  const { id } = await product.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', account)
    .executeTakeFirstOrThrow();
  return { token, userId: id };
}

export type Stage = 'never' | 'judging' | 'results';

interface Wanted {
  galleryFrom?: Stage;
  published?: boolean | undefined;
  audiencePrize?: boolean;
}

let made = 0;

/** A contest that closed an hour ago and is decided in an hour, when it is known who won, with a track of each kind. */
export async function makeShown(
  { db }: Product,
  { galleryFrom = 'judging', published = true, audiencePrize = false }: Wanted = {},
) {
  const slug = `gallery-${(made += 1)}`;
  const { rows } = await sql<{ id: number }>`
    insert into contests (slug, title_zh, title_en, opens_at, closes_at, results_at, results_ready_at, gallery_from, audience_prize,
      published)
    values (${slug}, '山河大赛', 'Rivers', clock_now() - interval '1 day', clock_now() - interval '1 hour',
      clock_now() + interval '1 hour', clock_now(), ${galleryFrom}, ${audiencePrize}, ${published}) returning id`.execute(
    db,
  );
  const { id } = rows[0]!;
  const tracks = await sql<{ id: number; kind: TrackKind }>`
    insert into contest_tracks (contest_id, place, name_zh, name_en, kind)
    select ${id}, place, '赛道' || place, 'Track ' || place, kind
    from unnest(array['single', 'group', 'video']) with ordinality as t(kind, place) returning id, kind`.execute(db);
  const track = (kind: TrackKind) => tracks.rows.find((one) => one.kind === kind)!.id;
  return { id, slug, single: track('single'), group: track('group'), video: track('video') };
}
export type ShownContest = Awaited<ReturnType<typeof makeShown>>;

export interface Made {
  kind?: TrackKind;
  state?: EntryState;
  marked?: boolean;
  slot?: number;
}

/** A work with files that are marked, but not in the store. */
export async function makeShownWork(
  product: Product,
  contest: ShownContest,
  entrantId: number,
  { kind = 'single', state = 'judging', marked = true, slot = 1 }: Made = {},
): Promise<number> {
  const { db, services } = product;
  const contact = services.secrets.seal(
    JSON.stringify({ author: 'Shen Xinghe', phone: '13900001111', email: 'xinghe@framehall.test' }),
  );
  const { rows } = await sql<{ id: number }>`
    insert into contest_entries (contest_id, track_id, entrant_id, slot, state, title, story, place, taken_on, own_work,
      submitted_at, reject_code, sealed_contact, marked_at)
    values (${contest.id}, ${contest[kind]}, ${entrantId}, ${state === 'withdrawn' ? null : slot}, ${state},
      ${`Ferry ${slot}`}, E'Mist.\nThen light.', 'Yuanyang', '2026-03-02', true, clock_now(),
      ${state === 'rejected' ? 'theme' : null}, ${contact}, ${marked ? sql`clock_now()` : null}) returning id`.execute(
    db,
  );
  const { id } = rows[0]!;
  if (kind === 'video') await addGoodFiles(product, id, 'cover', 1);
  await addGoodFiles(product, id, kind === 'video' ? 'video' : 'picture', kind === 'group' ? 5 : 1);
  if (marked)
    await sql`
      update contest_entry_files set marked_key = 'gallery/' || id || '/marked',
        card_key = case when part <> 'video' then 'gallery/' || id || '/card' end,
        duration_ms = case when part = 'video' then 61000 end
      where entry_id = ${id}`.execute(db);
  return id;
}
