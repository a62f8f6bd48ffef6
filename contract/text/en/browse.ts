import type { Text } from '../text.ts';

export const browse: Text['browse'] = {
  count_one: '1 work',
  count_other: '{{number}} works',
  topics: {
    title: 'Topics',
    lead: 'Work that our editors picked from the whole library, because it is worth more side by side.',
    editors: 'Editors’ topic',
    others: 'More topics',
    all: 'All topics',
    back: 'Topics before',
    on: 'More topics',
    none: 'No topics yet',
    noneBody: 'Our editors are still choosing. Browse all video meanwhile, or search for what you need.',
    gone: 'This topic is not here',
    goneBody: 'It may have been taken down, or part of the link is missing. Have a look at the others.',
    materials: 'In this topic',
  },
  shop: {
    shop: 'Shop',
    partner: 'Partner library',
    partnerMore: 'About footage from Pond5',
    since: 'Here since {{date}}',
    kinds: 'Kinds of work',
    emptyKind: 'Nothing of this kind here yet',
    empty: 'This shop has nothing on sale yet',
    emptyBody: 'New work appears here as soon as it has passed review.',
    gone: 'This shop is not here',
    goneBody: 'It may have closed, or part of the link is missing.',
    search: 'Search the library',
    works: 'Work of this shop',
  },
  pond5: {
    eyebrow: 'Partner library',
    title: 'Find footage from Pond5 here, too',
    lead: 'Clips from Pond5 stand beside those of our own photographers: search, save and ask for a quote in one place.',
    about: 'What this is',
    points: {
      source: {
        title: 'From a partner',
        body: 'These clips are supplied by Pond5, not by photographers under contract with us. Every clip names its source.',
      },
      same: {
        title: 'Works the same',
        body: 'Search, save, download watermarked samples and add to the cart, as with any other clip.',
      },
      alone: { title: 'On its own if you like', body: 'Choose Pond5 as the source of your search to see only these.' },
    },
    clips: 'Footage from Pond5',
    all: 'All Pond5 footage',
    none: 'No Pond5 footage on sale at the moment',
    noneBody: 'It will show up here once it is. Until then, see what our own photographers have filmed.',
    noneAction: 'Browse all video',
    licence: 'How licensing works',
    licenceLead: 'You buy through Framehall from start to finish.',
    steps: {
      ask: {
        title: 'Say what it is for',
        body: 'Tell us the use, the channels, how long and where when you ask for a quote.',
      },
      quote: {
        title: 'Get a quote',
        body: 'The quote says what the clip can be licensed for. A partner’s terms may differ from ours; the quote is what counts.',
      },
      papers: {
        title: 'Pay and get the papers',
        body: 'Once payment is confirmed you download the original. The licence names its source and scope.',
      },
    },
    question: 'Not sure whether a clip fits your project?',
    ask: 'Ask us',
  },
};
