// Writes the row types of every table from the migrations. A test fails while the two differ.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { startEmbedded } from '#server/platform/database/embedded.ts';
import { generateRowTypes, ROWS_FILE } from './generate-row-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'framehall-types-'));
const server = await startEmbedded(folder);
const db = openDatabase(server.url, { connections: 2, name: 'row-types' });
await migrate(db);
writeFileSync(ROWS_FILE, await generateRowTypes(db));
await db.destroy();
await server.stop();
rmSync(folder, { recursive: true, force: true });
console.log(`${ROWS_FILE} written`);
