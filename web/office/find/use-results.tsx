import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OFFICE_FIND_FROM, officeCalls, type OfficeFound } from '#contract/calls/office.ts';
import { client } from '../../lib/api.ts';
import { useLanguage } from '../../lib/language.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Label } from '../../ui/table/label.tsx';
import { Thumbnail } from '../../ui/table/thumbnail.tsx';
import { usePaused } from '../../ui/use-paused.ts';
import { OrderStateLabel, StandingLabel } from '../blocks/trade-labels.tsx';
import { StateLabel } from '../catalogue/material-state.tsx';
import { type DeskName, DESKS, desksFor } from '../desks.ts';
import { KEYS } from '../keys.ts';

const calls = client(officeCalls);

export interface Result {
  to: string;
  icon: ReactNode;
  title: string;
  detail: string;
  label: ReactNode;
}

export interface Group {
  name: 'desks' | keyof OfficeFound;
  results: Result[];
}

/** Desks, and what the server finds, for the typed text; `waiting` until its answer is there. */
export function useResults(typed: string): { groups: Group[]; waiting: boolean } {
  const words = typed.trim();
  const desks = useDesks(words);
  const { found, waiting } = useFound(words);
  const results = useFoundResults(found);
  const groups = [{ name: 'desks' as const, results: desks }, ...results];
  return { groups: groups.filter((group) => group.results.length > 0), waiting };
}

/** All desks of the reader before anything is typed, then those whose name has the words. */
function useDesks(words: string): Result[] {
  const { t } = useTranslation();
  const roles = useSession()?.roles ?? [];
  const nameOf = (name: DeskName) => t(($) => $.office.desks[name]);
  return desksFor(roles)
    .filter((name) => nameOf(name).toLowerCase().includes(words.toLowerCase()))
    .map((name) => ({ to: DESKS[name].path, icon: iconOf(name), title: nameOf(name), detail: '', label: null }));
}

const NOTHING: OfficeFound = { orders: [], people: [], works: [], licences: [] };

/** Asks when the typing pauses; a late reply is dropped. */
function useFound(words: string): { found: OfficeFound; waiting: boolean } {
  const language = useLanguage();
  const q = usePaused(words);
  const enough = (text: string) => Array.from(text).length >= OFFICE_FIND_FROM;
  const query = useQuery({
    queryKey: [...KEYS.find, language, q],
    queryFn: ({ signal }) => calls.find({ q }, { signal }),
    enabled: enough(q),
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!enough(words)) return { found: NOTHING, waiting: false };
  return { found: query.data ?? NOTHING, waiting: q !== words || query.isFetching };
}

const iconOf = (name: DeskName) => {
  const Icon = DESKS[name].icon;
  return <Icon size={17} stroke={1.7} aria-hidden="true" />;
};

function useFoundResults({ orders, people, works, licences }: OfficeFound): Group[] {
  const { t } = useTranslation();
  const at = (desk: DeskName, query: string) => `${DESKS[desk].path}?${query}`;
  return [
    {
      name: 'orders',
      results: orders.map(({ id, number, licensee, state }) => ({
        to: at('sales', `order=${id}`),
        icon: iconOf('sales'),
        title: number,
        detail: licensee,
        label: <OrderStateLabel state={state} />,
      })),
    },
    {
      name: 'people',
      results: people.map(({ id, name, account, closed }) => ({
        to: at('users', `user=${id}`),
        icon: iconOf('users'),
        title: name,
        detail: account,
        label: closed && <Label tone="bad">{t(($) => $.office.users.disabled)}</Label>,
      })),
    },
    {
      name: 'works',
      results: works.map((work) => ({
        to: at('catalogue', `material=${work.id}`),
        icon: <Thumbnail of={work} />,
        title: work.title,
        detail: work.code,
        label: <StateLabel state={work.state} />,
      })),
    },
    {
      name: 'licences',
      results: licences.map(({ id, number, licensee, code, standing }) => ({
        to: at('licences', `view=all&licence=${id}`),
        icon: iconOf('licences'),
        title: number,
        detail: `${licensee} · ${code}`,
        label: <StandingLabel standing={standing} />,
      })),
    },
  ];
}
