import { useRef, type KeyboardEvent } from 'react';
import { AREAS, BY_QUOTE_ONLY, type LicenceTerms } from '#contract/domain/licence-terms.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Adjust } from './adjust.tsx';
import {
  adjust,
  isOf,
  periodsOf,
  priceAt,
  removeUse,
  setPrice,
  undoUse,
  type Use,
  withDraft,
  type Editing,
} from './draft.ts';
import { ByQuoteCell, PriceCell } from './price-cell.tsx';
import classes from './price-grid.module.css';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.ts';

interface Props {
  editing: Editing;
  use: Use;
}

/** A grid of terms and regions, with an amount in each cell: the last two of the four questions. */
export function PriceGrid({ editing, use }: Props) {
  useShortcuts('priceGrid');
  const { t } = useTranslation();
  const { kind, base, draft, onDraft } = editing;
  const title = t(($) => $.office.prices.gridTitle, {
    scene: t(($) => $.trade.scene[use.scene]),
    channel: t(($) => $.trade.channel[use.channel]),
  });
  const isSold = [...withDraft(base, draft).uses.keys()].some((key) => isOf(key, use));
  const isChanged = [...draft.uses.keys()].some((key) => isOf(key, use));
  return (
    <section>
      <header className={classes.head}>
        <h2>{title}</h2>
        {isChanged && (
          <Button variant="plain" size="small" onClick={() => onDraft(undoUse(draft, use))}>
            {t(($) => $.office.prices.undoUse)}
          </Button>
        )}
        <Button variant="plain" size="small" disabled={!isSold} onClick={() => onDraft(removeUse(base, draft, use))}>
          {t(($) => $.office.prices.removeUse)}
        </Button>
      </header>
      <Cells editing={editing} use={use} title={title} />
      <p className={classes.hint}>
        {t(($) => (kind === 'music' ? $.office.prices.gridHintMusic : $.office.prices.gridHint))}
      </p>
      <Adjust
        onUse={(percent) => onDraft(adjust(base, draft, percent, use))}
        onAll={(percent) => onDraft(adjust(base, draft, percent))}
      />
    </section>
  );
}

function Cells({ editing, use, title }: Props & { title: string }) {
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <table className={classes.grid} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">{t(($) => $.office.prices.period)}</th>
          {AREAS.map((area) => (
            <th key={area} scope="col">
              {t(($) => $.trade.area[area])}
            </th>
          ))}
        </tr>
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the keys of the cells inside */}
      <tbody ref={body} onKeyDown={(event) => moveOn(event, body.current)}>
        {periodsOf(editing.kind).map((period) => (
          <tr key={period}>
            <th scope="row">{t(($) => $.trade.period[period])}</th>
            {AREAS.map((area) => (
              <td key={area}>
                <Cell editing={editing} terms={{ ...use, period, area }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ editing: { kind, base, draft, onDraft }, terms }: { editing: Editing; terms: LicenceTerms }) {
  const { t } = useTranslation();
  const { period, area } = terms;
  const cell = {
    label: `${t(($) => $.trade.period[period])} · ${t(($) => $.trade.area[area])}`,
    price: priceAt(withDraft(base, draft), terms),
    was: priceAt(base, terms),
    onPrice: (price: ReturnType<typeof priceAt>) => onDraft(setPrice(base, draft, terms, price)),
  };
  return BY_QUOTE_ONLY.includes(period) ? (
    <ByQuoteCell {...cell} />
  ) : (
    <PriceCell {...cell} mayBeQuoted={kind !== 'music'} />
  );
}

const STEPS: Record<string, [rows: number, columns: number]> = {
  Enter: [1, 0],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys and Enter move between cells as in a spreadsheet; sideways only from the end of the text. */
function moveOn(event: KeyboardEvent, body: HTMLTableSectionElement | null): void {
  const step = STEPS[event.key];
  const from = event.target as HTMLElement;
  const cell = from.closest('td');
  if (!step || !cell || !body || event.shiftKey || event.altKey || event.metaKey || event.ctrlKey) return;
  if (event.key === 'Enter' && from instanceof HTMLButtonElement) return;
  const [rows, columns] = step;
  if (columns !== 0 && from instanceof HTMLInputElement && !isAtEnd(from, columns)) return;
  const cells = [...body.querySelectorAll('td')];
  const place = cells.indexOf(cell);
  const isAtSide = Math.floor(place / AREAS.length) !== Math.floor((place + columns) / AREAS.length);
  const next = isAtSide ? undefined : cells[place + rows * AREAS.length + columns];
  event.preventDefault();
  if (next) next.querySelector<HTMLElement>('input, button')?.focus();
  else if (event.key === 'Enter') from.blur();
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement, direction: number): boolean {
  const wholeIsChosen = selectionStart === 0 && selectionEnd === value.length;
  return wholeIsChosen || (selectionStart === selectionEnd && selectionStart === (direction < 0 ? 0 : value.length));
}
