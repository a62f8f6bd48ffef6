import type { Text } from '../text.ts';

/** Words about entries in contests that their entrants offer as stock. */
export const stockOffers: Text['stockOffers'] = {
  none: 'You can offer this work for licensing',
  offer: 'Offer for licensing',
  offerAsk: 'Offer this work for licensing?',
  offerBody:
    'Once the results are out, we’ll add its files to your materials, with the title, story, location and date you entered. Add keywords and a category, submit it for review, and it goes on sale once approved. You get a share of every licence sold.',
  keep: 'Don’t offer it',
  results: 'Offered for licensing. We’ll add it to your materials once the results are out',
  join: 'Offered for licensing. We’ll add it to your materials once you’re a contracted photographer',
  joinLink: 'Apply now',
  agreement: 'Offered for licensing. We’ll add it to your materials once you’ve signed the agreement',
  agreementLink: 'Read the agreement',
  contract:
    'Offered for licensing. Your contract doesn’t let you upload this kind of work right now; we’ll add it to your materials once it does',
  soon: 'We’re adding it to your materials',
  taken_one: 'Added to your materials:',
  taken_other: '{{count}} files added to your materials:',
  known_one: 'We already have this file, so we haven’t added it again',
  known_other: 'We already have {{count}} of these files, so we haven’t added them again',
  knownAt_one: 'We already have this file, so we haven’t added it again:',
  knownAt_other: 'We already have {{count}} of these files, so we haven’t added them again:',
  small_one: 'Too small to sell as stock',
  small_other: '{{count}} files are too small to sell as stock',
};
