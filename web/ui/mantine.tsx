import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../lib/nonce.ts';
import { useLook } from './look.ts';
import { theme } from './theme.ts';

/**
 * Provides what the library's components need. Screens and dialogs that use them include it, so that the first page
 * does without the library.
 */
export function Mantine({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={useLook() === 'white' ? 'light' : 'dark'}
      getStyleNonce={styleNonce}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
