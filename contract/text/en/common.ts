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
};

export const search: Text['search'] = {
  label: 'Search the library',
  shortLabel: 'Quick search',
  type: 'Kind of material',
  video: 'Video',
  pictures: 'Photos',
  keyword: 'Keywords',
  hint: 'Try “sunrise clouds aerial”',
  shortHint: 'Search',
  submit: 'Search',
};

export const material: Text['material'] = {
  group: 'Set',
  groupTitle: 'There is more in the same set',
  lowPrice: 'Budget',
  play: 'Play {{title}}',
  pause: 'Pause {{title}}',
  position: 'Position in {{title}}',
  playFailed: 'Could not play',
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
