import type { Written } from '#contract/body.ts';
import { paths } from '../../paths.ts';
import { WrittenBody } from '../../ui/blocks/written-body.tsx';

/** The body of an entry. */
export function EntryBody({ entry }: { entry: Written }) {
  return <WrittenBody written={entry} linkTo={paths.material} />;
}
