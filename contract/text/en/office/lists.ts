import type { Text } from '../../text.ts';

/** Lists that editors reorder. */
export const order: Text['office']['order'] = {
  up: 'Move {{name}} up',
  down: 'Move {{name}} down',
  drag: 'Drag to reorder',
  moved: '{{name}} moved to {{place}} of {{total}}',
  edit: 'Edit {{name}}',
  remove: 'Delete {{name}}',
  zh: 'Chinese',
  en: 'English',
  add: 'Add',
  added: 'Added',
  saved: 'Saved',
  removed: 'Deleted',
};

/** Shown when two people changed the same thing. */
export const conflict: Text['office']['conflict'] = {
  title: 'Someone else changed this while you were editing',
  keepMine: 'Keep my changes',
  takeTheirs: 'Discard my changes',
  saveAgain: 'Something else has just changed. Your changes are still here; please save again.',
};

export const topics: Text['office']['topics'] = {
  add: 'New topic',
  addTitle: 'New topic',
  added: 'Topic created',
  emptyTitle: 'No topics yet',
  emptyHint: 'Topics group work on one theme. They appear on the home page in this order.',
  count: '{{online}} on sale',
  countHidden: '{{online}} on sale, {{hidden}} offline',
  noCover: 'No photo or clip on sale, so it’s hidden on the site',
  published: 'Published',
  draft: 'Unpublished',
  view: 'View topic page',
  panel: 'Topic',
  notFound: 'Topic not found',
  notFoundHint: 'It may have just been deleted.',
  form: {
    zh: 'Chinese',
    en: 'English',
    title: 'Title',
    description: 'Description',
    slug: 'URL name',
    slugHint: 'Lower-case letters, digits and hyphens, e.g. city-night',
    published: 'Show on the site',
    save: 'Save',
    saved: 'Saved',
  },
  remove: {
    button: 'Delete topic',
    title: 'Delete “{{name}}”?',
    body: 'The topic page and its order will be deleted. The works aren’t affected.',
    confirm: 'Delete topic',
    done: 'Topic deleted',
  },
  materials: {
    title: 'Works',
    hint: 'The first photo or clip on sale is the cover.',
    search: 'Add works',
    searchHint: 'Code, title or keyword',
    add: 'Add {{name}}',
    inTopic: 'Already in this topic',
    nothing: 'Nothing on sale matches',
    remove: 'Remove {{name}}',
    emptyTitle: 'This topic is empty',
    emptyHint: 'Search above to add work.',
  },
};

export const hotWords: Text['office']['hotWords'] = {
  addHint: 'New words are added at the end.',
  emptyTitle: 'No hot words yet',
  emptyHint: 'Hot words appear below the search box. Click one to search.',
  try: 'Try it',
  tryWord: 'See results for “{{word}}”',
  remove: { title: 'Delete “{{name}}”?', body: 'It disappears from the site immediately.', confirm: 'Delete' },
};

export const categories: Text['office']['categories'] = {
  emptyTitle: 'No categories for this type yet',
  emptyHint: 'Add the first one above.',
  count_one: '1 material',
  count_other: '{{count}} materials',
  used_one: 'Used by 1 material. Move it to another category first',
  used_other: 'Used by {{count}} materials. Move them to another category first',
  show: 'Show material',
  remove: { title: 'Delete “{{name}}”?', body: 'No material uses this category.', confirm: 'Delete' },
};
