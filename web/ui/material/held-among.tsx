import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo } from 'react';
import { idOf } from '#contract/domain/item-id.ts';
import { isCustomer } from '#contract/domain/roles.ts';
import type { AnyItem } from '#contract/items.ts';
import { useSession } from '../../lib/session.ts';
import { Contained } from '../contained.tsx';

/** Each material of a list with those that are asked about together with it; null for readers without a company. */
const Among = createContext<ReadonlyMap<number, readonly number[]> | null>(null);

/** A page of search results, which is as many as a list gets at a time. */
const AT_ONCE = 60;

/** Lets the cards of a list say what the reader's company already holds, with one call for each page of them. */
export function HeldAmong({ items, children }: { items: readonly AnyItem[] | undefined; children: ReactNode }) {
  const session = useSession();
  const member = session ? isCustomer(session) : false;
  const among = useMemo(() => (member && items ? byPage([...new Set(items.map(idOf))]) : null), [member, items]);
  return <Among value={among}>{children}</Among>;
}

function byPage(ids: number[]): ReadonlyMap<number, readonly number[]> {
  const pages = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, page) =>
    ids.slice(page * AT_ONCE, (page + 1) * AT_ONCE),
  );
  return new Map(pages.flatMap((page) => page.map((id) => [id, page] as const)));
}

/** Those to ask about together with a material; undefined where nothing is asked. */
export function useHeldAmong(materialId: number): readonly number[] | undefined {
  return useContext(Among)?.get(materialId);
}

const HeldBadge = lazy(async () => ({ default: (await import('./held-badge.tsx')).HeldBadge }));

/** The badge of a material that the reader's company holds; its code loads only for companies. */
export function HeldBadgeSlot({ materialId }: { materialId: number }) {
  const among = useHeldAmong(materialId);
  if (!among) return null;
  return (
    <Contained fallback={null}>
      <Suspense fallback={null}>
        <HeldBadge materialId={materialId} among={among} />
      </Suspense>
    </Contained>
  );
}
