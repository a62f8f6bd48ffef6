import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './search-box.module.css';

type SearchType = 'video' | 'pic';

interface Props {
  size: 'compact' | 'hero';
  keyword?: string;
  type?: SearchType;
  onSearch: (search: { keyword: string; type: SearchType }) => void;
}

/** Words and the kind of material to look for. */
export function SearchBox({ size, keyword = '', type = 'video', onSearch }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(keyword);
  const [kind, setKind] = useState(type);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ keyword: typed.trim(), type: kind });
  };
  return (
    <search aria-label={size === 'hero' ? t(($) => $.search.label) : t(($) => $.search.shortLabel)}>
      <form className={classes.box} data-size={size} onSubmit={submit}>
        <div className={classes.type}>
          <select
            aria-label={t(($) => $.search.type)}
            value={kind}
            onChange={(event) => setKind(event.target.value === 'pic' ? 'pic' : 'video')}
          >
            <option value="video">{t(($) => $.search.video)}</option>
            <option value="pic">{t(($) => $.search.pictures)}</option>
          </select>
          <IconChevronDown size={14} stroke={2} aria-hidden="true" />
        </div>
        <input
          type="search"
          enterKeyHint="search"
          maxLength={100}
          autoComplete="off"
          aria-label={t(($) => $.search.keyword)}
          placeholder={size === 'hero' ? t(($) => $.search.hint) : t(($) => $.search.shortHint)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" aria-label={t(($) => $.search.submit)}>
          <IconSearch size={size === 'hero' ? 18 : 16} stroke={2.2} aria-hidden="true" />
          {size === 'hero' && <span>{t(($) => $.search.submit)}</span>}
        </button>
      </form>
    </search>
  );
}
