import type { Text } from '../../text.ts';

/** Lists that editors keep in order. */
export const order: Text['office']['order'] = {
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  drag: 'Drag to reorder',
  moved: '{{name}} is now number {{place}} of {{total}}',
  edit: 'Edit {{name}}',
  remove: 'Remove {{name}}',
  zh: 'Chinese',
  en: 'English',
  add: 'Add',
  added: 'Added',
  saved: 'Saved',
  removed: 'Removed',
};

/** Two people changed the same thing. */
export const conflict: Text['office']['conflict'] = {
  title: 'Somebody else changed this while you were editing',
  keepMine: 'Keep my changes, take the rest',
  takeTheirs: 'Discard my changes',
  saveAgain: 'Something else about it has just changed. What you typed is still here; please save again.',
};

export const topics: Text['office']['topics'] = {
  add: 'New topic',
  addTitle: 'New topic',
  added: 'Topic created',
  emptyTitle: 'No topics yet',
  emptyHint: 'A topic gathers works on one theme. Topics appear on the home page in the order that you give them here.',
  count: 'On sale: {{online}}',
  countHidden: 'On sale: {{online}}, not on sale: {{hidden}}',
  noCover: 'No picture or clip on sale, so visitors do not see it',
  published: 'Published',
  draft: 'Not published',
  view: 'View topic page',
  panel: 'Topic',
  notFound: 'There is no such topic',
  notFoundHint: 'Somebody may have just removed it.',
  form: {
    zh: 'Chinese',
    en: 'English',
    title: 'Title',
    description: 'Description',
    slug: 'Name in addresses',
    slugHint: 'Lower-case letters, digits and hyphens, such as city-night',
    published: 'Show on the site',
    save: 'Save',
    saved: 'Saved',
  },
  remove: {
    button: 'Remove topic',
    title: 'Remove the topic “{{name}}”?',
    body: 'Its page and the order of its works are lost. The works themselves stay.',
    confirm: 'Remove topic',
    done: 'Topic removed',
  },
  materials: {
    title: 'Works',
    hint: 'The first picture or clip on sale is the cover.',
    search: 'Add works',
    searchHint: 'Code, title or keyword',
    add: 'Add {{name}}',
    inTopic: 'In this topic',
    nothing: 'Nothing on sale matches',
    remove: 'Take out {{name}}',
    emptyTitle: 'Nothing in this topic yet',
    emptyHint: 'Search above and add works.',
  },
};

export const hotWords: Text['office']['hotWords'] = {
  addHint: 'New words go to the end.',
  emptyTitle: 'No hot words yet',
  emptyHint: 'Hot words stand under the search box; one press starts a search.',
  try: 'Try it',
  tryWord: 'See what “{{word}}” finds',
  remove: { title: 'Remove the hot word “{{name}}”?', body: 'It disappears from the site at once.', confirm: 'Remove' },
};

export const categories: Text['office']['categories'] = {
  emptyTitle: 'No categories of this kind yet',
  emptyHint: 'Add the first one above.',
  count: 'Works: {{count}}',
  used: 'Works that still use it: {{count}}. Move them to another category first',
  show: 'Show these works',
  remove: { title: 'Remove the category “{{name}}”?', body: 'Nothing uses it, so nothing is lost.', confirm: 'Remove' },
};
