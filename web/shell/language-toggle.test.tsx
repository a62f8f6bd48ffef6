import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { LanguageToggle } from './language-toggle.tsx';

afterEach(cleanup);

test('[R95] a choice takes the language out of the address, which would win over it', async () => {
  const router = await show(<LanguageToggle />, { at: '/Shop?id=4&lang=en' });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(router.state.location.search).toBe('?id=4'));
  expect(localStorage.getItem('locale')).toBe('ZH');
});
