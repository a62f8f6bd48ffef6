import { inLanguage } from '#contract/domain/language.ts';
import { type Credits, creditLine } from '#contract/domain/music-rights.ts';
import type { MemberContext } from '../../../context.ts';
import { csv } from '../../../platform/csv/write.ts';
import { textFor } from '../../../platform/http/reply.ts';
import { isProblem, type Problem } from '../../../platform/problem.ts';
import { type CueSheet, cueSheetPaperLink } from '../../papers/papers.ts';
import { verifyPage } from '../certificate.ts';
import type { LicenceRow } from '../list.queries.ts';
import { ownedMusic } from './owned-music.ts';
import { tracksOf } from './tracks.queries.ts';

type Wish = { licenceId: number };

const COLUMNS = [
  'cue',
  'production',
  'title',
  'composer',
  'artist',
  'writers',
  'publishers',
  'isrc',
  'iswc',
  'code',
  'length',
  'usage',
  'timing',
  'library',
  'number',
  'licensee',
] as const;

/** A link to the cue sheet as PDF. */
export async function cueSheetLink(ctx: MemberContext, { licenceId }: Wish): Promise<{ url: string } | Problem> {
  const sheet = await cueSheetOf(ctx, licenceId);
  return isProblem(sheet) ? sheet : { url: await cueSheetPaperLink(ctx, licenceId, sheet) };
}

/** The same as a table; how and how long a piece was used is for the producer to fill in. */
export async function cueSheetTable(ctx: MemberContext, { licenceId }: Wish): Promise<{ csv: string } | Problem> {
  const sheet = await cueSheetOf(ctx, licenceId);
  if (isProblem(sheet)) return sheet;
  const words = textFor(ctx.language).cueSheet;
  const named = COLUMNS.map((name) => words[name]);
  const { name, nameEn } = ctx.config.licensor;
  const lines = sheet.cues.map((one, place) => [
    place + 1,
    sheet.projectName,
    inLanguage(ctx.language, one.titleZh, one.titleEn),
    one.composer,
    one.artist,
    writersOf(one, false),
    writersOf(one, true),
    one.isrc,
    one.iswc,
    one.code,
    one.length,
    '',
    '',
    inLanguage(ctx.language, name, nameEn),
    sheet.number,
    sheet.licensee,
  ]);
  return { csv: csv([named, ...lines]) };
}

const NOBODY: Credits = { composer: '', artist: '', isrc: '', iswc: '', writers: [] };

async function cueSheetOf(ctx: MemberContext, licenceId: number): Promise<CueSheet | Problem> {
  const row = await ownedMusic(ctx, ctx.actor.userId, licenceId);
  if (isProblem(row)) return row;
  const { number, projectName, brand, licensee, startsOn, endsOn, outlets, issuedAt } = row;
  const cues = await cuesOf(ctx, row);
  const verifyUrl = verifyPage(ctx, number);
  return { number, projectName, brand, licensee, startsOn, endsOn, outlets, issuedAt, verifyUrl, cues };
}

async function cuesOf(ctx: MemberContext, row: LicenceRow): Promise<CueSheet['cues']> {
  const tracks = new Map((await tracksOf(ctx.db, row.id)).map((track) => [track.fileId, track]));
  return row.files.map(({ id, materialCode, titleZh, titleEn }) => {
    const { durationMs = null, fileId: _id, ...credits } = { ...NOBODY, ...tracks.get(id) };
    return { code: materialCode, titleZh, titleEn, ...credits, length: lengthOf(durationMs) };
  });
}

/** Those who wrote the music, or those who publish it. */
function writersOf({ writers }: Credits, published: boolean): string {
  return writers
    .filter(({ role }) => (role === 'publisher') === published)
    .map(creditLine)
    .join('; ');
}

/** Minutes and seconds, such as 02:05; empty when it is not known. */
function lengthOf(durationMs: number | null): string {
  if (durationMs === null) return '';
  const seconds = Math.round(durationMs / 1000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
