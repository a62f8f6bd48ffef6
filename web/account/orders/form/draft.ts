import { useEffect, useState } from 'react';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import { NO_REFERENCES, type OrderReferences } from '#contract/domain/references.ts';
import { type Division, UNDIVIDED } from '../division.ts';

/** The contents of the order form. */
export interface Draft {
  /** Null until something is changed; until then the last order's details are shown. */
  licence: LicenceInfo | null;
  references: OrderReferences;
  /** Several projects, and the material of each. */
  division: Division;
  specialRequest: string;
  /** The version of the licence agreement that is ticked. */
  agreement: number | null;
  /** Licences chosen here, by material. */
  terms: Record<number, LicenceTerms>;
  leftOut: number[];
  /** Key of the request, until the server has confirmed it. */
  key: string;
}

const newDraft = (): Draft => ({
  licence: null,
  references: NO_REFERENCES,
  division: UNDIVIDED,
  specialRequest: '',
  agreement: null,
  terms: {},
  leftOut: [],
  key: crypto.randomUUID(),
});

const placeOf = (name: string) => `order-draft ${name}`;

function readDraft(name: string): Draft {
  const kept = sessionStorage.getItem(placeOf(name));
  return kept === null ? newDraft() : { ...newDraft(), ...(JSON.parse(kept) as Partial<Draft>) };
}

/** Deletes the draft of a submitted form. */
export function forgetDraft(name: string): void {
  sessionStorage.removeItem(placeOf(name));
}

/** A draft kept for this tab, so that a reload loses nothing. */
export function useDraft(name: string) {
  const [draft, setDraft] = useState(() => readDraft(name));
  useEffect(() => {
    sessionStorage.setItem(placeOf(name), JSON.stringify(draft));
  }, [name, draft]);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  return { draft, change };
}
