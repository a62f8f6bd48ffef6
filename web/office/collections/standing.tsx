import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import type { CollectionName } from './collections.ts';

interface Timed {
  published: boolean;
  shownFrom: string | null;
  shownUntil: string | null;
}

/** What visitors see of it, as far as its times decide. */
function standingOf({ published, shownFrom, shownUntil }: Timed) {
  const now = Date.now();
  if (!published) return 'draft';
  if (shownUntil !== null && Date.parse(shownUntil) <= now) return 'ended';
  return shownFrom !== null && Date.parse(shownFrom) > now ? 'scheduled' : 'published';
}

/** Says whether visitors see a topic or playlist. */
export function Standing({ of, item }: { of: CollectionName; item: Timed }) {
  const { t } = useTranslation();
  const standing = standingOf(item);
  return (
    <Label tone={standing === 'published' ? 'good' : standing === 'scheduled' ? 'accent' : 'quiet'}>
      {t(($) => $.office[of][standing])}
    </Label>
  );
}
