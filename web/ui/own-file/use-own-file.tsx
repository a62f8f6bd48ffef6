import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SearchType } from '#contract/domain/discovery.ts';
import { needTexts } from '../../lib/language.ts';
import { Contained } from '../contained.tsx';
import type { SearchLinks } from '../search-panel/links.ts';

/** What a search can begin with instead of words. */
export type Own = 'picture' | 'sound';

export function ownOf(type: SearchType): Own {
  return type === 'music' || type === 'effect' ? 'sound' : 'picture';
}

const loaders = {
  picture: async () => ({ default: (await import('../picture-search/picture-dialog.tsx')).PictureDialog }),
  sound: async () => {
    const dialog = import('../sound-search/sound-dialog.tsx');
    await needTexts('soundSearch');
    return { default: (await dialog).SoundDialog };
  },
};
const PictureDialog = lazy(loaders.picture);
const SoundDialog = lazy(loaders.sound);

export interface Options {
  /** What is searched for. */
  type: SearchType;
  links: Pick<SearchLinks, 'picture' | 'sound'>;
  /** Called with the address of the results. */
  onFound: (to: string) => void;
}

interface OwnFile {
  /** Opens the dialog, with a file if there is one already. */
  open: (own: Own, file?: File) => void;
  /** Loads the dialog that is about to be opened. */
  load: (own: Own) => void;
  dialog: ReactNode;
}

/** The dialog that takes a reader's own file to search by. */
export function useOwnFile({ type, links, onFound }: Options): OwnFile {
  const [opened, setOpened] = useState<{ own: Own; file: File | undefined }>();
  const shared = { file: opened?.file, onClosed: () => setOpened(undefined) };
  return {
    open: (own, file) => setOpened({ own, file }),
    load: (own) => void loaders[own](),
    dialog: opened && (
      <Contained fallback={null}>
        <Suspense>
          {opened.own === 'picture' ? (
            <PictureDialog {...shared} onFound={(key) => onFound(links.picture(key))} />
          ) : (
            <SoundDialog
              {...shared}
              kind={type === 'effect' ? 'effect' : 'music'}
              onFound={(key) => onFound(links.sound(key, type))}
            />
          )}
        </Suspense>
      </Contained>
    ),
  };
}
