import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffRole } from '#contract/domain/roles.ts';
import { officeFind } from '../../lib/office-find.ts';
import { saveToken } from '../../lib/token.ts';
import { member } from '../../testing/answers.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { OfficeHeader } from './office-header.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  officeFind.set(false);
});

async function showTo(roles: StaffRole[]) {
  saveToken('abc');
  standIn({ '/session': fine({ data: { ...member, roles } }) });
  await show(<OfficeHeader />, { at: '/office' });
  await screen.findByRole('button', { name: /My account/ });
}

test('leads to the overview and back to the site, and opens the search', async () => {
  await showTo(['sales']);
  expect(screen.getByRole('link', { name: /Framehall Office/ }).getAttribute('href')).toBe('/office');
  expect(screen.getByRole('link', { name: 'Back to site' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: /Switch to Chinese/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search the office' }));
  expect(officeFind.get()).toBe(true);
});

test('has no cart and no search of the catalogue, and no search for others than staff', async () => {
  await showTo([]);
  expect(screen.queryByRole('link', { name: /Cart/ })).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Search the office' })).toBeNull();
});
