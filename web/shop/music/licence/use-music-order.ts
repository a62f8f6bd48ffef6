import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { InputOf } from '#contract/call.ts';
import type { musicCalls, PricingTemplate } from '#contract/calls/music.ts';
import type { OrderReferences } from '#contract/domain/references.ts';
import type { MusicItem } from '#contract/items.ts';
import { CallError } from '../../../lib/api.ts';
import { askRulesAgain, useReferences } from '../../../lib/company.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { paths } from '../../../paths.ts';
import { music as calls } from '../music-queries.ts';
import { priceAt } from './use-questions.tsx';

type Order = InputOf<typeof musicCalls.createOrder>;

export const FIELDS = ['projectName', 'brand', 'companyName'] as const;
type Field = (typeof FIELDS)[number];

export type MusicOrderForm = ReturnType<typeof useMusicOrder>;

/** State of the drawer: what was typed and answered, what is missing, and the order once it is sent. */
export function useMusicOrder(music: MusicItem, template: PricingTemplate | undefined, onOrdered: () => void) {
  const { t } = useTranslation();
  const failureOf = useFailureWords();
  const navigate = useNavigate();
  const [fields, setFields] = useState<Record<Field, string>>({ projectName: '', brand: '', companyName: '' });
  const [answers, setAnswers] = useState<string[]>([]);
  const references = useReferences();
  const [agreed, setAgreed] = useState<number | null>(null);
  const [asked, setAsked] = useState(false);
  // One key for one wish: whatever is changed makes another wish of it.
  const key = useRef(crypto.randomUUID());
  const fen = priceAt(template, answers);
  const sending = useMutation({
    mutationFn: (order: Order) => calls.createOrder(order),
    onSuccess: ({ orderId }) => {
      onOrdered();
      void navigate(paths.order({ kind: 'music', orderId }));
    },
    onError: askAgain,
  });
  const changed = () => {
    key.current = crypto.randomUUID();
    sending.reset();
  };
  const missing = Object.fromEntries(FIELDS.filter((name) => fields[name].trim() === '').map((name) => [name, true]));
  const isWhole = fen !== null && agreed !== null && Object.keys(missing).length === 0 && !references.missing;
  const please: Record<Field, string> = {
    projectName: t(($) => $.licenceForm.please.projectName),
    brand: t(($) => $.licenceForm.please.brand),
    companyName: t(($) => $.licenceForm.please.licensee),
  };
  const refused = sending.error instanceof CallError ? sending.error.fields : {};
  const errorOf = (name: Field) => (asked && missing[name] ? please[name] : refused[name]);
  return {
    fields,
    answers,
    references,
    agreed,
    asked,
    fen,
    pending: sending.isPending,
    errors: Object.fromEntries(FIELDS.map((name) => [name, errorOf(name)])) as Record<Field, string | undefined>,
    failure: asked && fen === null ? t(($) => $.musicOrder.unanswered) : sending.error && failureOf(sending.error),
    setField: (name: Field, value: string) => (changed(), setFields({ ...fields, [name]: value })),
    answer: (next: string[]) => (changed(), setAnswers(next)),
    setReferences: (next: OrderReferences) => (changed(), references.setValues(next)),
    setAgreed,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setAsked(true);
      if (!isWhole) return;
      const order = orderOf(music, fields, answers, fen, key.current);
      sending.mutate({ ...order, agreement: agreed, ...references.toSend });
    },
  };
}

/** Asks again for what may have changed since the drawer was opened. */
async function askAgain(error: Error): Promise<void> {
  if (error instanceof CallError && error.problem === 'agreement-changed')
    await queryClient.invalidateQueries({ queryKey: ['policy'] });
  await askRulesAgain();
}

function useFailureWords(): (error: Error) => string {
  const { t } = useTranslation();
  return (error) => {
    const reached = error instanceof CallError && error.status > 0;
    const { message } = error;
    return reached ? t(($) => $.musicOrder.failed, { message }) : t(($) => $.musicOrder.unreachable, { message });
  };
}

function orderOf(music: MusicItem, fields: Record<Field, string>, answers: string[], fen: number, key: string): Order {
  const [sceneId, channelId, periodId, authAreaId] = answers;
  const use = { sceneId, channelId, periodId, authAreaId } as Pick<
    Order,
    'sceneId' | 'channelId' | 'periodId' | 'authAreaId'
  >;
  return { key, musicId: music.musicId, ...use, price: music.price, purchasePrice: fen, ...fields };
}
