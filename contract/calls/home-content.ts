import * as z from 'zod/mini';
import { cover } from '../body.ts';
import { get, id, nothing, post } from '../call.ts';
import { BANNER_PLACES, BANNERS_IN_PLACE } from '../domain/content.ts';
import { summary } from './content.ts';

const banner = z.object({
  id,
  place: z.enum(BANNER_PLACES),
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(cover),
  /** A path of this site, or an address by https. */
  link: z.nullable(z.string()),
});
export type Banner = z.output<typeof banner>;

/** Numbers of banners, as many as a page has at most. */
const banners = z._default(z.array(id).check(z.maxLength(BANNERS_IN_PLACE * BANNER_PLACES.length)), []);

/** A table of its own, so that the home page loads no shapes of articles. */
export const homeContentCalls = {
  read: get('/content/home', {
    who: 'anyone',
    keep: 3,
    summary: 'Banners and the newest cases for the home page, as far as they can be read in the reader’s language',
    input: nothing,
    output: z.object({ banners: z.array(banner), cases: z.array(summary) }),
  }),
  count: post('/content/banners/count', {
    who: 'anyone',
    summary: 'Tell which banners somebody saw, and which they clicked',
    input: z.strictObject({ shown: banners, clicked: banners }),
    output: z.object({}),
  }),
};
