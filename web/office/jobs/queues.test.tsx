import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Queues } from './queues.tsx';

afterEach(cleanup);

const queue = (name: string, schedule: string | null) => ({ name, schedule, waiting: 0, running: 0, failed: 0 });
const infos = [
  queue('accounts.sweep', '20 3 * * *'),
  queue('tracking.count', '7 * * * *'),
  queue('payments.poll', '* * * * *'),
  queue('orders.expire', '*/10 * * * *'),
  queue('messages.deliver', null),
];

const rows = async () => {
  const table = await screen.findByRole('table');
  return [...table.querySelectorAll('tbody tr')].map((row) => row.querySelector('td:last-child')?.textContent);
};

async function showIn(locale: string) {
  const query = {
    data: { infos, total: 5 },
    isFetching: false,
    isPlaceholderData: false,
    error: null,
    refetch: () => {},
  };
  await show(
    <Mantine>
      <Queues query={query} />
    </Mantine>,
    { locale },
  );
}

test('schedules are told in words', async () => {
  await showIn('EN');
  expect(await rows()).toEqual([
    'Daily at 03:20',
    'Hourly, at 7 minutes past',
    'Every minute',
    'Every 10 minutes',
    'On demand',
  ]);
});

test('in Chinese too', async () => {
  await showIn('ZH');
  expect(await rows()).toEqual(['每天 03:20', '每小时第 7 分钟', '每分钟', '每 10 分钟', '按需执行']);
});
