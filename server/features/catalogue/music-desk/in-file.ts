import type { InFile } from '#contract/calls/music-desk.ts';
import type { MemberContext } from '../../../context.ts';
import { listInFiles, readPictureInFile } from './in-file.queries.ts';

const NOTHING = {
  title: '',
  composer: '',
  artist: '',
  album: '',
  genre: '',
  copyright: '',
  bpm: null,
  musicalKey: null,
};

/** What other software wrote into the file of a piece, and the codes in those of its versions. */
export async function showInFile(ctx: MemberContext, pieceId: number): Promise<InFile> {
  const files = await listInFiles(ctx.db, pieceId);
  const own = files.find(({ id }) => id === pieceId);
  const picture = await readPictureInFile(ctx.db, pieceId);
  const { title, composer, artist, album, genre, copyright, bpm, musicalKey } = own ?? NOTHING;
  return {
    title,
    composer,
    artist,
    album,
    genre,
    copyright,
    bpm,
    musicalKey,
    cover: picture ? ctx.objects.publicUrl(picture.key) : null,
    isrcs: files.filter(({ isrc }) => isrc !== '').map(({ id, isrc }) => ({ id, isrc })),
  };
}
