import type { Text } from '../text.ts';

export const nav: Text['nav'] = {
  label: 'Main',
  video: 'Video',
  pictures: 'Photos',
  music: 'Music',
  topics: 'Topics',
  content: 'Content',
  contests: 'Contests',
  contestsOpen_one: 'Contests, 1 open now',
  contestsOpen_other: 'Contests, {{count}} open now',
  vip: 'VIP',
  originList: 'Originals',
  caseList: 'Case studies',
  contentList: 'Articles',
  caseBrandList: 'Brand stories',
  activityList: 'Contests and events',
  questions: 'Help & FAQ',
  join: 'Sell your work',
};

export const header: Text['header'] = {
  cart: 'Cart',
  bookmarks: 'Favourites',
  downloadList: 'Download list',
  login: 'Log in',
  upload: 'Upload',
  photographerCenter: 'Photographer Center',
  materialCenter: 'Material Center',
  openSearch: 'Open search',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  userMenu: 'My account',
  userCenter: 'Account settings',
  orders: 'Orders',
  purchased: 'Purchased material',
  bill: 'Billing',
  devices: 'Devices',
  office: 'Office',
  toSite: 'Back to site',
  officeFind: 'Search the office',
  logOff: 'Log out',
  language: 'Switch to Chinese',
  languageFailed: 'Couldn’t switch language. Check your connection and try again',
};

export const bookmarksPanel: Text['bookmarksPanel'] = {
  open: 'Show favourites',
  all: 'See all favourites',
  empty: 'No favourites yet. Click the star on anything you like to find it here.',
  loginFirst: 'Log in to save favourites and see them on any device.',
};

export const cartPanel: Text['cartPanel'] = {
  open: 'Show cart',
  all: 'View cart',
  empty: 'Your cart is empty. Click the cart icon on anything you want to license.',
  remove: 'Remove {{title}}',
  gone: 'Unavailable',
};

export const boards: Text['boards'] = {
  choose: 'Add to board',
  none: 'No boards yet. Create one to keep a project’s material together.',
  newName: 'New board name',
  newHint: 'e.g. Spring campaign',
  create: 'Create and add',
  added: 'Added to “{{name}}”',
};

export const footer: Text['footer'] = {
  shortcuts: 'Keyboard shortcuts',
  tagline: 'Video, photos, music and sound effects. License once and use it with confidence.',
  explore: 'Explore',
  learn: 'Framehall',
  work: 'Work with us',
  photographerHelp: 'Photographer help',
  contact: 'Contact us',
  soundEffects: 'Sound effects',
  about: 'About us',
  hotline: 'Hotline',
  hours: 'Weekdays 09:30–18:30 (UTC+8)',
  email: 'Business enquiries',
  openContact: 'Contact us',
  social: 'Social media',
  policies: 'Agreements and policies',
  policy: { order: 'Licence Agreement', user: 'User Agreement', privacy: 'Privacy Policy' },
  copyright: '© {{year}} Framehall',
};

export const sideBar: Text['sideBar'] = {
  label: 'Shortcuts',
  vip: 'VIP membership',
  vipOffer: 'Pay less for every licence',
  vipLeft_one: '1 day left',
  vipLeft_other: '{{count}} days left',
  vipSaved: 'Saved so far: {{amount}}',
  feedback: 'Give feedback',
  contact: 'Ask about buying',
  cart: 'Cart',
  bookmarks: 'Favourites',
  toTop: 'Back to top',
};

export const contact: Text['contact'] = {
  title: 'Contact us',
  intro: 'Questions about buying, licensing or working with us? Talk to a real person.',
  hotline: 'Hotline',
  hours: 'Weekdays 09:30–18:30 (UTC+8)',
  open: 'We’re available now',
  closed: 'We’re closed right now. Call during business hours or send us an email',
  qr: 'Chat on WeChat',
  qrAlt: 'QR code for our WeChat account',
  email: 'Business email',
  copyEmail: 'Copy email',
  emailCopied: 'Email address copied',
};

export const feedback: Text['feedback'] = {
  title: 'How are we doing?',
  intro: 'Your feedback goes straight to our product team.',
  score: 'Overall rating',
  scores: {
    1: 'Very poor',
    2: 'Poor',
    3: 'Okay',
    4: 'Good',
    5: 'Excellent',
  },
  comment: 'Your comments',
  commentHint: 'What works well, what doesn’t, what you couldn’t find…',
  contact: 'Contact details',
  contactHint: 'Email or phone number, if you’d like a reply',
  scoreMissing: 'Choose a rating first',
  submit: 'Send feedback',
  sent: 'Thanks for your feedback',
};

export const social: Text['social'] = {
  weibo: 'Weibo',
  bilibili: 'Bilibili',
  xiaohongshu: 'Xiaohongshu',
  douyin: 'Douyin',
  youtube: 'YouTube',
};
