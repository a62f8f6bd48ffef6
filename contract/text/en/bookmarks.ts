import type { Text } from '../text.ts';

export const bookmarks: Text['bookmarks'] = {
  title: 'My favourites',
  all: 'All favourites',
  kinds: { video: 'Video', photo: 'Photos', music: 'Music', effect: 'Sound effects' },
  kindsLabel: 'Material type',
  boards: 'Boards',
  noBoards: 'Organise a project’s material on a board and share it with your team.',
  total_one: '1 item',
  total_other: '{{count}} items',
  shared: 'Shared',
  gone_one: '1 item is no longer on sale and isn’t shown',
  gone_other: '{{count}} items are no longer on sale and aren’t shown',
  emptyTitle: 'No favourites yet',
  emptyBody: 'Click the star on anything you like to save it here.',
  search: 'Search the library',
  boardEmptyTitle: 'This board is empty',
  boardEmptyBody: 'Choose “Add to board” under “More actions” on any card.',
  boardGone: 'Board not found. It may have been deleted.',
};

export const bookmarkSelection: Text['bookmarkSelection'] = {
  start: 'Select',
  end: 'Done',
  all: 'Select page',
  none: 'Clear selection',
  count: '{{count}} selected',
  remove: 'Remove from favourites',
  removeTitle_one: 'Remove 1 item from favourites?',
  removeTitle_other: 'Remove {{count}} items from favourites?',
  removeBody: 'Items on boards stay there.',
  removed: 'Removed from favourites',
  takeOff: 'Remove from board',
  takenOff: 'Removed from board. Still in your favourites',
};

export const ownBoard: Text['ownBoard'] = {
  create: 'New board',
  name: 'Board name',
  nameHint: 'e.g. Spring campaign',
  submit: 'Create board',
  rename: 'Rename',
  renamed: 'Saved',
  remove: 'Delete board',
  removeTitle: 'Delete “{{name}}”?',
  removeBody: 'The board and its link will be deleted. Its items stay in your favourites.',
  removed: 'Board deleted',
  share: 'Share',
  shareTitle: 'Share “{{name}}”',
  makeLink: 'Create link',
  link: 'Board link',
  copyLink: 'Copy link',
  linkCopied: 'Link copied to the clipboard',
  unshare: 'Stop sharing',
  unshared: 'Sharing stopped. The old link no longer works',
};

export const sharedBoard: Text['sharedBoard'] = {
  by: 'Board shared by {{owner}}',
  empty: 'This board is empty.',
  goneTitle: 'This board isn’t shared',
  goneBody: 'Its owner may have stopped sharing it, or the link may be incomplete. Ask them for a new one.',
};
