import { catalogueCalls } from '#contract/calls/catalogue.ts';
import { musicCalls } from '#contract/calls/music.ts';
import { TRACKING_RULES } from '#contract/domain/discovery.ts';
import { idOf } from '#contract/domain/item-id.ts';
import type { AnyItem, MusicItem } from '#contract/items.ts';
import { CallError, client, requestLogin } from '../../lib/api.ts';
import { readToken } from '../../lib/token.ts';
import { track } from '../../lib/tracking.ts';
import { t } from '../../lib/translation.ts';
import { openBoardPicker, openMusicLicence } from '../overlays.ts';
import { toast } from '../toast.ts';

const catalogue = client(catalogueCalls);
const music = client(musicCalls);

/** Asks visitors to log in, and returns them to the same page. */
export function isMember(): boolean {
  if (readToken() !== null) return true;
  requestLogin({ why: t(($) => $.material.loginFirst), optional: true });
  return false;
}

export function tellFailure(error: unknown): void {
  // A reader who must log in again has already been told.
  if (error instanceof CallError && error.status === 401) return;
  void toast(error instanceof Error ? error.message : String(error), 'failed');
}

export async function downloadSample(item: AnyItem): Promise<void> {
  if (!isMember()) return;
  track(item, TRACKING_RULES.download);
  try {
    const link = document.createElement('a');
    link.href = await sampleOf(item);
    link.download = '';
    link.click();
  } catch (error) {
    tellFailure(error);
  }
}

async function sampleOf(item: AnyItem): Promise<string> {
  if (!('musicId' in item)) return (await catalogue.sample({ id: item.id })).url;
  return (await music.download({ musicId: item.musicId })).playInfo.fileUrl;
}

/** Opens the drawer in which a piece of music is licensed. */
export function buyMusic(item: MusicItem): void {
  if (!isMember()) return;
  track(item, TRACKING_RULES.openPurchase);
  openMusicLicence(item);
}

export async function copyCode(item: AnyItem): Promise<void> {
  track(item, TRACKING_RULES.copyCode);
  await copy(
    item.code,
    t(($) => $.material.codeCopied, { title: item.code }),
  );
}

/** Copies the plain address of the material's page, without `mdp`. */
export async function copyLink(item: AnyItem, to: string): Promise<void> {
  track(item, TRACKING_RULES.copyLink);
  const address = new URL(to, location.href);
  address.searchParams.delete('mdp');
  await copy(
    address.href,
    t(($) => $.material.linkCopied),
  );
}

export function chooseBoard(item: AnyItem): void {
  if (isMember()) openBoardPicker([item]);
}

/** Puts a material on the download list of the reader's project, or takes it off. The code loads with the first click. */
export async function setOnList(item: AnyItem, on: boolean): Promise<void> {
  try {
    const { dropFromList, gather } = await import('../../lib/project.ts');
    if (on) await gather([idOf(item)]);
    else await dropFromList([idOf(item)]);
    void toast(t(($) => (on ? $.material.onList : $.material.leftList), { count: 1 }));
  } catch (error) {
    tellFailure(error);
  }
}

async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    void toast(done);
  } catch {
    void toast(
      t(($) => $.common.copyFailed),
      'failed',
    );
  }
}
