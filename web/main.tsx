import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, RouterProvider } from 'react-router';
import { isMiniProgram, pageAt } from '#contract/domain/pages.ts';
import './ui/tokens.css';
import './ui/base.css';
import './ui/first.css';
import { type LoginRequest, onLoginNeeded } from './lib/api.ts';
import { startLanguage } from './lib/language.ts';
import { publishNonce } from './lib/nonce.ts';
import { queryClient } from './lib/query-client.ts';
import { forgetSentReplies } from './lib/sent-replies.ts';
import { watchToken } from './lib/session.ts';
import { routes } from './pages.tsx';
import { paths } from './paths.ts';
import { toast } from './ui/toast.ts';

const root = document.getElementById('root')!;

async function start(): Promise<void> {
  publishNonce();
  document.documentElement.dataset['miniProgram'] = String(isMiniProgram(navigator.userAgent));
  watchToken();
  const texts = startLanguage();
  // Created before the texts have loaded, so that the screen loads at the same time.
  const router = createBrowserRouter(routes);
  onLoginNeeded((request) => sendToLogin(router, request));
  const screen = firstScreen(router).then(forgetSentReplies);
  // What the server wrote into the root stays until the screen can take its place.
  await Promise.all([texts, root.hasChildNodes() && screen]);
  // Rendered in short tasks, between which the browser answers taps.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Resolves once the first screen has loaded, or cannot be. */
function firstScreen(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const end = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      end();
      resolve();
    });
  });
}

start().catch(() => showStartFailure(root));

// It only says that one is offline, so nothing waits for it, and nothing is missing without it.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});

/** Opens the login page, which returns the reader to the current page. */
function sendToLogin(router: DataRouter, { why, optional = false }: LoginRequest): void {
  const { pathname, search } = router.state.navigation.location ?? router.state.location;
  if (pageAt(pathname) === 'login') return;
  if (why) void toast(why, 'failed');
  void router.navigate(paths.login({ from: pathname + search }), { replace: !optional });
}

/** Shown when not even the texts could be loaded, hence in both languages. */
function showStartFailure(root: HTMLElement): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = '页面未能加载，请检查网络后刷新。 · The page could not be loaded. Check your network and reload.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = '刷新 · Reload';
  reload.addEventListener('click', () => location.reload());
  root.replaceChildren(words, reload);
  Object.assign(root.style, { padding: '64px 24px', textAlign: 'center' });
}
