import { sql } from 'kysely';
import type { Services } from './app.ts';
import type { Health } from './platform/http/health.ts';

/** How a process and what it stands on are; `isReady` is the process's own. */
export function healthOf({ db, objects }: Pick<Services, 'db' | 'objects'>, isReady: Health['isReady']): Health {
  return {
    isReady,
    async parts() {
      const asked = sql`select 1 from pgboss.version`.execute(db).then(
        () => true,
        () => false,
      );
      const [database, store] = await Promise.all([asked, objects.isReady()]);
      return { database, store };
    },
  };
}
