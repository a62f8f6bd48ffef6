import type { Text } from '../text.ts';

export const cart: Text['cart'] = {
  title: 'Cart',
  kinds: { video: 'Video', photo: 'Photos' },
  kindsLabel: 'Kind of material',
  selectAll: 'Select all',
  select: 'Select {{title}}',
  selected: '{{chosen}} of {{total}} selected',
  chooseLicence: 'Choose a licence',
  changeLicence: 'Change licence',
  move: 'Move to favourites',
  remove: 'Remove',
  removeOne: 'Remove {{title}}',
  removeGone: 'Clear what is unavailable ({{number}})',
  removed: 'Removed {{title}}',
  removedMany: 'Removed from the cart: {{number}}',
  undo: 'Undo',
  moved: 'Moved to your favourites',
  unmovable: 'Budget footage cannot be a favourite and stays in the cart',
  obstacle: {
    offline: 'No longer on sale',
    'own-work': 'Your own work, which you cannot buy',
    'bought-out': 'Bought out exclusively by somebody else',
  },
  emptyTitle: { video: 'No clips in your cart yet', photo: 'No photos in your cart yet' },
  emptyBody: 'Press the cart on any card or on a material’s page, and it will be here.',
  search: 'Search the library',
};

export const cartLicence: Text['cartLicence'] = {
  title: 'Choose a licence',
  titleMany: 'Choose a licence for {{number}} items',
  body: 'Four questions, and you know the price. You can change it at any time before you order.',
  use: 'Use this licence',
  chosen: 'Licence chosen',
};

export const cartSummary: Text['cartSummary'] = {
  title: 'Summary',
  items: 'Selected',
  number: '{{number}}',
  priced: 'Priced',
  quoted: 'By quote',
  andQuoted: '+ {{number}} by quote',
  undecided: 'No licence yet',
  total: 'Total',
  vat: '{{percent}}% VAT included',
  quoteNote:
    'Our sales team quotes within 12 hours on weekdays (24 hours otherwise). You pay once you are happy with the quote.',
  goOn: 'Go on to the order',
  nothingChosen: 'Select what you want to buy first.',
  chooseFirst: 'Still without a licence: {{number}}.',
  chooseNow: 'Choose now',
  tooMany: 'One order holds {{number}} items at most. Please order in parts.',
};

export const visitorCart: Text['visitorCart'] = {
  title: 'Log in to choose licences',
  body: 'Your cart is kept on this device. Log in and it joins your account, where you choose licences, see prices and order.',
  login: 'Log in to order',
  register: 'New here? Create an account',
};
