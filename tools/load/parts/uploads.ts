import { materialCenterCalls } from '#contract/calls/material-center.ts';
import { uploadCalls } from '#contract/calls/uploads.ts';
import { checkFile } from '../../../uploader/check/check-file.ts';
import type { UploadCalls } from '../../../uploader/calls.ts';
import type { Checkpoint } from '../../../uploader/checkpoint.ts';
import { jobOfFile } from '../../../uploader/job-of-file.ts';
import { type Sender, sendFile } from '../../../uploader/send-file.ts';
import { createSender } from '../../../uploader/sender.ts';
import { newFile } from '../../../uploader/upload-file.ts';
import { type Day, personOf } from '../day.ts';
import { type Errand, take } from '../errand.ts';
import type { Ask } from '../people.ts';
import { LIMIT_MS } from '../site.ts';
import { discard } from '../tidy.ts';
import { newPhoto } from './photo.ts';

/** How often a photographer looks whether a file is ready; later, everything is tidied up anyway. */
const LOOKS = 4;

interface Uploader {
  calls: UploadCalls;
  sender: Sender;
}

const uploaders = new WeakMap<Ask, Uploader>();

/** The engine of the upload page, for one photographer. */
function uploaderOf(photographer: Ask): Uploader {
  const made = uploaders.get(photographer);
  if (made) return made;
  const entries = Object.entries(uploadCalls).map(([name, call]) => [
    name,
    (input: never) => photographer(call, input),
  ]);
  const calls = Object.fromEntries(entries) as UploadCalls;
  const open = new Map<string, Checkpoint>();
  const sender = createSender(calls, {
    load: async (key) => open.get(key),
    save: async (key, checkpoint) => void open.set(key, checkpoint),
    remove: async (key) => void open.delete(key),
  });
  uploaders.set(photographer, { calls, sender });
  return { calls, sender };
}

/** A photographer uploads a photo, watches how far it is and deletes it. */
export function* uploads(day: Day): Errand {
  const photographer = personOf(day, 'photographer');
  const id = yield* take('Upload a photo', () => send(uploaderOf(photographer)));
  for (let looks = 0; looks < LOOKS; looks += 1) {
    const { infos } = yield* take('How far an upload is', () =>
      photographer(materialCenterCalls.progress, { ids: [id] }),
    );
    if (infos.every(({ progress }) => progress === null)) break;
  }
  yield* take('Delete an upload', () => discard(day, photographer, [id]));
}

async function send({ calls, sender }: Uploader): Promise<number> {
  const source = await newPhoto();
  const { width, height } = await checkFile('photo', source);
  const file = { ...newFile(0, source), width, height };
  const job = jobOfFile({ kind: 'photo', calls, sender, platform: 'tool' }, file);
  return (await sendFile(sender, job, AbortSignal.timeout(LIMIT_MS))).materialId;
}
