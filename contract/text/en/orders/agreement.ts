import type { Text } from '../../text.ts';

export const orderAgreement: Text['orderAgreement'] = {
  title: 'Material Licence Agreement',
  points: {
    grant: {
      title: 'Licence grant',
      words:
        'Once payment is confirmed, Framehall grants the licensee the right to use the material for the use, channel, term and region stated in the order. Licences are non-exclusive unless they are exclusive buyouts.',
    },
    licensee: {
      title: 'One licence, one licensee',
      words:
        'The licence covers only the licensee named on the licence certificate, for the project and brand stated there. It may not be transferred, sublicensed or used by others.',
    },
    limits: {
      title: 'Restrictions',
      words:
        'You may not resell or redistribute the material as stock, use it in unlawful, defamatory or pornographic content, register it as a trademark, claim authorship of it, or use it to train artificial intelligence models.',
    },
    price: {
      title: 'Price',
      words: 'The price is as quoted and includes 6% VAT. Expired quotes must be requested again.',
    },
    delivery: {
      title: 'Delivery',
      words:
        'Once payment is confirmed, licence certificates and original files can be downloaded from the order without limit.',
    },
    refund: {
      title: 'Refunds',
      words:
        'You can request a refund within 7 days of payment. You get a full refund if you haven’t downloaded a file or opened a licence certificate; otherwise refunds are at Framehall’s discretion. Refunded licences are revoked.',
    },
    rights: {
      title: 'Warranty',
      words:
        'Framehall warrants that it has the right to grant these licences. Where people, property or trademarks appear, the releases stated on the material’s page apply.',
    },
    law: { title: 'Governing law', words: 'This agreement is governed by the laws of the People’s Republic of China.' },
  },
};
