import type { Text } from '../text.ts';

export const boardTeam: Text['boardTeam'] = {
  paper: 'PDF',
  colleagues: 'Colleagues',
  colleaguesHint:
    'Once shared, the board belongs to your company: anyone who leaves the company loses access, and its administrators can manage it.',
  noColleagues: 'Open a company account and invite your colleagues to share boards with them.',
  access: 'Access for {{name}}',
  roles: { none: 'No access', view: 'Can view', comment: 'Can comment', edit: 'Can edit' },
  clients: 'Clients',
  clientsHint:
    'Anyone with the link can view this board without logging in, and without prices. You can stop sharing at any time; if you leave your company, the link stops working.',
  clientsAnswer: 'Clients can comment and decide',
  with_one: 'Shared with 1 colleague',
  with_other: 'Shared with {{count}} colleagues',
  of: '{{name}}’s board',
};

export const boardWork: Text['boardWork'] = {
  decision: 'Decision on “{{title}}”',
  decisions: { decided: 'Decided', maybe: 'Maybe', no: 'No' },
  by: '{{name}}: {{decision}}',
  filter: 'Filter by decision',
  filters: { all: 'All', decided: 'Decided', maybe: 'Maybe', no: 'No', open: 'Undecided' },
  noneFound: 'No items match.',
  discuss: 'View and comment on “{{title}}”',
  comments_one: '1 comment',
  comments_other: '{{count}} comments',
  noComments: 'No comments yet.',
  client: 'Client',
  text: 'Comment',
  textHint: 'What do you think?',
  at: 'At {{time}}',
  goTo: 'Go to {{time}}',
  send: 'Post',
  remove: 'Delete comment',
  removeTitle: 'Delete this comment?',
  removeBody: 'You can’t undo this.',
  yourName: 'Your name',
  yourNameHint: 'Shown next to your comments and decisions.',
  nameSubmit: 'Continue',
  askName: 'What’s your name?',
};

export const boardMatches: Text['boardMatches'] = {
  title: 'New for this board',
  body: 'On sale since your last visit, and similar to most of what’s on this board.',
  more: 'Show {{count}} more',
  add: 'Add to board',
  addOne: 'Add to board: {{title}}',
  added: 'Added to board',
};

export const boardCart: Text['boardCart'] = {
  open: 'Add all to cart',
  title: 'Add to cart',
  body: 'Adds the videos and photos on this board to your cart. Music and sound effects are licensed one at a time.',
  all: 'Add all',
  decided: 'Add decided only',
  added_one: '1 item added',
  added_other: '{{count}} items added',
  had_one: '1 item was already in your cart',
  had_other: '{{count}} items were already in your cart',
  skipped_one: '1 item wasn’t added:',
  skipped_other: '{{count}} items weren’t added:',
  reasons: {
    sound: 'Music is licensed one at a time',
    offline: 'No longer on sale',
    'own-work': 'Your own work',
    'bought-out': 'Bought out exclusively',
    'cart-full': 'Your cart is full',
  },
  toCart: 'View cart',
};
