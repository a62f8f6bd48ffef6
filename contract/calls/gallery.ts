import * as z from 'zod/mini';
import { get, id, idInAddress } from '../call.ts';
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
});
export type Gallery = z.output<typeof gallery>;

const work = z.object({
  ...card,
  story: z.string(),
  place: z.string(),
  takenOn: z.nullable(z.string()),
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
};
