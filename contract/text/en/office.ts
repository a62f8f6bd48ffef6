import type { Text } from '../text.ts';
import { audit } from './office/audit.ts';
import { catalogue } from './office/catalogue.ts';
import { feedback } from './office/feedback.ts';
import * as lists from './office/lists.ts';
import { mailbox } from './office/mailbox.ts';
import { media } from './office/media.ts';
import * as names from './office/names.ts';
import { overview } from './office/overview.ts';
import { search } from './office/search.ts';
import { users } from './office/users.ts';
import { work } from './office/work.ts';

export const office: Text['office'] = {
  nav: 'Office',
  timeZone: 'All times are China time (UTC+8)',
  desks: {
    overview: 'Overview',
    users: 'Users',
    media: 'Media',
    catalogue: 'Catalogue',
    topics: 'Topics',
    hotWords: 'Hot words',
    categories: 'Categories',
    search: 'Search',
    work: 'Background work',
    audit: 'Audit trail',
    mailbox: 'Mailbox',
    feedback: 'Feedback',
  },
  about: {
    users: 'Find people, change what they may do, and sort out account trouble.',
    media: 'How far every file is, what went wrong, and how much is stored.',
    catalogue: 'Find material, describe it, feature it, take it down and answer reports.',
    topics: 'The topics of the home page: their order, their texts and what is in them.',
    hotWords: 'Words suggested under the search box, one in each language.',
    categories: 'The categories of every kind, by which buyers narrow their search.',
    search: 'What people search for and do not find, and which words mean the same.',
    work: 'What the system does behind the scenes. Jobs that failed for good wait here for a person.',
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
  table: {
    range: '{{from}}–{{to}} of {{total}}',
    page: 'Page {{page}} of {{pages}}',
    previous: 'Previous page',
    next: 'Next page',
    pager: 'Pages',
    selectAll: 'Select the whole page',
    showMore: 'Show details',
    goneTitle: 'There is nothing on this page any more',
    goneHint: 'The list has become shorter. Go back to the first page.',
    firstPage: 'First page',
    outdated: 'Could not refresh; this is what we had before',
    nothingFound: 'Nothing matches',
    nothingFoundHint: 'Try another keyword, or clear the filters.',
    clearFilters: 'Clear filters',
    sortBy: 'Sort by {{column}}',
    shortcut: 'Press / to search',
  },
  reason: {
    label: 'Reason',
    hint: 'Goes into the audit trail, where other administrators can read it',
  },
  demoProgress: 'Demo catalogue: {{online}} of {{total}} online',
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
  search,
  work,
  audit,
  mailbox,
  feedback,
};
