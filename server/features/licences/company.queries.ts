import { sql } from 'kysely';
import type { LicenceState } from '#contract/domain/licence.ts';
import type { MediaKind } from '#contract/domain/media.ts';
import { containing, type Database } from '../../platform/database/database.ts';
import { type Page, readPage } from '../../platform/database/page.ts';
import { mayReadOfCompany } from '../accounts/accounts.ts';

export interface OnMaterial {
  orderId: number;
  materialCode: string;
  kind: MediaKind;
  titleZh: string;
  titleEn: string;
  thumbnail: string | null;
}

/** What was licensed by `licences l`. */
export const MATERIAL = sql`
  l.order_id, l.material_code, l.title_zh, l.title_en,
  (select kind from material_facts where id = l.material_id) as kind,
  (select key from material_thumbnails where material_id = l.material_id) as thumbnail`;

export interface CompanyLicenceRow extends OnMaterial {
  id: number;
  number: string;
  state: LicenceState;
  projectName: string;
  by: string;
  startsOn: string;
  endsOn: string | null;
  issuedAt: Date;
  today: string;
}

/** Licences of the company that this person belongs to, newest first, without superseded versions. */
export async function listOfCompany(db: Database, userId: number, { keyword, ...page }: Page & { keyword: string }) {
  const pattern = containing(keyword);
  const meant =
    keyword === ''
      ? sql`true`
      : sql`(l.number ilike ${pattern} or l.material_code ilike ${pattern} or l.title_zh ilike ${pattern}
          or l.title_en ilike ${pattern} or l.project_name ilike ${pattern})`;
  return await readPage<CompanyLicenceRow>(
    db,
    {
      columns: sql`
        ${MATERIAL}, l.id, l.number, l.state, l.project_name, l.starts_on::text as starts_on, l.ends_on::text as ends_on,
        l.issued_at, day_in_china(clock_now())::text as today,
        (select nickname from user_facts where id = l.buyer_id) as by`,
      from: sql`from licences l where ${mayReadOfCompany(userId, 'l')} and l.state <> 'superseded' and ${meant}`,
      order: sql`l.id desc`,
    },
    page,
  );
}

export interface CompanyDownloadRow extends OnMaterial {
  id: number;
  at: Date;
  how: 'file' | 'archive' | 'credentials';
  by: string | null;
  licence: string;
}

/** Downloads of what the company licensed that this person belongs to, newest first. */
export async function listDownloads(db: Database, userId: number, page: Page) {
  return await readPage<CompanyDownloadRow>(
    db,
    {
      columns: sql`
        d.id, d.at, d.how, (select nickname from user_facts where id = d.user_id) as by, made.*`,
      from: sql`
        from downloads d
        cross join lateral (select l.number as licence, ${MATERIAL} from licences l where l.id = d.licence_id) made
        where ${mayReadOfCompany(userId, 'd')}`,
      order: sql`d.id desc`,
    },
    page,
  );
}
