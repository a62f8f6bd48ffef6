import type { AgreementTexts } from '#contract/domain/agreement.ts';
import { inLanguage, type Language } from '#contract/domain/language.ts';
import { useLanguage } from '../lib/language.ts';
import { Clauses } from './clauses.tsx';
import classes from './agreement-text.module.css';

export type HashedTexts = AgreementTexts & { sha256: string };

interface Props {
  agreement: HashedTexts;
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
      <Clauses body={body} heading="h4" />
      <code>SHA-256 {agreement.sha256}</code>
    </section>
  );
}
