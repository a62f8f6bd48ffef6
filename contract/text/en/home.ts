import type { Text } from '../text.ts';

export const home: Text['home'] = {
  title: 'Every frame, properly licensed',
  lead: 'Video, photos, music and sound effects. License once, use it everywhere with confidence.',
  suggestionsLabel: 'Ideas to search for',
  footage: 'Footage: {{title}}',
  pause: 'Pause the background video',
  play: 'Play the background video',
  topics: { title: 'Topics', all: 'All topics', back: 'Topics before', on: 'More topics' },
  picks: { title: 'Editors’ picks', all: 'See topics' },
  clips: { title: 'New footage', all: 'All video' },
  photos: { title: 'New photos', all: 'All photos' },
  tracks: { title: 'New music', all: 'Music library' },
  contests: {
    title: 'Contests',
    all: 'All contests',
    open: 'Open until {{date}}',
    soon: 'Opens on {{date}}',
  },
  kinds: {
    title: 'Picture and sound in one place',
    lead: 'Original work by contracted photographers and musicians, with clear rights and a known source.',
    video: {
      title: 'Video',
      body: 'Aerials, time-lapse, people and cities. 1080p and up, graded, ready for your timeline.',
    },
    pictures: { title: 'Photos', body: 'Original photography of 10 megapixels and more, for screen and for print.' },
    music: {
      title: 'Music',
      body: 'Find the score for your film, license it per project and see the price at once.',
    },
    soundEffects: {
      title: 'Sound effects',
      body: 'Transitions, ambience and texture that make a picture feel real.',
    },
  },
  steps: {
    title: 'Licensed in four steps',
    lead: 'You can see where things stand at every step.',
    find: { title: 'Find it', body: 'Search, save favourites and try watermarked samples in your edit first.' },
    quote: {
      title: 'Ask for a quote',
      body: 'Tell us how, where and how long you will use it. We quote within 12 hours on weekdays, 24 hours otherwise.',
    },
    pay: { title: 'Pay your way', body: 'By bank transfer, Alipay or WeChat Pay. Prices include 6% VAT.' },
    use: {
      title: 'Download and use',
      body: 'Once payment is confirmed, get the originals and your licence papers. Download as often as you need.',
    },
  },
  terms: {
    title: 'License exactly what you need',
    body: 'Choose how long and where you will use it, and pay for nothing more. You can ask for a refund within 7 days of payment.',
    more: 'How licences and refunds work',
    period: 'Duration',
    periods: {
      month: '1 month',
      year: '1 year',
      threeYears: '3 years',
      fiveYears: '5 years',
      permanent: 'Permanent',
      buyout: 'Exclusive buyout',
    },
    region: 'Region',
    regions: { mainland: 'Mainland China', greaterChina: 'Greater China', global: 'Worldwide' },
  },
  photographers: {
    title: 'Get your work seen, and paid for',
    point1: 'Upload video and photos in the browser; a dropped connection picks up where it stopped',
    point2: 'A statement every quarter that lists every single sale',
    point3: 'Apply online with 20 or more of your best pictures',
    action: 'Apply as a photographer',
  },
  companies: {
    title: 'Buying for a company, without the friction',
    point1: 'Material organised by project; your team takes what it needs from the download list',
    point2: 'Bank transfer, VAT invoice and licence papers, all in one place',
    point3: 'VIP members save up to 50% on licences',
    action: 'Talk to sales',
    vip: 'About VIP membership',
  },
};
