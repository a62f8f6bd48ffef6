import type { contentPictureCalls } from '#contract/calls/content-pictures.ts';
import type { Handlers } from '../../../handler.ts';
import { beginUpload } from '../../uploads/uploads.ts';
import { readLibrary, readNamed, readUses, removePicture, savePicture } from './library.ts';
import { takeInPicture } from './take-in.ts';

export const contentPictureHandlers: Handlers<typeof contentPictureCalls> = {
  token: (ctx, file) => beginUpload(ctx, 'content', file),
  sent: takeInPicture,
  list: readLibrary,
  named: readNamed,
  uses: readUses,
  save: savePicture,
  remove: removePicture,
};
