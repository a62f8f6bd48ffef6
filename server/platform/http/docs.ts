import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { OpenAPI } from 'openapi-types';
import { CALLS_AND_PAGES } from './guards.ts';

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'";

const FOR_PROGRAMS = '/api/v1/';

declare module 'fastify' {
  interface FastifyInstance {
    programCalls: () => OpenAPI.Document;
  }
}

/** The pages /docs and /docs/v1, each with the document that it is made of, out of the contract. */
export async function documentCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Framehall', version: '1', description: 'Every call that the browser makes.' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'access_token' } } },
      security: [{ session: [] }],
    },
    transform: (route) => describe(route, !route.url.startsWith(FOR_PROGRAMS)),
  });
  await app.register(swagger, {
    decorator: 'programCalls',
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Framehall for programs', version: '1', description: 'What a company’s programs call by a key.' },
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      security: [{ key: [] }],
    },
    transform: (route) => describe(route, route.url.startsWith(FOR_PROGRAMS)),
  });
  await showDocument(app, '/docs', 'Framehall API', () => app.swagger());
  await showDocument(app, '/docs/v1', 'Framehall API for programs', () => app.programCalls());
}

const describe: (
  route: Parameters<typeof jsonSchemaTransform>[0],
  shown: boolean,
) => ReturnType<typeof jsonSchemaTransform> = (route, shown) =>
  shown ? jsonSchemaTransform(route) : { schema: { hide: true }, url: route.url };

async function showDocument(
  app: FastifyInstance,
  at: string,
  title: string,
  read: () => OpenAPI.Document,
): Promise<void> {
  const content = await readFile(join(import.meta.dirname, '../../../web/public/favicon.svg'));
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => void (route.config = { ...route.config, limit: CALLS_AND_PAGES }));
    await scope.register(swaggerUi, {
      routePrefix: at,
      staticCSP: POLICY,
      logo: { type: 'image/svg+xml', content, href: '/' },
      theme: { title },
      transformSpecification: () => read(),
      transformSpecificationClone: false,
    });
  });
}
