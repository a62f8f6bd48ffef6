import { type MemberContext, transaction } from '../../../context.ts';
import { isProblem, problem, type Problem } from '../../../platform/problem.ts';
import { recordChange } from '../../audit/audit.ts';
import { lockLicence, replaceOutlets } from './outlets.queries.ts';
import { ownedMusic } from './owned-music.ts';

interface Wish {
  licenceId: number;
  seen: string[];
  outlets: string[];
}

/** Replaces where a licensee publishes, unless a colleague has changed it since the caller looked. */
export async function saveOutlets(ctx: MemberContext, { licenceId, seen, outlets }: Wish) {
  return await transaction(ctx, async (tx): Promise<{ outlets: string[] } | Problem> => {
    await lockLicence(tx.db, licenceId);
    const row = await ownedMusic(tx, tx.actor.userId, licenceId);
    if (isProblem(row)) return row;
    const wanted = [...new Set(outlets)];
    if (same(row.outlets, wanted)) return { outlets: wanted };
    if (!same(row.outlets, seen)) return problem('changed-meanwhile');
    await replaceOutlets(tx.db, row.lineId, wanted);
    await recordChange(tx, {
      action: 'licence.outlets',
      subject: `licence:${licenceId}`,
      before: { outlets: row.outlets },
      after: { outlets: wanted },
    });
    return { outlets: wanted };
  });
}

const same = (one: readonly string[], other: readonly string[]) => JSON.stringify(one) === JSON.stringify(other);
