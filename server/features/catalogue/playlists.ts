import { formatClock } from '#contract/domain/clock.ts';
import { inLanguage } from '#contract/domain/language.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { musicItem, readerOf } from './items.ts';
import { itemsByIds } from './items.queries.ts';
import { findPlaylist, listPlaylists, piecesOfPlaylist, type PlaylistRow } from './playlists.queries.ts';

/** More than editors ever collect. */
const MOST = { playlists: 500, pieces: 500 };

function playlistCard({ language, objects }: Context, row: PlaylistRow) {
  return {
    id: row.id,
    title: inLanguage(language, row.titleZh, row.titleEn),
    description: inLanguage(language, row.descriptionZh, row.descriptionEn),
    coverStr: row.cover === null ? '' : objects.publicUrl(row.cover),
    count: row.count,
    durationText: formatClock(row.durationMs / 1000),
  };
}

export async function allPlaylists(ctx: Context) {
  const rows = await listPlaylists(ctx.db, MOST.playlists);
  return { infos: rows.map((row) => playlistCard(ctx, row)) };
}

export async function onePlaylist(ctx: Context, id: number) {
  const [row, pieces] = await Promise.all([findPlaylist(ctx.db, id), piecesOfPlaylist(ctx.db, id, MOST.pieces)]);
  if (!row) return problem('not-found');
  const rows = await itemsByIds(ctx.db, readerOf(ctx), pieces);
  return { playlist: playlistCard(ctx, row), infos: rows.map((item) => musicItem(ctx, item)) };
}
