import type { Text } from '../text.ts';

export const nav: Text['nav'] = {
  label: 'Main',
  video: 'Video',
  pictures: 'Photos',
  music: 'Music',
  topics: 'Topics',
  content: 'Content',
  contests: 'Contests',
  contestsOpen: 'Contests, {{number}} open now',
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
  collections: 'Favourites',
  downloadList: 'Download list',
  login: 'Log in',
  upload: 'Upload',
  photographerCenter: 'Photographer Center',
  materialCenter: 'Material Center',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  userMenu: 'My account',
  userCenter: 'Account settings',
  orders: 'Orders',
  purchased: 'Purchased material',
  bill: 'Bill',
  devices: 'Devices',
  office: 'Office',
  logOff: 'Log out',
  language: 'Switch to Chinese',
  languageFailed: 'Could not switch language. Check your connection and try again',
};

export const collection: Text['collection'] = {
  open: 'Show favourites',
  all: 'See all favourites',
  empty: 'No favourites yet. Press the star on anything you like and it will be here.',
  loginFirst: 'Log in to keep favourites and find them again on any device.',
};

export const cartPanel: Text['cartPanel'] = {
  open: 'Show cart',
  all: 'See the whole cart',
  empty: 'Your cart is empty. Press the cart on anything you want to license and it will be here.',
  remove: 'Remove {{title}}',
  gone: 'Unavailable',
};

export const boards: Text['boards'] = {
  choose: 'Add to a board',
  none: 'No boards yet. Make one to keep what belongs to a project together.',
  newName: 'Name of the new board',
  newHint: 'Spring campaign',
  create: 'Make and add',
  added: 'Added to the board “{{name}}”',
};

export const footer: Text['footer'] = {
  tagline: 'Video, photos, music and sound effects. License once, use it everywhere with confidence.',
  explore: 'Explore',
  learn: 'Framehall',
  work: 'Work with us',
  photographerHelp: 'Help for photographers',
  contact: 'Contact',
  soundEffects: 'Sound effects',
  about: 'About us',
  hotline: 'Hotline',
  hours: 'Weekdays 09:30–18:30 (UTC+8)',
  email: 'Business',
  openContact: 'Talk to us',
  social: 'Social media',
  copyright: '© {{year}} Framehall',
};

export const sideBar: Text['sideBar'] = {
  label: 'Shortcuts',
  vip: 'VIP membership',
  vipOffer: 'Up to 50% off every licence',
  feedback: 'Give feedback',
  contact: 'Ask about buying',
  cart: 'Cart',
  collections: 'Favourites',
  toTop: 'Back to top',
};

export const contact: Text['contact'] = {
  title: 'Contact us',
  intro: 'Buying, licensing, working together or just stuck: you will reach a person.',
  hotline: 'Hotline',
  hours: 'Weekdays 09:30–18:30 (UTC+8)',
  open: 'We are answering now',
  closed: 'We are closed right now. Call during these hours, or send an e-mail',
  qr: 'Chat on WeChat',
  qrAlt: 'QR code of our WeChat account',
  email: 'Business e-mail',
  copyEmail: 'Copy e-mail',
  emailCopied: 'E-mail address copied',
};

export const feedback: Text['feedback'] = {
  title: 'How are we doing?',
  intro: 'Your answer goes straight to the product team.',
  score: 'Overall',
  scores: {
    1: 'Very poor',
    2: 'Poor',
    3: 'Okay',
    4: 'Good',
    5: 'Excellent',
  },
  comment: 'Anything you want to tell us',
  commentHint: 'What works, what gets in the way, what you could not find…',
  contact: 'How to reach you',
  contactHint: 'E-mail or phone, if you would like an answer',
  scoreMissing: 'Please choose a score first',
  submit: 'Send feedback',
  sent: 'Thank you, we got it',
};

export const social: Text['social'] = {
  weibo: 'Weibo',
  bilibili: 'Bilibili',
  xiaohongshu: 'Xiaohongshu',
  douyin: 'Douyin',
  youtube: 'YouTube',
};
