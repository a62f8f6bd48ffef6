import { createContext, useContext } from 'react';
import type { Look } from '#contract/domain/pages.ts';

const LookContext = createContext<Look>('black');

/** Tells everything inside which look the page has. */
export const LookProvider = LookContext.Provider;

export function useLook(): Look {
  return useContext(LookContext);
}
