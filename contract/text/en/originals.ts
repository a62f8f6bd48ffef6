import type { Text } from '../text.ts';

/** Words about originals that are wanted of entries in contests. */
export const originals: Text['originals'] = {
  title: 'Originals',
  wanted: 'Congratulations! Please upload the original files of your winning work by {{due}} (UTC+8).',
  late: 'The deadline for the originals, {{due}} (UTC+8), has passed. Please upload them as soon as you can.',
  small:
    'To sell this work as stock, we need larger files than the contest did. Please upload the originals: photos of at least 10 megapixels (JPG or PNG, up to 50 MB), videos of at least 10 MB (MP4, up to 3 GB).',
  original: 'Original of {{name}}',
  sent: 'Received: {{name}}',
  sending: 'Uploading {{name}}',
  choose: 'Choose original',
  again: 'Replace',
  chooseFor: 'Choose the original of {{name}}',
  againFor: 'Replace the original of {{name}}',
  todo: 'Originals wanted by {{due}} (UTC+8)',
  todoLate: 'Originals were due by {{due}} (UTC+8)',
  todoSmall: 'Originals wanted, to sell it as stock',
  upload: 'Upload originals',
};
