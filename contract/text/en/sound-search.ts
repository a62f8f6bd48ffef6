import type { Text } from '../text.ts';

export const soundSearch: Text['soundSearch'] = {
  drop: 'Drop a track or film here',
  choose: 'Choose a file',
  formats: 'WAV, MP3, M4A, FLAC, OGG, MP4, MOV or WebM, up to 60 minutes.',
  privacy:
    'Your file never leaves your browser. Only the 30 seconds you choose are sent, in mono at 11 kHz, and we don’t keep the audio.',
  reading: 'Reading {{name}}… {{percent}}%',
  part: 'Choose the 30 seconds that sound most like what you need',
  wholePart: 'We’ll search by the whole recording',
  start: 'Start of the selection',
  range: '{{from}} to {{to}}',
  earlier: '5 seconds earlier',
  later: '5 seconds later',
  listen: 'Listen to the selection',
  stop: 'Stop listening',
  listenFailed: 'Couldn’t play this part',
  find: { music: 'Find similar music', effect: 'Find similar effects' },
  other: 'Choose another file',
  refused: {
    unreadable: 'Your browser can’t open this file. Try a WAV, MP3 or MP4',
    noSound: 'This file has no sound. Choose another one',
    silent: 'This file is silent from start to finish. Choose another one',
    tooShort: 'This recording is too short. It needs at least 3 seconds',
    tooLong: 'This file is longer than 60 minutes. Cut out the part you need first',
    tooLarge: 'Your browser can only read files of this type up to 50 MB. Shorten it, or try a WAV',
  },
};
