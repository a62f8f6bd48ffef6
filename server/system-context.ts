import type { Services } from './app.ts';
import type { Context } from './context.ts';

/** Context for what the product does by itself: at start, and in background jobs. */
export function systemContext(services: Services, id: string): Context {
  return {
    ...services,
    actor: undefined,
    judge: undefined,
    token: undefined,
    language: 'zh',
    request: { id, address: 'system', userAgent: 'system' },
  };
}
