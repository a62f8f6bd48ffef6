import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SearchHelp } from '#contract/calls/search.ts';
import classes from './help.module.css';
import type { Address } from './search-address.ts';

/** Suggestions above the results for a search that found little. */
export function Help({ help, address }: { help: SearchHelp; address: Address }) {
  const { t } = useTranslation();
  const { keyword } = address.wanted;
  return (
    <>
      {help.instead !== null && (
        <output className={classes.instead}>{t(($) => $.find.instead, { keyword, instead: help.instead })}</output>
      )}
      {help.didYouMean !== null && <DidYouMean words={help.didYouMean} address={address} />}
    </>
  );
}

export function DidYouMean({ words, address }: { words: string; address: Address }) {
  const { t } = useTranslation();
  return (
    <p className={classes.meant}>
      {t(($) => $.find.didYouMean)} <Link to={address.to({ keyword: words })}>{words}</Link>
    </p>
  );
}

/** Links to searches for other words. */
export function WordLinks({ label, words, address }: { label: string; words: string[]; address: Address }) {
  if (words.length === 0) return null;
  return (
    <section className={classes.words} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {words.map((word) => (
          <li key={word}>
            <Link to={address.to({ keyword: word })}>{word}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
