import { lazy, Suspense } from 'react';
import { loadScreen } from '../../../lib/load-screen.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Props } from './surface.tsx';

/** The editor's library is large, so it comes only where somebody writes. */
const Surface = lazy(async () => ({ default: (await loadScreen(async () => await import('./surface.tsx'))).Surface }));

/** Edits the body of an entry in one language; what comes out may still break limits, which it names. */
export function BodyEditor(props: Props) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Surface {...props} />
    </Suspense>
  );
}
