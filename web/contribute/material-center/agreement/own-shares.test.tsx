import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fine, standIn } from '../../../testing/server.ts';
import { show } from '../../../testing/show.tsx';
import { OwnShares } from './own-shares.tsx';

test('a photographer sees each share with the rule that it comes from, and what is going to change', async () => {
  const rate = { kind: 'photo' as const, percent: 50, agreementVersion: 2, rateId: null };
  standIn({
    '/share/mine': fine({
      exclusive: false,
      current: [rate, { ...rate, kind: 'video', percent: 65, rateId: 7 }],
      coming: [{ kind: 'photo', effectiveOn: '2026-12-31', before: 50, percent: 45 }],
    }),
  });
  await show(<OwnShares />);
  expect(await screen.findByText('65%')).toBeDefined();
  expect(screen.getByText('agreed rate no. 7')).toBeDefined();
  expect(screen.getByText('photographer agreement, version 2')).toBeDefined();
  expect(screen.getByText('From 31 Dec 2026: Photo 50% → 45%')).toBeDefined();
});
