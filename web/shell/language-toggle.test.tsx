import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { member } from '../testing/answers.ts';
import { fine, standIn } from '../testing/server.ts';
import { show } from '../testing/show.tsx';
import { LanguageToggle } from './language-toggle.tsx';

afterEach(cleanup);

test('[R95] a choice takes the language out of the address, which would win over it', async () => {
  const router = await show(<LanguageToggle />, { at: '/Shop?id=4&lang=en' });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toBe('?id=4'));
  expect(localStorage.getItem('locale')).toBe('ZH');
});

test('a member’s messages follow the language, a visitor’s cannot', async () => {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({ '/user/language': fine(), '/session': fine({ data: member }) });
  await show(<LanguageToggle />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(server.seen.map(({ path }) => path)).toEqual(['/user/language', '/session']));
  expect(server.seen[0]?.input).toEqual({ language: 'zh' });
  cleanup();
  localStorage.clear();
  const visitors = standIn({});
  await show(<LanguageToggle />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(localStorage.getItem('locale')).toBe('ZH'));
  expect(visitors.seen).toEqual([]);
});
