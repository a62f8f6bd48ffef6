/** Origin of a material: our own budget footage, the partner library, or anybody else. */
export const SOURCES = ['raw', 'pond5', 'other'] as const;
export type Source = (typeof SOURCES)[number];

export const PRICE_CLASSES = ['A', 'B', 'C'] as const;
export type PriceClass = (typeof PRICE_CLASSES)[number];

export const MATERIAL_STATES = [
  'uploaded',
  'transcoding',
  'incomplete',
  'pending',
  'online',
  'returned',
  'rejected',
  'offline',
] as const;
export type MaterialState = (typeof MATERIAL_STATES)[number];

export type MaterialActor = 'system' | 'owner' | 'reviewer' | 'staff';

interface Transition {
  from: MaterialState;
  to: MaterialState;
  by: readonly MaterialActor[];
}

/** Every change of state of a material, and who may make it. */
const MATERIAL_TRANSITIONS: readonly Transition[] = [
  { from: 'uploaded', to: 'transcoding', by: ['system'] },
  { from: 'transcoding', to: 'incomplete', by: ['system'] },
  { from: 'transcoding', to: 'rejected', by: ['system'] },
  // Staff process the file again after a fault of the server.
  { from: 'rejected', to: 'transcoding', by: ['staff'] },
  // Staff hand in the music that they sent.
  { from: 'incomplete', to: 'pending', by: ['owner', 'staff'] },
  { from: 'pending', to: 'incomplete', by: ['owner'] },
  { from: 'pending', to: 'online', by: ['reviewer'] },
  { from: 'pending', to: 'returned', by: ['reviewer'] },
  { from: 'pending', to: 'rejected', by: ['reviewer'] },
  { from: 'returned', to: 'pending', by: ['owner', 'staff'] },
  // An appeal.
  { from: 'rejected', to: 'pending', by: ['owner'] },
  { from: 'online', to: 'offline', by: ['owner', 'staff', 'system'] },
  // The system puts the demo catalogue back online when the demo begins again.
  { from: 'offline', to: 'online', by: ['staff', 'system'] },
];

export function mayMove(from: MaterialState, to: MaterialState, by: MaterialActor): boolean {
  return MATERIAL_TRANSITIONS.some((one) => one.from === from && one.to === to && one.by.includes(by));
}
