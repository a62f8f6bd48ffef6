import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Paging } from './pager.tsx';

export const PAGE_SIZE = 50;

type Changes = Record<string, string | undefined>;

export interface Address {
  get(name: string): string;
  /** The value if it is allowed; people type addresses too. */
  oneOf<const Value extends string>(name: string, allowed: readonly Value[]): Value | undefined;
  page: number;
  paging: Paging;
  /** Changes the filters and returns to the first page. */
  filter(changes: Changes): void;
  /** Changes anything else and keeps the page of the table. */
  set(changes: Changes): void;
}

/** State of a desk, kept in the address: it survives a reload and can be sent to a colleague. */
export function useAddress(): Address {
  const [params, setParams] = useSearchParams();
  const get = (name: string) => params.get(name) ?? '';
  // A change may come before the previous one is rendered, and must not undo it.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const set = (changes: Changes) => {
    latest.current = merge(latest.current, changes);
    setParams(latest.current, { replace: true, preventScrollReset: !('page' in changes) });
  };
  const page = /^[1-9]\d{0,5}$/.test(get('page')) ? Number(get('page')) : 1;
  return {
    get,
    oneOf: (name, allowed) => allowed.find((value) => value === get(name)),
    page,
    paging: { page, pageSize: PAGE_SIZE, onPage: (next) => set({ page: String(next) }) },
    filter: (changes) => set({ page: undefined, ...changes }),
    set,
  };
}

function merge(before: URLSearchParams, changes: Changes): URLSearchParams {
  const merged = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) merged.set(name, value);
    else merged.delete(name);
  }
  return merged;
}

/** The day in the address if it exists, in the format of a date field. */
export function dayAt(address: Address, name: string): string | undefined {
  const day = address.get(name);
  const real = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return real && new Date(day).toISOString().startsWith(day) ? day : undefined;
}

/** The id that the address names, if any. */
export function idAt(address: Address, name: string): number | undefined {
  return /^[1-9]\d{0,14}$/.test(address.get(name)) ? Number(address.get(name)) : undefined;
}
