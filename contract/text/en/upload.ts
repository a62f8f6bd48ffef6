import type { Text } from '../text.ts';

export const upload: Text['upload'] = {
  title: 'Upload',
  close: 'Close',
  minimise: 'Minimise',
  choose: 'What would you like to upload?',
  kinds: { video: 'Video', photo: 'Images' },
  kindHints: { video: 'MP4, H.264 or H.265, 10 MB to 3 GB', photo: 'JPG or PNG, 10 megapixels and up, 50 MB at most' },
  notAllowed: {
    video: 'Your account cannot upload video yet. Please contact us',
    photo: 'Your account cannot upload images yet. Please contact us',
  },
  heading: { video: 'Upload video', photo: 'Upload images' },
  back: 'Back',
  requirements: 'Requirements',
  materialCenter: 'Material Center',
  tool: 'Desktop tool',
  tips: {
    video: 'MP4 only, H.264 or H.265, at least 1080P, no maximum resolution; 10 MB to 3 GB per file.',
    photo: 'JPG, JPEG or PNG; up to 50 MB, 10 to 250 million pixels, no side over 30,000 pixels.',
  },
};

export const uploadQueue: Text['uploadQueue'] = {
  pick: 'Choose files',
  pickFolder: 'Choose a folder',
  dropHere: 'Drop files or folders here, or',
  release: { video: 'Release to add these videos', photo: 'Release to add these images' },
  list: 'Files to upload',
  start: 'Start upload',
  resume: 'Resume upload',
  pause: 'Pause',
  clear: 'Clear list',
  remove: 'Remove {{name}}',
  whileUploading: 'Uploading. Pause first',
  overall: 'Overall progress',
  done: '{{done}} of {{total}} done',
  speed: '{{speed}} MB/s',
  timeLeft: '{{time}} left',
  status: {
    checking: 'Checking…',
    waiting: 'Waiting',
    sending: 'Uploading {{percent}}',
    retrying: 'Paused, retrying',
    paused: 'Paused at {{percent}}',
    continues: 'Continues at {{percent}}',
    finishing: 'Finishing…',
    success: 'Uploaded',
  },
  leftOut: 'Files of other types in the folder that were left out: {{count}}',
  unfinished:
    'Unfinished from last time ({{count}}): {{names}}. Choose the same files again to carry on where they stopped.',
  barUploading: 'Uploading {{done}}/{{total}} · {{percent}}',
  barPaused: 'Paused {{done}}/{{total}} · {{percent}}',
  barIdle: 'Uploaded {{done}}/{{total}} · {{percent}}',
  expand: 'Open the upload panel',
};

export const uploadQuestions: Text['uploadQuestions'] = {
  back: {
    title: 'Go back?',
    body: 'This stops the upload and clears the list. What has been sent of unfinished files is lost.',
    confirm: 'Stop and go back',
  },
  clear: {
    title: 'Clear the list?',
    body: 'All files leave the list, and what has been sent of unfinished ones is lost. Files already uploaded are not affected.',
    confirm: 'Clear',
  },
};

export const uploadProblems: Text['uploadProblems'] = {
  nothing: 'no files available to upload',
  'file-type': 'not supported file type',
  'video-too-big': 'file must not exceed 3GB',
  'video-too-small': 'file must not be smaller than 10MB',
  'photo-too-big': 'file must not exceed 50MB',
  'release-too-big': 'file must not exceed 20MB',
  'empty-file': 'file is empty',
  'too-few-pixels': 'image must not have fewer than 10 million pixels',
  'too-many-pixels': 'image must not have more than 250 million pixels',
  'side-too-long': 'image must not be longer or wider than 30000 pixels',
  duplicate: 'a file of this name is in the list already',
  unreadable: 'file information cannot be read; the file may be damaged',
  'not-this-kind': 'what is in the file does not match its extension',
  'wrong-codec': 'video must be coded in H.264 or H.265',
  'wrong-colour': 'colour must be Rec.709, or Rec.2020 HLG in H.265',
  'under-1080p': 'video must not be smaller than 1080P',
  'too-short': 'video must not be shorter than 3 seconds',
  'too-long': 'video must not be longer than 1 hour',
  begin: 'upload could not be initialised: {{message}} (code {{code}}, transfer {{transfer}})',
  transfer: 'transfer error: {{message}} (code {{code}}, transfer {{transfer}})',
  merge: 'merge error: {{message}} (code {{code}}, transfer {{transfer}})',
  report: 'submission failed: {{message}}',
  none: 'none',
};

export const uploadRules: Text['uploadRules'] = {
  video: {
    title: 'What videos must be',
    general: 'In general',
    generalList: [
      'At least 3 seconds; 3 to 20 seconds recommended',
      'No watermark, no black borders, no background music',
      'Colour graded',
      'MP4, at least 1080P, no maximum resolution',
      '10 MB to 3 GB per file',
    ],
    sdr: 'SDR',
    sdrList: ['H.264 or H.265', 'Colour space Rec.709', '8 bit or more'],
    bitrate: '{{size}}: at least {{rate}} Mbps',
    hdr: 'HDR',
    hdrList: ['H.265', 'Colour space Rec.2020', 'Transfer function HLG', '10 bit'],
    more: 'How to make high-quality video',
  },
  photo: {
    title: 'What images must be',
    general: 'In general',
    generalList: ['Your own original work', 'sRGB only', 'Colour graded', 'Not on sale on any other platform'],
    file: 'The file',
    fileList: ['JPG, JPEG or PNG', 'Up to 50 MB', '10 to 250 million pixels', 'No side over 30,000 pixels'],
  },
};

export const uploadToolOffer: Text['uploadToolOffer'] = {
  title: 'Desktop upload tool',
  body: 'Many files, large files or a shaky connection? The desktop tool uploads a whole folder and carries on by itself after every interruption.',
  version: 'Version {{version}}',
  windows: 'Download for Windows',
  mac: 'Download for Mac',
  howTo: 'How to use it',
};
