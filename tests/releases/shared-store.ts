import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadConfig } from '#server/config.ts';
import { startTestStore } from '#tests/support/object-store.ts';

/**
 * Our own store as one that several nodes share. It takes the settings of buckets that a store of somebody else's would
 * want, and has no temporary credentials: nobody can upload.
 */
export async function startSharedStore(publicUrl: string) {
  const config = loadConfig({ PUBLIC_URL: publicUrl });
  const store = await startTestStore(config);
  const server = createServer((asked, reply) => {
    if (asked.method === 'PUT' && /[?&](policy|cors)\b/.test(asked.url ?? '')) return void reply.writeHead(200).end();
    const onward = request(store.url + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    onward.once('error', () => reply.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { accessKeyId, secretAccessKey } = store.settings.objectsKey;
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_STS_ROLE_ARN: 'arn:aws:iam:::role/nobody',
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await store.close();
    },
  };
}
