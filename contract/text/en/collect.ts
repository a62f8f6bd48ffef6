import type { Text } from '../text.ts';

export const collect: Text['collect'] = {
  title: 'My favourites',
  all: 'All favourites',
  kinds: { video: 'Video', photo: 'Photos', music: 'Music', effect: 'Sound effects' },
  kindsLabel: 'Kind of material',
  boards: 'Boards',
  noBoards: 'Keep what belongs to a project on a board, and share it with your team by link.',
  total: '{{count}} in all',
  shared: 'Shared',
  gone: 'Not shown because no longer on sale: {{count}}',
  emptyTitle: 'Nothing here yet',
  emptyBody: 'Press the star on anything you like, and it will be kept here.',
  search: 'Search the library',
  boardEmptyTitle: 'This board is empty',
  boardEmptyBody: 'Choose “Add to a board” under “More actions” on any card.',
  boardGone: 'There is no such board. It may have been removed.',
};

export const collectSelection: Text['collectSelection'] = {
  start: 'Select',
  end: 'Done',
  all: 'Select this page',
  none: 'Select none',
  count: '{{count}} selected',
  remove: 'Remove from favourites',
  removeTitle: 'Remove the selected ({{count}}) from your favourites?',
  removeBody: 'What is on a board stays on that board.',
  removed: 'Removed from your favourites',
  takeOff: 'Take off the board',
  takenOff: 'Taken off the board; still among your favourites',
};

export const collectBoard: Text['collectBoard'] = {
  create: 'New board',
  name: 'Name of the board',
  nameHint: 'Spring campaign',
  submit: 'Make board',
  rename: 'Rename',
  renamed: 'Saved',
  remove: 'Remove board',
  removeTitle: 'Remove the board “{{name}}”?',
  removeBody: 'The board and its link will be gone. What is on it stays among your favourites.',
  removed: 'Board removed',
  share: 'Share',
  shareTitle: 'Share the board “{{name}}”',
  shareBody:
    'Whoever has the link can look at this board without logging in, but cannot change it. You can stop sharing at any time.',
  makeLink: 'Make a link',
  link: 'Link to the board',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to the clipboard',
  unshare: 'Stop sharing',
  unshared: 'No longer shared. The old link has stopped working',
};

export const collectPager: Text['collectPager'] = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: 'Page {{page}} of {{pages}}',
};

export const sharedBoard: Text['sharedBoard'] = {
  by: 'A board shared by {{owner}}',
  empty: 'There is nothing on this board yet.',
  goneTitle: 'This board is not shared',
  goneBody: 'Its owner may have stopped sharing it, or the link is incomplete. Ask them for a new one.',
  search: 'Search the library',
};
