import { lazy, Suspense } from 'react';
import type { HintName } from '#contract/domain/hint.ts';
import { needTexts } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { Contained } from '../contained.tsx';

const HintBox = lazy(async () => {
  const box = import('./hint-box.tsx');
  await needTexts('hints');
  return { default: (await box).HintBox };
});

/** A hint for members who have not put it away; loaded for nobody else. */
export function Hint({ name }: { name: HintName }) {
  const session = useSession();
  if (session?.hintsSeen?.includes(name) !== false) return null;
  return (
    <Contained fallback={null}>
      <Suspense fallback={null}>
        <HintBox name={name} />
      </Suspense>
    </Contained>
  );
}
