import type { Text } from '../text.ts';

export const table: Text['table'] = {
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
};
