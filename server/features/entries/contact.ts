import type { EntryForm } from '#contract/domain/entry.ts';
import type { Context } from '../../context.ts';
import { listSigned } from './authors.queries.ts';

/** Who made a work and how to reach them; sealed in the database. */
export type Contact = Pick<EntryForm, 'author' | 'phone' | 'email'>;

export function sealContact({ secrets }: Context, { author, phone, email }: Contact): string {
  return secrets.seal(JSON.stringify({ author, phone, email }));
}

export function openContact({ secrets }: Pick<Context, 'secrets'>, sealed: string | null): Contact {
  if (sealed === null) return { author: '', phone: '', email: '' };
  return JSON.parse(secrets.open(sealed)) as Contact;
}

/** Authors as they signed these entries, or by the names of their accounts. Only for works whose results are decided. */
export async function authorsOf(
  ctx: Pick<Context, 'db' | 'secrets'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await listSigned(ctx.db, ids);
  return new Map(
    rows.map(({ id, sealedContact, nickname }) => [id, openContact(ctx, sealedContact).author || nickname]),
  );
}
