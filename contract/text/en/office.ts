import type { Text } from '../text.ts';
import { audit } from './office/audit.ts';
import { catalogue } from './office/catalogue.ts';
import { feedback } from './office/feedback.ts';
import { finance } from './office/finance.ts';
import { holidays } from './office/holidays.ts';
import * as lists from './office/lists.ts';
import { licences } from './office/licences.ts';
import { mailbox } from './office/mailbox.ts';
import { media } from './office/media.ts';
import * as names from './office/names.ts';
import { overview } from './office/overview.ts';
import { prices } from './office/prices.ts';
import { review } from './office/review.ts';
import { sales } from './office/sales.ts';
import { search } from './office/search.ts';
import { users } from './office/users.ts';
import { jobs } from './office/jobs.ts';

export const office: Text['office'] = {
  nav: 'Office',
  timeZone: 'All times are China time (UTC+8)',
  desks: {
    overview: 'Overview',
    users: 'Users',
    media: 'Media',
    review: 'Review',
    sales: 'Sales',
    finance: 'Finance',
    licences: 'Licences',
    prices: 'Prices',
    holidays: 'Holidays',
    catalogue: 'Catalogue',
    topics: 'Topics',
    hotWords: 'Hot words',
    categories: 'Categories',
    search: 'Search',
    jobs: 'Background work',
    audit: 'Audit trail',
    mailbox: 'Mailbox',
    feedback: 'Feedback',
  },
  about: {
    users: 'Find people, change what they may do, and sort out account trouble.',
    media: 'How far every file is, what went wrong, and how much is stored.',
    review: 'Decide what goes on sale: approve, return or reject, and tell owners why.',
    sales: 'Quote orders, talk with buyers and follow every order.',
    finance: 'Match transfers, decide refunds and see every payment.',
    licences: 'Put licences right, reissue and revoke them.',
    prices: 'What licences cost, by use, channel, period and territory. See what a change does before you publish it.',
    holidays: 'When China rests and works. Deadlines of quotes and reviews follow this calendar.',
    catalogue: 'Find material, describe it, feature it, take it down and answer reports.',
    topics: 'The topics of the home page: their order, their texts and what is in them.',
    hotWords: 'Words suggested under the search box, one in each language.',
    categories: 'The categories of every kind, by which buyers narrow their search.',
    search: 'What people search for and do not find, and which words mean the same.',
    jobs: 'What the system does behind the scenes. Jobs that failed for good wait here for a person.',
    audit: 'Who changed what, when and why.',
    mailbox: 'E-mail and text messages that the system wrote.',
    feedback: 'Scores and comments from the feedback survey.',
  },
  notStaff: {
    title: 'This part is for staff',
    body: 'Your account has no office access. If you work at Framehall, ask an administrator to give you a role.',
  },
  notPermitted: {
    title: 'This desk is not one of yours',
    body: 'Your roles: {{roles}}. If your work needs this desk, ask an administrator.',
    back: 'Back to overview',
  },
  reason: {
    label: 'Reason',
    hint: 'Goes into the audit trail, where other administrators can read it',
  },
  demoProgress: 'Demo catalogue: {{online}} of {{total}} online',
  chart: { week: 'Week from {{day}}' },
  history: {
    title: 'What happened before',
    empty: 'Nothing recorded yet.',
    all: 'See all {{total}} records',
  },
  ...names,
  ...lists,
  overview,
  users,
  media,
  catalogue,
  review,
  sales,
  finance,
  licences,
  prices,
  holidays,
  search,
  jobs,
  audit,
  mailbox,
  feedback,
};
