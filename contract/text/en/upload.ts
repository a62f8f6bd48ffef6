import type { Text } from '../text.ts';

export const upload: Text['upload'] = {
  title: 'Upload',
  close: 'Close',
  minimise: 'Minimise',
  choose: 'What would you like to upload?',
  kinds: { video: 'Video', photo: 'Photos' },
  kindHints: { video: 'MP4, H.264 or H.265, 10 MB to 3 GB', photo: 'JPG or PNG, 10 MP and up, up to 50 MB' },
  notAllowed: {
    video: 'Your account can’t upload video yet. Please contact us',
    photo: 'Your account can’t upload photos yet. Please contact us',
  },
  heading: { video: 'Upload video', photo: 'Upload photos' },
  back: 'Back',
  requirements: 'Requirements',
  materialCenter: 'Material Center',
  tool: 'Desktop upload tool',
  tips: {
    video: 'MP4 only, H.264 or H.265, at least 1080P, no maximum resolution. 10 MB to 3 GB per file.',
    photo: 'JPG, JPEG or PNG, up to 50 MB, 10 to 250 million pixels, no side over 30,000 pixels.',
  },
};

export const uploadQueue: Text['uploadQueue'] = {
  pick: 'Choose files',
  pickFolder: 'Choose a folder',
  dropHere: 'Drop files or folders here, or',
  release: { video: 'Drop to add videos', photo: 'Drop to add photos' },
  list: 'Files to upload',
  start: 'Start upload',
  resume: 'Resume upload',
  pause: 'Pause',
  describe: 'Describe your works',
  clear: 'Clear list',
  remove: 'Remove {{name}}',
  whileUploading: 'Pause the upload first',
  overall: 'Overall progress',
  done: '{{done}} of {{total}} uploaded',
  speed: '{{speed}} MB/s',
  timeLeft: '{{time}} left',
  status: {
    checking: 'Checking…',
    waiting: 'Waiting',
    sending: 'Uploading {{percent}}',
    retrying: 'Paused, retrying',
    paused: 'Paused at {{percent}}',
    continues: 'Will resume at {{percent}}',
    finishing: 'Finishing…',
    success: 'Uploaded',
  },
  refused_one: '1 file can’t be uploaded: {{reasons}}',
  refused_other: '{{count}} files can’t be uploaded: {{reasons}}',
  refusedAndLeftOut: '{{refused}}. {{leftOut}}',
  leftOut_one: '1 file of another type was skipped',
  leftOut_other: '{{count}} files of other types were skipped',
  unfinished_one: '1 unfinished upload from last time: {{names}}. Choose the same file again to resume.',
  unfinished_other: '{{count}} unfinished uploads from last time: {{names}}. Choose the same files again to resume.',
  barUploading: 'Uploading {{done}}/{{total}} · {{percent}}',
  barPaused: 'Paused {{done}}/{{total}} · {{percent}}',
  barIdle: 'Uploaded {{done}}/{{total}} · {{percent}}',
  expand: 'Open upload panel',
};

export const uploadQuestions: Text['uploadQuestions'] = {
  back: {
    title: 'Go back?',
    body: 'This stops the upload and clears the list. Unfinished uploads will be lost.',
    confirm: 'Stop and go back',
  },
  clear: {
    title: 'Clear the list?',
    body: 'All files are removed from the list and unfinished uploads are lost. Files already uploaded aren’t affected.',
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
  'too-few-pixels': 'photo must not have fewer than 10 million pixels',
  'too-many-pixels': 'photo must not have more than 250 million pixels',
  'side-too-long': 'photo must not be longer or wider than 30000 pixels',
  duplicate: 'a file with this name is already in the list',
  unreadable: 'file information cannot be read; the file may be damaged',
  'not-this-kind': 'file content does not match its extension',
  'wrong-codec': 'video must be encoded in H.264 or H.265',
  'wrong-colour': 'colour must be Rec.709, or Rec.2020 HLG in H.265',
  'under-1080p': 'video must not be smaller than 1080P',
  'too-short': 'video must not be shorter than 3 seconds',
  'too-long': 'video must not be longer than 1 hour',
  noRoom: 'no space left for unfinished uploads. Finish or remove some, then start again',
  begin: 'upload could not be initialised: {{message}} (code {{code}}, transfer {{transfer}})',
  transfer: 'transfer error: {{message}} (code {{code}}, transfer {{transfer}})',
  merge: 'merge error: {{message}} (code {{code}}, transfer {{transfer}})',
  report: 'submission failed: {{message}}',
  none: 'none',
};

export const uploadRules: Text['uploadRules'] = {
  video: {
    title: 'Video requirements',
    general: 'General',
    generalList: [
      'At least 3 seconds; 3 to 20 seconds recommended',
      'No watermark, no black borders, no background music',
      'Colour graded',
      'MP4, at least 1080P, no maximum resolution',
      '10 MB to 3 GB per file',
    ],
    sdr: 'SDR',
    sdrList: ['H.264 or H.265', 'Colour space Rec.709', '8-bit or higher'],
    bitrate: '{{size}}: at least {{rate}} Mbps',
    hdr: 'HDR',
    hdrList: ['H.265', 'Colour space Rec.2020', 'Transfer function HLG', '10-bit'],
    more: 'How to make high-quality video',
  },
  photo: {
    title: 'Photo requirements',
    general: 'General',
    generalList: ['Your own original work', 'sRGB only', 'Colour graded', 'Not on sale on any other platform'],
    file: 'File',
    fileList: ['JPG, JPEG or PNG', 'Up to 50 MB', '10 to 250 million pixels', 'No side over 30,000 pixels'],
  },
};

export const uploadToolOffer: Text['uploadToolOffer'] = {
  title: 'Desktop upload tool',
  body: 'Many files, large files or an unstable connection? The desktop tool uploads whole folders and resumes automatically after interruptions.',
  version: 'Version {{version}}',
  windows: 'Download for Windows',
  mac: 'Download for Mac',
  howTo: 'How to use it',
};
