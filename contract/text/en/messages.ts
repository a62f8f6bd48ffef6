import type { Text } from '../text.ts';

/** E-mails and text messages. Only the server writes them; browsers do not load these words. */
export const messages: Text['messages'] = {
  code: {
    subject: 'Your Framehall code',
    body: 'Your verification code is {{code}}. It is valid for {{minutes}} minutes. If you did not ask for it, ignore this message.',
  },
  alreadyRegistered: {
    subject: 'You already have a Framehall account',
    body: 'Somebody tried to register at Framehall with this account, but it already exists. You can log in, or reset your password on the login page: {{url}}',
  },
  confirmEmail: {
    subject: 'Please confirm your e-mail address',
    body: 'Open this link within {{hours}} hours to confirm that this address belongs to your Framehall account: {{url}}\n\nIf you did not ask for it, ignore this message.',
  },
  passwordChanged: {
    subject: 'Your Framehall password was changed',
    body: 'Your password was just changed and every device was signed out. If this was not you, reset your password on the login page now: {{url}}',
  },
  takenDown: {
    subject: 'Your work was taken offline',
    body: 'We have taken these works offline. They are no longer for sale:\n\n{{works}}\n\nReason: {{reason}}\n\nPlease contact us if you have questions.',
  },
  workApproved: {
    subject: 'Your work is approved',
    body: 'These works are approved and now on sale:\n\n{{works}}\n\n{{reasons}}See them in the Material Center: {{url}}',
  },
  workReturned: {
    subject: 'Your work needs a change',
    body: 'Please change these works and submit them again:\n\n{{works}}\n\n{{reasons}}Change and submit them in the Material Center: {{url}}',
  },
  workRejected: {
    subject: 'Your work was not accepted',
    body: 'These works were not accepted and will not go on sale:\n\n{{works}}\n\n{{reasons}}If you think that we are wrong, you can appeal once in the Material Center, and another reviewer will look: {{url}}',
  },
  workFixed: {
    subject: 'A reviewer corrected your work’s details',
    body: 'To get {{work}} on sale sooner, a reviewer corrected the following:\n\n{{changes}}\n\nYou can see it in the Material Center at any time.',
  },
  reportAnswered: {
    subject: 'An answer to your report',
    body: 'You reported {{work}}. Our answer:\n\n{{answer}}\n\nThank you for telling us.',
  },
  orderReceived: {
    subject: 'We have received your order',
    body: 'Your order {{number}} has been submitted. Our sales team will quote it by {{due}} (Beijing time), and we will write to you as soon as they have.\n\nSee the order: {{url}}',
  },
  quoteReady: {
    subject: 'Your quote is ready to pay',
    body: 'Your order {{number}} has been quoted at {{total}}, VAT included. Please pay by {{payBy}} (Beijing time); licences and original files are yours as soon as the payment arrives.\n\n{{note}}See the quote and pay: {{url}}',
  },
  quoteEnding: {
    subject: 'Your quote is about to end',
    body: 'The quote of {{total}} for order {{number}} ends on {{payBy}} (Beijing time), and the order will then be closed. If you still want the material, please pay before that; if you need a change, tell our sales team in the order.\n\nSee the order: {{url}}',
  },
  orderAnswer: {
    subject: 'A message about your order',
    body: 'Our sales team writes about order {{number}}:\n\n{{words}}\n\nSee it and answer: {{url}}',
  },
  orderClosed: {
    subject: 'Your order has been closed',
    body: 'Your order {{number}} has been closed. Reason: {{reason}}.\n\n{{words}}Please do not pay for it any more. If you still want the material, order it again.\n\nSee the order: {{url}}',
  },
  quoteWanted: {
    subject: 'An order waits for a quote',
    body: 'Order {{number}} waits for a quote. Please answer by {{due}} (Beijing time).\n\nLicensee: {{licensee}}\nProject: {{project}}\nSpecial request: {{request}}\n\nQuote it: {{url}}',
  },
  quoteChangeAsked: {
    subject: 'A buyer asks for another quote',
    body: 'The buyer of order {{number}} asks for a change. The quote has ended; please make another by {{due}} (Beijing time):\n\n{{words}}\n\nQuote it: {{url}}',
  },
  orderQuestion: {
    subject: 'A buyer writes about an order',
    body: 'About order {{number}}, the buyer says:\n\n{{words}}\n\nSee it and answer: {{url}}',
  },
  paymentConfirmed: {
    subject: 'Payment received, your licences are valid',
    body: 'We have received {{amount}} for order {{number}}. Your licences are valid: download certificates and originals as often as you like: {{url}}',
  },
  paymentTrouble: {
    subject: 'Your payment needs attention, please do not pay twice',
    body: 'We received {{amount}} for order {{number}}, but it cannot pay for this order ({{reason}}). The money will go back to where it came from.\n\nPlease contact service, and do not pay twice.\n\nSee the order: {{url}}',
  },
  transferRejected: {
    subject: 'We could not find your transfer',
    body: 'We could not find the transfer of {{amount}} for order {{number}}. Reason: {{reason}}\n\nIf you did make it, please do not pay again: send a clear receipt, or contact service.\n\nSee the order: {{url}}',
  },
  refundApproved: {
    subject: 'Your refund is approved',
    body: 'The refund of {{amount}} for order {{number}} is approved and will go back to where it came from. All licences of this order are revoked: please stop using the materials.\n\n{{answer}}See the order: {{url}}',
  },
  refundRefused: {
    subject: 'Your refund was not approved',
    body: 'The refund for order {{number}} was not approved. Our answer:\n\n{{answer}}\n\nYour licences stay valid. Please contact us if you have questions.\n\nSee the order: {{url}}',
  },
  moneySentBack: {
    subject: 'Your money is on its way back',
    body: '{{amount}} of order {{number}} was sent back to where it came from. When it arrives depends on your bank or payment service.\n\nSee the order: {{url}}',
  },
  transferClaimed: {
    subject: 'A transfer waits to be found',
    body: 'The buyer of order {{number}} sent a receipt: {{payer}}, {{amount}}. Please look for the money: {{url}}',
  },
  refundDue: {
    subject: 'Money must go back',
    body: 'Order {{number}} received {{amount}} that cannot pay for it ({{reason}}). Please send it back: {{url}}',
  },
  refundAsked: {
    subject: 'A buyer asks for a refund',
    body: 'The buyer of order {{number}} asks for {{amount}} back:\n\n{{words}}\n\nPlease decide: {{url}}',
  },
  refundFailed: {
    subject: 'A refund did not go through',
    body: 'The refund of {{amount}} for order {{number}} did not go through: {{reason}}\n\nPlease look and try again: {{url}}',
  },
  licenceCorrectionAsked: {
    subject: 'A licence waits to be corrected',
    body: 'A buyer asks to have licence {{licence}} corrected:\n\n{{words}}\n\nSee to it: {{url}}',
  },
  licenceReissued: {
    subject: 'Your licence has been corrected',
    body: 'Licence {{old}} has been corrected and issued anew as {{licence}}. The old number no longer holds.\n\nNote: {{reason}}\n\nGet the new certificate: {{url}}',
  },
  licenceCorrectionRefused: {
    subject: 'About your request to correct a licence',
    body: 'Licence {{licence}} stays as it is and remains valid.\n\nReason: {{reason}}\n\nSee the licence: {{url}}',
  },
  licenceRevoked: {
    subject: 'One of your licences has been revoked',
    body: 'Licence {{licence}} has been revoked. Please stop using the material.\n\nReason: {{reason}}\n\nIf you have questions, please contact us. See the licence: {{url}}',
  },
};
