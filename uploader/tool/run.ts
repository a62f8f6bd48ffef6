import { join, resolve } from 'node:path';
import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { pages } from '#contract/domain/pages.ts';
import { UPLOAD_TOOL_VERSION } from '#contract/domain/upload.ts';
import { isLoggedOut } from '../failures.ts';
import { showSize } from '../upload-file.ts';
import { readArguments, type Wishes } from './arguments.ts';
import type { Found } from './find-files.ts';
import { askMissing, Impossible, logIn, lookInto, type Place, remember } from './prepare.ts';
import { createReport } from './report.ts';
import { type Counts, sendFolder } from './send-folder.ts';
import type { Words } from './words.ts';

const ALL_SENT = 0;
const SOME_NOT_SENT = 1;
const COULD_NOT_BEGIN = 2;
const STOPPED = 130;

/** Runs the command and returns the exit code. */
export async function run(args: string[], place: Place): Promise<number> {
  const { terminal, words, home } = place;
  const command = readArguments(args);
  if (command.do === 'version') return (terminal.line(UPLOAD_TOOL_VERSION), ALL_SENT);
  if (command.do === 'help') return (terminal.line(help(words, home)), ALL_SENT);
  try {
    if (command.do === 'complain') throw new Impossible(words.say('unknownOption', { option: command.option }));
    return await upload(command.wishes, place);
  } catch (error) {
    if (place.signal.aborted) return (terminal.line(words.say('stopped')), STOPPED);
    if (!(error instanceof Impossible)) throw error;
    terminal.line(error.message);
    return COULD_NOT_BEGIN;
  }
}

function help({ say }: Words, home: string | undefined): string {
  const endings = (kind: 'video' | 'photo') => MEDIA_LIMITS[kind].extensions.map((ending) => `.${ending}`).join(' ');
  return say('help', {
    version: UPLOAD_TOOL_VERSION,
    home: home === undefined ? '' : say('usual', { site: home }),
    video: endings('video'),
    photo: endings('photo'),
  });
}

async function upload(wishes: Wishes, place: Place): Promise<number> {
  const { terminal, words } = place;
  const { folder, site, account, password } = await askMissing(wishes, place);
  const found = await lookInto(folder, words);
  announce(found, folder, place);
  if (found.files.length === 0) return ALL_SENT;
  const state = await remember(
    resolve(wishes.state ?? join(folder, '.framehall-upload.json')),
    `${site} ${account}`,
    words,
  );
  const session = await logIn({ site, account, password }, words);
  try {
    const report = createReport(terminal, words);
    const counts = await sendFolder({ files: found.files, calls: session.calls, state, report }, place.signal);
    return conclude(counts, site, place);
  } catch (error) {
    if (isLoggedOut(error)) throw new Impossible(words.say('loggedOut', { message: (error as Error).message }));
    throw error;
  } finally {
    await session.close();
  }
}

function announce({ files, others }: Found, folder: string, { terminal, words: { say } }: Place): void {
  const videos = files.filter((file) => file.kind === 'video').length;
  const size = showSize(files.reduce((sum, file) => sum + file.size, 0));
  if (files.length === 0) terminal.line(say('nothing', { folder }));
  else {
    const photos = say('photos', { count: files.length - videos });
    terminal.line(say('found', { videos: say('videos', { count: videos }), photos, size }));
  }
  if (others > 0) terminal.line(say('leftAlone', { count: others }));
}

function conclude(counts: Counts, site: string, { terminal, words: { say } }: Place): number {
  terminal.line(say('summary', { ...counts, count: counts.sent }));
  if (counts.sent > 0) terminal.line(say('next', { address: site + pages.materialCenter.paths[0] }));
  if (counts.failed > 0) terminal.line(say('again'));
  return counts.refused + counts.failed > 0 ? SOME_NOT_SENT : ALL_SENT;
}
