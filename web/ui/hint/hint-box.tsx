import { IconBulb } from '@tabler/icons-react';
import type { HintName } from '#contract/domain/hint.ts';
import { dismissHint } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './hint-box.module.css';

/** A few quiet words about the page, and a button that puts them away. */
export function HintBox({ name }: { name: HintName }) {
  const { t } = useTranslation();
  const putAway = () => {
    // The button is about to go, so the focus moves to the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    // It is gone from this page either way, and comes back another day if the server was not told.
    dismissHint(name).catch(() => {});
  };
  return (
    <section className={classes.hint} aria-label={t(($) => $.hints.label)}>
      <IconBulb size={18} stroke={1.7} aria-hidden="true" />
      <p>{t(($) => $.hints[name])}</p>
      <button type="button" onClick={putAway}>
        {t(($) => $.hints.dismiss)}
      </button>
    </section>
  );
}
