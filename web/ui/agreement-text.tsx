import type { Agreement } from '#contract/calls/agreements.ts';
import { clausesOf } from '#contract/domain/agreement.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import { useLanguage } from '../lib/language.ts';
import classes from './agreement-text.module.css';

interface Props {
  agreement: Agreement;
  /** The reader's by default. */
  language?: Language;
}

/** The text of an agreement, to be scrolled. */
export function AgreementText({ agreement, language: wanted }: Props) {
  const own = useLanguage();
  const language = wanted ?? own;
  const title = inLanguage(language, agreement.titleZh, agreement.titleEn);
  const body = inLanguage(language, agreement.bodyZh, agreement.bodyEn);
  return (
    // The text scrolls, so the keyboard must reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={classes.text} lang={language} aria-label={title} tabIndex={0}>
      <h3>{title}</h3>
      {clausesOf(body).map(({ heading, words }) => (
        <div key={heading}>
          <h4>{heading}</h4>
          <p>{words}</p>
        </div>
      ))}
      <code>SHA-256 {agreement.sha256}</code>
    </section>
  );
}
