import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { readWithout, writeWithout } from '#contract/domain/without-words.ts';
import { useTranslation } from '../../lib/translation.ts';
import chip from './filter-chip.module.css';
import classes from './refine.module.css';
import { type Address, KEYWORD_LENGTH } from './search-address.ts';

/** Words that narrow the results further, and those that the results must not have, each with a button to remove it. */
export function Refine({ address }: { address: Address }) {
  const { t } = useTranslation();
  const { literal } = address.wanted;
  const { keyword, without } = readWithout(address.wanted.keyword);
  return (
    <div className={classes.refine}>
      <Within key={address.wanted.keyword} address={address} />
      {without.length > 0 && (
        <ul aria-label={t(($) => $.find.withoutLabel)}>
          {without.map((word) => (
            <li key={word} className={chip.chip} data-set="true">
              <span>{t(($) => $.find.without, { word })}</span>
              <Link
                className={chip.remove}
                to={address.to({
                  keyword: writeWithout({ keyword, without: without.filter((one) => one !== word) }),
                  literal,
                })}
                aria-label={t(($) => $.find.remove, { name: t(($) => $.find.without, { word }) })}
              >
                <IconX size={14} stroke={2.2} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Adds words to the search; the others stay. */
function Within({ address }: { address: Address }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    const keyword = writeWithout(readWithout(`${address.wanted.keyword} ${typed}`.trim()));
    void navigate(address.to({ keyword, literal: address.wanted.literal }));
  };
  return (
    <search aria-label={t(($) => $.find.within)}>
      <form className={classes.within} onSubmit={submit}>
        <IconSearch size={15} stroke={1.9} aria-hidden="true" />
        <input
          type="text"
          value={typed}
          maxLength={Math.max(1, KEYWORD_LENGTH - address.wanted.keyword.length - 1)}
          aria-label={t(($) => $.find.within)}
          placeholder={t(($) => $.find.withinHint)}
          enterKeyHint="search"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
    </search>
  );
}
