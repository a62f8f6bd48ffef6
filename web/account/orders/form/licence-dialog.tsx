import { useState } from 'react';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LicenceChooser } from '../../../ui/licence/licence-chooser.tsx';
import type { FormLine, OrderedKind } from './form-lines.ts';
import classes from './licence-dialog.module.css';

interface Props {
  kind: OrderedKind;
  line: FormLine;
  /** The other items, to which the choice may apply as well. */
  others: readonly FormLine[];
  onChosen: (lines: readonly FormLine[], terms: LicenceTerms) => void;
  onClosed: () => void;
}

export function LicenceDialog({ kind, line, others, onChosen, onClosed }: Props) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState(line.terms);
  return (
    <Dialog title={t(($) => $.orderForm.chooseLicence)} size={620} onClosed={onClosed}>
      {(close) => {
        const choose = (lines: readonly FormLine[]) => {
          if (terms) onChosen(lines, terms);
          close();
        };
        return (
          <>
            <p className={classes.title}>{line.title}</p>
            <LicenceChooser kind={kind} value={terms} onChange={setTerms} materialIds={[line.materialId]} />
            <div className={classes.buttons}>
              {others.length > 0 && (
                <Button variant="default" disabled={!terms} onClick={() => choose([line, ...others])}>
                  {t(($) => $.orderForm.forAll)}
                </Button>
              )}
              <Button disabled={!terms} onClick={() => choose([line])}>
                {t(($) => $.common.save)}
              </Button>
            </div>
          </>
        );
      }}
    </Dialog>
  );
}
