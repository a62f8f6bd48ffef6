import { IconFileArrowRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mediaCalls, type MediaRun } from '#contract/calls/media.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { client } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { History } from '../blocks/history.tsx';
import { SidePanel } from '../blocks/side-panel.tsx';
import { mayUse } from '../desks.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { KEYS } from '../keys.ts';
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

const media = client(mediaCalls);

interface RunAgainDialogProps {
  run: MediaRun;
  onClosed: () => void;
  /** Called once the file is back in the queue, and so no longer in this list. */
  onDone: () => void;
}

/** Processes a file again, with a reason. */
function RunAgainDialog({ run, onClosed, onDone }: RunAgainDialogProps) {
  const { t } = useTranslation();
  const again = useRunAgain(run.materialId);
  const done = useRef(false);
  const confirm = async (reason: string) => {
    await again.mutateAsync(reason);
    done.current = true;
  };
  return (
    <ReasonDialog
      title={t(($) => $.office.media.runAgain.title, { name: run.title || run.fileName })}
      body={t(($) => $.office.media.runAgain.body)}
      confirm={t(($) => $.office.media.runAgain.confirm)}
      onConfirm={confirm}
      onClosed={() => {
        onClosed();
        if (done.current) onDone();
      }}
    />
  );
}

function useRunAgain(materialId: number) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => media.runAgain({ materialId, reason }),
    onSuccess: () => void toast(t(($) => $.office.media.runAgain.done)),
    // Reloads after a refusal too, because it means that the data is outdated.
    onSettled: () => {
      for (const queryKey of [KEYS.media, KEYS.audit]) void cache.invalidateQueries({ queryKey });
    },
  });
}
