import type { Text } from '../../text.ts';

/** Questions of buyers. Rules are those of the licence agreement, in plainer words. */
export const questions: Text['help']['questions'] = {
  title: 'Licences, payment and refunds',
  lead: 'What you buy, what it costs, how you pay, and how you get your money back.',
  groups: {
    licence: {
      title: 'What a licence covers',
      entries: {
        what: {
          question: 'What am I buying?',
          answer:
            'The right to use one material for one project, within the scope you choose: use, channel, term and region. Copyright stays with its owner. Others may license the same material unless you buy it out.',
        },
        who: {
          question: 'Who may use it?',
          answer:
            'The one licensee named on the licence certificate. If you are an agency, name your end client at checkout: they may publish the finished work within the same scope. To license several companies, place separate orders.',
        },
        scope: {
          question: 'What if I need it for something else later?',
          answer:
            'Another use, project or region, or a longer term, needs another licence. Under Purchased material, “Check coverage” tells you whether your licence already covers what you plan.',
        },
        ended: {
          question: 'What happens when the term ends?',
          answer:
            'Anything already published may stay. You may not use the material in new productions or placements, or go on promoting it with paid media. Your files and certificates remain available.',
        },
        limits: {
          question: 'What is never allowed?',
          answer:
            'Reselling the material or offering it for download, registering it as a trademark, using it in unlawful or defamatory content, and using it to train artificial intelligence. Material marked “Editorial use only” may not be used to advertise or promote. You agree to the full Material Licence Agreement at checkout.',
        },
        buyout: {
          question: 'Can I buy a perpetual or exclusive licence?',
          answer:
            'Yes. Perpetual licences and exclusive buyouts are priced on request. A buyout is possible while nobody else holds a licence; we then take the material off sale.',
        },
      },
    },
    price: {
      title: 'Prices and quotes',
      entries: {
        how: {
          question: 'How is the price calculated?',
          answer:
            'By the scope you choose, and by the material: its grade and its resolution or size. Every page opens with the most common use and its price; change an answer and the price follows. Prices include 6% VAT.',
        },
        request: {
          question: 'Why does it say “Price on request”?',
          answer:
            'Some scopes, and all special requests, are priced by our sales team. You get a quote within 12 hours on weekdays and 24 hours otherwise, and we email you when it is ready.',
        },
        valid: {
          question: 'How long is a quote valid?',
          answer:
            '15 days, unless the quote says otherwise. You can ask for another on the order’s page, and you owe nothing until you pay.',
        },
      },
    },
    paying: {
      title: 'Paying',
      entries: {
        ways: {
          question: 'How can I pay?',
          answer:
            'By Alipay, WeChat Pay or bank transfer; the order’s page shows which are available. Alipay and WeChat Pay unlock your downloads as soon as the payment arrives.',
        },
        transfer: {
          question: 'How does a bank transfer work?',
          answer:
            'Transfer the exact amount with the order number as reference, then upload the receipt as an image or PDF. Downloads unlock once our finance team has matched the transfer.',
        },
        twice: {
          question: 'I’ve paid, but my order is still awaiting payment. What now?',
          answer:
            'Please don’t pay twice. Payments usually arrive within a minute; “I’ve paid, check now” asks again. If money arrives twice or too late, we send it back.',
        },
      },
    },
    refunds: {
      title: 'Refunds',
      entries: {
        when: {
          question: 'Can I get my money back?',
          answer:
            'You can request a refund on the order’s page within 7 days of payment. If you have downloaded no file and opened no licence certificate, you get all of it back. Otherwise our finance team decides and tells you why.',
        },
        how: {
          question: 'How will I be refunded?',
          answer: 'To the account you paid from: Alipay, WeChat Pay or your bank account.',
        },
        after: {
          question: 'What happens to the licence?',
          answer:
            'It is revoked: the material may no longer be used, and the verification page says so. While we review your request, please don’t use the material.',
        },
      },
    },
    files: {
      title: 'Files and certificates',
      entries: {
        downloads: {
          question: 'How often can I download?',
          answer:
            'As often as you like, also after the term has ended: from the order, or all in one place under Purchased material.',
        },
        certificate: {
          question: 'How do I prove that I have a licence?',
          answer:
            'Each material comes with a signed licence certificate. Anyone can check its number, or the PDF itself, on the verification page.',
        },
        correction: {
          question: 'There is a mistake on my certificate.',
          answer:
            'You can edit the licence details until payment is confirmed. After that, request a correction under Purchased material; we issue a new certificate and the old number shows as replaced.',
        },
      },
    },
  },
  ask: 'Still have a question?',
  askBody: 'Our team answers on weekdays, 09:30–18:30 (UTC+8).',
  contact: 'Contact us',
};
