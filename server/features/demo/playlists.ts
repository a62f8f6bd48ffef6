import { type Context, transaction } from '../../context.ts';
import type { Database } from '../../platform/database/database.ts';
import { addFirstPlaylists, addToPlaylist } from '../catalogue/catalogue.ts';
import { materialOf } from './demo-items.queries.ts';

/** Playlists of the demo, each with its pieces in order. */
export const PLAYLISTS = [
  {
    slug: 'slow-mornings',
    titleZh: '慢下来的早晨',
    titleEn: 'Slow mornings',
    descriptionZh: '钢琴、长笛与第一杯咖啡，适合生活、家居与美食画面。',
    descriptionEn: 'Piano, flute and the first coffee, for homes, food and quiet stories.',
    pieces: ['quiet-window', 'coffee-steam', 'harbour-breeze', 'morning-mist', 'sunday-kitchen'],
  },
  {
    slug: 'city-after-midnight',
    titleZh: '午夜之城',
    titleEn: 'City after midnight',
    descriptionZh: '霓虹、末班车与天台：慢节拍与合成器的夜晚。',
    descriptionEn: 'Neon, the last bus and a rooftop: slow beats and synthesizers for the night.',
    pieces: ['neon-harbour', 'late-bus-home', 'rooftop-sunset', 'starlit-drift', 'pulse-lab'],
  },
  {
    slug: 'ink-and-strings',
    titleZh: '弦上江南',
    titleEn: 'Ink and strings',
    descriptionZh: '古筝、箫与竹笛，从河灯到庙会，写给山水与节日。',
    descriptionEn: 'Guzheng, xiao and bamboo flute, from river lanterns to a temple fair.',
    pieces: ['paper-lanterns', 'lotus-pond', 'bamboo-rain', 'temple-fair'],
  },
  {
    slug: 'trailers-and-openings',
    titleZh: '大片开场',
    titleEn: 'Trailers and openings',
    descriptionZh: '从低语到全奏：预告片、宣传片与航拍的开头。',
    descriptionEn: 'From a whisper to the full orchestra, for trailers, brand films and aerials.',
    pieces: ['summit', 'first-light', 'open-roads', 'deep-water'],
  },
] as const;

/** Makes the playlists once, so that those deleted by editors do not come back, with the pieces that are made. */
export async function ensurePlaylists(ctx: Context): Promise<void> {
  await transaction(ctx, async (tx) => {
    const texts = PLAYLISTS.map(({ pieces: _pieces, ...playlist }) => playlist);
    if (!(await addFirstPlaylists(tx.db, texts))) return;
    for (const slug of PLAYLISTS.flatMap(({ pieces }) => pieces)) {
      const materialId = await materialOf(tx.db, slug);
      if (materialId !== undefined) await linkPlaylists(tx.db, slug, materialId);
    }
  });
}

/** Puts a piece that has been made into its playlists. */
export async function linkPlaylists(db: Database, slug: string, materialId: number): Promise<void> {
  for (const playlist of PLAYLISTS) {
    const place = (playlist.pieces as readonly string[]).indexOf(slug);
    if (place >= 0) await addToPlaylist(db, playlist.slug, materialId, place + 1);
  }
}
