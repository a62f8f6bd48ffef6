/** Only a valid licence changes; once ended it never becomes valid again. */
const LICENCE_STATES = ['valid', 'superseded', 'revoked'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

/** Status on the verification page, where a valid licence may have expired or not begun yet. */
export const LICENCE_STANDINGS = ['valid', 'not-yet', 'expired', 'superseded', 'revoked'] as const;
export type LicenceStanding = (typeof LICENCE_STANDINGS)[number];

/** Takes all dates as YYYY-MM-DD in China. */
export function standingOf(
  licence: { state: LicenceState; startsOn: string; endsOn: string | null },
  today: string,
): LicenceStanding {
  if (licence.state !== 'valid') return licence.state;
  if (licence.endsOn !== null && licence.endsOn < today) return 'expired';
  return licence.startsOn > today ? 'not-yet' : 'valid';
}

/** FHL- and three groups of four characters without look-alikes: 60 random bits. */
export const LICENCE_NUMBER = /^FHL-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** How many places of publication a licensee can name, and how long each may be. */
export const OUTLET_LIMITS = { most: 20, length: 200 } as const;

/** Within how many days a licence counts as ending soon. */
export const ENDING_SOON_DAYS = 60;
