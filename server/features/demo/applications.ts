import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PIECES, renderPiece } from '#studio/studio.ts';
import { GID } from '#contract/domain/roles.ts';
import { actingAs, type Context, type MemberContext, transaction } from '../../context.ts';
import { isProblem, must } from '../../platform/problem.ts';
import { ensureAccount } from '../accounts/accounts.ts';
import {
  approve,
  askMore,
  claim,
  findNewest,
  insertPicture,
  lookAtPicture,
  reject,
  saveApplication,
  type Seen,
  setVerifiedPhone,
  submitApplication,
  withdraw,
} from '../applications/applications.ts';
import { demoEmail } from './accounts.ts';
import { type Applicant, type ApplicantEnding, APPLICANTS } from './applicants.ts';
import { findPeople, findPerson } from './works.queries.ts';

/** A smaller demo only shows the shop. */
const APPLICANTS_FROM = 60;

/** Their images are drawn when most of what buyers see is made. */
const LATER = { afterSeconds: 300 };

/** Enqueues the applications that are not made yet; deletes those nobody has decided when there is no demo. */
export async function prepareDemoApplications(ctx: Context): Promise<void> {
  if (!ctx.config.demo) return await endApplications(ctx);
  if (ctx.config.demoItems < APPLICANTS_FROM) return;
  for (const { slug, nickname } of APPLICANTS) {
    const account = { kind: 'email', value: demoEmail(slug) } as const;
    await ensureAccount(ctx, { account, nickname, gid: GID.buyer, roles: [], demo: true });
    const { userId } = await findPerson(ctx.db, account.value);
    if (!(await findNewest(ctx.db, userId))) await ctx.jobs.enqueue(ctx.db, 'demo.apply', { slug }, LATER);
  }
}

async function endApplications(ctx: Context): Promise<void> {
  const emails = APPLICANTS.map(({ slug }) => demoEmail(slug));
  for (const userId of await findPeople(ctx.db, emails)) await withdraw(ctx, userId, 'end of the demo');
}

/** Draws the images of one applicant and applies with them. */
export async function makeDemoApplication(
  ctx: Context,
  { slug }: { slug: string },
  signal: AbortSignal,
): Promise<void> {
  const applicant = APPLICANTS.find((one) => one.slug === slug);
  if (applicant && ctx.config.demo) await apply(ctx, applicant, await drawPictures(ctx, applicant, signal));
}

/** Takes all steps of an application, in one transaction. */
export async function apply(ctx: Context, applicant: Applicant, pictures: readonly Picture[]): Promise<void> {
  await transaction(ctx, async (tx) => {
    const person = actingAs(tx, await findPerson(tx.db, demoEmail(applicant.slug)));
    if (await findNewest(tx.db, person.actor.userId)) return;
    const id = await fillIn(person, applicant, pictures);
    if (applicant.ending === 'draft') return;
    must(await submitApplication(person, { version: 1, words: '' }));
    if (applicant.ending === 'submitted') return;
    const reviewer = actingAs(tx, await findPerson(tx.db, demoEmail('admin')));
    must(await claim(reviewer, { id }));
    await DECISIONS[applicant.ending](reviewer, id);
  });
}

/** Fills the form in and adds the images. */
async function fillIn(person: MemberContext, applicant: Applicant, pictures: readonly Picture[]): Promise<number> {
  const { realName, mobile, nickname, bio, city, gear, subjects, exclusive } = applicant;
  const about = { realName, phone: mobile, wechat: '', nickname, bio, city, gear, subjects, exclusive };
  const saved = must(
    await saveApplication(person, { version: 0, terms: true, ...about, platforms: '', videoLinks: [] }),
  );
  const { id } = saved.application;
  await setVerifiedPhone(person.db, id, mobile);
  for (const picture of pictures) await insertPicture(person.db, { ...picture, applicationId: id });
  return id;
}

const DECISIONS: Record<Exclude<ApplicantEnding, 'draft' | 'submitted'>, (by: MemberContext, id: number) => unknown> = {
  reviewing: () => undefined,
  'more-needed': async (by, id) => must(await askMore(by, { id, words: '作品很好。请再补充几张不同季节的照片。' })),
  rejected: async (by, id) =>
    must(await reject(by, { id, reason: 'style', words: '构图很有想法，但买家目前较少购买此类作品。' })),
  approved: async (by, id) => must(await approve(by, { id, photos: true, videos: false, words: '' })),
};

export type Picture = Seen & { fileName: string; sizeBytes: number };

/** Other takes of the studio's photos. */
export async function drawPictures(ctx: Context, applicant: Applicant, signal: AbortSignal): Promise<Picture[]> {
  const scenes = PIECES.filter(
    (one) => 'family' in one && one.kind === 'photo' && applicant.families.includes(one.family),
  );
  const folder = await mkdtemp(join(ctx.config.workDir, 'demo-'));
  try {
    const pictures: Picture[] = [];
    for (let n = 0; n < applicant.pictures; n += 1) {
      const scene = scenes[n % scenes.length]!;
      const name = `${applicant.slug}-${n + 1}`;
      const { original } = await renderPiece(scene, folder, signal, name);
      pictures.push(await keepPicture(ctx, name, original));
    }
    return pictures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Stores an image under a key that is the same on every try and unguessable, and looks at it. */
async function keepPicture(ctx: Context, name: string, file: string): Promise<Picture> {
  const key = `${ctx.secrets.fingerprint('demo-application', name).toString('hex').slice(0, 40)}.jpg`;
  const { size } = await ctx.objects.putFile('originals', key, file, { contentType: 'image/jpeg' });
  const seen = await lookAtPicture(ctx, { key });
  if (isProblem(seen)) throw new Error(`the image ${name} of the demo was refused: ${seen.code}`);
  return { ...seen, fileName: `${name}.jpg`, sizeBytes: size };
}
