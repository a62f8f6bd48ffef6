import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntryPart } from '#contract/domain/entry.ts';
import { PIECES, type Rendered, renderPiece } from '#studio/studio.ts';
import { type Context, transaction } from '../../../context.ts';
import { contestsBrought } from '../../contests/contests.ts';
import {
  bringEntries,
  type BroughtEntry,
  type BroughtFile,
  checkFile,
  enqueueMark,
  listUnchecked,
} from '../../entries/entries.ts';
import { SHOPS, shopEmail } from '../shops.ts';
import { findPerson } from '../works.queries.ts';
import { findContest, type FoundContest, isFilled, listEntries } from './contests.queries.ts';
import { judgeDemoContest } from './judge.ts';
import { PREFIX } from './prefix.ts';
import { DEMO_WORKS, type DemoWork } from './works.ts';

const GEAR = 'Framehall Studio';
const DAY_MS = 24 * 3_600_000;

/** Makes another take of a piece in a folder and returns its files. */
export type Draw = (scene: string, folder: string, take: string, signal: AbortSignal) => Promise<Rendered>;

const drawTake: Draw = async (scene, folder, take, signal) => {
  const piece = PIECES.find(({ slug }) => slug === scene);
  if (!piece) throw new Error(`the studio knows no ${scene}`);
  return await renderPiece(piece, folder, signal, take);
};

/** Enters works in a contest and lets its jury judge them. What a try has done stays; the next one goes on from there. */
export async function fillDemoContest(
  ctx: Context,
  { slug }: { slug: string },
  signal: AbortSignal,
  draw = drawTake,
): Promise<void> {
  const contestId = (await contestsBrought(ctx.db, PREFIX)).get(slug);
  if (!ctx.config.demo || contestId === undefined || (await isFilled(ctx.db, contestId))) return;
  const contest = await findContest(ctx.db, contestId);
  if ((await listEntries(ctx.db, contestId)).length === 0) {
    const entries = await drawEntries(ctx, slug, contest, (scene, folder, take) => draw(scene, folder, take, signal));
    await transaction(ctx, async (tx) => await bringEntries(tx, entries));
  }
  for (const fileId of await listUnchecked(ctx.db, contestId)) await checkFile(ctx, { fileId }, signal);
  for (const { id } of await listEntries(ctx.db, contestId)) await enqueueMark(ctx, id);
  await judgeDemoContest(ctx, slug, contest);
}

type DrawHere = (scene: string, folder: string, take: string) => Promise<Rendered>;

async function drawEntries(ctx: Context, slug: string, contest: FoundContest, draw: DrawHere): Promise<BroughtEntry[]> {
  const people = [];
  for (const [place] of SHOPS.entries()) people.push(await findPerson(ctx.db, shopEmail(place)));
  const folder = await mkdtemp(join(ctx.config.workDir, 'demo-'));
  const entries: BroughtEntry[] = [];
  try {
    for (const [track, trackId] of contest.trackIds.entries()) {
      const works = DEMO_WORKS[slug]?.[track] ?? [];
      for (const [place, work] of works.entries())
        entries.push({
          contestId: contest.contestId,
          trackId,
          entrantId: people[work.by]!.userId,
          slot: 1 + works.slice(0, place).filter(({ by }) => by === work.by).length,
          title: work.title,
          story: work.story,
          gear: GEAR,
          author: SHOPS[work.by]!.photographer,
          submittedAt: new Date(contest.closesAt.getTime() - (place + 2) * DAY_MS),
          files: await drawFiles(ctx, `${slug}-${track + 1}-${place + 1}`, work, (scene, take) =>
            draw(scene, folder, take),
          ),
        });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return entries;
}

/** Stores the files of a work. */
async function drawFiles(
  ctx: Context,
  name: string,
  { scenes }: DemoWork,
  draw: (scene: string, take: string) => Promise<Rendered>,
): Promise<BroughtFile[]> {
  const files: BroughtFile[] = [];
  for (const [place, scene] of scenes.entries()) {
    const take = `${name}-${place + 1}`;
    const { original, cover } = await draw(scene, take);
    if (cover === undefined) files.push(await store(ctx, 'picture', take, original));
    else files.push(await store(ctx, 'video', take, original), await store(ctx, 'cover', `${take}-cover`, cover));
  }
  return files;
}

/** Puts a file under a key that is the same on every try and unguessable. */
async function store(ctx: Context, part: EntryPart, take: string, file: string): Promise<BroughtFile> {
  const [ending, contentType] = part === 'video' ? ['mp4', 'video/mp4'] : ['jpg', 'image/jpeg'];
  const key = `${ctx.secrets.fingerprint('demo-entry', take).toString('hex').slice(0, 40)}.${ending}`;
  const { size } = await ctx.objects.putFile('originals', key, file, { contentType });
  return { part, key, name: `${take}.${ending}`, bytes: size };
}
