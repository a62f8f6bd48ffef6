import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { needTexts, startLanguage } from '../lib/language.ts';
import { queryClient } from '../lib/query-client.ts';
import { type TextArea, textAreas } from '../lib/text-areas.ts';

/** Whether the texts are already marked as wanted; later starts of the language load them by themselves. */
let wanted = false;

/** Renders content as a page at an address, in English by default. */
export async function show(content: ReactNode, { at = '/', path = '*', locale = 'EN' } = {}) {
  localStorage.setItem('locale', locale);
  await startLanguage();
  if (!wanted) await Promise.all((Object.keys(textAreas) as TextArea[]).map(needTexts));
  wanted = true;
  queryClient.clear();
  const router = createMemoryRouter([{ path, element: content }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
