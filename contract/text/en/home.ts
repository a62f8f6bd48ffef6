import type { Text } from '../text.ts';

export const home: Text['home'] = {
  title: 'Every frame, properly licensed',
  lead: 'Video, photos, music and sound effects. License once and use it with confidence.',
  suggestionsLabel: 'Popular searches',
  footage: 'Video: {{title}}',
  pause: 'Pause background video',
  play: 'Play background video',
  topics: { title: 'Topics', all: 'All topics', back: 'Previous topics', on: 'Next topics' },
  picks: { title: 'Editors’ picks', all: 'See topics' },
  clips: { title: 'New video', all: 'All video' },
  photos: { title: 'New photos', all: 'All photos' },
  tracks: { title: 'New music', all: 'Music library' },
  contests: {
    title: 'Contests',
    all: 'All contests',
    open: 'Open until {{date}}',
    soon: 'Opens {{date}}',
  },
  kinds: {
    title: 'Visuals and sound in one place',
    lead: 'Original work by contracted photographers and musicians, with clear rights and verified sources.',
    video: {
      title: 'Video',
      body: 'Aerials, time-lapses, people and cities. 1080P and up, graded and ready to edit.',
    },
    pictures: { title: 'Photos', body: 'Original photography of 10 megapixels or more, for screen and print.' },
    music: {
      title: 'Music',
      body: 'Find the right track for your film, license it per project and see the price instantly.',
    },
    soundEffects: {
      title: 'Sound effects',
      body: 'Transitions, ambience and texture that bring your video to life.',
    },
  },
  steps: {
    title: 'Four steps to your licence',
    lead: 'Track your order at every step.',
    find: { title: 'Find it', body: 'Search, add to favourites and try watermarked samples in your edit first.' },
    quote: {
      title: 'Request a quote',
      body: 'Tell us the use, channel, term and region. We quote within 12 hours on weekdays, 24 hours otherwise.',
    },
    pay: { title: 'Choose how to pay', body: 'Bank transfer, Alipay or WeChat Pay. Prices include 6% VAT.' },
    use: {
      title: 'Download and use',
      body: 'Once payment is confirmed, download your original files and licence certificate as often as you need.',
    },
  },
  terms: {
    title: 'Pay only for what you use',
    body: 'Choose the term and region you need. You can request a refund within 7 days of payment.',
    more: 'Licences and refunds explained',
    period: 'Term',
    periods: {
      month: '1 month',
      year: '1 year',
      threeYears: '3 years',
      fiveYears: '5 years',
      permanent: 'Perpetual',
      buyout: 'Exclusive buyout',
    },
    region: 'Region',
    regions: { mainland: 'Mainland China', greaterChina: 'Greater China', global: 'Worldwide' },
  },
  photographers: {
    title: 'Get your work seen and sold',
    point1: 'Upload video and photos in your browser; interrupted uploads resume where they left off',
    point2: 'Quarterly statements that list every sale',
    point3: 'Apply online with 20 or more of your best photos',
    action: 'Apply as a photographer',
  },
  companies: {
    title: 'Licensing for business, made simple',
    point1: 'Material organised by project, ready for your team in the download list',
    point2: 'Bank transfers, VAT invoices and licence certificates in one place',
    point3: 'VIP members save up to 50% on licences',
    action: 'Contact sales',
    vip: 'About VIP membership',
  },
};
