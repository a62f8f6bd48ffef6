// The process that opens a stranger's file. It can reach that file and its working folder, and nothing else.
import type { ModelSettings } from './embedding/settings.ts';
import { MediaRejected } from './failures.ts';
import type { Reply, Request, Task } from './protocol.ts';
import type { FileKind, Outcome } from './steps.ts';

type Run = (task: Task<never, never>) => Promise<Outcome<unknown>>;

/** Steps load when needed: photos need no FFmpeg, and only photos need the metadata reader. */
const STEPS: Record<'video' | 'photo' | 'sound' | 'words', Record<string, () => Promise<Run>>> = {
  video: {
    probe: async () => (await import('./video/probe.ts')).probeVideo,
    stills: async () => (await import('./video/stills.ts')).makeStills,
    clips: async () => (await import('./video/clips.ts')).makeClips,
    soundtrack: async () => (await import('./video/soundtrack.ts')).checkSoundtrack,
    screening: async () => (await import('./video/screening.ts')).makeScreening,
    showing: async () => (await import('./video/screening.ts')).makeShowing,
    'mp4-1080': async () => (await import('./video/screening.ts')).makeFormat('mp4-1080'),
    'prores-proxy': async () => (await import('./video/screening.ts')).makeFormat('prores-proxy'),
    embed: async () => (await import('./video/embed.ts')).embedFilm,
  },
  photo: {
    probe: async () => (await import('./photo/probe.ts')).probePhoto,
    suggestions: async () => (await import('./photo/suggestions.ts')).readSuggestions,
    look: async () => (await import('./photo/look.ts')).lookAtPicture,
    banner: async () => (await import('./photo/cut.ts')).cutTo('banner'),
    avatar: async () => (await import('./photo/cut.ts')).cutTo('avatar'),
    cover: async () => (await import('./photo/cut.ts')).cutTo('cover'),
    receipt: async () => (await import('./photo/receipt.ts')).redrawReceipt,
    stamp: async () => (await import('./photo/stamp.ts')).stampName,
    article: async () => (await import('./photo/article.ts')).drawForArticle,
    portfolio: async () => (await import('./photo/portfolio.ts')).lookAtPortfolio,
    entry: async () => (await import('./photo/entry-picture.ts')).lookAtEntry,
    exhibit: async () => (await import('./photo/exhibit.ts')).exhibit,
    'jpeg-4000': async () => (await import('./photo/smaller.ts')).makeSmaller('jpeg-4000'),
    'jpeg-2000': async () => (await import('./photo/smaller.ts')).makeSmaller('jpeg-2000'),
    renditions: async () => (await import('./photo/renditions.ts')).makeRenditions,
    embed: async () => (await import('./photo/embed.ts')).embedPhoto,
  },
  sound: {
    probe: async () => (await import('./sound/probe.ts')).probeSound,
    suggestions: async () => (await import('./sound/suggestions.ts')).readSoundSuggestions,
    listen: async () => (await import('./sound/listen.ts')).listen,
    hear: async () => (await import('./sound/hear/hear.ts')).hear,
    reference: async () => (await import('./sound/hear/reference.ts')).hearReference,
    preview: async () => (await import('./sound/preview.ts')).makePreview,
  },
  words: {
    phrase: async () => (await import('./embedding/words.ts')).embedWords,
  },
};

const [kind, file, prepare = '', given = ''] = process.argv.slice(2) as [FileKind, string, string?, string?];
const family = kind === 'music' || kind === 'effect' ? 'sound' : kind;
const model = given === '' ? undefined : (JSON.parse(given) as ModelSettings);

function reply(message: Reply): void {
  process.send?.(message);
}

async function run({ step, probe, loudness, limits }: Request): Promise<void> {
  try {
    const load = STEPS[family][step];
    if (!load) throw new Error(`No step ${step} for ${kind}`);
    const start = await load();
    const onProgress = (percent: number) => reply({ type: 'progress', percent });
    const outcome = await start({
      kind,
      file,
      probe: probe as never,
      loudness,
      limits: limits as never,
      model,
      onProgress,
    });
    reply({ type: 'done', outcome });
  } catch (error) {
    if (error instanceof MediaRejected)
      reply({ type: 'rejected', reason: error.reason, detail: error.detail.slice(0, 2000) });
    else reply({ type: 'failed', message: String(error).slice(0, 2000) });
  }
}

process.on('message', (request: Request) => void run(request));
process.on('disconnect', () => process.exit(0));
await STEPS[family][prepare]?.();
reply({ type: 'ready' });
