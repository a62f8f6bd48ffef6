import type { APIRequestContext } from '@playwright/test';
import { idCheckDigit } from '#contract/domain/real-name.ts';
import { call, inDatabase, registered, tokenOf } from './support.ts';

/** A sale for ¥1,060.00 of somebody with a verified name, in a statement of last quarter. */
const EARNED = `
  with person as (
    update users set gid = 2, photo_flag = 1, nickname = $2 where email = $1 returning id
  ), named as (
    insert into real_names (user_id, state, paper, name, number_sealed, number_end, fingerprint, phone, due_at, decided_at)
    select id, 'verified', 'id-card', $2, 'none', right($3, 4), sha256($3::bytea), '', now(), now() from person
  ), taxed as (
    insert into tax_categories (user_id, category, reason) select id, 'royalty', 'licences' from person
  ), work as (
    insert into materials (kind, owner_id, file_name, size_bytes, title_zh, title_en, state)
    select 'video', id, 'a.mp4', 1, '山谷晨雾', 'Valley mist', 'offline' from person returning id
  ), ordered as (
    insert into orders (kind, buyer_id, state, licensee_type, licensee, project_name, brand, contact_name, contact,
      starts_on, total_fen, paid_at, confirmed_at, agreement_id)
    select 'video', id, 'confirmed', 'company', 'Nine Films', 'Spring', 'Dawn', 'Wei', '13800000000', current_date, 106000,
      now(), now(), (select id from policies where name = 'order' and version = 1) from person returning id, buyer_id
  ), line as (
    insert into order_lines (order_id, position, material_id, scene, channel, period, area)
    select ordered.id, 0, work.id, 'advertising', 'internet', 'year', 'mainland' from ordered, work returning id
  ), licence as (
    insert into licences (number, order_id, line_id, material_id, material_code, buyer_id, title_zh, title_en, amount_fen,
      licensee_type, licensee, project_name, brand, starts_on, scene, channel, period, area)
    select 'J' || line.id, ordered.id, line.id, work.id, 'J', ordered.buyer_id, '山谷晨雾', 'Valley mist', 106000,
      'company', 'Nine Films', 'Spring', 'Dawn', current_date, 'advertising', 'internet', 'year', 'mainland'
    from ordered, line, work
  ), sale as (
    insert into sales (line_id, owner_id, amount_fen, price_fen, discount_fen, vat_fen, net_fen, share_percent, share_fen,
      exclusive, agreement_version, refund_until)
    select line.id, person.id, 106000, 106000, 0, 6000, 100000, 50, 50000, false, 1, now() from line, person returning id
  ), statement as (
    insert into statements (user_id, quarter, line_count, opening_fen, gross_fen, reversals_fen, payable_fen, carried_fen,
      tax_category, tax_version, tax_year, tax_month, earlier_fen, earlier_tax_fen, tax_fen, net_fen, confirm_by)
    select id, '2026-Q1', 1, 0, 50000, 0, 50000, 0, 'royalty', 1, 2026, 4, 0, 0, 0, 50000, now() + interval '15 days'
    from person returning id
  )
  insert into statement_lines (statement_id, sale_id, share_percent, amount_fen)
  select statement.id, sale.id, 50, 50000 from statement, sale`;

export interface Earner {
  account: string;
  token: string;
  name: string;
  /** Number of the statement. */
  statement: string;
  statementId: number;
}

/** A photographer with a statement to confirm. */
export async function earned(request: APIRequestContext): Promise<Earner> {
  const { account, token } = await registered(request);
  const name = `林岚${crypto.randomUUID().slice(0, 6)}`;
  const digits = `110101190001${10 + Math.floor(Math.random() * 18)}${100 + Math.floor(Math.random() * 900)}`;
  await inDatabase(EARNED, [account, name, digits + idCheckDigit(digits)]);
  const { infos } = await call<{ infos: { id: number; number: string }[] }>(request, '/statement/list', {}, token);
  return { account, token, name, statement: infos[0]!.number, statementId: infos[0]!.id };
}

/** Gives a photographer a bank account that is paid to, and locked. */
export async function openAccount(request: APIRequestContext, token: string): Promise<void> {
  const account = {
    bank: '招商银行',
    branch: '招商银行杭州西湖支行',
    province: '浙江',
    city: '杭州',
    number: '6222020000000000018',
    phone: '13900002222',
  };
  const { next } = await call<{ next: { id: number } }>(request, '/center/bank/submit', account, token);
  const finance = await tokenOf(request, 'finance');
  await call(request, '/office/bank/claim', { id: next.id }, finance);
  await call(request, '/office/bank/pass', { id: next.id }, finance);
}

/** A photographer with a confirmed statement and such an account. */
export async function payable(request: APIRequestContext): Promise<Earner> {
  const earner = await earned(request);
  await call(request, '/statement/confirm', { id: earner.statementId }, earner.token);
  await openAccount(request, earner.token);
  return earner;
}
