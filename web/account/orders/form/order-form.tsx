import { type FormEvent, useRef } from 'react';
import { type LicenceInfo, ORDER_LIMITS } from '#contract/domain/order.ts';
import { askedReferences } from '#contract/domain/references.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Textarea } from '../../../ui/fields.ts';
import { ReferenceFields } from '../../../ui/licence/reference-fields.tsx';
import { LicenceFields } from '../licence-fields.tsx';
import type { FormLine, Source } from './form-lines.ts';
import { Lines } from './lines.tsx';
import classes from './put-order.module.css';
import { FirstProject, Projects } from './projects.tsx';
import { SavedLicensees } from './saved-licensees.tsx';
import { Summary } from './summary.tsx';
import { type OrderFormState, useOrderForm } from './use-order-form.ts';

interface Props {
  source: Source;
  found: readonly FormLine[];
  last: LicenceInfo | null;
}

export function OrderForm({ source, found, last }: Props) {
  const { t } = useTranslation();
  const form = useOrderForm(source, found, last);
  const place = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
    // Fields are marked as invalid only after the next render.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-missing="true"]')?.focus(),
    );
  };
  return (
    <form ref={place} className={classes.columns} onSubmit={submit} noValidate>
      <div className={classes.main}>
        <Lines form={form} />
        <section className={classes.panel} aria-labelledby="licence-info">
          <h2 id="licence-info">{t(($) => $.orderForm.licence)}</h2>
          <p className={classes.note}>{t(($) => $.orderForm.licenceNote)}</p>
          {last && !form.draft.licence && <p className={classes.note}>{t(($) => $.orderForm.fromLast)}</p>}
          <FirstProject form={form} />
          <SavedLicensees value={form.licence} onChoose={form.changeLicence} />
          <LicenceFields
            values={form.licence}
            problems={form.problems}
            refused={form.refused}
            days={form.days}
            onChange={form.changeLicence}
            onLeave={form.leave}
          />
          <Projects form={form} />
        </section>
        <References form={form} />
        <SpecialRequest form={form} />
      </div>
      <Summary form={form} />
    </form>
  );
}

function References({ form: { rules, draft, asked, change } }: { form: OrderFormState }) {
  const { t } = useTranslation();
  if (askedReferences(rules).length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="order-references">
      <h2 id="order-references">{t(($) => $.orderForm.references)}</h2>
      <p className={classes.note}>{t(($) => $.orderForm.referencesNote)}</p>
      <ReferenceFields
        rules={rules}
        values={draft.references}
        asked={asked}
        onChange={(references) => change({ references })}
      />
    </section>
  );
}

function SpecialRequest({ form: { draft, change } }: { form: OrderFormState }) {
  const { t } = useTranslation();
  const typed = Array.from(draft.specialRequest).length;
  return (
    <section className={classes.panel} aria-labelledby="special-request">
      <h2 id="special-request">
        {t(($) => $.orderForm.request)} <small>{t(($) => $.common.optional)}</small>
      </h2>
      <Textarea
        aria-labelledby="special-request"
        description={
          <>
            {t(($) => $.orderForm.requestHint)}
            <span className={classes.count}>
              {t(($) => $.orderForm.requestCount, { count: typed, max: ORDER_LIMITS.specialRequest })}
            </span>
          </>
        }
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        value={draft.specialRequest}
        onChange={(event) => change({ specialRequest: limited(event.currentTarget.value) })}
        rows={4}
        size="md"
      />
      <output className={classes.waits}>
        {draft.specialRequest.trim() !== '' && t(($) => $.orderForm.requestWaits)}
      </output>
    </section>
  );
}

/** Counts characters as people do, unlike the browser's own limit. */
function limited(text: string): string {
  const characters = Array.from(text);
  return characters.length > ORDER_LIMITS.specialRequest
    ? characters.slice(0, ORDER_LIMITS.specialRequest).join('')
    : text;
}
