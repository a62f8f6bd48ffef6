import { writeFile } from 'node:fs/promises';
import { type Input, openInput } from '../av/input.ts';
import { blameFile } from '../av/unreadable.ts';
import { MediaRejected } from '../failures.ts';
import { cutTo } from '../photo/cut.ts';
import type { Task } from '../protocol.ts';
import type { MadeFile, Outcome, SoundProbe, SoundSuggestions } from '../steps.ts';
import { suggest, type Tags } from './tags.ts';

/** Reads what other software wrote into a recording (ID3, RIFF INFO, bext, Vorbis comments), and the picture in it. */
export function readSoundSuggestions(task: Task<SoundProbe>): Promise<Outcome<SoundSuggestions>> {
  return blameFile(async () => {
    const input = openInput(task.file, task.probe.format);
    try {
      return { facts: suggest(tagsOf(input)), files: await pictureIn(input, task), findings: [] };
    } finally {
      input.close();
    }
  });
}

/** FFmpeg gives usual tags names in small letters and leaves the others as they are in the file. */
function tagsOf({ container }: Input): Tags {
  const all = Object.entries(container.metadata?.getAll() ?? {});
  return Object.fromEntries(all.map(([name, value]) => [name.toLowerCase(), value]));
}

const MB = 1024 * 1024;
const LARGEST_PICTURE = 20 * MB;
const PICTURE = 'picture';

/** The picture in a recording, as a cover. One that cannot be drawn is no fault of the recording. */
async function pictureIn(input: Input, task: Task<SoundProbe>): Promise<MadeFile[]> {
  const bytes = pictureOf(input);
  if (!bytes || bytes.length > LARGEST_PICTURE) return [];
  await writeFile(PICTURE, bytes);
  try {
    const { files } = await cutTo('cover')({ ...task, file: PICTURE, probe: undefined });
    return files.map((made) => ({ ...made, rendition: 'suggested-cover' }));
  } catch (error) {
    if (error instanceof MediaRejected) return [];
    throw error;
  }
}

/** FFmpeg gives the picture before the first sound. */
function pictureOf({ video, packets }: Input): Buffer | undefined {
  if (!video) return undefined;
  for (const packet of packets())
    return packet.streamIndex === video.index ? Buffer.from(packet.data ?? []) : undefined;
  return undefined;
}
