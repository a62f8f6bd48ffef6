import { useState } from 'react';
import type { OutputOf } from '#contract/call.ts';
import type { packageCalls } from '#contract/calls/packages.ts';
import { formatFen } from '#contract/domain/money.ts';
import { PACKAGE_LIMITS } from '#contract/domain/package.ts';
import { packages } from '../../lib/packages.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { Problem } from '../../ui/problem.tsx';
import page from '../orders/order/order-page.module.css';
import pay from '../orders/pay/pay-panel.module.css';
import { Amount } from './amount.tsx';
import { PackageFacts } from './package-facts.tsx';
import { PackageRules } from './rules.tsx';
import { useOrdering } from './use-ordering.ts';

type Preview = OutputOf<typeof packageCalls.preview>;

/** Total and last day of a package, before it is ordered; without a price, what sales should know to name one. */
export function NewPackage({ preview }: { preview: Preview }) {
  const { t } = useTranslation();
  const { offer, endsOn, company, mayBuy } = preview;
  const [words, setWords] = useState('');
  const { packageId, version } = offer;
  const ordering = useOrdering((key, asked: string) => packages.order({ key, packageId, version, words: asked }));
  const byQuote = offer.priceFen === null;
  return (
    <div className={page.page}>
      <h1>{byQuote ? t(($) => $.packageOrder.askTitle) : t(($) => $.packageOrder.newTitle)}</h1>
      <div className={page.columns}>
        <div className={page.column}>
          <section className={page.panel}>
            <h2>{offer.name}</h2>
            <PackageFacts
              offer={offer}
              holder={company === null ? t(($) => $.vipOrder.you) : t(($) => $.vipOrder.company, { company })}
              endsOn={endsOn}
              planned
            />
          </section>
          <PackageRules />
        </div>
        <div className={page.column}>
          <section className={page.panel} data-first aria-labelledby="vip-total">
            <h2 id="vip-total">{t(($) => $.vipOrder.total)}</h2>
            <Total fen={offer.priceFen} />
            {byQuote && mayBuy && (
              <TextInput
                mt="md"
                label={t(($) => $.packageOrder.words)}
                description={t(($) => $.packageOrder.wordsHint)}
                value={words}
                maxLength={PACKAGE_LIMITS.words}
                onChange={({ currentTarget }) => setWords(currentTarget.value)}
              />
            )}
            <Problem>{ordering.error?.message}</Problem>
            {mayBuy ? (
              <div className={page.buttons}>
                <Button size="large" wide loading={ordering.isPending} onClick={() => ordering.mutate(words)}>
                  {offer.priceFen === null
                    ? t(($) => $.packageOrder.send)
                    : t(($) => $.vipOrder.place, { amount: formatFen(offer.priceFen) })}
                </Button>
              </div>
            ) : (
              <p className={page.words}>{t(($) => $.packageOrder.adminsOnly)}</p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

function Total({ fen }: { fen: number | null }) {
  const { t } = useTranslation();
  if (fen === null)
    return (
      <>
        <p className={pay.amount}>
          <strong>{t(($) => $.packages.byQuote)}</strong>
        </p>
        <p className={page.note}>{t(($) => $.packageOrder.askBody)}</p>
      </>
    );
  return (
    <>
      <Amount fen={fen} />
      <p className={page.note}>{t(($) => $.packageOrder.once)}</p>
    </>
  );
}
