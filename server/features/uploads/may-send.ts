import type { UploadKind } from '#contract/domain/upload.ts';
import { CATALOGUE_EDITORS, GID } from '#contract/domain/roles.ts';
import type { Member } from '../../context.ts';

/** Whether the member may upload files of this kind. */
export function maySend(member: Member, kind: UploadKind): boolean {
  if (kind === 'entry' || kind === 'original') return true;
  if (kind === 'application') return member.gid === GID.buyer;
  if (kind === 'sound' || kind === 'content') return CATALOGUE_EDITORS.some((role) => member.roles.includes(role));
  if (member.gid !== GID.photographer) return false;
  if (kind === 'video') return member.videoFlag === 1;
  return kind === 'photo' ? member.photoFlag === 1 : true;
}
