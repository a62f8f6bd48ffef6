import * as z from 'zod/mini';
import { post } from '../call.ts';
import { TARGET, TRACKING_RULES } from '../domain/discovery.ts';

const event = {
  bizType: z.literal(Object.values(TARGET)),
  ruleId: z._default(z.literal(Object.values(TRACKING_RULES)), TRACKING_RULES.open),
  /** The material's number. */
  title: z.string().check(z.maxLength(20)),
};
export type TrackingEvent = z.input<z.ZodMiniObject<typeof event>>;

/** The referring page and the browser of the reader. */
const reader = {
  referer: z._default(z.string().check(z.maxLength(500)), ''),
  navigator: z._default(z.string().check(z.maxLength(500)), ''),
};

export const trackingCalls = {
  click: post('/material/click', {
    who: 'anyone',
    summary: 'Notes what somebody did with a material',
    input: z.strictObject({ ...event, ...reader }),
    output: z.object({}),
  }),
  clicks: post('/material/clicks', {
    who: 'anyone',
    summary: 'Notes several such things at once',
    input: z.strictObject({ events: z.array(z.strictObject(event)).check(z.minLength(1), z.maxLength(50)), ...reader }),
    output: z.object({}),
  }),
};
