import type { Text } from '../text.ts';

export const site: Text['site'] = {
  name: 'Framehall',
  title: 'Framehall · Licensed stock video library',
  description: 'Licensed stock video, photos, music and sound effects. License once, use it with confidence.',
};

export const client: Text['client'] = {
  offline: 'We cannot reach the server. Check your connection and try again',
  unavailable: 'The service is unavailable for the moment. Please try again shortly',
};

export const common: Text['common'] = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Try again',
  save: 'Save',
  copy: 'Copy',
  copied: 'Copied to the clipboard',
  copyFailed: 'Could not copy. Please select the text and copy it yourself',
  loading: 'Loading…',
  home: 'Back to home',
  reload: 'Reload page',
  optional: 'optional',
  skipToContent: 'Skip to main content',
  loadFailed: 'This could not be loaded',
};

export const fieldProblems: Text['fieldProblems'] = {
  required: 'Please fill in this field',
  'too-short': 'Too short',
  'too-long': 'Too long',
  invalid: 'Not in the right form',
  unknown: 'Unknown field',
  taken: 'There is one like this already',
  'one-name': 'Please give one name only',
};

export const search: Text['search'] = {
  label: 'Search the library',
  shortLabel: 'Quick search',
  type: 'Kind of material',
  video: 'Video',
  pictures: 'Photos',
  music: 'Music',
  effects: 'Effects',
  keyword: 'Keywords',
  hint: 'Try “sunrise clouds aerial”',
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
  kinds: { category: 'Category', topic: 'Topic', shop: 'Shop', code: 'Item number' },
};

export const material: Text['material'] = {
  group: 'Set',
  groupTitle: 'There is more in the same set',
  lowPrice: 'Budget',
  play: 'Play {{title}}',
  pause: 'Pause {{title}}',
  position: 'Position in {{title}}',
  playFailed: 'Could not play',
  alike: '{{count}} more that look almost the same',
  actions: 'What to do with {{title}}',
  bookmark: 'Add to favourites',
  unbookmark: 'Remove from favourites',
  bookmarked: 'Added to your favourites',
  unbookmarked: 'Removed from your favourites',
  toCart: 'Add to cart',
  outOfCart: 'Remove from cart',
  inCart: 'Added to your cart',
  leftCart: 'Removed from your cart',
  sample: 'Download a sample',
  copyCode: 'Copy code',
  codeCopied: 'Code {{title}} copied to the clipboard',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to the clipboard',
  more: 'More actions',
  toBoard: 'Add to a board',
  similar: 'Find similar',
  preview: 'Preview {{title}}',
  stopPreview: 'Stop preview of {{title}}',
  loginFirst: 'Please log in to use this',
};

export const picture: Text['picture'] = {
  search: 'Search by picture',
  drop: 'Drop a picture here',
  choose: 'Choose a picture',
  hint: 'Or simply paste one. The picture itself is not kept.',
  looking: 'Looking for something similar…',
  unreadable: 'Your browser cannot open this file. Please choose a JPEG or PNG picture',
  release: 'Let go to search by this picture',
};

export const loadError: Text['loadError'] = {
  title: 'This page did not load',
  chunk:
    'Part of the page never arrived. Your connection may be unstable, or the site was just updated. A reload usually fixes it.',
  other: 'Something went wrong on this page. Please reload; if that does not help, contact us.',
};

export const working: Text['working'] = {
  title: 'We are still setting this up',
  body: 'This part of Framehall will open soon. Have a look around meanwhile, or talk to us if you need it now.',
  search: 'Search the library',
  contact: 'Contact us',
};

export const notFound: Text['notFound'] = {
  title: 'Nothing in this frame',
  body: 'The page may have moved, or the address is not quite right.',
  search: 'Search the library',
};
