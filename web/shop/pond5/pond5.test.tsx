import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { videoItem } from '../../testing/items.ts';
import { found } from '../../testing/answers.ts';
import { standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Pond5 } from './pond5.tsx';

beforeEach(() =>
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } }),
);
afterEach(cleanup);

describe('[R75] the page of the partner library', () => {
  test('shows its newest footage, and what is popular of it', async () => {
    const server = standIn({ '/search': found([videoItem(1, { from: 'pond5' })]) });
    await show(<Pond5 />, { at: '/pond5' });
    expect((await screen.findByRole('link', { name: 'Clip 1' })).getAttribute('href')).toBe('/P5Detail?id=1');
    expect(String(server.seen.at(-1)?.input)).toMatch(/source=pond5&sort=newest/);
    fireEvent.click(screen.getByRole('link', { name: 'Popular' }));
    await waitFor(() => expect(String(server.seen.at(-1)?.input)).toMatch(/source=pond5&sort=popular/));
  });

  test('searches in it alone', async () => {
    standIn({ '/search': found([videoItem(1)]) });
    const router = await show(<Pond5 />, { at: '/pond5' });
    fireEvent.change(screen.getByLabelText('Keywords'), { target: { value: 'desert' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/SearchResult'));
    expect(router.state.location.search).toBe('?keyword=desert&type=video&source=pond5');
  });

  test('says so when there is none on sale', async () => {
    standIn({ '/search': found([]) });
    await show(<Pond5 />, { at: '/pond5' });
    await screen.findByRole('heading', { name: 'No Pond5 video on sale right now' });
    expect(screen.queryByRole('link', { name: 'Popular' })).toBeNull();
  });
});
