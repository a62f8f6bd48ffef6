import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '#tests/support/database.ts';
import { openDatabase } from '../database/database.ts';
import { prepareJobs } from './jobs.ts';
import { untilQueuesExist } from './until-queues.ts';

const LACKING = 'The database lacks the queues of background work: run npm run migrate';

test('a node waits for the queues, which are made after the tables', async () => {
  const { url, drop } = await createDatabase('template1');
  const db = openDatabase(url, { connections: 2, name: 'until-queues' });
  onTestFinished(async () => {
    await db.destroy();
    await drop();
  });
  await expect(untilQueuesExist(db, 0)).rejects.toThrow(LACKING);
  const waiting = untilQueuesExist(db);
  await prepareJobs(url);
  await waiting;
  await sql`delete from pgboss.queue where name = 'messages.deliver'`.execute(db);
  await expect(untilQueuesExist(db, 0)).rejects.toThrow(LACKING);
});
