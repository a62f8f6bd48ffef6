// Keeps nothing of the site but the page that says that one is offline, so no release can be out of date and no member's
// data stays behind. What the server answers, an error or a refusal too, is shown as it is. The build fills in the two
// constants (vite.config.ts); the board that the page shows is kept by `web/lib/offline-board.ts`.
declare const OFFLINE_FILES: string[];
declare const OFFLINE_VERSION: string;

/** What of a service worker's world the types of pages do not know. */
interface WorkerWorld {
  registration: { navigationPreload?: { enable(): Promise<void> } };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Asking) => void): void;
}
interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}
interface Asking {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(reply: Promise<Response>): void;
}

const world = self as unknown as WorkerWorld;
const OURS = 'offline-page ';
const NAME = OURS + OFFLINE_VERSION;

world.addEventListener('install', (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(OFFLINE_FILES)));
  void world.skipWaiting();
});

world.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches
        .keys()
        .then((names) =>
          names.filter((name) => name.startsWith(OURS) && name !== NAME).map((name) => caches.delete(name)),
        ),
      // The page is asked for while this worker starts.
      world.registration.navigationPreload?.enable(),
      world.clients.claim(),
    ]),
  );
});

world.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') return event.respondWith(page(event));
  const { origin, pathname } = new URL(request.url);
  if (origin === location.origin && (pathname.startsWith('/offline/') || OFFLINE_FILES.includes(pathname)))
    event.respondWith(kept(request));
});

async function page({ request, preloadResponse }: Asking): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    return (await caches.match('/offline.html')) ?? Response.error();
  }
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? (await fetch(request));
}
