import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Audit } from './audit.tsx';

afterEach(cleanup);

async function open(at: string) {
  const server = standIn({
    '/office/audit/list': fine({ infos: [], total: 0 }),
    '/office/audit/export': fine({ csv: 'Time' }),
  });
  const desk = (
    <Mantine>
      <Audit />
    </Mantine>
  );
  const router = await show(desk, { at });
  await waitFor(() => expect(server.seen).toHaveLength(1));
  return { server, router };
}

test('reads days and who acted from the address, and ignores days that do not exist', async () => {
  const { server } = await open('/office/audit?actor=Gu&from=2026-02-30&to=2026-03-01&subject=user:7');
  expect(server.seen[0]?.input).toEqual({
    keyword: '',
    subject: 'user:7',
    actor: 'Gu',
    to: '2026-03-01',
    pageNo: 1,
    pageSize: 50,
  });
});

test('exports what it shows', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:trail');
  const { server, router } = await open('/office/audit?actor=Gu');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  await waitFor(() => expect(router.state.location.search).toBe('?actor=Gu&from=2026-03-01'));
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(server.seen.find(({ path }) => path === '/office/audit/export')?.input).toEqual({
      keyword: '',
      actor: 'Gu',
      from: '2026-03-01',
    }),
  );
});
