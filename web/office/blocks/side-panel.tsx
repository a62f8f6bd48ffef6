import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import classes from './side-panel.module.css';
import { useEscape } from './use-keys.ts';

interface Props {
  /** Subject of the panel; a new one moves the focus to its top. */
  about: string;
  title: ReactNode;
  /** For content that needs two columns. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Shows one row beside the table, which stays usable: another row replaces the content. */
export function SidePanel({ about, title, wide = false, onClose, children }: Props) {
  const { t } = useTranslation();
  const panel = useRef<HTMLElement>(null);
  const heading = useId();
  useEffect(() => panel.current?.focus({ preventScroll: true }), [about]);
  useEscape(panel, onClose);
  return (
    <aside ref={panel} tabIndex={-1} className={classes.panel} data-wide={wide} aria-labelledby={heading}>
      <header className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <button type="button" className={classes.close} aria-label={t(($) => $.common.close)} onClick={onClose}>
          <IconX size={18} stroke={1.8} aria-hidden="true" />
        </button>
      </header>
      <div className={classes.body}>{children}</div>
    </aside>
  );
}
