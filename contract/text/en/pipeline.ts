import type { Text } from '../text.ts';

export const pipeline: Text['pipeline'] = {
  kinds: {
    video: 'Video',
    photo: 'Photo',
    music: 'Music',
    effect: 'Sound effect',
  },
  transcoding: 'File in transcoding, please wait',
  steps: {
    probe: 'Checking file',
    stills: 'Creating thumbnails',
    clips: 'Creating preview and sample',
    soundtrack: 'Checking sound',
    compare: 'Finding similar work',
    suggestions: 'Reading photo data',
    renditions: 'Creating all sizes',
    listen: 'Analysing loudness and waveform',
    preview: 'Creating preview',
  },
  colours: {
    video: 'Use Rec.709, or Rec.2020 HLG for HDR',
    photo: 'Convert the photo to sRGB. CMYK can’t be accepted',
  },
  rejections: {
    'too-small': 'The file is too small. The minimum is {{limit}}',
    'too-big': 'The file is too large. The maximum is {{limit}}',
    empty: 'The file is empty. Export it again and upload it',
    unreadable: 'The file can’t be opened. It may be damaged or incomplete. Export it again and upload it',
    'not-this-kind': 'This isn’t a file of type “{{kind}}”. Check that you chose the right file',
    'wrong-codec': 'This codec isn’t supported. Use H.264 or H.265 for video, and WAV, MP3 or FLAC for sound',
    'wrong-colour': 'This colour space isn’t supported. {{limit}}',
    'too-short': 'Too short. The minimum is {{limit}} seconds',
    'too-long': 'Too long. The maximum is {{limit}} minutes',
    'under-1080p': 'The resolution is too low. The minimum is 1080P (1920 × 1080)',
    'too-few-pixels': 'Too few pixels. The minimum is {{limit}} megapixels',
    'too-many-pixels': 'Too many pixels. The maximum is {{limit}} megapixels',
    'side-too-long': 'The dimensions are too large. No side may exceed {{limit}} pixels',
    animated: 'Animated images aren’t supported. Upload a still photo',
    'same-file': 'This file is already in our library',
    'too-heavy': 'This file is too complex to process. Export it with standard settings and upload it again',
  },
};
