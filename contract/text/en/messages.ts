import type { Text } from '../text.ts';

/** Emails and text messages. Only the server writes them; browsers do not load them. */
export const messages: Text['messages'] = {
  staffInvited: {
    subject: 'You’re invited to the Framehall office',
    body: '{{name}} has invited you to the Framehall office. Open this link within {{hours}} hours to set your password and open your account: {{url}}\n\nThe link works once. If you don’t know who sent it, please ignore this email.',
  },
  code: {
    subject: 'Your Framehall verification code',
    body: 'Your verification code is {{code}}. It is valid for {{minutes}} minutes. If you didn’t request it, please ignore this message.',
  },
  alreadyRegistered: {
    subject: 'You already have a Framehall account',
    body: 'Someone tried to register with Framehall using this account, but it already exists. You can log in, or reset your password on the login page: {{url}}',
  },
  confirmEmail: {
    subject: 'Confirm your email address',
    body: 'Open this link within {{hours}} hours to confirm your email address for Framehall: {{url}}\n\nIf you didn’t request it, please ignore this email.',
  },
  passwordChanged: {
    subject: 'Your Framehall password was changed',
    body: 'Your password was just changed and you’ve been logged out on all devices. If this wasn’t you, reset your password on the login page now: {{url}}',
  },
  emailChanged: {
    subject: 'The email address of your Framehall account was changed',
    body: 'The email address of your Framehall account was just changed. If this wasn’t you, open this link within {{hours}} hours to undo the change and log out all devices: {{url}}',
  },
  mobileChanged: {
    subject: 'The mobile number of your Framehall account was changed',
    body: 'The mobile number of your Framehall account was just changed. If this wasn’t you, open this link within {{hours}} hours to undo the change and log out all devices: {{url}}',
  },
  boardCommented: {
    subject: 'New comment on your board',
    body: '{{name}} commented on a board you work on:\n\n{{text}}\n\nOpen the board: {{url}}\n\nWe won’t email you about further comments until you’ve opened it.',
  },
  takenDown: {
    subject: 'Your work was taken offline',
    body: 'We’ve taken the following work offline. It is no longer on sale:\n\n{{works}}\n\nReason: {{reason}}\n\nIf you have any questions, please contact us.',
  },
  saleEnded: {
    subject: 'Your work has gone offline',
    body: 'You rejected the photographer agreement and haven’t signed it since, so the following work is no longer on sale:\n\n{{works}}\n\nYou can sign the agreement at any time in the Material Center, and your work goes back on sale: {{url}}',
  },
  contractSaleEnded: {
    subject: 'Your work has gone offline',
    body: 'Your contract with us has ended, so the following work is no longer on sale:\n\n{{works}}\n\nLicences already sold remain valid, and everything you have earned will be paid.',
  },
  saleResumed: {
    subject: 'Your work is on sale again',
    body: 'Your contract with us is in force again, so the following work is back on sale:\n\n{{works}}',
  },
  contractEnded: {
    subject: 'Your contract has ended',
    body: 'Your photographer contract has ended, so you can no longer upload or submit work. Your work on sale goes offline on {{day}}. Licences already sold remain valid, and everything you have earned will be paid.\n\nReason: {{reason}}\n\nIf you have any questions, please contact us.',
  },
  contractChanged: {
    subject: 'What you can upload has changed',
    body: '{{uploads}}\n\nReason: {{reason}}\n\nMaterial Center: {{url}}',
  },
  sharesChanged: {
    subject: 'Your share of sales is changing',
    body: 'From {{day}}, you get the following share of each sale, without VAT:\n\n{{shares}}\n\nEarlier sales keep their previous rate. See all your shares: {{url}}',
  },
  agreementSigned: {
    subject: 'You’ve signed the photographer agreement',
    body: 'You’ve signed version {{version}} of the photographer agreement as {{signer}}. The signed PDF is in the Material Center at any time: {{url}}\n\nIf you didn’t sign it, contact us at once.',
  },
  agreementRejected: {
    subject: 'You’ve rejected the photographer agreement',
    body: 'You’ve rejected version {{version}} of the photographer agreement, so you can’t upload or submit work. Your work on sale goes offline on {{day}}. What you’ve earned is paid as usual.\n\nYou can sign at any time in the Material Center: {{url}}',
  },
  agreementToSign: {
    subject: 'Please sign the new photographer agreement',
    body: 'Version {{version}} of the photographer agreement takes effect on {{day}}. Please read it and agree to it in the Material Center: {{url}}\n\nIt gives you {{percent}}% of each sale without VAT, and {{exclusive}}% if you sell through us only. Shares that we’ve agreed with you personally stay as they are.\n\nIf you reject it, your work goes offline after 30 days; what you’ve earned is paid as usual.',
  },
  agreementNotice: {
    subject: 'The photographer agreement is changing',
    body: 'Version {{version}} of the photographer agreement takes effect on {{day}}. You don’t have to sign it. Read it in the Material Center: {{url}}\n\nIt gives you {{percent}}% of each sale without VAT, and {{exclusive}}% if you sell through us only. Shares that we’ve agreed with you personally stay as they are.',
  },
  workApproved: {
    subject: 'Your work has been approved',
    body: 'The following work has been approved and is now online:\n\n{{works}}\n\n{{reasons}}View it in the Material Center: {{url}}',
  },
  workReturned: {
    subject: 'Your work needs changes',
    body: 'Please make changes to the following work and submit it again:\n\n{{works}}\n\n{{reasons}}Edit and resubmit it in the Material Center: {{url}}',
  },
  workRejected: {
    subject: 'Your work was rejected',
    body: 'The following work was rejected and won’t go online:\n\n{{works}}\n\n{{reasons}}If you disagree, you can appeal once in the Material Center. Another reviewer will then review it: {{url}}',
  },
  workFixed: {
    subject: 'A reviewer corrected your work’s details',
    body: 'To get {{work}} online sooner, a reviewer made these corrections:\n\n{{changes}}\n\nYou can view them in the Material Center at any time.',
  },
  entrySubmitted: {
    subject: 'Your entry has been submitted',
    body: 'You’ve entered “{{title}}” in {{contest}}, track “{{track}}”. Your entry number is {{number}}. Entering is free.\n\nWe’ll first check that it meets the rules; then it goes to the jury. You can change or withdraw it until {{until}}.\n\nView its status: {{url}}',
  },
  entryWithdrawn: {
    subject: 'Your entry has been withdrawn',
    body: 'You’ve withdrawn “{{title}}” (entry number {{number}}) from {{contest}}. Its files have been deleted.',
  },
  entryEligible: {
    subject: 'Your entry goes to the jury',
    body: 'Your entry “{{title}}” in {{contest}} meets the rules and is now in judging.\n\nView its status: {{url}}',
  },
  entryRejected: {
    subject: 'Your entry was rejected',
    body: 'Your entry “{{title}}” in {{contest}} was rejected.\n\nReason: {{reason}}\n\n{{words}}You can fix it and submit it again until {{until}}: {{url}}',
  },
  entryRejectedLate: {
    subject: 'Your entry was rejected',
    body: 'Your entry “{{title}}” in {{contest}} was rejected and won’t be judged.\n\nReason: {{reason}}\n\n{{words}}The contest has closed, so it can’t be submitted again. Your entries: {{url}}',
  },
  entryTakenOver: {
    subject: 'Your contest entry is in your Material Center',
    body: 'The results of {{contest}} are out, so we’ve added your entry “{{title}}” to your materials, as you agreed.\n\nPlease add keywords and a category, then submit it for review: {{url}}',
  },
  entryTooSmall: {
    subject: 'Please upload the originals of your contest entry',
    body: 'You’ve offered your entry “{{title}}” in {{contest}} for licensing. Buyers need larger files than the contest did, so we can’t use what you entered yet.\n\nFiles that are too small: {{count}}\n\nPlease upload their originals: {{url}}',
  },
  entryAwarded: {
    subject: 'Your entry has won a prize',
    body: 'Congratulations! Your entry “{{title}}” has won {{prize}} in {{contest}}.\n\n{{words}}See all results: {{results}}\n\nYour certificate is with your entries: {{url}}',
  },
  entryNotAwarded: {
    subject: 'The contest results are out',
    body: 'The results of {{contest}} are out. This time you didn’t win a prize for:\n\n{{titles}}\n\nThank you for entering. See who won, and what the jury says: {{results}}',
  },
  entryAwardRevoked: {
    subject: 'A contest result has changed',
    body: 'Your entry “{{title}}” no longer holds {{prize}} in {{contest}}, and its certificate isn’t valid any more.\n\nReason: {{reason}}\n\nIf you have questions, contact us.',
  },
  originalsWanted: {
    subject: 'Please send the originals of your winning work',
    body: 'Congratulations on your award for “{{title}}” in {{contest}}. For the record and for publication, we need the original files of your work.\n\nPlease upload them by {{until}} (UTC+8): {{url}}',
  },
  applicationReceived: {
    subject: 'We’ve received your application',
    body: 'Thank you for applying to sell with Framehall. We’ll review your application by {{due}} and email you our decision.\n\nView its status: {{url}}',
  },
  applicationMoreNeeded: {
    subject: 'Your application needs a little more',
    body: 'We’ve looked at your application to sell with Framehall. Before we can decide, we need the following from you:\n\n{{words}}\n\nAdd it and submit again: {{url}}',
  },
  applicationRejected: {
    subject: 'Your application was not successful',
    body: 'Thank you for applying to sell with Framehall. Unfortunately we can’t accept your application this time.\n\nReason: {{reason}}\n\n{{words}}\n\nYou’re welcome to apply again in {{days}} days.',
  },
  applicationApproved: {
    subject: 'Welcome to Framehall',
    body: 'Your application has been approved: you’re now a Framehall photographer, and your shop is open.\n\n{{words}}Please log in, read and sign the agreement, and upload your first work: {{url}}',
  },
  realNameReceived: {
    subject: 'We’ve received your documents',
    body: 'We’ll verify your real name by {{due}} and email you the result.\n\nView its status: {{url}}',
  },
  realNameVerified: {
    subject: 'Your real name is verified',
    body: 'We’ve confirmed who you are. You can now submit work for review.\n\nPlease add your bank account, so that we can pay you: {{url}}',
  },
  realNameRejected: {
    subject: 'Your real name couldn’t be verified',
    body: 'We couldn’t confirm who you are.\n\nReason: {{reason}}\n\n{{words}}\n\nPlease correct this and submit again: {{url}}',
  },
  bankReceived: {
    subject: 'We’ve received your bank account',
    body: 'You submitted a new bank account: {{bank}}, ending in {{end}}. We’ll review it by {{due}}; until it’s approved, we pay to the old one.\n\nIf this wasn’t you, change your password and contact us at once.\n\nView its status: {{url}}',
  },
  bankPassed: {
    subject: 'Your bank account is approved',
    body: 'From now on, we pay to your account at {{bank}} ending in {{end}}. You can’t change it before {{until}}.',
  },
  bankRejected: {
    subject: 'Your bank account was rejected',
    body: 'Your account at {{bank}} ending in {{end}} was rejected.\n\nReason: {{reason}}\n\n{{words}}\n\nPlease correct this and submit again: {{url}}',
  },
  bankUnlocked: {
    subject: 'You can change your bank account',
    body: 'You can change your bank account once within 30 days: {{url}}\n\nIf you didn’t ask for this, contact us at once.',
  },
  bankUnlockAsked: {
    subject: 'An early account change needs a second person',
    body: '{{by}} asks to let {{holder}} change the bank account before its year is over.\n\nReason: {{reason}}\n\nA second person has to approve or decline it: {{url}}',
  },
  invoiceApplied: {
    subject: 'We’ve received your invoice request',
    body: 'You requested an invoice of {{amount}} for {{title}}, request {{number}}. We’ll issue it by {{due}} and send it to the address you chose.\n\nCheck its status: {{url}}',
  },
  invoiceIssued: {
    subject: 'Your invoice',
    body: 'The invoice for {{title}} has been issued: number {{invoiceNumber}}, total {{amount}}, request {{number}}. The files are attached.\n\nYou can also log in and download it: {{url}}',
  },
  invoiceRejected: {
    subject: 'Your invoice wasn’t issued',
    body: 'Your request {{number}} for an invoice of {{amount}} for {{title}} wasn’t issued.\n\nReason: {{reason}}\n\n{{words}}You can request it again: {{url}}',
  },
  companyApplied: {
    subject: 'We’ve received your company application',
    body: 'You applied for a company account for {{company}}. We’ll decide by {{due}}.\n\nView its status: {{url}}',
  },
  companyOpened: {
    subject: 'Your company account is open',
    body: 'The company account of {{company}} is open. Everything bought from now on belongs to the company. Invite your colleagues here: {{url}}',
  },
  companyRejected: {
    subject: 'Your company application was rejected',
    body: 'We couldn’t open a company account for {{company}}.\n\nReason: {{words}}\n\nPlease correct this and apply again: {{url}}',
  },
  companyClosed: {
    subject: 'Your company account has been closed',
    body: 'The company account of {{company}} has been closed.\n\nReason: {{words}}\n\nIts members can no longer open what it bought. If you have questions, please contact us.\n\n{{url}}',
  },
  companyInvited: {
    subject: 'You’re invited to a company account',
    body: '{{name}} invites you to the company account of {{company}}. Log in or register with this email address and accept within {{days}} days: {{url}}\n\nThe link works once. If you don’t know the sender, ignore this email.',
  },
  companyLeft: {
    subject: 'You’ve been removed from a company account',
    body: 'You no longer belong to the company account of {{company}} and have lost access to what it bought. Your own purchases stay with you.',
  },
  companyKeyMade: {
    subject: 'New API key for your company account',
    body: '{{name}} created the API key “{{key}}” for the company account of {{company}}. Whoever has it acts as {{name}}.\n\nIf you don’t expect this, revoke the key now: {{url}}',
  },
  invoiceConfirm: {
    subject: 'Please confirm the reversal of your invoice',
    body: 'Invoice {{invoiceNumber}} for {{title}} has to be reversed. You’ve deducted or booked it, so please log in to the e-tax bureau and confirm form {{bill}} by {{until}} (Beijing time). After that the form lapses and has to be requested again; until then, the refund isn’t sent.\n\nCheck its status: {{url}}',
  },
  invoiceReversed: {
    subject: 'Your invoice was reversed',
    body: 'Invoice {{invoiceNumber}} for {{title}} was reversed by {{amount}}, red invoice {{redNumber}}. The files are attached.\n\nView the invoice: {{url}}',
  },
  projectLow: {
    subject: 'An allowance is running low',
    body: 'Project {{project}}: {{left}} of {{quota}} {{kind}} licences are left for {{branch}}. To add more, please contact us.\n\nOpen the download list: {{url}}',
  },
  projectEnding: {
    subject: 'Allowances of a project end soon',
    body: 'These allowances of project {{project}} end soon:\n\n{{list}}\n\nAnything unused then expires. To extend them, please contact us.\n\nOpen the download list: {{url}}',
  },
  news: {
    subject: 'New matches for you',
    body: 'Here’s what’s new on Framehall since we last wrote:\n\n{{news}}\n\nYour saved searches and the photographers you follow: {{url}}\n\nStop these emails: {{stop}}',
  },
  approvalWaiting: {
    subject: 'Your order awaits approval',
    body: 'Your order {{number}} ({{amount}}) needs a colleague’s approval before it can be paid. We’ve emailed those who can approve it.\n\nView your order: {{url}}',
  },
  approvalAsked: {
    subject: 'An order needs your approval',
    body: '{{name}} placed order {{number}} ({{amount}}) for your company. Please approve or decline it: {{url}}',
  },
  approvalReminder: {
    subject: 'Reminder: an order needs your approval',
    body: 'Order {{number}} ({{amount}}) by {{name}} has been waiting for a day. Please approve or decline it: {{url}}',
  },
  approvalGiven: {
    subject: 'Your order is approved',
    body: '{{name}} approved your order {{number}}.\n\n{{words}}View your order and pay: {{url}}',
  },
  approvalDeclined: {
    subject: 'Your order was declined',
    body: '{{name}} declined your order {{number}}.\n\n{{words}}You can ask our sales team for changes or cancel it: {{url}}',
  },
  membershipBegun: {
    subject: 'Your VIP membership is active',
    body: 'We’ve received your payment of {{amount}} for order {{number}}. Your {{plan}} membership runs until {{day}} and takes {{percent}}% off new quotes. It doesn’t renew by itself.\n\nView your membership: {{url}}',
  },
  membershipEnding: {
    subject: 'Your VIP membership ends soon',
    body: 'Your {{plan}} membership ends on {{day}}. It doesn’t renew by itself. Quotes you already have keep their discount until they expire.\n\nExtend your membership: {{url}}',
  },
  membershipRefunded: {
    subject: 'Your refund request was approved',
    body: 'Your refund of {{amount}} for order {{number}} has been approved. The money goes back to your original payment method, and your {{plan}} membership has ended.\n\n{{answer}}View your order: {{url}}',
  },
  membershipNotRefunded: {
    subject: 'Your refund request was declined',
    body: 'Your refund request for order {{number}} was declined. Our reply:\n\n{{answer}}\n\nYour {{plan}} membership remains active. If you have any questions, please contact us.\n\nView your order: {{url}}',
  },
  membershipRevoked: {
    subject: 'Your VIP membership was revoked',
    body: 'We’ve revoked your {{plan}} membership (order {{number}}). Reason:\n\n{{words}}\n\nQuotes you already have keep their discount. If you have any questions, please contact us.\n\nView your order: {{url}}',
  },
  packageBegun: {
    subject: 'Your package is ready to use',
    body: 'We’ve received your payment of {{amount}} for order {{number}}. You can use the licences of {{plan}} until {{day}}: choose “Use a package” on the page of any clip or photo it covers.\n\nView your package: {{url}}',
  },
  packageEnding: {
    subject: 'Your package ends soon',
    body: '{{left}} of the licences in {{plan}} are still unused. You can use them until {{day}}; after that they expire.\n\nView your package: {{url}}',
  },
  packageRefunded: {
    subject: 'Your refund request was approved',
    body: 'Your refund of {{amount}} for order {{number}} has been approved. The money goes back to your original payment method, and {{plan}} can no longer be used.\n\n{{answer}}View your order: {{url}}',
  },
  packageNotRefunded: {
    subject: 'Your refund request was declined',
    body: 'Your refund request for order {{number}} was declined. Our reply:\n\n{{answer}}\n\nYou can go on using {{plan}}. If you have any questions, please contact us.\n\nView your order: {{url}}',
  },
  packageRevoked: {
    subject: 'Your package was revoked',
    body: 'We’ve revoked {{plan}} (order {{number}}). Reason:\n\n{{words}}\n\nLicences you’ve already taken stay valid. If you have any questions, please contact us.\n\nView your order: {{url}}',
  },
  packageAsked: {
    subject: 'We’re preparing your quote',
    body: 'Thank you for asking about {{plan}} (order {{number}}). We’ll send you a price by {{due}}.\n\nView your request: {{url}}',
  },
  packageWanted: {
    subject: 'A package needs a quote: {{number}}',
    body: 'A buyer asks for the price of {{plan}} ({{number}}).\n\n{{request}}\n\nQuote by {{due}}: {{url}}',
  },
  packageQuoted: {
    subject: 'Your quote for {{plan}}',
    body: '{{plan}} (order {{number}}) costs {{amount}}. You can pay until {{day}}.\n\n{{answer}}View and pay: {{url}}',
  },
  packageDeclined: {
    subject: 'We can’t offer this package',
    body: 'We can’t make you an offer for {{plan}} (order {{number}}). Our reply:\n\n{{words}}\n\nView your request: {{url}}',
  },
  reportAnswered: {
    subject: 'Our reply to your report',
    body: 'You reported {{work}}. Our reply:\n\n{{answer}}\n\nThank you for letting us know.',
  },
  orderReceived: {
    subject: 'We’ve received your order',
    body: 'We’ve received your order {{number}}. Our sales team will quote by {{due}} (Beijing time), and we’ll email you when your quote is ready.\n\nView your order: {{url}}',
  },
  quoteReady: {
    subject: 'Your quote is ready',
    body: 'Your quote for order {{number}} is {{total}}, VAT included. Please pay by {{payBy}} (Beijing time). Licence certificates and original files unlock as soon as we receive your payment.\n\n{{note}}View your quote and pay: {{url}}',
  },
  quoteEnding: {
    subject: 'Your quote is about to expire',
    body: 'Your quote of {{total}} for order {{number}} expires on {{payBy}} (Beijing time), and the order will then be closed. If you still need the material, please pay before then. If you need changes, message our sales team on the order page.\n\nView your order: {{url}}',
  },
  orderAnswer: {
    subject: 'A message about your order',
    body: 'Our sales team sent you a message about order {{number}}:\n\n{{words}}\n\nView and reply: {{url}}',
  },
  orderClosed: {
    subject: 'Your order has been closed',
    body: 'Your order {{number}} has been closed. Reason: {{reason}}.\n\n{{words}}Please don’t pay for this order. If you still need the material, place a new order.\n\nView your order: {{url}}',
  },
  quoteWanted: {
    subject: 'An order is awaiting a quote',
    body: 'Order {{number}} is awaiting a quote. Please reply by {{due}} (Beijing time).\n\nLicensee: {{licensee}}\nProject: {{project}}\nSpecial request: {{request}}\n\nQuote now: {{url}}',
  },
  quoteChangeAsked: {
    subject: 'A buyer has requested a new quote',
    body: 'The buyer of order {{number}} has requested changes. The current quote is no longer valid. Please quote again by {{due}} (Beijing time):\n\n{{words}}\n\nQuote now: {{url}}',
  },
  orderQuestion: {
    subject: 'A buyer’s message about an order',
    body: 'The buyer of order {{number}} wrote:\n\n{{words}}\n\nView and reply: {{url}}',
  },
  paymentConfirmed: {
    subject: 'Payment received. Your licences are valid',
    body: 'We’ve received your payment of {{amount}} for order {{number}}. Your licences are valid. Download your licence certificates and original files as often as you like: {{url}}',
  },
  paymentTrouble: {
    subject: 'Your payment needs attention. Please do not pay twice',
    body: 'We received {{amount}} for order {{number}}, but can’t apply it to this order ({{reason}}). The money will be refunded to your original payment method.\n\nPlease contact service, do not pay twice.\n\nView your order: {{url}}',
  },
  transferRejected: {
    subject: 'We couldn’t find your transfer',
    body: 'We couldn’t find your transfer of {{amount}} for order {{number}}. Reason: {{reason}}\n\nIf you did make the transfer, please don’t pay again: upload a clear receipt, or contact us.\n\nView your order: {{url}}',
  },
  refundApproved: {
    subject: 'Your refund has been approved',
    body: 'Your refund of {{amount}} for order {{number}} has been approved. The money goes back to your original payment method. All licences for this order are revoked; please stop using the material.\n\n{{answer}}View your order: {{url}}',
  },
  refundRefused: {
    subject: 'Your refund was declined',
    body: 'Your refund request for order {{number}} was declined. Our reply:\n\n{{answer}}\n\nYour licences remain valid. If you have any questions, please contact us.\n\nView your order: {{url}}',
  },
  moneySentBack: {
    subject: 'Your refund is on its way',
    body: 'We’ve refunded {{amount}} for order {{number}} to your original payment method. When it arrives depends on your bank or payment service.\n\nView your order: {{url}}',
  },
  transferClaimed: {
    subject: 'A transfer needs matching',
    body: 'The buyer of order {{number}} uploaded a receipt: {{payer}}, {{amount}}. Please match the transfer: {{url}}',
  },
  refundDue: {
    subject: 'A payment needs to be refunded',
    body: 'Order {{number}} received {{amount}} that can’t be applied to it ({{reason}}). Please refund it: {{url}}',
  },
  refundAsked: {
    subject: 'A buyer has requested a refund',
    body: 'The buyer of order {{number}} has requested a refund of {{amount}}:\n\n{{words}}\n\nReview the request: {{url}}',
  },
  refundFailed: {
    subject: 'A refund failed',
    body: 'The refund of {{amount}} for order {{number}} failed: {{reason}}\n\nPlease check and try again: {{url}}',
  },
  statementBuilt: {
    subject: 'Your quarterly statement is ready',
    body: 'Your statement {{number}} for {{quarter}} is ready. Please check it by {{day}}: you can confirm it or dispute single lines. Without an answer it counts as confirmed.\n\nView your statement: {{url}}',
  },
  statementConfirmed: {
    subject: 'Your statement counts as confirmed',
    body: 'Nothing was disputed within 15 days, so your statement {{number}} for {{quarter}} counts as confirmed. Finance will arrange your payment.\n\nView your statement: {{url}}',
  },
  statementInvoiceWanted: {
    subject: 'Please upload your company’s invoice',
    body: 'Your statement {{number}} for {{quarter}} is confirmed. Before we can pay, please upload your company’s invoice (PDF) for it: {{url}}',
  },
  taxCategorySet: {
    subject: 'Your tax category has been set',
    body: 'For tax, we now treat your earnings as: {{category}}.\n\nStatements that aren’t paid yet follow it; each shows step by step how its tax is worked out: {{url}}\n\nIf this doesn’t fit, please contact us before you’re paid.',
  },
  statementAnswered: {
    subject: 'We’ve answered your dispute',
    body: 'We’ve answered every line that you disputed and made a new statement for {{quarter}}: {{number}}. The one before is invalid. Please check it by {{day}}.\n\nView your statement: {{url}}',
  },
  statementRemitted: {
    subject: 'Your payment is on its way',
    body: 'We’ve sent {{amount}} for statement {{number}} ({{quarter}}) to your account at {{bank}} ending in {{end}}. Bank reference: {{reference}}\n\nView your statement: {{url}}',
  },
  payoutPrepared: {
    subject: 'A payout batch is ready for release',
    body: '{{by}} prepared batch {{number}}. Payments: {{count}}, {{amount}} in total. A second person has to check and release it: {{url}}',
  },
  payoutNoted: {
    subject: 'A payment is waiting for confirmation',
    body: '{{by}} recorded a payment of {{amount}} to {{photographer}} for statement {{number}}. Bank reference: {{reference}}\n\nA second person has to check it at the bank and confirm it: {{url}}',
  },
  payoutReleased: {
    subject: 'Your payment is on its way',
    body: 'We’ve instructed our bank to pay {{amount}} for statement {{number}} to your account at {{bank}} ending in {{end}}. We’ll write again once the bank confirms it.\n\nView your statement: {{url}}',
  },
  payoutBounced: {
    subject: 'The bank returned your payment: please change your bank account',
    body: 'The bank returned our payment of {{amount}} for statement {{number}} to your account at {{bank}} ending in {{end}}.\n\nReason: {{reason}}\n\nPlease add another bank account within 30 days; you can change it even though it’s locked. Once it’s approved, we’ll pay you with the next batch: {{url}}',
  },
  statementDisputed: {
    subject: 'A statement has been disputed',
    body: 'The photographer disputes statement {{number}} (lines: {{lines}}). Please answer each line: {{url}}',
  },
  licenceCorrectionAsked: {
    subject: 'A licence correction has been requested',
    body: 'A buyer has requested a correction to licence {{licence}}:\n\n{{words}}\n\nReview the request: {{url}}',
  },
  licenceReissued: {
    subject: 'Your licence has been corrected',
    body: 'Licence {{old}} has been corrected and reissued as {{licence}}. The old number is no longer valid.\n\nNote: {{reason}}\n\nDownload your new licence certificate: {{url}}',
  },
  licenceCorrectionRefused: {
    subject: 'Our reply to your correction request',
    body: 'Licence {{licence}} has not been changed and remains valid.\n\nReason: {{reason}}\n\nView the licence: {{url}}',
  },
  licenceRevoked: {
    subject: 'One of your licences has been revoked',
    body: 'Licence {{licence}} has been revoked. Please stop using the material.\n\nReason: {{reason}}\n\nIf you have any questions, please contact us. View the licence: {{url}}',
  },
  judgeInvited: {
    subject: 'You’re invited to judge a contest',
    body: 'Dear {{name}},\n\nYou’re invited to judge “{{contest}}” on Framehall. The coordinator will give you your personal key separately. Enter it here once judging has started: {{url}}\n\nPlease don’t share your key with anyone.',
  },
  judgingOpened: {
    subject: 'Judging has started',
    body: 'Dear {{name}},\n\nJudging of “{{contest}}” has started. Enter with your key: {{url}}\n\nEverything you score is saved at once. When you’ve scored all your works, hand them in.',
  },
  judgingReminder: {
    subject: 'Works are waiting for your scores',
    body: 'Dear {{name}},\n\nSome works in “{{contest}}” are still waiting for your scores. Enter with your key and submit your scores when you’re done: {{url}}',
  },
  judgeReplaced: {
    subject: 'Thank you for judging',
    body: 'Dear {{name}},\n\nThank you for judging “{{contest}}”. Your remaining works have gone to other judges, so there’s nothing left for you to do in this round. The scores you gave stay and count.',
  },
  judgeRevoked: {
    subject: 'Your judging key has ended',
    body: 'Dear {{name}},\n\nYour key for judging “{{contest}}” has ended and can no longer be used. The scores you gave stay and count. Thank you for your time; if you have any questions, please contact the coordinator.',
  },
};
