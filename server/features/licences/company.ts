import type { CompanyDownload, CompanyLicence } from '#contract/calls/licences.ts';
import { inLanguage } from '#contract/domain/language.ts';
import { standingOf } from '#contract/domain/licence.ts';
import { buyerIn, type Context, type MemberContext } from '../../context.ts';
import type { Page } from '../../platform/database/page.ts';
import { problem } from '../../platform/problem.ts';
import {
  type CompanyDownloadRow,
  type CompanyLicenceRow,
  listDownloads,
  listOfCompany,
  type OnMaterial,
} from './company.queries.ts';

/** Licences of the caller's company; not found without one. */
export async function companyLicences(ctx: MemberContext, filter: Page & { keyword: string }) {
  if (buyerIn(ctx).customerId === null) return problem('not-found');
  const { total, rows } = await listOfCompany(ctx.db, ctx.actor.userId, filter);
  return { total, infos: rows.map((row) => presentLicence(ctx, row)) };
}

/** Who of the caller's company downloaded what. */
export async function companyDownloads(ctx: MemberContext, page: Page) {
  if (buyerIn(ctx).customerId === null) return problem('not-found');
  const { total, rows } = await listDownloads(ctx.db, ctx.actor.userId, page);
  return { total, infos: rows.map((row) => presentDownload(ctx, row)) };
}

function presentLicence(ctx: Context, row: CompanyLicenceRow): CompanyLicence {
  const { id: licenceId, number, projectName, by, endsOn, today } = row;
  return {
    ...materialOf(ctx, row),
    licenceId,
    number,
    projectName,
    by,
    endsOn,
    standing: standingOf(row, today),
    issuedAt: row.issuedAt.toISOString(),
  };
}

function presentDownload(ctx: Context, row: CompanyDownloadRow): CompanyDownload {
  const { id, at, by, how, licence } = row;
  return { ...materialOf(ctx, row), id, at: at.toISOString(), by, how, licence };
}

export function materialOf(ctx: Context, row: OnMaterial) {
  const { orderId, materialCode: code, kind, titleZh, titleEn, thumbnail } = row;
  return {
    orderId,
    code,
    kind,
    title: inLanguage(ctx.language, titleZh, titleEn),
    thumbnail: thumbnail === null ? null : ctx.objects.publicUrl(thumbnail),
  };
}
