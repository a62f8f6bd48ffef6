import { expect, test } from 'vitest';
import { MATERIAL_STATES, type MaterialActor, mayMove } from './material.ts';

const ACTORS: MaterialActor[] = ['system', 'owner', 'reviewer', 'staff'];

test('[D11] a material moves in these ways and by these people, and in no other', () => {
  const ways = MATERIAL_STATES.flatMap((from) =>
    MATERIAL_STATES.flatMap((to) =>
      ACTORS.filter((by) => mayMove(from, to, by)).map((by) => `${from} → ${to} by ${by}`),
    ),
  );
  expect(ways).toEqual([
    'uploaded → transcoding by system',
    'transcoding → incomplete by system',
    'transcoding → rejected by system',
    'incomplete → pending by owner',
    'incomplete → pending by staff',
    'pending → incomplete by owner',
    // A material goes on sale only through a reviewer.
    'pending → online by reviewer',
    'pending → returned by reviewer',
    'pending → rejected by reviewer',
    'online → offline by system',
    'online → offline by owner',
    'online → offline by staff',
    'returned → pending by owner',
    'returned → pending by staff',
    'rejected → transcoding by staff',
    'rejected → pending by owner',
    'offline → online by system',
    'offline → online by staff',
  ]);
});
