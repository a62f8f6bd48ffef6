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
    probe: 'Checking the file',
    stills: 'Making stills',
    clips: 'Making preview and sample',
    soundtrack: 'Checking the sound',
    compare: 'Looking for similar works',
    suggestions: 'Reading photo details',
    renditions: 'Making all sizes',
    listen: 'Measuring loudness and wave',
    preview: 'Making the preview',
  },
  rejections: {
    'too-small': 'The file is too small. It must be at least {{limit}}',
    'too-big': 'The file is too big. The limit is {{limit}}',
    empty: 'The file is empty. Please export and upload it again',
    unreadable: 'The file cannot be opened. It may be damaged or incomplete, so please export and upload it again',
    'not-this-kind': 'This is not a file of the kind “{{kind}}”. Please check that you chose the right one',
    'wrong-codec': 'This encoding is not supported. Use H.264 or H.265 for video, and WAV, MP3 or FLAC for sound',
    'wrong-colour': 'The colours do not fit. Use Rec.709 for video (Rec.2020 HLG for HDR) and sRGB for photos',
    'too-short': 'Too short. It must last at least {{limit}} s',
    'too-long': 'Too long. The limit is {{limit}} minutes',
    'under-1080p': 'The resolution is too low. It must be 1080p (1920 × 1080) or more',
    'too-few-pixels': 'Too few pixels. It must have at least {{limit}} megapixels',
    'too-many-pixels': 'Too many pixels. The limit is {{limit}} megapixels',
    'side-too-long': 'The picture is too large. No side may be longer than {{limit}} pixels',
    animated: 'This picture is animated. Please upload a still photo',
    'too-heavy': 'This file takes too much to process. Please export it with ordinary settings and upload it again',
  },
};
