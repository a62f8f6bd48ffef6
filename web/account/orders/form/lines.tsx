import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFen } from '#contract/domain/money.ts';
import { useTermsWords } from '../../../lib/terms-words.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { ExcerptWords } from '../../../ui/licence/excerpt-words.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { partOf } from '../division.ts';
import { PartSelect } from '../projects/part-select.tsx';
import { LicenceDialog } from './licence-dialog.tsx';
import type { FormLine } from './form-lines.ts';
import classes from './lines.module.css';
import panel from './put-order.module.css';
import type { OrderFormState } from './use-order-form.ts';

/** The items of the order, each with its licence and price. */
export function Lines({ form }: { form: OrderFormState }) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState<FormLine>();
  return (
    <section className={panel.panel} aria-labelledby="order-lines">
      <h2 id="order-lines">
        {t(($) => $.orderForm.lines)} <small>{t(($) => $.orderForm.lineCount, { count: form.ordered.length })}</small>
      </h2>
      <ul className={classes.lines}>
        {form.lines.map((line) => (
          <Line key={line.materialId} line={line} form={form} onChoose={() => setChoosing(line)} />
        ))}
      </ul>
      {choosing && (
        <LicenceDialog
          line={choosing}
          others={form.ordered.filter(({ materialId }) => materialId !== choosing.materialId)}
          onChosen={form.chooseTerms}
          onClosed={() => setChoosing(undefined)}
        />
      )}
    </section>
  );
}

interface LineProps {
  line: FormLine;
  form: OrderFormState;
  onChoose: () => void;
}

function Line({ line, form, onChoose }: LineProps) {
  const { t } = useTranslation();
  const words = useTermsWords();
  const missing = form.asked && line.terms === null;
  return (
    <li className={classes.line} data-out={line.obstacle !== null || undefined}>
      <img className={classes.picture} src={line.thumbnail} alt="" loading="lazy" decoding="async" />
      <div className={classes.words}>
        <p className={classes.title} title={line.title}>
          {line.title}
        </p>
        <p className={classes.code}>{line.code}</p>
        {line.obstacle ? (
          <p className={classes.obstacle}>{t(($) => $.orderForm.obstacle[line.obstacle!])}</p>
        ) : (
          <p className={classes.terms}>
            <span>{line.terms ? words(line.terms) : t(($) => $.orderForm.noLicence)}</span>
            <Button variant="plain" size="small" data-missing={missing} onClick={onChoose}>
              {line.terms ? t(($) => $.orderForm.changeLicence) : t(($) => $.orderForm.chooseLicence)}
            </Button>
          </p>
        )}
        <ExcerptWords excerpt={line.excerpt} />
        {!line.obstacle && form.division.further.length > 0 && (
          <PartSelect
            title={line.title}
            projects={[form.licence, ...form.division.further]}
            value={partOf(form.division, line.materialId)}
            onChange={(part) => form.putInto(line, part)}
          />
        )}
        {missing && !line.obstacle && <p className={classes.obstacle}>{t(($) => $.orderForm.pleaseChoose)}</p>}
      </div>
      {!line.obstacle && <LinePrice line={line} form={form} />}
      {form.lines.length > 1 && (
        <button
          type="button"
          className={classes.remove}
          aria-label={t(($) => $.orderForm.removeLine, { title: line.title })}
          title={t(($) => $.orderForm.removeLine, { title: line.title })}
          onClick={() => form.leaveOut(line)}
        >
          <IconX size={16} stroke={1.8} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}

function LinePrice({ line, form }: Omit<LineProps, 'onChoose'>) {
  const { t } = useTranslation();
  if (!line.terms) return <p className={classes.price} />;
  const price = form.prices.of.get(line.materialId);
  const before = form.before?.get(line.materialId);
  if (price === undefined)
    return (
      <p className={classes.price}>
        {form.prices.error ? <span>{t(($) => $.orderForm.priceFailed)}</span> : <Skeleton width={90} height={20} />}
      </p>
    );
  const shown = (fen: number | null) => (fen === null ? t(($) => $.material.byQuote) : formatFen(fen));
  return (
    <p className={classes.price}>
      <strong data-changed={(before !== undefined && before !== price) || undefined}>{shown(price)}</strong>
      {before !== undefined && before !== price && (
        <span>{t(($) => $.orderForm.wasPrice, { price: shown(before) })}</span>
      )}
    </p>
  );
}
