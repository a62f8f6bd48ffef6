import type { Rejection } from '#contract/domain/media.ts';
import { fileProblem, type FileProblem } from '#contract/domain/upload.ts';
import { readSlice, type FileSource } from '../source.ts';
import { judgeMovie, readMovie } from './movie.ts';
import { judgePicture, readPicture } from './picture.ts';
import { checkSound } from './sound.ts';

/** Reasons why a file is not added to the queue, known before any of it is sent. */
export type CheckProblem = FileProblem | Rejection | 'duplicate';

export interface Checked {
  problem: CheckProblem | undefined;
  /** Size of a photo whose header could be read, else 0. */
  width: number;
  height: number;
}

/** Checks name and size first, then the header, read in slices. The server checks the file itself again. */
export async function checkFile(kind: 'video' | 'photo' | 'sound', source: FileSource): Promise<Checked> {
  const problem = fileProblem(kind, source.name, source.size);
  if (problem) return found(problem);
  try {
    if (kind === 'sound') return found(await checkSound(source));
    return kind === 'video' ? found(await checkMovie(source)) : await checkPicture(source);
  } catch {
    return found('unreadable');
  }
}

async function checkMovie(source: FileSource): Promise<CheckProblem | undefined> {
  const start = new TextDecoder('latin1').decode(await readSlice(source, 4, 8));
  if (start !== 'ftyp') return 'not-this-kind';
  const movie = await readMovie(source);
  return movie ? judgeMovie(movie) : 'unreadable';
}

async function checkPicture(source: FileSource): Promise<Checked> {
  const picture = await readPicture(source);
  if (picture === 'not-this-kind') return found(picture);
  if (!picture) return found('unreadable');
  return { ...picture, problem: judgePicture(picture) };
}

function found(problem: CheckProblem | undefined): Checked {
  return { problem, width: 0, height: 0 };
}
