import './ui/tokens.css';
import './ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { isMiniProgram } from '#contract/domain/pages.ts';
import { onLoginNeeded } from './lib/api.ts';
import { startLanguage } from './lib/language.ts';
import { publishNonce } from './lib/nonce.ts';
import { queryClient } from './lib/query-client.ts';
import { watchToken } from './lib/session.ts';
import { routes } from './pages.tsx';
import { sendToLogin } from './shell/send-to-login.ts';
import { showStartFailure } from './shell/start-failure.ts';

const root = document.getElementById('root')!;

async function start(): Promise<void> {
  publishNonce();
  document.documentElement.dataset['miniProgram'] = String(isMiniProgram(navigator.userAgent));
  watchToken();
  const texts = startLanguage();
  // Created before the texts have loaded, so that the screen loads at the same time.
  const router = createBrowserRouter(routes);
  onLoginNeeded((request) => sendToLogin(router, request));
  await texts;
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

start().catch(() => showStartFailure(root));
