import { IconChevronDown, IconSearch, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import { SEARCH_TYPES, type SearchType } from '#contract/domain/discovery.ts';
import { useTranslation } from '../lib/translation.ts';
import { Contained } from './contained.tsx';
import { OwnFileSearch } from './own-file/own-file-search.tsx';
import classes from './search-box.module.css';
import type { SearchLinks } from './search-panel/links.ts';
import { useBox, type Box } from './search-panel/use-box.ts';
import { useSlashKey } from './use-slash-key.ts';

const loadPanel = async () => ({ default: (await import('./search-panel/search-panel.tsx')).SearchPanel });
const SearchPanel = lazy(loadPanel);

type Size = 'compact' | 'hero';

interface Props {
  size: Size;
  keyword?: string;
  type?: SearchType;
  links: SearchLinks;
  /** Accepts a picture or a sound dropped anywhere on the page. */
  dropAnywhere?: boolean;
  /** Called when the reader leaves for another page. */
  onLeave?: () => void;
}

/** Searches by words and type of material, or by a file of the reader's own; shows ideas and suggestions. */
export function SearchBox({ size, keyword = '', type = 'video', links, dropAnywhere = false, onLeave }: Props) {
  const { t } = useTranslation();
  const box = useBox({ keyword, type }, links, onLeave);
  const { open, root, handlers } = box.unfolding;
  const list = useId();
  return (
    <search
      ref={root}
      className={classes.search}
      data-size={size}
      aria-label={size === 'hero' ? t(($) => $.search.label) : t(($) => $.search.shortLabel)}
      {...handlers}
    >
      <form className={classes.box} data-size={size} onSubmit={box.submit}>
        <TypeChoice value={box.kind} onChange={box.setKind} />
        <Keyword size={size} box={box} list={list} />
        <OwnFileSearch type={box.kind} links={links} onFound={box.go} wholePage={dropAnywhere} />
        <button type="submit" className={classes.submit} aria-label={t(($) => $.search.submit)}>
          <IconSearch size={size === 'hero' ? 18 : 16} stroke={2.2} aria-hidden="true" />
          {size === 'hero' && <span>{t(($) => $.search.submit)}</span>}
        </button>
      </form>
      {open && (
        <Contained fallback={null}>
          <Suspense>
            <SearchPanel list={list} box={box} links={links} />
          </Suspense>
        </Contained>
      )}
    </search>
  );
}

const HINTS = { video: 'pictures', pic: 'pictures', music: 'music', effect: 'effects' } as const;
const TYPE_WORDS = { video: 'video', pic: 'pictures', music: 'music', effect: 'effects' } as const;

function TypeChoice({ value, onChange }: { value: SearchType; onChange: (type: SearchType) => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.type}>
      <select
        aria-label={t(($) => $.search.type)}
        value={value}
        onChange={(event) => onChange(SEARCH_TYPES.find((type) => type === event.target.value) ?? 'video')}
      >
        {SEARCH_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(($) => $.search[TYPE_WORDS[type]])}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} stroke={2} aria-hidden="true" />
    </div>
  );
}

function Keyword({ size, box, list }: { size: Size; box: Box; list: string }) {
  const { t } = useTranslation();
  const { typed, active, suggestions } = box;
  const { open, setOpen, control } = box.unfolding;
  useSlashKey(control);
  const listed = open && suggestions.length > 0;
  const clear = () => {
    box.type('');
    control.current?.focus();
  };
  return (
    <>
      <input
        ref={control}
        type="text"
        role="combobox"
        aria-keyshortcuts="/"
        inputMode="search"
        enterKeyHint="search"
        maxLength={100}
        autoComplete="off"
        aria-label={t(($) => $.search.keyword)}
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? list : undefined}
        aria-activedescendant={listed && active >= 0 ? `${list}-${active}` : undefined}
        placeholder={size === 'hero' ? t(($) => $.search.hint[HINTS[box.kind]]) : t(($) => $.search.shortHint)}
        value={typed}
        onPointerEnter={() => void loadPanel()}
        onFocus={() => setOpen(true)}
        onPointerDown={() => setOpen(true)}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
      />
      {typed && (
        <button type="button" className={classes.clear} aria-label={t(($) => $.search.clear)} onClick={clear}>
          <IconX size={15} stroke={2.2} aria-hidden="true" />
        </button>
      )}
    </>
  );
}
