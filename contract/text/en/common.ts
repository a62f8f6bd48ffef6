import type { Text } from '../text.ts';

export const site: Text['site'] = {
  name: 'Framehall',
  title: 'Framehall · Licensed stock video library',
  description: 'Licensed stock video, photos, music and sound effects. License once, use it with confidence.',
};

export const client: Text['client'] = {
  offline: 'We can’t reach the server. Check your connection and try again',
  unavailable: 'The service is temporarily unavailable. Please try again shortly',
};

export const common: Text['common'] = {
  onlyIn: { zh: 'Only available in Chinese so far', en: 'Only available in English so far' },
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  save: 'Save',
  copy: 'Copy',
  copied: 'Copied to the clipboard',
  copyFailed: 'Couldn’t copy. Select the text and copy it manually',
  loading: 'Loading…',
  home: 'Back to home',
  reload: 'Reload page',
  optional: 'optional',
  skipToContent: 'Skip to main content',
  nothingToDraw: 'None in this period',
  loadFailed: 'This couldn’t be loaded',
  date: {
    choose: 'Choose a date',
    unreadable: 'Enter a date such as {{example}}',
    earlierYear: 'Previous year',
    earlierMonth: 'Previous month',
    laterMonth: 'Next month',
    laterYear: 'Next year',
  },
};

export const fieldProblems: Text['fieldProblems'] = {
  required: 'Please fill in this field',
  'too-short': 'Too short',
  'too-long': 'Too long',
  invalid: 'Check the format',
  unknown: 'Unknown field',
  taken: 'This already exists',
  'one-name': 'Enter one name only',
  'not-whole': 'Writers’ shares must total 100%, and so must publishers’',
  'real-page': 'The site has a page at this address',
  loop: 'This would lead back to where it started',
};

export const search: Text['search'] = {
  label: 'Search the library',
  shortLabel: 'Quick search',
  type: 'Material type',
  video: 'Video',
  pictures: 'Photos',
  music: 'Music',
  effects: 'Sound effects',
  keyword: 'Keywords',
  hint: {
    pictures: 'Try “sunrise clouds aerial”',
    music: 'Try “warm acoustic guitar”',
    effects: 'Try “rain on leaves”',
  },
  shortHint: 'Search',
  submit: 'Search',
  clear: 'Clear',
  suggestions: 'Suggestions',
  noSuggestions: 'Press Enter to search for “{{keyword}}”',
  recent: 'Recent searches',
  forget: 'Clear history',
  hotWords: 'Popular',
  hotTopics: 'Topics',
  categories: 'Categories',
  kinds: { category: 'Category', topic: 'Topic', shop: 'Shop', code: 'Material code' },
};

export const material: Text['material'] = {
  group: 'Series',
  groupTitle: 'More in this series',
  lowPrice: 'Budget',
  from: 'from {{price}}',
  byQuote: 'Price on request',
  play: 'Play {{title}}',
  pause: 'Pause {{title}}',
  position: 'Position in {{title}}',
  playFailed: 'Couldn’t play',
  alikeBadge: '+{{more}} similar',
  alike_one: '1 more that looks almost identical',
  alike_other: '{{count}} more that look almost identical',
  actions: 'Actions for {{title}}',
  bookmark: 'Add to favourites',
  unbookmark: 'Remove from favourites',
  bookmarked: 'Added to favourites',
  unbookmarked: 'Removed from favourites',
  toCart: 'Add to cart',
  outOfCart: 'Remove from cart',
  inCart: 'Added to cart',
  leftCart: 'Removed from cart',
  sample: 'Download sample',
  license: 'License',
  copyCode: 'Copy code',
  codeCopied: 'Code {{title}} copied to the clipboard',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to the clipboard',
  more: 'More actions',
  toBoard: 'Add to board',
  toList: 'Add to download list',
  offList: 'Remove from download list',
  onList_one: 'Added to the download list',
  onList_other: '{{count}} added to the download list',
  leftList: 'Removed from the download list',
  versions_one: '1 more version',
  versions_other: '{{count}} more versions',
  versionsOf: 'Other versions of {{title}}',
  similar: 'Find similar',
  preview: 'Preview {{title}}',
  stopPreview: 'Stop previewing {{title}}',
  loginFirst: 'Please log in to use this feature',
};

export const picture: Text['picture'] = {
  search: 'Search by image',
  drop: 'Drop an image here',
  choose: 'Choose an image',
  hint: 'Or paste one. We don’t keep your image.',
  looking: 'Finding similar material…',
  unreadable: 'Your browser can’t open this file. Choose a JPEG or PNG image',
  release: 'Drop to search with this image',
};

export const ownSound: Text['ownSound'] = {
  search: 'Search with your own track or film',
  release: 'Drop to search with this sound',
};

export const loadError: Text['loadError'] = {
  title: 'This page didn’t load',
  chunk:
    'Part of the page is missing. Your connection may be unstable, or we’ve just updated the site. Reloading usually helps.',
  other: 'Something went wrong on this page. Please reload it. If that doesn’t help, contact us.',
};

export const working: Text['working'] = {
  title: 'Coming soon',
  body: 'We’re still working on this part of Framehall. Explore the library in the meantime, or contact us if you need it now.',
  search: 'Search the library',
  contact: 'Contact us',
};

export const notFound: Text['notFound'] = {
  title: 'Page not found',
  body: 'The page may have moved, or the address may be wrong.',
  search: 'Search the library',
  gone: 'This page is gone',
  goneBody: 'We took it down for good. Search for something like it, or start from the home page.',
};

export const companyHas: Text['companyHas'] = {
  badge: 'Licensed',
  title: 'Your company has this.',
  until: 'Bought by {{by}}, valid until {{date}}.',
  forEver: 'Bought by {{by}}, perpetual licence.',
  download: 'Licence and files',
};

export const pager: Text['pager'] = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {{page}} of {{pages}}',
};
