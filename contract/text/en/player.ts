import type { Text } from '../text.ts';

export const player: Text['player'] = {
  label: 'Player',
  play: 'Play',
  pause: 'Pause',
  previous: 'Previous',
  next: 'Next',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  repeat: 'Repeat',
  close: 'Close player',
  failed: 'Couldn’t play. Check your connection',
  gone: '“{{title}}” is no longer available',
};
