import type { soundUploadCalls, uploadCalls } from '#contract/calls/uploads.ts';
import type { Handlers } from '../../handler.ts';
import { findSameFile, readTakenSizes, sameFileForStaff } from '../media/media.ts';
import { takeInMaterial, takeInRelease } from './finish.ts';
import { takeInSound } from './sounds.ts';
import { beginUpload, giveUpUpload, uploadCredentials } from './uploads.ts';

export const uploadHandlers: Handlers<typeof uploadCalls> = {
  tokenForVideo: (ctx, input) => beginUpload(ctx, 'video', input),
  tokenForPhoto: (ctx, input) => beginUpload(ctx, 'photo', input),
  tokenForRelease: (ctx, input) => beginUpload(ctx, 'release', input),
  takenSizes: async (ctx, { sizes }) => ({ sizes: await readTakenSizes(ctx.db, sizes) }),
  sameFile: async (ctx, { sha256 }) => ({ same: await findSameFile(ctx, sha256) }),
  credentials: (ctx, input) => uploadCredentials(ctx, input),
  videoSent: (ctx, input) => takeInMaterial(ctx, 'video', input),
  photoSent: (ctx, input) => takeInMaterial(ctx, 'photo', input),
  releaseSent: (ctx, input) => takeInRelease(ctx, input),
  giveUp: async (ctx, { filePath }) => (await giveUpUpload(ctx, filePath)) ?? {},
};

export const soundUploadHandlers: Handlers<typeof soundUploadCalls> = {
  token: (ctx, input) => beginUpload(ctx, 'sound', input),
  takenSizes: async (ctx, { sizes }) => ({ sizes: await readTakenSizes(ctx.db, sizes) }),
  sameFile: async (ctx, { sha256 }) => ({ same: await sameFileForStaff(ctx.db, sha256) }),
  credentials: (ctx, input) => uploadCredentials(ctx, input),
  sent: takeInSound,
};
