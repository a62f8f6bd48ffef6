import { expect, test } from 'vitest';
import { formatBadge, formatBytes, formatMoment } from './format.ts';

test('times are China time, whatever the machine thinks', () => {
  const at = '2026-03-01T16:30:05.000Z';
  expect(formatMoment(at, 'minute', 'zh')).toBe('2026/03/02 00:30');
  expect(formatMoment(at, 'minute', 'en')).toBe('2 Mar 2026, 00:30');
  expect(formatMoment(at, 'clock', 'en')).toBe('00:30:05');
  expect(formatMoment(at, 'second', 'en')).toContain('GMT+8');
});

test('a badge has room for two digits', () => {
  expect([0, 99, 100].map(formatBadge)).toEqual(['0', '99', '99+']);
});

test('a size is said in the unit that people would choose', () => {
  const said = [0, 1023, 1024, 10 * 1024 ** 2, 3.25 * 1024 ** 3, 5000 * 1024 ** 4].map((size) =>
    formatBytes(size, 'en'),
  );
  expect(said).toEqual(['0 B', '1,023 B', '1.0 KB', '10 MB', '3.3 GB', '5,000 TB']);
});
