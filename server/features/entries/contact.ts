import type { EntryForm } from '#contract/domain/entry.ts';
import type { Context } from '../../context.ts';

/** Who made a work and how to reach them; sealed in the database. */
export type Contact = Pick<EntryForm, 'author' | 'phone' | 'email'>;

export function sealContact({ secrets }: Context, { author, phone, email }: Contact): string {
  return secrets.seal(JSON.stringify({ author, phone, email }));
}

export function openContact({ secrets }: Context, sealed: string | null): Contact {
  if (sealed === null) return { author: '', phone: '', email: '' };
  return JSON.parse(secrets.open(sealed)) as Contact;
}
