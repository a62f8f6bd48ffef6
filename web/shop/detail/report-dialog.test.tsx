import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failed, fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { ReportDialog } from './report-dialog.tsx';

afterEach(cleanup);

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send report' }));

async function open() {
  const onClosed = vi.fn<() => void>();
  await show(<ReportDialog id={1} onClosed={onClosed} />);
  return { onClosed, dialog: within(await screen.findByRole('dialog', { name: 'Report this material' })) };
}

test('a report needs a reason, and is sent with it', async () => {
  const server = standIn({ '/material/report': fine() });
  const { dialog, onClosed } = await open();
  press();
  await dialog.findByText('Choose a reason first');
  expect(server.seen).toEqual([]);
  fireEvent.click(dialog.getByRole('radio', { name: 'Copyright or trademark infringement' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'It is mine' } });
  press();
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(server.seen.map(({ input }) => input)).toEqual([{ id: 1, reason: 'rights', text: 'It is mine' }]);
});

test('a report that is refused says why, and is still there', async () => {
  standIn({ '/material/report': failed('too-many-requests', 'Too many requests') });
  const { dialog, onClosed } = await open();
  fireEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
  press();
  await dialog.findByText('Too many requests');
  expect(onClosed).not.toHaveBeenCalled();
});
