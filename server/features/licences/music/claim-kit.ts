import { dayInChina } from '#contract/domain/china-time.ts';
import type { MemberContext } from '../../../context.ts';
import { isProblem, type Problem } from '../../../platform/problem.ts';
import { certificateName } from '../../papers/papers.ts';
import { type Archive, archiveOf, storedEntry, textEntry } from '../archive/entries.ts';
import { ticketLink } from '../archive/ticket.ts';
import { keepCertificateOf, type Maker, verifyPage } from '../certificate.ts';
import { nameOf } from '../delivered-name.ts';
import { type LicenceRow, noteCertificate } from '../list.queries.ts';
import { disputeIn } from './dispute.ts';
import { ownedMusic } from './owned-music.ts';
import { type Track, tracksOf } from './tracks.queries.ts';

/** A link to what ends a claim. The certificate is in it, so it counts as handed out. */
export async function claimKitLink(
  ctx: MemberContext,
  { licenceId }: { licenceId: number },
): Promise<{ url: string; sizeBytes: number } | Problem> {
  const { userId } = ctx.actor;
  const kit = await claimKit(ctx, userId, licenceId);
  if (isProblem(kit)) return kit;
  await noteCertificate(ctx.db, [licenceId]);
  return { url: await ticketLink(ctx, userId, { claimOf: licenceId }), sizeBytes: kit.size };
}

/** Certificate, track data, link to the verification page, and words for a dispute in both languages. */
export async function claimKit(ctx: Maker, userId: number, licenceId: number): Promise<Archive | Problem> {
  const row = await ownedMusic(ctx, userId, licenceId);
  if (isProblem(row)) return row;
  const tracks = await tracksOf(ctx.db, licenceId);
  const day = dayInChina(row.issuedAt);
  const page = verifyPage(ctx, row.number);
  const claimed = { row, piece: tracks[0], page, licensor: ctx.config.licensor };
  return archiveOf(`Framehall-${row.number}-claim-kit.zip`, [
    storedEntry(ctx.objects, certificateName(row.number), day, await keepCertificateOf(ctx, row)),
    textEntry('track-data.json', day, `${JSON.stringify(trackData(row, tracks, page), undefined, 2)}\n`),
    // Opens in a browser on Windows and macOS, and can be read anywhere.
    textEntry('verification-page.url', day, `[InternetShortcut]\r\nURL=${page}\r\n`),
    textEntry('dispute-zh.txt', day, disputeIn('zh', claimed)),
    textEntry('dispute-en.txt', day, disputeIn('en', claimed)),
  ]);
}

function trackData(row: LicenceRow, tracks: readonly Track[], page: string) {
  const seconds = (fileId: number) => {
    const duration = tracks.find((track) => track.fileId === fileId)?.durationMs ?? null;
    return duration === null ? null : Math.round(duration) / 1000;
  };
  return {
    licence: row.number,
    verify: page,
    licensee: row.licensee,
    issuedOn: dayInChina(row.issuedAt),
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    outlets: row.outlets,
    code: row.materialCode,
    titleZh: row.titleZh,
    titleEn: row.titleEn,
    composer: tracks[0]?.composer ?? '',
    artist: tracks[0]?.artist ?? '',
    iswc: tracks[0]?.iswc ?? '',
    writers: tracks[0]?.writers ?? [],
    versions: row.files.map((file) => ({
      code: file.materialCode,
      titleZh: file.titleZh,
      titleEn: file.titleEn,
      fileName: nameOf(file),
      isrc: tracks.find((track) => track.fileId === file.id)?.isrc ?? '',
      seconds: seconds(file.id),
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
    })),
  };
}
