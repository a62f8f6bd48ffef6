import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../mantine.tsx';
import { DateField } from './date-field.tsx';

afterEach(cleanup);

let reported: string[] = [];

function Field({ start, min, max }: { start: string; min?: string; max?: string }) {
  const [value, setValue] = useState(start);
  const change = (day: string) => {
    reported.push(day);
    setValue(day);
  };
  return (
    <Mantine>
      <DateField label="Day" value={value} onChange={change} {...(min && { min })} {...(max && { max })} />
    </Mantine>
  );
}

async function open(locale: string, start: string, limits: { min?: string; max?: string } = {}) {
  reported = [];
  await show(<Field start={start} {...limits} />, { locale });
  return screen.getByLabelText<HTMLInputElement>('Day');
}
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test.each([
  ['EN', '16 Nov 2026', '3 Mar 2026'],
  ['ZH', '2026年11月16日', '2026年3月3日'],
])('%s: a day is shown and typed in the reader’s language', async (locale, shown, typed) => {
  const field = await open(locale, '2026-11-16');
  expect(field.value).toBe(shown);
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.blur(field);
  expect(reported).toEqual(['2026-03-03']);
  expect(field.value).toBe(typed);
});

test('what is no day stays to be put right, with a word about it', async () => {
  const field = await open('EN', '2026-11-16');
  fireEvent.change(field, { target: { value: '31 Feb 2026' } });
  expect(reported).toEqual([]);
  fireEvent.blur(field);
  expect(reported).toEqual(['']);
  expect(field.value).toBe('31 Feb 2026');
  screen.getByText(/^Enter a date such as \d+ \w+ \d{4}$/);
  fireEvent.change(field, { target: { value: '28 Feb 2026' } });
  expect(screen.queryByText(/^Enter a date/)).toBeNull();
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(reported).toEqual(['', '2026-02-28', '']);
  expect(field.value).toBe('');
});

test('a day is chosen from a calendar with keys, within its limits', async () => {
  const field = await open('EN', '2026-01-31', { min: '2025-12-30', max: '2026-03-01' });
  fireEvent.click(screen.getByRole('button', { name: 'Choose a date' }));
  const month = within(await screen.findByRole('group', { name: 'January 2026' }));
  expect(month.getByRole('button', { name: '31 Jan 2026' }).getAttribute('aria-pressed')).toBe('true');
  month.getByRole('button', { name: '31 Jan 2026' }).focus();
  press('PageDown');
  await screen.findByRole('group', { name: 'February 2026' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('28 Feb 2026');
  press('ArrowDown');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('1 Mar 2026');
  expect(screen.getByRole('button', { name: '2 Mar 2026' })).toHaveProperty('disabled', true);
  press('ArrowUp');
  fireEvent.click(document.activeElement!);
  expect(reported).toEqual(['2026-02-22']);
  expect(field.value).toBe('22 Feb 2026');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
});

test('leaves from month to month and from year to year', async () => {
  await open('ZH', '2024-02-29');
  fireEvent.click(screen.getByRole('button', { name: '选择日期' }));
  await screen.findByRole('group', { name: '2024年2月' });
  fireEvent.click(screen.getByRole('button', { name: '下一年' }));
  screen.getByRole('group', { name: '2025年2月' });
  fireEvent.click(screen.getByRole('button', { name: '上个月' }));
  const january = within(screen.getByRole('group', { name: '2025年1月' }));
  expect(january.getAllByRole('button')).toHaveLength(31);
  fireEvent.click(january.getByRole('button', { name: '2025年1月31日' }));
  expect(reported).toEqual(['2025-01-31']);
});
