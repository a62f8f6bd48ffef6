import { useEffect } from 'react';
import { type Session, useSession } from '../../lib/session.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { putUploadPanelAside, uploadPanel } from '../../lib/upload-panel.ts';
import { ChooseKind } from './choose-kind.tsx';
import { MinimisedBar } from './minimised-bar.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { pauseAll, queuesOf } from './queues.ts';
import { Uploader } from './uploader.tsx';
import { useQueue } from '../../lib/use-queue.ts';
import type { UploadFile } from '../../../uploader/upload-file.ts';
import { queryClient } from '../../lib/query-client.ts';

/** The upload panel, over any page. */
export function UploadPanel() {
  const session = useSession();
  const loggedOut = session === null;
  useEffect(() => {
    if (loggedOut) pauseAll();
  }, [loggedOut]);
  return session ? <OwnPanel session={session} /> : null;
}

function OwnPanel({ session }: { session: Session }) {
  const { shown, kind } = uploadPanel.use((panel) => panel);
  const queues = queuesOf(session.userId);
  const video = useQueue(queues.video);
  const photo = useQueue(queues.photo);
  const hasFiles = video.files.length + photo.files.length > 0;
  useLeaveWarning(video.state !== 'idle' || photo.state !== 'idle');
  useUploadedWork([...video.files, ...photo.files]);
  return (
    <>
      <PanelFrame opened={shown === 'active'} onClose={() => putUploadPanelAside(hasFiles)} hasFiles={hasFiles}>
        {kind ? (
          <Uploader key={kind} queue={queues[kind]} snapshot={kind === 'video' ? video : photo} />
        ) : (
          <ChooseKind session={session} />
        )}
      </PanelFrame>
      {shown === 'minimised' && hasFiles && kind && (
        <MinimisedBar kind={kind} snapshot={kind === 'video' ? video : photo} />
      )}
    </>
  );
}

/** Reloads lists of the photographer's works when files have arrived. */
function useUploadedWork(files: UploadFile[]): void {
  const uploaded = files.filter((file) => file.uploaded).length;
  useEffect(() => {
    if (uploaded > 0) void queryClient.invalidateQueries({ queryKey: ['center'] });
  }, [uploaded]);
}
