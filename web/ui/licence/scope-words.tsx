import { type LicenceTerms, sameTerms, type Scope } from '#contract/domain/licence-terms.ts';
import { useLanguage } from '../../lib/language.ts';
import { useTermsWords } from '../../lib/terms-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './scope-words.module.css';

interface Props {
  scope: Scope;
  /** The use as ordered, shown when the scope differs from it. */
  ordered: LicenceTerms;
}

/** What a line is quoted for: the four terms, special terms, and the order's use where it differs. */
export function ScopeWords({ scope: { terms, special }, ordered }: Props) {
  const { t } = useTranslation();
  const words = useTermsWords();
  const inWords = special[useLanguage()];
  return (
    <span className={classes.scope}>
      <span>{words(terms)}</span>
      {inWords !== '' && <span className={classes.special}>{t(($) => $.trade.specialTerms, { terms: inWords })}</span>}
      {!sameTerms(terms, ordered) && (
        <span className={classes.ordered}>{t(($) => $.trade.ordered, { terms: words(ordered) })}</span>
      )}
    </span>
  );
}
