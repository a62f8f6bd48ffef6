import type { Text } from '../../text.ts';

export const orderAgreement: Text['orderAgreement'] = {
  title: 'Material licence agreement',
  points: {
    grant: {
      title: 'What you get',
      words:
        'Once payment is confirmed, Framehall grants the licensee the right to use the material for the use, channel, period and territory that the order names. Unless it is an exclusive buyout, the licence is non-exclusive.',
    },
    licensee: {
      title: 'One licence, one licensee',
      words:
        'The licence is for the licensee on the certificate alone, for the project and brand named there. It cannot be transferred, sublicensed or used by others.',
    },
    limits: {
      title: 'What is not allowed',
      words:
        'Do not resell or distribute the material as such, use it for anything unlawful, defamatory or pornographic, register it as a trademark, claim to be its author, or train artificial intelligence with it.',
    },
    price: {
      title: 'Price',
      words: 'The price is that of the quote and includes 6% VAT. A quote that has expired has to be made again.',
    },
    delivery: {
      title: 'Delivery',
      words:
        'Once payment is confirmed, certificates and original files can be downloaded from the order, as often as you like.',
    },
    refund: {
      title: 'Refunds',
      words:
        'You can ask for a refund within 7 days of paying. If no file was downloaded and no certificate opened, you get all of it back; otherwise Framehall decides. A refund revokes the licences.',
    },
    rights: {
      title: 'Our warranty',
      words:
        'Framehall warrants that it may grant these rights. Where people, property or trademarks can be seen, the releases named on the material’s page apply.',
    },
    law: { title: 'Law', words: 'This agreement is governed by the laws of the People’s Republic of China.' },
  },
};
