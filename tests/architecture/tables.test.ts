import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Owner of each table and view. Only the owner names a table; views are for others to read. */
const OWNERS: Record<string, { tables: string; views?: string }> = {
  accounts: {
    tables: 'users sessions verification_codes email_links account_changes staff_invites rate_limits',
    views: 'user_facts company_people',
  },
  agreements: { tables: 'agreements agreement_answers agreement_mails', views: 'agreement_facts agreement_refusers' },
  applications: {
    tables: 'applications application_pictures application_events',
    views: 'application_picture_facts applicant_contacts',
  },
  audit: { tables: 'audit_events', views: 'audit_facts' },
  awards: { tables: 'contest_awardings contest_awards', views: 'award_facts fixed_awards' },
  bank: { tables: 'bank_accounts bank_unlocks', views: 'payable_accounts' },
  boards: { tables: 'boards board_materials board_people board_links board_comments board_visits board_words' },
  bookmarks: { tables: 'bookmarks', views: 'bookmark_facts' },
  cart: { tables: 'cart_items', views: 'cart_facts' },
  catalogue: {
    tables: `materials material_files material_reports categories topics topic_materials hot_words music_tags
      material_tags sounds heard_sounds sound_suggestions sound_rights sound_writers sound_isrcs playlists
      playlist_materials`,
    views: `material_facts material_file_facts material_thumbnails sound_facts heard_facts material_tag_facts
      sound_credits sound_writer_facts open_rights_reports category_facts topic_facts topic_material_facts
      topic_picture_facts hot_word_facts`,
  },
  companies: {
    tables: 'customers company_invites member_limits',
    views: 'customer_facts active_members company_licence_facts',
  },
  content: {
    tables: `content_banner_days content_editors content_missed_questions content_entries content_old_slugs content_picture_uses
      content_pictures content_revisions content_votes`,
    views: 'content_picture_facts shown_entries',
  },
  contests: {
    tables: 'contests contest_tracks contest_criteria contest_prizes',
    views: 'contest_facts track_facts criterion_facts prize_facts',
  },
  contracts: { tables: 'contract_terms', views: 'ended_contracts' },
  demo: { tables: 'demo_items demo_orders' },
  entries: { tables: 'contest_entries contest_entry_files', views: 'entry_facts entry_file_facts' },
  feedback: { tables: 'feedback' },
  following: { tables: 'saved_searches followed_shops news_readers', views: 'follower_counts' },
  gallery: { tables: 'contest_votes', views: 'gallery_facts' },
  holidays: { tables: 'holidays' },
  idempotency: { tables: 'request_keys' },
  installation: { tables: 'installation' },
  invoices: {
    tables: 'invoice_titles invoices invoice_lines invoice_files red_flushes invoice_errands provider_tokens',
    views: 'invoice_file_keys',
  },
  judging: {
    tables: `judges judge_sessions contest_rounds round_works round_judges judge_replacements assignments
      contest_protocols`,
    views: 'jury_facts winner_facts judged_tracks judged_works sealed_contests judging_figures',
  },
  keys: { tables: 'api_keys' },
  licences: {
    tables:
      'licences licence_files licence_outlets licence_corrections downloads sales licensed_copies licence_formats',
    views: 'licence_facts licence_file_facts licensed_line_facts sale_facts licensed_copy_facts',
  },
  licensees: { tables: 'saved_licensees' },
  redirects: { tables: 'redirects' },
  policies: { tables: 'policies policy_consents', views: 'policy_facts' },
  'material-center': {
    tables: 'shops material_groups material_releases',
    views: 'shop_facts group_facts material_release_facts',
  },
  media: {
    tables: `media_runs material_findings material_suggestions material_looks original_files
      embedding_models material_embeddings`,
    views: 'media_run_facts finding_facts suggestion_facts look_facts embedding_facts',
  },
  membership: {
    tables: 'membership_plans product_orders memberships package_pools',
    views: 'product_order_facts membership_facts package_pool_facts',
  },
  messages: { tables: 'messages' },
  orders: {
    tables: 'orders order_lines order_parts order_messages quotes quote_lines',
    views: 'order_facts order_line_facts line_party_facts quote_facts quote_line_facts',
  },
  originals: { tables: 'original_requests entry_originals', views: 'original_facts' },
  packages: { tables: 'packages package_takings' },
  papers: { tables: 'papers', views: 'paper_facts' },
  payments: {
    tables: 'payments payment_attempts payment_notices refunds payer_questions',
    views: 'payment_vouchers settled_payments product_payments kept_money',
  },
  payouts: { tables: 'payout_templates payout_batches payout_lines payout_returns', views: 'payout_facts' },
  platform: { tables: 'made_functions request_counts built_releases' },
  prices: { tables: 'price_tables price_leaves', views: 'price_floors current_prices' },
  projects: {
    tables: 'projects project_members project_skus project_takings download_list',
    views: 'project_facts project_people',
  },
  'real-name': { tables: 'real_names identity_pictures', views: 'real_name_facts identity_picture_facts' },
  review: { tables: 'reviews', views: 'review_facts' },
  search: {
    tables: `search_terms search_changes search_phrases phrase_materials searched_words synonyms synonym_words
      search_placements sent_pictures sent_sounds material_folds look_entries look_changes look_centroids
      search_fusions`,
    views: 'fold_facts',
  },
  'search-quality': { tables: 'search_grades search_measurements search_query_standings' },
  shares: { tables: 'share_rates share_standings share_mails' },
  statements: {
    tables: 'statements statement_lines statement_disputes statement_runs tax_rules tax_categories',
    views: 'statement_invoices statement_facts earning_facts',
  },
  'stock-offers': { tables: 'stock_offers stock_offer_files', views: 'entered_materials wanted_originals' },
  tracking: { tables: 'material_events material_days', views: 'day_facts' },
  uploads: { tables: 'uploads releases', views: 'release_facts' },
  webhooks: { tables: 'webhooks webhook_deliveries' },
};

/** Exceptions to the rule; money has none. */
const STILL: Record<string, string> = {
  // The demo opens shops and acts for people, for which there are no calls.
  demo: `categories hot_words material_files material_groups materials reviews sessions shops topic_materials topics
    users`,
};

const words = (text = '') => text.split(/\s+/).filter(Boolean);
const ownersOf = (kind: 'tables' | 'views') =>
  new Map(Object.entries(OWNERS).flatMap(([owner, own]) => words(own[kind]).map((name) => [name, owner] as const)));
const tables = ownersOf('tables');
const views = ownersOf('views');

/** Name in the database. */
const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const NAMED = [
  /\b(?:from|join|into|update|using|table)\s+(?:only\s+)?([a-z_]+)/g,
  // The further tables of a list: from chosen, orders o
  /\bfrom\s+[a-z_]+(?:\s+[a-z]+)?((?:,\s*[a-z_]+(?:\s+[a-z]+)?)+)/g,
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|using|mergeInto|table)\(\s*\[?'([A-Za-z_]+)/g,
  /\btable: '([A-Za-z_]+)'/g,
];

/** Tables that SQL and calls of kysely name. */
function tablesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, '');
  const named = NAMED.flatMap((form) =>
    [...code.matchAll(form)].flatMap(([, found = '']) => found.match(/[A-Za-z_]+/g) ?? []),
  );
  return [...new Set(named.map(snakeCase))].filter((name) => tables.has(name));
}

/** Tables of other features that each feature names. */
function foreignTables(): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync('server/features/**/*.{queries.ts,sql}')) {
    const feature = file.split('/')[2]!;
    const foreign = tablesIn(readFileSync(file, 'utf8')).filter((table) => tables.get(table) !== feature);
    for (const table of foreign) found.set(feature, (found.get(feature) ?? new Set()).add(table));
  }
  const sorted = [...found].map(([feature, names]) => [feature, [...names].toSorted()] as const);
  return Object.fromEntries(sorted.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

test('only its owner names a table', () => {
  expect(foreignTables()).toEqual(
    Object.fromEntries(Object.entries(STILL).map(([feature, names]) => [feature, words(names).toSorted()])),
  );
});

test('every table and every view has an owner, and views stand with theirs', () => {
  const rows = readFileSync('server/platform/database/rows.ts', 'utf8');
  const known = [...rows.slice(rows.indexOf('export interface DB {')).matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) =>
    snakeCase(name),
  );
  expect(known.toSorted()).toEqual([...tables.keys(), ...views.keys()].toSorted());
  const places = globSync('server/features/*/views/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/create view (\w+)/g)].map(([, name]) => [name, file.split('/')[2]]),
  );
  expect(Object.fromEntries(places)).toEqual(Object.fromEntries(views));
});

test.each([
  ['select id from orders o', ['orders']],
  ['update licences set state = 1', ['licences']],
  ['select 1 from chosen, orders o, quotes q', ['orders', 'quotes']],
  ['delete from payments using refunds', ['payments', 'refunds']],
  ["db.selectFrom('orderLines').leftJoin('users', 'users.id', 'ownerId')", ['order_lines', 'users']],
  ["letPass(db, { table: 'order_messages' })", ['order_messages']],
  ['-- taken from orders\nselect * from order_facts', []],
])('names are found: %s', (source, names) => {
  expect(tablesIn(source).toSorted()).toEqual(names);
});
