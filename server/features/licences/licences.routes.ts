import type { licenceDeskCalls } from '#contract/calls/licences-desk.ts';
import type { licenceCalls } from '#contract/calls/licences.ts';
import type { Handlers } from '../../handler.ts';
import { archiveLink } from './archive/archive.ts';
import { anyCertificate, ownCertificate } from './certificate.ts';
import { askCorrection, refuseCorrection, reissue, revokeOne } from './corrections.ts';
import { companyDownloads, companyLicences } from './company.ts';
import { coversUse } from './covers.ts';
import { readDeskDetail, readDeskList } from './licences-desk.ts';
import { countOpenCorrections } from './licences-desk.queries.ts';
import { downloadCredentials, downloadLink } from './download.ts';
import { askForFormat, formatLink, formatsOfLicence } from './formats/formats.ts';
import { listHeld } from './held.queries.ts';
import { listOwned } from './list.queries.ts';
import { claimKitLink } from './music/claim-kit.ts';
import { cueSheetLink, cueSheetTable } from './music/cue-sheet.ts';
import { saveOutlets } from './music/outlets.ts';
import { licenceFor } from './present-licence.ts';
import { recentLicences } from './recent.ts';
import { verifyFile, verifyNumber } from './verify.ts';

export const licenceHandlers: Handlers<typeof licenceCalls> = {
  async list(ctx, filter) {
    const { total, rows } = await listOwned(ctx.db, ctx.actor.userId, filter);
    return { total, infos: rows.map((row) => licenceFor(ctx, row)) };
  },
  recent: recentLicences,
  ofCompany: companyLicences,
  companyDownloads,
  certificate: ownCertificate,
  held: async (ctx, { materialIds }) => ({ infos: await listHeld(ctx.db, ctx.actor.userId, materialIds) }),
  download: downloadLink,
  formats: formatsOfLicence,
  makeFormat: askForFormat,
  downloadFormat: formatLink,
  archive: archiveLink,
  downloadCredentials,
  claimKit: claimKitLink,
  cueSheet: cueSheetLink,
  cueSheetTable,
  saveOutlets,
  covers: coversUse,
  askCorrection,
  verify: verifyNumber,
  verifyFile,
};

export const licenceDeskHandlers: Handlers<typeof licenceDeskCalls> = {
  list: readDeskList,
  counts: async (ctx) => ({ corrections: await countOpenCorrections(ctx.db) }),
  detail: readDeskDetail,
  reissue,
  refuseCorrection,
  revoke: revokeOne,
  certificate: anyCertificate,
};
