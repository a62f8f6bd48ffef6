import type { Text } from '../../text.ts';

/** The licence agreement: shown before an order is placed, and printed on the certificate. */
export const orderAgreement: Text['orderAgreement'] = {
  title: 'Material Licence Agreement',
  points: {
    grant: {
      title: 'Licence grant',
      words:
        'Once payment is confirmed, Framehall (the licensor named on the licence certificate) grants the licensee the right to use the material for the use, channel, term and region stated there. Licences are non-exclusive unless they are exclusive buyouts. Where the certificate and this agreement differ, the certificate prevails.',
    },
    licensee: {
      title: 'One licence, one licensee',
      words:
        'The licence covers only the licensee named on the licence certificate, for the project and brand stated there. It may not be transferred, resold, sublicensed or used by others. If the licensee produces for an end client, that client may publish the finished work within the same scope. Contractors may handle the material only to complete the project.',
    },
    uses: {
      title: 'What each use allows',
      words: 'The licence covers the one use stated on the certificate. Any other use requires a separate licence:',
    },
    scope: {
      title: 'Channel, term and region',
      words:
        'The material may be published only through the stated channel and in the stated region; incidental online access from elsewhere is not a breach. The term runs from the start date to the end date, inclusive. After that, the material may not be used in new productions, publications or placements. Anything already published may remain, but may no longer be promoted with paid media. Special terms on the certificate prevail over this agreement.',
    },
    changes: {
      title: 'Permitted changes',
      words:
        'The material may be cut, graded, cropped, resized, set to sound and combined with other content. Its meaning may not be distorted, and the people shown may not be disparaged.',
    },
    limits: {
      title: 'Restrictions',
      words:
        'You may not resell, rent, redistribute or offer the material on its own, as stock or in templates; use it in unlawful, defamatory, pornographic or discriminatory content; suggest that anyone shown suffers from an illness, works in the sex industry, holds a political view or endorses a product; register it as a trademark, logo or design; claim authorship of it; or use it to train, fine-tune or test artificial intelligence models, for face recognition or for deepfakes.',
    },
    releases: {
      title: 'Releases and editorial use',
      words:
        'Material whose page states that model or property releases are on file may be used commercially within the licence scope. Otherwise, the licensee obtains any consent needed for people, buildings, artworks or trademarks shown. Material marked “editorial use only” may be used only in non-commercial content such as news, commentary and teaching, never to advertise or promote, and must be credited “Owner / Framehall”.',
    },
    buyout: {
      title: 'Exclusive buyout',
      words:
        'From the date of issue, the licensor grants no further licences for the material and takes it off sale; licences already issued remain valid for their term. A buyout does not transfer copyright.',
    },
    price: {
      title: 'Price',
      words: 'The price is as quoted and includes 6% VAT. Expired quotes must be requested again.',
    },
    delivery: {
      title: 'Delivery and safekeeping',
      words:
        'Once payment is confirmed, licence certificates and original files can be downloaded from the order without limit. The licensee keeps original files safe, may make the copies needed for backup and production, and may not place original files where the public can download them.',
    },
    refund: {
      title: 'Refunds',
      words:
        'You can request a refund within 7 days of payment. You get a full refund if you haven’t downloaded a file or opened a licence certificate; otherwise refunds are at the licensor’s discretion. Refunded licences are revoked.',
    },
    rights: {
      title: 'Ownership and warranty',
      words:
        'Copyright remains with the rights holder, and all rights not expressly granted are reserved. The licensor warrants that it has the right to grant this licence and that unaltered use in line with the certificate and this agreement does not infringe anyone’s copyright. In all other respects the material is provided as is.',
    },
    claims: {
      title: 'Claims and withdrawal',
      words:
        'Either party tells the other within five working days of learning of a third-party claim. The licensor may require in writing that use of the material stop, and then provides comparable material or refunds the fee for it. If the licensee commits a material breach and does not remedy it within ten days of notice, the licensor may revoke the licence, and the licensee stops using and deletes the material.',
    },
    liability: {
      title: 'Liability',
      words:
        'If the licensor breaches its warranty, it compensates the licensee for direct loss, up to ten times the fee for the material. Neither party is liable for indirect loss or lost profit. The licensee bears any loss caused by use outside the licence scope or in breach of this agreement. Liability that cannot be limited or excluded by law is unaffected.',
    },
    law: {
      title: 'Governing law and disputes',
      words:
        'This agreement is governed by the laws of the People’s Republic of China. Disputes that cannot be settled amicably are decided by the competent court at the licensor’s domicile. The Chinese text prevails. See the verification page for the current status of the licence.',
    },
  },
  uses: {
    advertising: 'Advertising: to produce and run commercial advertising, including paid promotion.',
    promotion:
      'Corporate promotion: to promote the company’s own brand and products, for example in films, on its website and in displays; no paid advertising.',
    social: 'Social media: in content published on social media accounts; no paid advertising.',
    'film-tv': 'Film and TV: to produce and broadcast films and programmes, including their trailers and publicity.',
    publishing: 'Publishing: in books, magazines and electronic publications, inside and on the cover.',
    education: 'Education: in teaching, courseware and training.',
  },
};
