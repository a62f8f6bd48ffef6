import { useState } from 'react';
import type { SoldMembership } from '#contract/calls/membership-desk.ts';
import { fenOf } from '#contract/domain/money.ts';
import { PACKAGE_LIMITS } from '#contract/domain/package.ts';
import { useTranslation } from '../../lib/translation.ts';
import { TextInput } from '../../ui/fields.ts';
import { WordsDialog } from '../../ui/words-dialog.tsx';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { packageDesk, useChange } from './queries.ts';

interface Props {
  asked: SoldMembership;
  onClosed: () => void;
}

/** Names the price of a package that somebody asked for. */
export function QuoteDialog({ asked, onClosed }: Props) {
  const { t } = useTranslation();
  const { productOrderId, number, buyer, plan, quota, requestWords } = asked;
  const [price, setPrice] = useState('');
  const quote = useChange(
    packageDesk.quote,
    t(($) => $.office.vip.quote.sent),
  );
  const priceFen = fenOf(price.trim());
  return (
    <WordsDialog
      title={t(($) => $.office.vip.quote.title, { number })}
      body={t(($) => $.office.vip.quote.asked, { buyer, plan, count: quota ?? 0, words: requestWords || '–' })}
      label={t(($) => $.office.vip.quote.words)}
      field="words"
      max={PACKAGE_LIMITS.words}
      optional
      confirm={t(($) => $.office.vip.quote.send)}
      refusal={!priceFen || priceFen < (quota ?? 0) ? t(($) => $.office.vip.quote.invalid) : undefined}
      onConfirm={(words) => quote.mutateAsync({ productOrderId, priceFen: priceFen ?? 0, words })}
      onClosed={onClosed}
    >
      <TextInput
        data-autofocus
        label={t(($) => $.office.vip.quote.price)}
        value={price}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget }) => setPrice(currentTarget.value)}
      />
    </WordsDialog>
  );
}

/** Closes a request without a price, with a reason for the buyer. */
export function DeclineDialog({ asked: { productOrderId, number }, onClosed }: Props) {
  const { t } = useTranslation();
  const decline = useChange(
    packageDesk.decline,
    t(($) => $.office.vip.quote.declined),
  );
  return (
    <ReasonDialog
      title={t(($) => $.office.vip.quote.declineTitle)}
      body={t(($) => $.office.vip.quote.declineBody, { number })}
      confirm={t(($) => $.office.vip.quote.decline)}
      onConfirm={(words) => decline.mutateAsync({ productOrderId, words })}
      onClosed={onClosed}
    />
  );
}
