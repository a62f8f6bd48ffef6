import type { Text } from '../text.ts';

/** Words about entries in contests that entrants, the office and mails share. */
export const entries: Text['entries'] = {
  states: {
    draft: 'Draft',
    submitted: 'Submitted, awaiting review',
    rejected: 'Rejected',
    judging: 'In judging',
    shortlisted: 'Shortlisted',
    awarded: 'Awarded',
    'not-awarded': 'Not awarded',
    withdrawn: 'Withdrawn',
  },
  jurySays: 'The jury says: {{words}}',
  kinds: { video: 'Video', single: 'Single photo', group: 'Series' },
  people: {
    none: 'Nobody is recognisable',
    agreed: 'Yes, and they’ve agreed',
    unaware: 'Yes, and they don’t know (street photography, for example)',
  },
  reasons: {
    theme: 'It doesn’t fit the theme of the track',
    quality: 'Its quality isn’t sufficient for judging',
    rights: 'The rights to the work are unclear',
    people: 'People shown haven’t given their consent',
    editing: 'It was edited, or made with AI, beyond what the rules allow',
    car: 'The sponsor’s car is shown for less than 10 seconds',
    names: 'The title or story names its author, but judging is anonymous',
    duplicate: 'It repeats or closely resembles another entry',
    details: 'Its details are incomplete or inaccurate',
  },
  files: {
    'file-type': 'Wrong format: videos must be MP4, photos JPG',
    'empty-file': 'This file is empty',
    'too-big': 'This file is too large',
    'wrong-size': 'It must be exactly 1920 × 1080',
    'side-too-long': 'Its long side can’t exceed 30,000 pixels',
    'too-many-pixels': 'This photo has too many pixels to process',
    'too-short': 'The video is shorter than 30 seconds',
    'too-long': 'The video is longer than 5 minutes',
    'wrong-codec': 'We can’t process this video’s encoding or colours. Please export it as H.264 in SDR',
    unreadable: 'This file is damaged and can’t be read',
    'same-file': 'This file is already entered in this contest. A file can go to one track only',
  },
};
