import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PhotographerContract } from '#contract/calls/contracts.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { ContractDialog } from './contract-dialog.tsx';

const contract: PhotographerContract = { videos: true, photos: false, ended: false, offSaleAt: null, history: [] };

async function open() {
  const server = standIn({ '/office/contract/set': fine({ id: 1 }) });
  await show(
    <Mantine>
      <ContractDialog userId={3} contract={contract} onClosed={() => undefined} />
    </Mantine>,
  );
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return { seen: () => server.seen.map(({ input }) => input), choose };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('lets a photographer upload photos, too', async () => {
  const { seen } = await open();
  fireEvent.click(await screen.findByLabelText('Photos'));
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Asked for it' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(seen()).toEqual([{ userId: 3, videos: true, photos: true, ended: false, reason: 'Asked for it' }]),
  );
});

test('an ended contract allows no uploads', async () => {
  const { seen, choose } = await open();
  await screen.findByLabelText('Photos');
  choose('Contract', 'hasEnded');
  expect(screen.getByLabelText<HTMLInputElement>('Videos').checked).toBe(false);
  expect(screen.getByLabelText('Videos').closest('fieldset')?.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'Left us' } });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await waitFor(() =>
    expect(seen()).toEqual([{ userId: 3, videos: false, photos: false, ended: true, reason: 'Left us' }]),
  );
});
