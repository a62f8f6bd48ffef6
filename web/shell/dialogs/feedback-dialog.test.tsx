import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { fine, standIn } from '../../testing/server.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

afterEach(cleanup);

test('[R101] asks for a score, then sends the answer with the page it was given on', async () => {
  const server = standIn({ '/feedback/create': fine() });
  await show(<FeedbackDialog onClosed={vi.fn<() => void>()} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Send feedback' }));
  await screen.findByText('Choose a rating first');
  expect(server.seen).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: /4/ }));
  fireEvent.change(screen.getByLabelText('Your comments'), { target: { value: 'More snow, please' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send feedback' }));
  await waitFor(() =>
    expect(server.seen[0]?.input).toEqual({ score: 4, comment: 'More snow, please', contact: '', page: '/' }),
  );
});
