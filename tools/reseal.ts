// Seals everything in a live database with SECRET_KEY, so that OLDER_SECRET_KEYS can be thrown away.
import { loadConfig, loadSettingsFile } from '#server/config.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import { createSecrets, keptKey } from '#server/platform/secrets.ts';
import { resealAll } from '#server/reseal.ts';
import { runningUrl } from './running-url.ts';

loadSettingsFile();
const config = loadConfig();
const secrets = createSecrets(config.secretKey ?? keptKey(config.dataDir, 'secret-key'), config.olderSecretKeys);
const db = openDatabase(runningUrl(config), { connections: 1, name: 'framehall-reseal' });
try {
  console.log(`${await resealAll(db, secrets)} sealed anew; everything opens with SECRET_KEY alone.`);
} finally {
  await db.destroy();
}
