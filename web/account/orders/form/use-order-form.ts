import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { InputOf } from '#contract/call.ts';
import type { orderCalls } from '#contract/calls/orders.ts';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import type { LicenceInfo } from '#contract/domain/order.ts';
import { CallError } from '../../../lib/api.ts';
import { reloadCart, settleCart } from '../../../lib/cart-queries.ts';
import { askRulesAgain } from '../../../lib/company.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { paths } from '../../../paths.ts';
import { type LicenceField, type LicenceProblems, refusedFields } from '../licence-values.ts';
import { orders } from '../queries.ts';
import { forgetDraft, useDraft } from './draft.ts';
import { toSend, useFilled } from './filled.ts';
import { cart, type FormLine, type Price, type Source } from './form-lines.ts';

export function useOrderForm(source: Source, found: readonly FormLine[], last: LicenceInfo | null) {
  const name = JSON.stringify(source);
  const drafting = useDraft(name);
  const filled = useFilled(drafting.draft, found, last);
  const [asked, setAsked] = useState(false);
  const [left, setLeft] = useState<readonly LicenceField[]>([]);
  const [before, setBefore] = useState<ReadonlyMap<number, Price>>();
  const sending = useSending({
    name,
    onFailed: (error) => {
      if (error.problem === 'price-changed') setBefore(new Map(filled.prices.of));
      void queryClient.invalidateQueries({ queryKey: ['policy'] });
      void askRulesAgain();
      void queryClient.invalidateQueries({ queryKey: ['prices'] });
      void queryClient.invalidateQueries({ queryKey: ['order-form'] });
    },
  });
  const submit = (key = drafting.draft.key) => {
    setAsked(true);
    if (filled.missingCount > 0 || filled.ordered.length === 0 || sending.isPending) return;
    const { agreement } = drafting.draft;
    if (agreement !== null) sending.mutate({ key, agreement, ...toSend(drafting.draft, filled) });
  };
  return {
    ...drafting,
    ...changesOf(drafting, filled.licence),
    ...filled,
    problems: asked ? filled.problems : only(filled.problems, left),
    /** The prices before they changed while the form was open. */
    before,
    /** The reader has tried to submit, so missing fields are marked. */
    asked,
    failure: sending.error,
    refused: refusedFields(sending.error, sending.variables?.licence, filled.licence),
    pending: sending.isPending,
    leave: (field: LicenceField) => setLeft((names) => [...new Set([...names, field])]),
    submit,
    submitAnew: () => {
      const key = crypto.randomUUID();
      drafting.change({ key });
      submit(key);
    },
  };
}
export type OrderFormState = ReturnType<typeof useOrderForm>;

type Drafting = ReturnType<typeof useDraft>;

function changesOf({ draft, change }: Drafting, licence: LicenceInfo) {
  return {
    changeLicence: (changes: Partial<LicenceInfo>) => change({ licence: { ...licence, ...changes } }),
    chooseTerms: (chosen: readonly FormLine[], terms: LicenceTerms) => {
      change({ terms: { ...draft.terms, ...Object.fromEntries(chosen.map((line) => [line.materialId, terms])) } });
      void keepInCart(chosen, terms);
    },
    putInto: ({ materialId }: FormLine, part: number) =>
      change({ division: { ...draft.division, parts: { ...draft.division.parts, [materialId]: part } } }),
    leaveOut: (line: FormLine) => change({ leftOut: [...draft.leftOut, line.materialId] }),
  };
}

interface Sending {
  name: string;
  onFailed: (error: CallError) => void;
}

function useSending({ name, onFailed }: Sending) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: InputOf<typeof orderCalls.create>) => orders.create(input),
    onSuccess: async ({ orderId, kind, state }) => {
      forgetDraft(name);
      // A price is there at once, so paying is all that is left.
      const next = state === 'quoted' ? paths.order({ kind, orderId }) : paths.orderSuccess(orderId);
      await navigate(next, { replace: true });
      await Promise.all([reloadCart(), queryClient.invalidateQueries({ queryKey: ['orders'] })]);
    },
    onError: (error) => {
      if (error instanceof CallError) onFailed(error);
    },
  });
}

/** Shows problems only in fields that the reader has left; empty fields are marked on submitting. */
function only(problems: LicenceProblems, fields: readonly LicenceField[]): LicenceProblems {
  const shown = Object.entries(problems).filter(
    ([field, problem]) => problem !== 'please' && fields.includes(field as LicenceField),
  );
  return Object.fromEntries(shown);
}

/** Saves the choice in the cart too; a failure does no harm, because the order has its own. */
async function keepInCart(lines: readonly FormLine[], terms: LicenceTerms): Promise<void> {
  const cartIds = lines.flatMap(({ cartId }) => cartId ?? []);
  if (cartIds.length === 0) return;
  await cart.terms({ cartIds, terms }).then(settleCart, () => {});
}
