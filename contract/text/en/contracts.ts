import type { Text } from '../text.ts';

export const contracts: Text['contracts'] = {
  uploads: {
    both: 'You can upload videos and photos.',
    videos: 'You can upload videos, but not photos.',
    photos: 'You can upload photos, but not videos.',
    nothing: 'You can’t upload anything for now.',
  },
};
