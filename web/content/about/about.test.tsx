import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ContentEntry } from '#contract/calls/content.ts';
import { fine, outOfReach, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { About } from './about.tsx';

afterEach(cleanup);

const ENTRY: ContentEntry = {
  slug: 'about',
  title: 'About Framehall',
  summary: 'Who we are',
  language: 'en',
  cover: null,
  tags: [],
  brand: null,
  year: null,
  publishedAt: '2026-11-01T00:00:00.000Z',
  changedAt: '2026-11-01T00:00:00.000Z',
  body: [
    { type: 'heading', level: 2, text: 'What we stand for' },
    { type: 'figures', items: [{ live: 'works', label: 'Works on sale' }] },
    { type: 'text', runs: [{ text: 'Apply', link: '/join' }] },
  ],
  pictures: {},
  materials: [],
  prices: {},
  figures: { works: 12_800, clips: 1, tracks: 1, photographers: 1 },
  related: [],
  shops: [],
  topics: [],
};

test('[R22] tells who we are, with figures as they are now and ways to reach us', async () => {
  standIn({ '/content/entry': fine({ entry: ENTRY }) });
  await show(<About />, { at: '/About' });
  await screen.findByRole('heading', { level: 1, name: 'About Framehall' });
  expect(screen.getByText('Works on sale').nextElementSibling?.textContent).toBe('12,800');
  expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('/join');
  screen.getByRole('region', { name: 'Contact us' });
  screen.getByRole('button', { name: 'Contact us' });
});

test('offers to try again when the server is out of reach', async () => {
  standIn({ '/content/entry': outOfReach });
  await show(<About />, { at: '/About' });
  expect(await screen.findByRole('alert')).toBeTruthy();
});
