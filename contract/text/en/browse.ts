import type { Text } from '../text.ts';

export const browse: Text['browse'] = {
  count_one: '1 work',
  count_other: '{{number}} works',
  topics: {
    title: 'Topics',
    lead: 'Handpicked by our editors from across the library.',
    editors: 'Editors’ picks',
    others: 'More topics',
    all: 'All topics',
    back: 'Previous topics',
    on: 'Next topics',
    none: 'No topics yet',
    noneBody: 'Our editors are working on it. Browse all video in the meantime, or search for what you need.',
    gone: 'Topic not found',
    goneBody: 'It may have been removed, or the link may be incomplete. Take a look at our other topics.',
    materials: 'In this topic',
  },
  shop: {
    shop: 'Shop',
    partner: 'Partner library',
    partnerMore: 'About Pond5 video',
    since: 'Joined {{date}}',
    kinds: 'Material type',
    emptyKind: 'Nothing of this type yet',
    empty: 'This shop has nothing on sale yet',
    emptyBody: 'New work appears here once it passes review.',
    gone: 'Shop not found',
    goneBody: 'It may have closed, or the link may be incomplete.',
    search: 'Search the library',
    works: 'Work from this shop',
  },
  pond5: {
    eyebrow: 'Partner library',
    title: 'Pond5 video, now on Framehall',
    lead: 'Pond5 clips appear alongside those of our own photographers, so you can search, save and request quotes in one place.',
    about: 'About this library',
    points: {
      source: {
        title: 'From our partner',
        body: 'These clips are supplied by Pond5, not by photographers contracted to Framehall. Every clip shows its source.',
      },
      same: {
        title: 'Works the same way',
        body: 'Search, add to favourites, download watermarked samples and add to cart, just like any other clip.',
      },
      alone: { title: 'View it separately', body: 'Set Source to Pond5 in your search to see only these clips.' },
    },
    clips: 'Video from Pond5',
    all: 'All Pond5 video',
    none: 'No Pond5 video on sale right now',
    noneBody: 'New clips will appear here. In the meantime, browse video from our own photographers.',
    noneAction: 'Browse all video',
    licence: 'How licensing works',
    licenceLead: 'Buy through Framehall from start to finish.',
    steps: {
      ask: {
        title: 'Tell us how you’ll use it',
        body: 'Include the use, channel, term and region when you request a quote.',
      },
      quote: {
        title: 'Get a quote',
        body: 'The quote sets out what the licence covers. Partner terms may differ from ours; the quote applies.',
      },
      papers: {
        title: 'Pay and download',
        body: 'Once payment is confirmed, download the original file. The licence certificate states its source and scope.',
      },
    },
    question: 'Not sure if a clip suits your project?',
    ask: 'Contact us',
  },
};
