import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { UploadQueue } from '../../../uploader/queue.ts';
import { newFile, type UploadFile } from '../../../uploader/upload-file.ts';
import { standIn } from '../../testing/server.ts';
import { show } from '../../testing/show.tsx';
import { QueueFooter } from './queue-footer.tsx';

afterEach(cleanup);

const none = { bytesPerSecond: undefined, secondsLeft: undefined };
const queue = { kind: 'photo', pace: () => none } as unknown as UploadQueue<'photo'>;

let lastId = 0;
function file(change: Partial<UploadFile>): UploadFile {
  return { ...newFile((lastId += 1), new File(['bytes'], 'a.jpg')), activity: 'none', ...change };
}
const done = () => file({ canUpload: true, uploaded: true, uploadStatus: 'success', uploadPercent: 1 });
const refused = () => file({ uploadStatus: 'exception', uploadMsg: { problem: 'duplicate' } });

async function showFooter(...files: UploadFile[]): Promise<void> {
  standIn({});
  await show(<QueueFooter queue={queue} snapshot={{ state: 'idle', files }} />);
}

test('when all has arrived, the main button leads to describing', async () => {
  await showFooter(done(), done(), refused());
  expect(screen.getByText('2 of 2 uploaded')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Describe your works' });
  expect(link.getAttribute('href')).toBe('/MaterialCenter?tab=photoWaiting&mode=1&sec=-1');
  expect(screen.queryByRole('button', { name: 'Start upload' })).toBeNull();
});

test.each([
  ['nothing', []],
  ['something that is left to send', [done(), file({ canUpload: true })]],
  ['something that may have to be sent', [done(), file({ activity: 'checking' })]],
  ['nothing but faults', [refused()]],
])('with %s it starts the upload', async (_what, files) => {
  await showFooter(...files);
  expect(screen.getByRole('button', { name: 'Start upload' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Describe your works' })).toBeNull();
});
