import type { Text } from '../text.ts';
import { agreements } from './office/agreements.ts';
import { applications } from './office/applications.ts';
import { awards } from './office/awards.ts';
import { originals } from './office/originals.ts';
import { bankAccounts } from './office/bank-accounts.ts';
import { bodyEditor } from './office/body-editor.ts';
import { companies } from './office/companies.ts';
import { vip } from './office/vip.ts';
import { catalogue } from './office/catalogue.ts';
import { claims } from './office/claims.ts';
import { content } from './office/content.ts';
import { contests } from './office/contests.ts';
import { entries } from './office/entries.ts';
import { finance } from './office/finance.ts';
import { find } from './office/find.ts';
import { holidays } from './office/holidays.ts';
import * as lists from './office/lists.ts';
import { licences } from './office/licences.ts';
import { mailbox } from './office/mailbox.ts';
import { media } from './office/media.ts';
import { music } from './office/music.ts';
import * as names from './office/names.ts';
import { overview } from './office/overview.ts';
import { pictures } from './office/pictures.ts';
import { payouts } from './office/payouts.ts';
import { prices } from './office/prices.ts';
import { projects } from './office/projects.ts';
import { redirects } from './office/redirects.ts';
import { realNames } from './office/real-names.ts';
import { review } from './office/review.ts';
import { sales } from './office/sales.ts';
import { search } from './office/search.ts';
import { statements } from './office/statements.ts';
import { users } from './office/users.ts';
import { invoices } from './office/invoices.ts';
import { jobs } from './office/jobs.ts';
import { judging } from './office/judging.ts';

const audit: Text['office']['audit'] = {
  search: 'Search the audit trail',
  searchHint: 'User, action code or subject',
  subject: 'Subject',
  subjectHint: 'Subject, such as user:12',
  time: 'Time',
  actor: 'User',
  action: 'Action',
  reason: 'Reason',
  system: 'System',
  code: 'Action code',
  who: 'Performed by',
  whoHint: 'Name or email',
  export: 'Export CSV',
  exportName: 'audit-trail',
  exported: 'Exported',
  onlyThis: '{{subject}} only',
  changes: 'Changes',
  field: 'Field',
  before: 'Before',
  after: 'After',
  nothing: 'empty',
  yes: 'yes',
  no: 'no',
  openUser: 'Open user',
  emptyTitle: 'Nothing recorded yet',
  emptyHint: 'Registrations, edits and all staff actions appear here.',
};

const feedback: Text['office']['feedback'] = {
  average: 'Average rating',
  outOf: 'out of 5',
  answers: 'Responses',
  all: 'Ratings of all {{count}}',
  score: 'Rating',
  comment: 'Comment',
  contact: 'Contact',
  page: 'Page',
  author: 'User',
  time: 'Time',
  visitor: 'Visitor',
  noComment: 'No comment',
  emptyTitle: 'No feedback yet',
  emptyHint: 'Responses appear here when people use “Give feedback” on the site.',
};

export const office: Text['office'] = {
  nav: 'Office',
  timeZone: 'All times are China time (UTC+8)',
  desks: {
    overview: 'Overview',
    users: 'Users',
    media: 'Media',
    review: 'Review',
    applications: 'Applications',
    agreements: 'Agreements',
    realNames: 'Real names',
    bankAccounts: 'Bank accounts',
    sales: 'Sales',
    companies: 'Companies',
    vip: 'VIP',
    finance: 'Finance',
    invoices: 'Invoices',
    statements: 'Statements',
    payouts: 'Payouts',
    licences: 'Licences',
    prices: 'Prices',
    holidays: 'Holidays',
    catalogue: 'Catalogue',
    music: 'Music',
    content: 'Content',
    contests: 'Contests',
    entries: 'Entries',
    topics: 'Topics',
    playlists: 'Playlists',
    hotWords: 'Hot words',
    categories: 'Categories',
    search: 'Search',
    jobs: 'Background work',
    audit: 'Audit trail',
    mailbox: 'Mailbox',
    feedback: 'Feedback',
  },
  about: {
    users: 'Find users, change their roles and resolve account problems.',
    media: 'Track file processing, errors and storage.',
    applications: 'Review applicants’ images, similar works and details.',
    agreements: 'Every version of what photographers, buyers and members agree to: preview and publishing.',
    review: 'Approve, return or reject submitted work, and tell owners why.',
    realNames: 'Confirm who photographers are: look at the documents, then decide.',
    bankAccounts: 'Review the accounts we pay photographers to. An early change takes two people.',
    sales: 'Quote orders, message buyers and track every order.',
    companies: 'Company accounts: check applications, open, reject and close them.',
    vip: 'Put VIP plans and packages on sale, quote packages, see who has bought them and follow refund requests.',
    finance: 'Match transfers, decide on refunds and view every payment.',
    invoices: 'Buyers’ invoice requests: issue them in time, upload and compare.',
    statements: 'Quarterly statements of photographers: disputes, payments, rates and tax.',
    payouts: 'Pay photographers in batches: one prepares, another releases, and the bank’s answer is booked.',
    licences: 'Correct, reissue and revoke licences.',
    prices: 'Licence prices by use, channel, term and region. Preview changes before you publish.',
    holidays: 'Public holidays and working weekends in China. Quote and review deadlines follow this calendar.',
    catalogue: 'Find, edit and feature material, take it offline and answer reports.',
    music: 'Music and sound effects: tempo, key, tags, writers and rights.',
    content: 'Write and publish cases, articles, activities, questions and pages, with every revision.',
    contests:
      'Plan contests: tracks, criteria, prizes and dates. Invite judges, run rounds, seal the record and give prizes.',
    entries: 'Check that contest entries meet the rules: pass them to the jury, or say what to fix.',
    topics: 'Topics on the home page: order, text and content.',
    playlists: 'Playlists of music and sound effects: order, text, schedule and tracks.',
    hotWords: 'Words suggested below the search box, one per language.',
    categories: 'Categories for each material type, used by buyers to filter.',
    search: 'What people search for and don’t find, synonyms, and how good the results are.',
    jobs: 'Jobs the system runs in the background. Failed jobs wait here for you.',
    audit: 'Who changed what, when and why.',
    mailbox: 'Emails and text messages sent by the system.',
    feedback: 'Ratings and comments from the feedback survey.',
  },
  notStaff: {
    title: 'Staff only',
    body: 'Your account has no office access. If you work at Framehall, ask an administrator for a role.',
  },
  notPermitted: {
    title: 'You don’t have access to this page',
    body: 'Your roles: {{roles}}. If you need access, ask an administrator.',
    back: 'Back to overview',
  },
  reason: {
    label: 'Reason',
    hint: 'Saved in the audit trail, visible to other administrators',
  },
  demoProgress: 'Demo catalogue: {{online}} of {{total}} online',
  days: { from: 'From', to: 'To', time: 'Time in China' },
  chart: { week: 'Week from {{day}}', period: 'Period', last: 'Last {{days}} days' },
  sheet: { choose: 'Choose the edited file', tooBig: 'The file is larger than {{limit}}' },
  suggestion: { inFile: 'In the file: {{says}}', title: 'title “{{title}}”', take: 'Use' },
  history: {
    title: 'History',
    empty: 'Nothing recorded yet.',
    all: 'View all {{total}} records',
  },
  ...names,
  ...lists,
  overview,
  find,
  statements,
  payouts,
  users,
  media,
  music,
  catalogue,
  content,
  contests,
  entries,
  awards,
  originals,
  judging,
  review,
  applications,
  agreements,
  realNames,
  redirects,
  bankAccounts,
  bodyEditor,
  pictures,
  companies,
  vip,
  projects,
  claims,
  sales,
  finance,
  invoices,
  licences,
  prices,
  holidays,
  search,
  jobs,
  audit,
  mailbox,
  feedback,
};
