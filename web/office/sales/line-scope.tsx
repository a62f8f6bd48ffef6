import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrderDetail, OrderLine } from '#contract/calls/orders.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { ScopeWords } from '../../ui/licence/scope-words.tsx';
import { scopeOf } from './quote-draft.ts';
import { ScopeDialog } from './scope-dialog.tsx';
import type { QuoteWork } from './use-quote.ts';

interface Props {
  order: OrderDetail;
  line: OrderLine;
  work: QuoteWork;
}

/** The scope of a line in the quote being written, and the button that edits it. */
export function LineScope({ order, line, work: { draft, change } }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const scope = scopeOf(draft, line);
  return (
    <>
      <ScopeWords scope={scope} ordered={line.terms} />
      <Button
        variant="plain"
        size="small"
        icon={<IconEdit size={14} stroke={1.7} aria-hidden="true" />}
        aria-label={t(($) => $.office.sales.scope.editOf, { code: line.code })}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.office.sales.scope.edit)}
      </Button>
      {open && (
        <ScopeDialog
          order={order}
          line={line}
          scope={scope}
          onChosen={(lines, chosen) =>
            change({ scopes: { ...draft.scopes, ...Object.fromEntries(lines.map(({ lineId }) => [lineId, chosen])) } })
          }
          onClosed={() => setOpen(false)}
        />
      )}
    </>
  );
}
