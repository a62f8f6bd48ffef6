import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { CALLS_AND_PAGES } from './guards.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

/** The API page at /docs, made out of the contract. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Framehall', version: '1', description: 'Every call that the browser makes.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'access_token' } } },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  });
  const content = await readFile(join(import.meta.dirname, '../../../web/public/favicon.svg'));
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, limit: CALLS_AND_PAGES }));
    await scope.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: POLICY,
      logo: { type: 'image/svg+xml', content, href: '/' },
      theme: { title: 'Framehall API' },
    });
  });
}
