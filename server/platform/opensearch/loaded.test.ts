import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('whoever searches with PostgreSQL alone loads nothing of the client', () => {
  const script = `
    import { createRequire } from 'node:module';
    const { cache } = createRequire(process.cwd() + '/x.js');
    const loaded = () => Object.keys(cache).some((file) => file.includes('@opensearch-project'));
    await import('./server/services.ts');
    await import('./server/features/search/choose-engine.ts');
    const before = loaded();
    await import('./server/platform/opensearch/opensearch.ts');
    console.log(before, loaded());
    process.exit();`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(said.trim()).toBe('false true');
});
