import type { Focus } from '#contract/domain/pictures.ts';
import { type MemberContext, transaction } from '../../../context.ts';
import type { Page } from '../../../platform/database/page.ts';
import { isProblem, problem } from '../../../platform/problem.ts';
import { filesOf } from '../../../platform/objects/picture-files.ts';
import { recordChange } from '../../audit/audit.ts';
import { removeFiles } from '../../media/media.ts';
import {
  deletePicture,
  type Filter,
  findPicture,
  listPictures,
  lockPicture,
  picturesByKey,
  updatePicture,
} from './pictures.queries.ts';
import { presentPicture } from './present.ts';
import { isUsed, listTopicUses, listUses } from './uses.queries.ts';

export async function readLibrary(ctx: MemberContext, filter: Filter) {
  const { rows, total } = await listPictures(ctx.db, filter);
  return { infos: rows.map((row) => ({ ...presentPicture(ctx, row), use: row.use })), total };
}

export async function readNamed(ctx: MemberContext, { keys }: { keys: readonly string[] }) {
  return { pictures: (await picturesByKey(ctx.db, keys)).map((row) => presentPicture(ctx, row)) };
}

export async function readUses({ db }: MemberContext, { id, ...page }: Page & { id: number }) {
  const picture = await findPicture(db, id);
  if (!picture) return problem('not-found');
  const [{ rows, total }, topics] = await Promise.all([listUses(db, id, page), listTopicUses(db, picture.key)]);
  return { infos: rows, total, topics };
}

interface Seen {
  id: number;
  version: number;
}

interface Described extends Seen {
  name: string;
  altZh: string;
  altEn: string;
  focus: Focus;
}

export async function savePicture(ctx: MemberContext, { id, version, ...described }: Described) {
  return await transaction(ctx, async (tx) => {
    const picture = await lockPicture(tx.db, id);
    if (!picture) return problem('not-found');
    if (picture.version !== version) return problem('changed-meanwhile');
    const { name, altZh, altEn, focusX, focusY } = picture;
    await updatePicture(tx.db, id, described);
    const before = { name, altZh, altEn, focus: { x: focusX, y: focusY } };
    await recordChange(tx, { action: 'picture.changed', subject: `picture:${id}`, before, after: described });
    const now = await findPicture(tx.db, id);
    return now ? { picture: presentPicture(tx, now) } : problem('not-found');
  });
}

/** Waits for those who are just putting it into an entry; they in turn find it gone. */
export async function removePicture(ctx: MemberContext, { id, version }: Seen) {
  const removed = await transaction(ctx, async (tx) => {
    const picture = await lockPicture(tx.db, id);
    if (!picture) return problem('not-found');
    if (picture.version !== version) return problem('changed-meanwhile');
    if (await isUsed(tx.db, id)) return problem('still-used');
    await deletePicture(tx.db, id);
    await removeFiles(tx, [
      { bucket: 'originals', key: picture.originalKey },
      ...filesOf(picture).map((key) => ({ bucket: 'previews' as const, key })),
    ]);
    await recordChange(tx, { action: 'picture.removed', subject: `picture:${id}`, before: { name: picture.name } });
    return undefined;
  });
  return isProblem(removed) ? removed : {};
}
