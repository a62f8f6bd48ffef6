/** Only a valid one changes: it ends, and never comes back. */
const LICENCE_STATES = ['valid', 'superseded', 'revoked'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** What the public page says: a valid licence may have come to its end. */
export const LICENCE_STANDINGS = ['valid', 'not-yet', 'expired', 'superseded', 'revoked'] as const;
export type LicenceStanding = (typeof LICENCE_STANDINGS)[number];

/** All dates as YYYY-MM-DD in China. */
export function standingOf(
  licence: { state: LicenceState; startsOn: string; endsOn: string | null },
  today: string,
): LicenceStanding {
  if (licence.state !== 'valid') return licence.state;
  if (licence.endsOn !== null && licence.endsOn < today) return 'expired';
  return licence.startsOn > today ? 'not-yet' : 'valid';
}

/** FHL- and three groups of four signs that nobody mixes up: 60 random bits. */
export const LICENCE_NUMBER = /^FHL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
