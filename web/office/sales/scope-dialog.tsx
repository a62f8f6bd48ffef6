import { useState } from 'react';
import type { OrderDetail, OrderLine } from '#contract/calls/orders.ts';
import {
  AREAS,
  CHANNELS,
  type LicenceTerms,
  PERIODS,
  SCENES,
  type Scope,
  type TermsQuestion,
} from '#contract/domain/licence-terms.ts';
import { ORDER_LIMITS } from '#contract/domain/order.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect, Textarea } from '../../ui/fields.ts';
import classes from './scope-dialog.module.css';

const CHOICES = { scene: SCENES, channel: CHANNELS, period: PERIODS, area: AREAS };
const QUESTIONS = Object.keys(CHOICES) as TermsQuestion[];

interface Props {
  order: Pick<OrderDetail, 'lines' | 'specialRequest'>;
  line: OrderLine;
  scope: Scope;
  /** Called with the lines that the scope is for: this one, or all. */
  onChosen: (lines: readonly OrderLine[], scope: Scope) => void;
  onClosed: () => void;
}

/** Edits what a line is quoted for: the four terms, and special terms as the certificate will print them. */
export function ScopeDialog({ order, line, scope, onChosen, onClosed }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(scope);
  const [tried, setTried] = useState(false);
  const special = { zh: plain(typed.special.zh), en: plain(typed.special.en) };
  const missing = (special.zh === '') !== (special.en === '');
  const save = (lines: readonly OrderLine[], close: () => void) => {
    setTried(true);
    if (missing) return;
    onChosen(lines, { terms: typed.terms, special });
    close();
  };
  return (
    <Dialog title={t(($) => $.office.sales.scope.title, { code: line.code })} size={640} onClosed={onClosed}>
      {(close) => (
        // Not a form: its submit event would reach the quote's form around it.
        <div className={classes.fields}>
          {order.specialRequest && (
            <p className={classes.request}>
              <span>{t(($) => $.office.sales.order.special)}</span> {order.specialRequest}
            </p>
          )}
          <TermsFields terms={typed.terms} onChange={(terms) => setTyped({ ...typed, terms })} />
          {(['zh', 'en'] as const).map((language) => (
            <Textarea
              key={language}
              label={t(($) => $.office.sales.scope[language])}
              description={t(($) => $.office.sales.scope.hint)}
              rows={3}
              maxLength={ORDER_LIMITS.specialTerms}
              value={typed.special[language]}
              error={tried && missing && special[language] === '' && t(($) => $.office.sales.scope.both)}
              onChange={({ currentTarget: { value } }) =>
                setTyped({ ...typed, special: { ...typed.special, [language]: value } })
              }
            />
          ))}
          <div className={classes.buttons}>
            {order.lines.length > 1 && (
              <Button variant="default" onClick={() => save(order.lines, close)}>
                {t(($) => $.office.sales.scope.forAll)}
              </Button>
            )}
            <Button onClick={() => save([line], close)}>{t(($) => $.office.sales.scope.save)}</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The certificate prints one paragraph. */
const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

function TermsFields({ terms, onChange }: { terms: LicenceTerms; onChange: (terms: LicenceTerms) => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.terms}>
      {QUESTIONS.map((question) => {
        const words: Record<string, string> = t(($) => $.trade[question]);
        return (
          <NativeSelect
            key={question}
            label={t(($) => $.trade.question[question])}
            value={terms[question]}
            data={CHOICES[question].map((value) => ({ value, label: words[value] ?? value }))}
            onChange={({ currentTarget }) => onChange({ ...terms, [question]: currentTarget.value })}
          />
        );
      })}
    </div>
  );
}
