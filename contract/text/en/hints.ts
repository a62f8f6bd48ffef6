import type { Text } from '../text.ts';

export const hints: Text['hints'] = {
  label: 'Tip',
  dismiss: 'Got it',
  search:
    'Star what you like; press and hold an image for more. Type -word to leave something out, or save the search and we’ll email you what’s new.',
  cart: 'Videos and photos check out together: choose one licence for everything or one for each, and pay once.',
  boards:
    'Collect items on a board, let colleagues comment and decide, or send clients a link. Clients never see prices.',
  account: 'This is where everything comes together: what needs you, recent orders, expiring licences and board news.',
  materialCenter:
    'Upload your work, describe it and submit it for review. Approved work goes online; Earnings shows what it makes each quarter.',
  'office-overview': 'Start with what’s red. Press Ctrl+K to find any order, account or item, and ? for shortcuts.',
  'office-users': 'Find an account and its devices. Changing type or roles needs a reason.',
  'office-media': 'Files being processed, and those that failed. Read why one failed before you retry it.',
  'office-review':
    'Start a review to claim works, then use the keyboard: A approves, R returns, X rejects. What you leave goes back to the queue.',
  'office-applications':
    'Look at the work first, then check the details. If you return an application, say what’s missing; the applicant can send it again.',
  'office-agreements':
    'Publish a new photographer agreement or policy. Signed versions never change; photographers are asked to sign the new one.',
  'office-realNames': 'Check that the document matches the name. Showing a full number is recorded in the audit trail.',
  'office-bankAccounts': 'Check that the account belongs to the verified person. Only then can we pay out.',
  'office-companies': 'Decide on company accounts, see their members, and set up projects and allowances.',
  'office-vip': 'Set up VIP plans and packages. Changes apply to new orders only.',
  'office-catalogue':
    'Find any item, edit it, put it online or take it offline. Offline items leave search at once; licences stay valid.',
  'office-music':
    'Upload whole folders, then add tempo, key, tags and rights. A track can go online once all are there.',
  'office-content': 'Write, preview, then publish now or on a schedule. Every save is kept and can be restored.',
  'office-contests': 'Set tracks, criteria and dates, then invite judges. Once it’s open, only the wording can change.',
  'office-entries': 'Decide which works go to the jury: A accepts, X rejects, J skips.',
  'office-topics': 'Pick items for a topic, put them in order, then publish.',
  'office-playlists': 'Pick tracks for a playlist and drag them into order.',
  'office-hotWords': 'Choose the words suggested under the search box, separately for each language.',
  'office-categories':
    'Edit the categories that buyers filter by. New names show at once; a category in use can’t be deleted.',
  'office-search': 'See what buyers couldn’t find, then add synonyms. They work as soon as you save.',
  'office-jobs': 'Work that runs in the background. Read why a job failed, then retry it.',
  'office-audit': 'Who changed what, and when. Nobody can edit it; you can export it.',
  'office-mailbox': 'Every email and text message we send. Search by recipient.',
  'office-feedback': 'Ratings and comments from readers, newest first, with the page they were on.',
  'office-sales':
    'Orders close to their deadline come first. Give each item a price and a scope, then press Ctrl+Enter to send the quote.',
  'office-finance':
    'Compare receipts with what arrived. Licences are issued as soon as you confirm. Refunds start here too.',
  'office-invoices': 'The provider issues invoices by itself; only those it refuses need you.',
  'office-statements': 'Statements appear after each quarter. Settle disputes first, then let payments go out.',
  'office-payouts': 'Make a batch, have a colleague release it, then upload the bank’s return file.',
  'office-licences':
    'Find any licence. Correcting or revoking one needs a reason, and the certificate gets a new number.',
  'office-prices':
    'Changes stay a draft until you set when they start. Preview the effect first; orders keep their prices.',
  'office-holidays': 'Mark public holidays and make-up working days. Quote deadlines follow them.',
};
