import { IconCamera, IconMusicSearch } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import { useTranslation } from '../../lib/translation.ts';
import classes from './own-file-search.module.css';
import { type Options, type Own, ownOf, useOwnFile } from './use-own-file.tsx';
import { usePageDrop } from './use-page-drop.ts';

interface Props extends Options {
  /** Accepts files dropped anywhere on the page. */
  wholePage?: boolean;
}

const ICONS = { picture: IconCamera, sound: IconMusicSearch } as const;

/** A button to search by the reader's own file: sounds by a sound, everything else by a picture. */
export function OwnFileSearch({ wholePage = false, ...options }: Props) {
  const { t } = useTranslation();
  const own = ownOf(options.type);
  const { open, load, dialog } = useOwnFile(options);
  const label = own === 'sound' ? t(($) => $.ownSound.search) : t(($) => $.picture.search);
  const Icon = ICONS[own];
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        onPointerEnter={() => load(own)}
        onFocus={() => load(own)}
        onClick={() => open(own)}
      >
        <Icon size={18} stroke={1.8} aria-hidden="true" />
      </button>
      {wholePage && !dialog && <DropAnywhere usual={own} onFile={open} />}
      {dialog}
    </>
  );
}

interface DropProps {
  /** What a file is taken for when the browser does not say. */
  usual: Own;
  onFile: (own: Own, file: File) => void;
}

function DropAnywhere({ usual, onFile }: DropProps) {
  const { t } = useTranslation();
  const kindOf = (mediaType: string): Own =>
    /^(audio|video)\//.test(mediaType) ? 'sound' : mediaType.startsWith('image/') ? 'picture' : usual;
  const over = usePageDrop((file) => onFile(kindOf(file.type), file));
  if (over === null) return null;
  const own = kindOf(over);
  const Icon = ICONS[own];
  // Rendered outside, because a size container around it would confine it.
  return createPortal(
    <div className={classes.overlay} aria-hidden="true">
      <div className={classes.target}>
        <Icon size={40} stroke={1.4} />
        <p>{own === 'sound' ? t(($) => $.ownSound.release) : t(($) => $.picture.release)}</p>
      </div>
    </div>,
    document.body,
  );
}
