import type { MediaRun } from '#contract/calls/media.ts';
import { Pictured } from '../../ui/table/pictured.tsx';

/** A file as it looks and what it is called; one without a title yet has its file name only. */
export function FileName({ run }: { run: MediaRun }) {
  const { title, fileName } = run;
  return <Pictured of={run} title={title || fileName} second={title ? fileName : undefined} />;
}
