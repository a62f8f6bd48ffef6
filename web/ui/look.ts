import { createContext, useContext } from 'react';
import type { Look } from '#contract/domain/pages.ts';

const LookContext = createContext<Look>('black');

/** Passes the page's look to everything inside. */
export const LookProvider = LookContext.Provider;

export function useLook(): Look {
  return useContext(LookContext);
}
