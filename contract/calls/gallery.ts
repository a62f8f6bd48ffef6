import * as z from 'zod/mini';
import { get, id, idInAddress, post } from '../call.ts';
import { slug } from '../domain/content.ts';
import { TRACK_KINDS } from '../domain/entry.ts';

/** A picture as visitors see it: marked. */
const picture = z.object({ url: z.string(), width: z.int(), height: z.int() });

const card = {
  id,
  title: z.string(),
  /** The name of its track. */
  track: z.string(),
  kind: z.enum(TRACK_KINDS),
  /** How many pictures it has; 0 for a film. */
  pictures: z.int(),
  durationMs: z.nullable(z.int()),
  /** Null until the results are out. */
  author: z.nullable(z.string()),
  prize: z.nullable(z.string()),
};

const workCard = z.object({ ...card, picture });
export type WorkCard = z.output<typeof workCard>;

/** What can be seen of a contest, from its beginning. */
export const gallery = z.object({
  tracks: z.array(z.object({ id, name: z.string(), works: z.int() })),
  works: z.array(workCard),
  more: z.boolean(),
  /** Members vote for the audience prize now. */
  voting: z.boolean(),
});
export type Gallery = z.output<typeof gallery>;

/** What the audience liked best. */
export const favourite = z.object({ ...workCard.shape, votes: z.int() });
export type Favourite = z.output<typeof favourite>;

const work = z.object({
  ...card,
  story: z.string(),
  place: z.string(),
  takenOn: z.nullable(z.string()),
  /** Members vote for the audience prize now. */
  voting: z.boolean(),
  /** Null until the results are out, and where there is no audience prize. */
  votes: z.nullable(z.int()),
  /** What the jury says of it, with its prize. */
  juryWords: z.string(),
  contest: z.object({ slug: z.string(), title: z.string() }),
  /** Of a film: its cover. */
  shown: z.array(picture),
  film: z.nullable(z.string()),
  /** Its neighbours in its track. */
  previous: z.nullable(id),
  next: z.nullable(id),
});
export type Work = z.output<typeof work>;

export const galleryCalls = {
  works: get('/gallery/works', {
    who: 'anyone',
    keep: 3,
    summary: 'Works of a contest that visitors may see now, of all tracks or of one',
    input: z.strictObject({ contest: slug, track: z.optional(idInAddress), after: z.optional(idInAddress) }),
    output: z.object({ works: z.array(workCard), more: z.boolean() }),
  }),
  work: get('/gallery/work', {
    who: 'anyone',
    keep: 3,
    summary: 'A work of a contest; its author and its prize are named once the results are out',
    input: z.strictObject({ id: idInAddress }),
    output: z.object({ work }),
  }),
  vote: post('/gallery/vote', {
    who: 'member',
    summary: 'Give the caller’s vote for the audience prize to a work, or take it back, until the results are out',
    input: z.strictObject({ id, vote: z.boolean() }),
    output: z.object({ voted: z.boolean() }),
  }),
  voted: post('/gallery/voted', {
    who: 'member',
    summary: 'Whether the caller has voted for a work, and whether it is their own',
    input: z.strictObject({ id }),
    output: z.object({ voted: z.boolean(), own: z.boolean() }),
  }),
};
