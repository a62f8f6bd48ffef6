import { sql } from 'kysely';
import type { PriceClass } from '#contract/domain/material.ts';
import type { Database } from '../../platform/database/database.ts';

export interface Piece {
  id: number;
  priceClass: PriceClass;
}

/** The piece that has this number, or that this is a version of; undefined for anything but sound on sale. */
export async function findPiece(db: Database, musicId: number): Promise<Piece | undefined> {
  const { rows } = await sql<Piece>`
    select piece.id, piece.price_class
    from material_facts m join material_facts piece on piece.id = coalesce(m.version_of, m.id)
    where m.id = ${musicId} and m.kind in ('music', 'effect') and m.state = 'online'`.execute(db);
  return rows[0];
}

/** The numbers of a piece and of its versions, the piece first and longer versions before shorter ones. */
export async function versionsOf(db: Database, pieceId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from material_facts where (id = ${pieceId} or version_of = ${pieceId}) and state = 'online'
    order by version_of nulls first, duration_ms desc, id`.execute(db);
  return rows.map(({ id }) => id);
}

interface Contact {
  name: string;
  contact: string;
  /** In China, as YYYY-MM-DD. */
  today: string;
}

/** How papers can name a buyer of whom only the account is known. */
export async function contactOf(db: Database, userId: number): Promise<Contact> {
  const { rows } = await sql<Contact>`
    select nickname as name, coalesce(email, mobile) as contact,
      to_char(day_in_china(clock_now()), 'YYYY-MM-DD') as today
    from user_facts where id = ${userId}`.execute(db);
  return rows[0]!;
}
