// oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the box has the focus and the keys
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { OFFICE_FIND_FROM } from '#contract/calls/office.ts';
import { useTranslation } from '../../lib/translation.ts';
import classes from './find.module.css';
import { type Group, type Result, useResults } from './use-results.tsx';

/** A box whose results the arrow keys choose from and Enter opens. */
export function FindBox({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const list = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, waiting } = useResults(typed);
  const results = groups.flatMap((group) => group.results);
  const here = Math.min(active, results.length - 1);
  const open = ({ to }: Result) => {
    onLeave();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = results[here];
    if (step !== undefined) setActive((here + step + results.length) % Math.max(results.length, 1));
    // Enter also ends the choice of Chinese characters, which opens nothing.
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className={classes.box}>
        <IconSearch size={18} stroke={1.9} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          data-autofocus
          maxLength={60}
          autoComplete="off"
          aria-label={t(($) => $.office.find.title)}
          aria-autocomplete="list"
          aria-expanded={results.length > 0}
          aria-controls={results.length > 0 ? list : undefined}
          aria-activedescendant={here >= 0 ? `${list}-${here}` : undefined}
          placeholder={t(($) => $.office.find.hint)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <Status typed={typed} waiting={waiting} count={results.length} />
      <Results list={list} groups={groups} active={here} onOpen={open} />
    </>
  );
}

interface Props {
  list: string;
  groups: Group[];
  /** Number of the chosen result, over all groups. */
  active: number;
  onOpen: (result: Result) => void;
}

function Results({ list, groups, active, onOpen }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    document.getElementById(`${list}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [list, active]);
  if (groups.length === 0) return <div className={classes.list} />;
  const all = groups.flatMap((group) => group.results);
  return (
    <div id={list} role="listbox" aria-label={t(($) => $.office.find.results)} className={classes.list}>
      {groups.map(({ name, results }) => (
        <div key={name} role="group" aria-label={t(($) => $.office.find.groups[name])} className={classes.group}>
          <p aria-hidden="true">{t(($) => $.office.find.groups[name])}</p>
          {results.map((result) => (
            <div
              key={result.to}
              id={`${list}-${all.indexOf(result)}`}
              role="option"
              tabIndex={-1}
              aria-selected={all.indexOf(result) === active}
              className={classes.result}
              // Keeps the focus in the box.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onOpen(result)}
            >
              <span className={classes.icon}>{result.icon}</span>
              <span className={classes.title}>{result.title}</span>
              <span className={classes.detail}>{result.detail}</span>
              {result.label}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function Status({ typed, waiting, count }: { typed: string; waiting: boolean; count: number }) {
  const { t } = useTranslation();
  const words = typed.trim();
  const nothing = count === 0 && !waiting && Array.from(words).length >= OFFICE_FIND_FROM;
  return (
    <div className={classes.status}>
      <output>
        {waiting && t(($) => $.common.loading)}
        {nothing && t(($) => $.office.find.nothing, { words })}
      </output>
      {!waiting && !nothing && <p>{t(($) => $.office.find.keys)}</p>}
    </div>
  );
}
