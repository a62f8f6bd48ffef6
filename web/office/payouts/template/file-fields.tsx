import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import {
  COLUMN_TITLE,
  FILE_ENCODINGS,
  FILE_VALUES,
  MOST_COLUMNS,
  type PayoutTemplate,
  TOTAL_PLACES,
} from '#contract/domain/payout-file.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect, TextInput } from '../../../ui/fields.ts';
import { IconButton } from '../../blocks/icon-button.tsx';
import classes from './template.module.css';

interface Props {
  template: PayoutTemplate;
  onChange: (part: Partial<PayoutTemplate>) => void;
}

/** Encoding, totals and columns of the file for the bank. */
export function FileFields({ template: { encoding, totals, columns }, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.three}>
        <NativeSelect
          size="xs"
          label={t(($) => $.office.payouts.template.encoding)}
          data={FILE_ENCODINGS.map((value) => ({
            value,
            label: t(($) => $.office.payouts.template.encodings[value]),
          }))}
          value={encoding}
          onChange={({ currentTarget: { value } }) =>
            onChange({ encoding: FILE_ENCODINGS.find((one) => one === value) ?? encoding })
          }
        />
        <NativeSelect
          size="xs"
          label={t(($) => $.office.payouts.template.totals)}
          data={TOTAL_PLACES.map((value) => ({ value, label: t(($) => $.office.payouts.template.totalPlaces[value]) }))}
          value={totals.at}
          onChange={({ currentTarget: { value } }) =>
            onChange({ totals: { ...totals, at: TOTAL_PLACES.find((one) => one === value) ?? totals.at } })
          }
        />
        <TextInput
          size="xs"
          label={t(($) => $.office.payouts.template.totalTitle)}
          maxLength={COLUMN_TITLE}
          value={totals.title}
          onChange={({ currentTarget: { value } }) => onChange({ totals: { ...totals, title: value } })}
        />
      </div>
      <Columns columns={columns} onChange={(next) => onChange({ columns: next })} />
    </>
  );
}

type Columns = PayoutTemplate['columns'];

/** The columns in the order in which the bank wants them. */
function Columns({ columns, onChange }: { columns: Columns; onChange: (columns: Columns) => void }) {
  const { t } = useTranslation();
  const change = (place: number, part: Partial<Columns[number]>) =>
    onChange(columns.map((one, at) => (at === place ? { ...one, ...part } : one)));
  const unused = FILE_VALUES.find((value) => columns.every((one) => one.value !== value));
  return (
    <fieldset className={classes.columns}>
      <legend>{t(($) => $.office.payouts.template.fileColumns)}</legend>
      {columns.map((column, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <ColumnRow key={place} place={place} column={column} columns={columns} onChange={onChange} change={change} />
      ))}
      {unused && columns.length < MOST_COLUMNS && (
        <Button
          variant="plain"
          size="small"
          icon={<IconPlus size={14} stroke={2} aria-hidden="true" />}
          onClick={() => onChange([...columns, { title: '', value: unused }])}
        >
          {t(($) => $.office.payouts.template.addColumn)}
        </Button>
      )}
    </fieldset>
  );
}

interface RowProps {
  place: number;
  column: Columns[number];
  columns: Columns;
  onChange: (columns: Columns) => void;
  change: (place: number, part: Partial<Columns[number]>) => void;
}

function ColumnRow({ place, column, columns, onChange, change }: RowProps) {
  const { t } = useTranslation();
  const at = { place: place + 1 };
  const up = () => onChange(columns.with(place - 1, column).with(place, columns[place - 1]!));
  return (
    <div>
      <TextInput
        size="xs"
        aria-label={`${t(($) => $.office.payouts.template.title)} ${at.place}`}
        maxLength={COLUMN_TITLE}
        value={column.title}
        onChange={({ currentTarget: { value } }) => change(place, { title: value })}
      />
      <NativeSelect
        size="xs"
        aria-label={`${t(($) => $.office.payouts.template.value)} ${at.place}`}
        data={FILE_VALUES.map((value) => ({ value, label: t(($) => $.office.payouts.template.values[value]) }))}
        value={column.value}
        onChange={({ currentTarget: { value } }) =>
          change(place, { value: FILE_VALUES.find((one) => one === value) ?? column.value })
        }
      />
      <IconButton
        icon={IconArrowUp}
        label={t(($) => $.office.payouts.template.up, at)}
        idle={place === 0}
        onClick={up}
      />
      <IconButton
        icon={IconTrash}
        label={t(($) => $.office.payouts.template.removeColumn, at)}
        onClick={() => onChange(columns.filter((_, one) => one !== place))}
      />
    </div>
  );
}
