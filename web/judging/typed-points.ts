import { shared } from '../lib/shared-state.ts';

const KEY = 'judge_typed';

type Typed = Record<string, string[]>;

/** What a judge typed for works that lack points for some criterion, until all have some or the tab is closed. */
const store = shared<Typed>(stored());

function stored(): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Typed;
  } catch {
    return {};
  }
}

export const typedFor = (id: number) => store.get()[id];

export function keepTyped(id: number, typed: string[] | undefined): void {
  const { [id]: _before, ...others } = store.get();
  store.set(typed ? { ...others, [id]: typed } : others);
  sessionStorage.setItem(KEY, JSON.stringify(store.get()));
}
