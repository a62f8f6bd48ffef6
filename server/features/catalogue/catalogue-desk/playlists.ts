import { type MemberContext, transaction } from '../../../context.ts';
import { problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { deleteListed } from './lists.queries.ts';
import { refusingDuplicates, scheduleProblem } from './lists.ts';
import { listMembers, PLAYLISTS } from './members.queries.ts';
import {
  insertPlaylist,
  listPlaylistsToKeep,
  lockPlaylist,
  type PlaylistFields,
  type PlaylistTexts,
  updatePlaylist,
} from './playlists.queries.ts';

const DUPLICATES = { playlists_slug_key: 'slug' };

export async function listPlaylists(ctx: MemberContext) {
  const rows = await listPlaylistsToKeep(ctx.db);
  return {
    infos: rows.map((row) => ({ ...row, cover: row.cover === null ? null : ctx.objects.publicUrl(row.cover) })),
  };
}

export async function addPlaylist(ctx: MemberContext, texts: PlaylistTexts) {
  const refused = scheduleProblem(texts);
  if (refused) return refused;
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const id = await insertPlaylist(tx.db, texts);
      await recordChange(tx, { action: 'playlist.added', subject: `playlist:${id}`, after: { ...texts } });
      return { id };
    }),
  );
}

export async function editPlaylist(
  ctx: MemberContext,
  { id, version, ...fields }: PlaylistFields & { id: number; version: number },
) {
  const refused = scheduleProblem(fields);
  if (refused) return refused;
  return await refusingDuplicates(DUPLICATES, () =>
    transaction(ctx, async (tx) => {
      const playlist = await lockPlaylist(tx.db, id);
      if (!playlist) return problem('not-found');
      if (playlist.version !== version) return problem('changed-meanwhile');
      const members = await listMembers(tx.db, PLAYLISTS, id);
      if (fields.coverId !== null && !members.some((piece) => piece.id === fields.coverId))
        return problem('bad-input', { fields: { coverId: 'invalid' } });
      await updatePlaylist(tx.db, id, fields);
      const before = { ...fieldsOf(playlist) };
      await recordChange(tx, { action: 'playlist.edited', subject: `playlist:${id}`, before, after: { ...fields } });
      return {};
    }),
  );
}

function fieldsOf({ id: _id, version: _version, ...fields }: PlaylistFields & { id: number; version: number }) {
  return fields;
}

export async function removePlaylist(ctx: MemberContext, { id, version }: { id: number; version: number }) {
  return await transaction(ctx, async (tx) => {
    const playlist = await lockPlaylist(tx.db, id);
    if (!playlist) return problem('not-found');
    if (playlist.version !== version) return problem('changed-meanwhile');
    const materials = (await listMembers(tx.db, PLAYLISTS, id)).map(({ code }) => code);
    await deleteListed(tx.db, 'playlists', id);
    await recordChange(tx, {
      action: 'playlist.removed',
      subject: `playlist:${id}`,
      before: { ...fieldsOf(playlist), materials },
    });
    return {};
  });
}
