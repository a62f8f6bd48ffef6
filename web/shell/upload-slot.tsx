import { lazy, Suspense } from 'react';
import { needTexts } from '../lib/language.ts';
import { uploadPanel } from '../lib/upload-panel.ts';
import { Contained } from '../ui/contained.tsx';
import { ProgressBar } from './progress-bar.tsx';

const UploadPanel = lazy(async () => {
  const panel = import('../contribute/uploads/upload-panel.tsx');
  await needTexts('upload');
  return { default: (await panel).UploadPanel };
});

/** The upload panel stays open across pages and is loaded when first needed. */
export function UploadSlot() {
  const wanted = uploadPanel.use(({ shown }) => shown !== 'hidden');
  return (
    <Contained fallback={null}>
      <Suspense fallback={<ProgressBar />}>{wanted && <UploadPanel />}</Suspense>
    </Contained>
  );
}
