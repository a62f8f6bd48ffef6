import * as z from 'zod/mini';

/** What a file says of itself. */
export const suggestion = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  place: z.string(),
  /** The known place nearest to where it was shot, if the file has no name of its own for it. */
  near: z.nullable(z.object({ zh: z.string(), en: z.string(), coordinates: z.string() })),
  takenOn: z.nullable(z.string()),
});
export type FileSuggestion = z.output<typeof suggestion>;
