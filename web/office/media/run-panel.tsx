import { IconFileArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaRun } from '#contract/calls/media.ts';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { History } from '../blocks/history.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { mayUse } from '../desks.ts';
import { RunAgainDialog } from './run-again-dialog.tsx';
import { RunDetails } from './run-details.tsx';

interface Props {
  id: number;
  /** The files on the table's page; undefined while loading. */
  listed: readonly MediaRun[] | undefined;
  onClose: () => void;
}

/** Everything about one file in the pipeline, with the actions of staff. */
export function RunPanel({ id, listed, onClose }: Props) {
  const { t } = useTranslation();
  const run = listed?.find(({ materialId }) => materialId === id);
  const name = useLastName(run, id);
  const [asked, setAsked] = useState<MediaRun | null>(null);
  const mayReadTrail = mayUse('audit', useSession()?.roles ?? []);
  return (
    <SidePanel about={String(id)} title={name ?? t(($) => $.office.media.panel)} onClose={onClose}>
      {run && <RunDetails run={run} onRunAgain={() => setAsked(run)} />}
      {listed && !run && (
        <Nothing
          icon={IconFileArrowRight}
          title={t(($) => $.office.media.elsewhere)}
          hint={t(($) => $.office.media.elsewhereHint)}
        />
      )}
      {!listed && <Skeleton height={220} />}
      {asked && <RunAgainDialog run={asked} onClosed={() => setAsked(null)} onDone={onClose} />}
      {mayReadTrail && <History subject={`material:${id}`} />}
    </SidePanel>
  );
}

/** Last known name of the file, which may leave the list while its panel is open. */
function useLastName(run: MediaRun | undefined, id: number): string | undefined {
  const [last, setLast] = useState(run);
  if (run && run !== last) setLast(run);
  const known = run ?? (last?.materialId === id ? last : undefined);
  return known && (known.title || known.fileName);
}
