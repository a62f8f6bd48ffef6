import type { Text } from '../text.ts';

export const cart: Text['cart'] = {
  title: 'Cart',
  kinds: { all: 'All', video: 'Video', photo: 'Photos' },
  kindsLabel: 'Material type',
  selectAll: 'Select all',
  select: 'Select {{title}}',
  selected: '{{chosen}} of {{total}} selected',
  chooseLicence: 'Choose licence',
  changeLicence: 'Change licence',
  move: 'Move to favourites',
  remove: 'Remove',
  removeOne: 'Remove {{title}}',
  removeGone_one: 'Remove unavailable item',
  removeGone_other: 'Remove {{count}} unavailable items',
  removed: 'Removed {{title}}',
  removedMany_one: '1 item removed',
  removedMany_other: '{{count}} items removed',
  undo: 'Undo',
  moved: 'Moved to favourites',
  unmovable: 'Budget footage can’t be added to favourites, so it stays in your cart',
  obstacle: {
    offline: 'No longer on sale',
    'own-work': 'You can’t buy your own work',
    'bought-out': 'Exclusively bought out by another buyer',
  },
  emptyTitle: { all: 'Your cart is empty', video: 'No videos in your cart', photo: 'No photos in your cart' },
  emptyBody: 'Click the cart icon on a card or details page to add material.',
  search: 'Search the library',
};

export const cartLicence: Text['cartLicence'] = {
  title: 'Choose a licence',
  titleMany_one: 'Choose a licence for 1 item',
  titleMany_other: 'Choose a licence for {{count}} items',
  body: 'Answer four questions to see your price. You can change your answers any time before you order.',
  both: 'You’ve selected video and photos, so only licences offered for both are listed.',
  use: 'Confirm licence',
  chosen: 'Licence confirmed',
};

export const cartSummary: Text['cartSummary'] = {
  title: 'Order summary',
  items: 'Selected',
  number_one: '1 item',
  number_other: '{{count}} items',
  priced: 'With price',
  quoted: 'Price on request',
  andQuoted: '+ {{number}} on request',
  undecided: 'No licence chosen',
  total: 'Total',
  vat: '{{percent}}% VAT included',
  quoteNote:
    'Our sales team will quote within 12 hours on weekdays (24 hours otherwise). You pay only after accepting the quote.',
  goOn: 'Checkout',
  nothingChosen: 'Select the items you want to buy.',
  chooseFirst_one: '1 item needs a licence.',
  chooseFirst_other: '{{count}} items need a licence.',
  chooseNow: 'Choose now',
  hidden_one: '1 more item in your cart is hidden and won’t be ordered.',
  hidden_other: '{{count}} more items in your cart are hidden and won’t be ordered.',
  showAll: 'Show all',
  tooMany: 'An order can have up to {{number}} items. Please place separate orders.',
};

export const visitorCart: Text['visitorCart'] = {
  title: 'Log in to choose licences',
  body: 'Your cart is saved on this device. Log in to add it to your account, choose licences and see prices.',
  login: 'Log in to check out',
  register: 'New here? Register',
};
