import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Holiday } from '#contract/calls/holidays.ts';
import { fine, standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { Holidays } from './holidays.tsx';

const names = { nameZh: '国庆节', nameEn: 'National Day' };
const october = (day: number): Holiday => ({ day: `2026-10-0${day}`, working: false, ...names });

async function open() {
  localStorage.setItem('access_token', 'abc');
  const server = standIn({
    '/office/holidays/list': fine({ infos: [1, 2, 3].map(october) }),
    '/office/holidays/save': fine(),
  });
  const desk = (
    <Mantine>
      <Holidays />
    </Mantine>
  );
  await show(desk, { at: '/office/holidays?year=2026' });
  await screen.findByText('October');
  return () => server.seen.filter(({ path }) => path === '/office/holidays/save').map(({ input }) => input);
}

const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="2026-${date}"]`)!;
const name = (zh: string, en: string) => {
  fireEvent.change(screen.getByLabelText('Chinese name'), { target: { value: zh } });
  fireEvent.change(screen.getByLabelText('English name'), { target: { value: en } });
};

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the holidays desk', () => {
  test('[R299] names the days that were chosen, either way round', async () => {
    const saved = await open();
    fireEvent.click(day('10-09'));
    fireEvent.click(day('10-08'), { shiftKey: true });
    name('试休', 'Trial');
    fireEvent.click(screen.getByText('Add'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    const trial = { working: false, nameZh: '试休', nameEn: 'Trial' };
    expect(saved()[0]).toEqual({
      days: [
        { day: '2026-10-08', ...trial },
        { day: '2026-10-09', ...trial },
      ],
      remove: [],
    });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('English name').value).toBe(''));
  });

  test('[R299] a holiday that gets shorter lets its last days go', async () => {
    const saved = await open();
    expect(day('10-02').getAttribute('aria-label')).toMatch(/^Friday,? 2 October · National Day · Holiday$/);
    fireEvent.click(day('10-02'));
    expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe('3 Oct 2026');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-01' } });
    fireEvent.click(screen.getByText('Save'));
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toEqual({ days: [october(1)], remove: ['2026-10-02', '2026-10-03'] });
  });

  test('[R299] refuses what cannot be', async () => {
    const saved = await open();
    name('补班', 'Made up');
    fireEvent.click(screen.getByText('Add'));
    await screen.findByText('Choose a date');
    fireEvent.click(day('10-09'));
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'worked' } });
    fireEvent.click(screen.getByText('Add'));
    await screen.findByText('Only Saturdays and Sundays can be working weekends');
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-08' } });
    fireEvent.click(screen.getByText('Add'));
    await screen.findByText('The last day can’t be before the first');
    expect(saved()).toEqual([]);
  });

  test('arrow keys walk through the year, and Tab passes it in one step', async () => {
    await open();
    fireEvent.click(day('09-30'));
    day('09-30').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(day('10-01'));
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });
});
