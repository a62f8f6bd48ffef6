interface Event {
  /** Never changes, so that a calendar replaces what it has. */
  uid: string;
  title: string;
  summary: string;
  place: string;
  url: string;
  startsAt: Date;
  endsAt: Date;
  changedAt: Date;
}

/** An event as a file that calendars read (RFC 5545). */
export function calendarOf({ uid, title, summary, place, url, startsAt, endsAt, changedAt }: Event): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Framehall//Activities//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(changedAt)}`,
    `LAST-MODIFIED:${stamp(changedAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(summary === '' ? [] : [`DESCRIPTION:${escapeText(summary)}`]),
    ...(place === '' ? [] : [`LOCATION:${escapeText(place)}`]),
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** UTC, to the second: 20261118T020000Z. */
function stamp(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);
}

/** A line has at most 75 bytes; what follows goes on after a space, and no character is split. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > 75) {
      parts.push(part);
      part = ' ';
    }
    part += sign;
  }
  return [...parts, part].join('\r\n');
}
