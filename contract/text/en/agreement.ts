import type { Text } from '../text.ts';

/** The agreement with photographers: the dialog and the tab in the Material Center. */
export const agreement: Text['agreement'] = {
  welcome: 'Welcome to Framehall',
  noticeTitle: 'The agreement is changing',
  body: 'Please read the photographer agreement (version {{version}}, in effect from {{day}}). Once you agree you can upload, and a signed PDF is downloaded for your records.',
  noticeBody:
    'We’ve updated the photographer agreement (version {{version}}, in effect from {{day}}). Please take note.',
  cutoff: 'Contracts signed before {{day}} are replaced by this agreement and need your consent.',
  agree: 'Agree and download',
  reject: 'Reject',
  rejectSure: 'Yes, reject',
  rejectMeans:
    'If you reject, you can’t upload or submit work. Work on sale goes offline after {{days}} days. What you’ve earned is paid as usual, and you can sign later in the Material Center.',
  acknowledge: 'Got it',
  tab: 'Agreement',
  shares: {
    title: 'What you get',
    about: 'Your share of what buyers pay, after discounts and VAT. Each sale uses the rate in effect that day.',
    exclusive: 'You sell through us only.',
    standard: 'You may sell elsewhere too.',
    byAgreement: 'photographer agreement, version {{version}}',
    byRate: 'agreed rate no. {{id}}',
    coming: 'From {{day}}: {{kind}} {{before}}% → {{percent}}%',
  },
  current: 'Current version: {{version}}, in effect from {{day}}',
  noAnswers: 'You haven’t signed an agreement online yet.',
  agreed: 'Version {{version}} · agreed on {{at}}',
  rejected: 'Version {{version}} · rejected on {{at}}',
  download: 'Download PDF',
  rejectedLong:
    'You’ve rejected the agreement, so you can’t upload or submit work, and your work has been offline since {{day}}. Sign now and it goes back on sale.',
  rejectedNow:
    'You’ve rejected the agreement, so you can’t upload or submit work. Your work goes offline on {{day}}. Sign now to carry on.',
};
