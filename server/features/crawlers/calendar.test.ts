import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

const EVENT = {
  uid: 'activity-walk@framehall.example',
  title: '城市夜拍漫步；报名, 免费'.repeat(4),
  summary: 'Bring a tripod,\na coat; and C:\\tea',
  place: 'Shanghai',
  url: 'https://framehall.example/ActivityDetail/walk',
  startsAt: new Date('2026-11-20T11:00:00.500Z'),
  endsAt: new Date('2026-11-20T14:30:00Z'),
  changedAt: new Date('2026-11-01T00:00:00Z'),
};

test('a calendar file ends lines with CRLF, and none is longer than 75 bytes', () => {
  const file = calendarOf(EVENT);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lines = file.split('\r\n');
  expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(1);
  for (const line of lines) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(line).not.toContain('�');
  }
});

test('unfolded, it says what the event is, with times in UTC and signs escaped', () => {
  const lines = calendarOf(EVENT).replaceAll('\r\n ', '').split('\r\n');
  expect(lines.slice(0, 6)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Framehall//Activities//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
  ]);
  expect(lines).toContain('UID:activity-walk@framehall.example');
  expect(lines).toContain('DTSTAMP:20261101T000000Z');
  expect(lines).toContain('DTSTART:20261120T110000Z');
  expect(lines).toContain('DTEND:20261120T143000Z');
  expect(lines).toContain(`SUMMARY:${String.raw`城市夜拍漫步；报名\, 免费`.repeat(4)}`);
  expect(lines).toContain(String.raw`DESCRIPTION:Bring a tripod\,\na coat\; and C:\\tea`);
  expect(lines).toContain('LOCATION:Shanghai');
  expect(calendarOf({ ...EVENT, place: '' })).not.toContain('LOCATION');
});
