import { Link } from 'react-router';
import type { SearchHelp } from '#contract/calls/search.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './help.module.css';
import type { Address } from './search-address.ts';

/** What the results above which it stands are for, when they are not for all that was typed. */
export function Help({ help, address }: { help: SearchHelp; address: Address }) {
  const { t } = useTranslation();
  const { keyword } = address.wanted;
  return (
    <>
      {help.corrected !== null && <Corrected words={help.corrected} address={address} />}
      {help.instead !== null && (
        <output className={classes.instead}>{t(($) => $.find.instead, { keyword, instead: help.instead })}</output>
      )}
      {help.didYouMean !== null && <DidYouMean words={help.didYouMean} address={address} />}
    </>
  );
}

/** Says that a mistake was corrected, with a way back to what was typed. */
export function Corrected({ words, address }: { words: string; address: Address }) {
  const { t } = useTranslation();
  const { keyword } = address.wanted;
  return (
    <output className={classes.meant}>
      {t(($) => $.find.corrected, { words })} ·{' '}
      <Link to={address.to({ exact: '1' })}>{t(($) => $.find.asTyped, { keyword })}</Link>
    </output>
  );
}

export function DidYouMean({ words, address }: { words: string; address: Address }) {
  const { t } = useTranslation();
  return (
    <p className={classes.meant}>
      {t(($) => $.find.didYouMean)}{' '}
      <Link to={address.to({ keyword: words, literal: address.wanted.literal })}>{words}</Link>
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
