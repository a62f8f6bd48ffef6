import type { Database } from '../../platform/database/database.ts';

interface NewMessage {
  orderId: number;
  authorId: number;
  side: 'buyer' | 'staff';
  asksChange: boolean;
  words: string;
}

export async function insertOrderMessage(db: Database, message: NewMessage): Promise<void> {
  const { orderId, authorId, side, asksChange, words } = message;
  await db.insertInto('orderMessages').values({ orderId, authorId, side, asksChange, words }).execute();
}
