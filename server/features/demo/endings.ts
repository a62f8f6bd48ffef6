/** How far a work has come between upload and sale. */
export type Ending =
  | 'waiting'
  | 'pending'
  | 'overdue'
  | 'returned'
  | 'rejected'
  | 'appealed'
  | 'looked-at-again'
  | 'offline';

/** Works beside those for sale, so that photographers and reviewers find something in every state. */
export const WORKS: Readonly<Record<string, Ending>> = {
  'mountains-snowfield-11': 'pending',
  'city-neon-alley-rain': 'overdue',
  'mountains-violet-12': 'returned',
  'mountains-ridge-10': 'waiting',
  'ink-geese-sun': 'appealed',
  'mountains-meadow-13': 'rejected',
  'city-avenue-night': 'looked-at-again',
  'abstract-paper-06': 'pending',
  'abstract-paper-07': 'pending',
  'mountains-autumn-14': 'offline',
  'city-clip-neon-water': 'pending',
  'clip-mountains-haze-slide': 'waiting',
};

export const WORK_SLUGS = Object.keys(WORKS);
