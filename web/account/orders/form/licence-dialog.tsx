import { useState } from 'react';
import type { LicenceTerms } from '#contract/domain/licence-terms.ts';
import { CART_KINDS } from '#contract/domain/order-kind.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LicenceChooser } from '../../../ui/licence/licence-chooser.tsx';
import { isOffered } from '../../../ui/licence/questions.ts';
import { usePriceTree } from '../../../ui/licence/use-price-tree.ts';
import type { FormLine } from './form-lines.ts';
import classes from './licence-dialog.module.css';

interface Props {
  line: FormLine;
  /** The other items, to which the choice may apply as well. */
  others: readonly FormLine[];
  onChosen: (lines: readonly FormLine[], terms: LicenceTerms) => void;
  onClosed: () => void;
}

export function LicenceDialog({ line, others, onChosen, onClosed }: Props) {
  const { t } = useTranslation();
  const [terms, setTerms] = useState(line.terms);
  const fitting = useFitting(line, others, terms);
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
            <LicenceChooser kinds={[line.kind]} value={terms} onChange={setTerms} materialIds={[line.materialId]} />
            <div className={classes.buttons}>
              {fitting.length > 0 && (
                <Button variant="default" disabled={!terms} onClick={() => choose([line, ...fitting])}>
                  {fitting.length === others.length
                    ? t(($) => $.orderForm.forAll)
                    : t(($) => $.orderForm.forKind[line.kind])}
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

/** The other items that this use is sold for: all of them, or only those of the same kind. */
function useFitting(line: FormLine, others: readonly FormLine[], terms: LicenceTerms | null): readonly FormLine[] {
  const kinds = CART_KINDS.filter((kind) => [line, ...others].some((one) => one.kind === kind));
  const { tree } = usePriceTree(kinds);
  return tree && terms && !isOffered(tree, terms) ? others.filter(({ kind }) => kind === line.kind) : others;
}
