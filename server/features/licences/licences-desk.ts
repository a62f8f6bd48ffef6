import type { LicenceDeskRow } from '#contract/calls/licences-desk.ts';
import type { Context } from '../../context.ts';
import { problem } from '../../platform/problem.ts';
import { type DeskRow, findForDesk, listDownloads, listForDesk, listVersions } from './licences-desk.queries.ts';
import { licenceFor } from './present-licence.ts';

function deskRow(ctx: Context, row: DeskRow): LicenceDeskRow {
  const wanted =
    row.correctionId === null
      ? null
      : {
          correctionId: row.correctionId,
          fields: row.wanted,
          words: row.words,
          askedAt: row.correctionAt.toISOString(),
        };
  return { ...licenceFor(ctx, row), buyer: row.buyer, wanted };
}

export async function readDeskList(ctx: Context, filter: Parameters<typeof listForDesk>[1]) {
  const { total, rows } = await listForDesk(ctx.db, filter);
  return { total, infos: rows.map((row) => deskRow(ctx, row)) };
}

export async function readDeskDetail(ctx: Context, { licenceId }: { licenceId: number }) {
  const row = await findForDesk(ctx.db, licenceId);
  if (!row) return problem('not-found');
  const versions = await listVersions(ctx.db, row.lineId);
  const downloads = await listDownloads(ctx.db, row.lineId);
  return {
    licence: deskRow(ctx, row),
    versions: versions.map((version) => licenceFor(ctx, version)),
    downloads: downloads.map(({ at, by, how }) => ({ at: at.toISOString(), by, how })),
  };
}
