import type { Text } from '../text.ts';

export const table: Text['table'] = {
  range: '{{from}}–{{to}} of {{total}}',
  page: 'Page {{page}} of {{pages}}',
  previous: 'Previous page',
  next: 'Next page',
  pager: 'Pages',
  selectAll: 'Select page',
  showMore: 'Show details',
  goneTitle: 'Nothing on this page any more',
  goneHint: 'The list got shorter. Go back to the first page.',
  firstPage: 'First page',
  outdated: 'Couldn’t refresh. Showing the previous data',
  nothingFound: 'No results',
  nothingFoundHint: 'Try another keyword or clear the filters.',
  clearFilters: 'Clear filters',
  sortBy: 'Sort by {{column}}',
  shortcut: 'Press / to search',
  period: {
    label: 'Period',
    month: 'Last 30 days',
    quarter: 'Last 3 months',
    year: 'Last 12 months',
    custom: 'Custom dates',
    from: 'From',
    to: 'To',
  },
};
