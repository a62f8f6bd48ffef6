import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import { createTheme, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { styleNonce } from '../lib/nonce.ts';
import { useLook } from './look.ts';

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

const theme = createTheme({
  primaryColor: 'amber',
  primaryShade: 5,
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: '#1a1205',
  fontFamily: 'var(--fh-font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  lineHeights: { md: '1.55' },
  defaultRadius: 'md',
  radius: { md: '8px', lg: '14px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  colors: {
    amber: [
      '#fff4df',
      '#ffe6bb',
      '#fdd38a',
      '#fbc35d',
      '#f8b43f',
      '#f5a524',
      '#e0910f',
      '#b87206',
      '#8f5704',
      '#6b4003',
    ],
    dark: [
      '#f1f1f4',
      '#c9c9d1',
      '#9b9ba7',
      '#8a8a96',
      '#3b3b45',
      '#26262d',
      '#1d1d22',
      '#141417',
      '#0f0f12',
      '#0b0b0d',
    ],
  },
});
