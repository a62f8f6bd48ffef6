import type * as z from 'zod';
import type { KeyScope } from '../../contract/domain/api-key.ts';
import type { Framehall } from '../client.ts';

/** What tools may call. Ordering and downloading are left out: those are for people to decide. */
type Calls = Pick<Framehall, 'search' | 'material' | 'uses' | 'prices' | 'orders' | 'licences' | 'covers'>;

export interface Site {
  framehall: Calls;
  /** The site, where people open its pages. */
  url: string;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  /** Everything that a key needs for it. */
  scopes: readonly KeyScope[];
  input: Input;
  run(site: Site, input: z.output<Input>): Promise<object>;
}

/** Checks a tool against its own input, then lets it stand in a list with others. */
export function tool<Input extends z.ZodObject>(made: Tool<Input>): Tool {
  return made;
}
