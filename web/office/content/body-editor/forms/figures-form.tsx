import { IconPlus, IconX } from '@tabler/icons-react';
import { type Figure, LIVE_FIGURES } from '#contract/domain/blocks.ts';
import { useTranslation } from '../../../../lib/translation.ts';
import { Button } from '../../../../ui/button.tsx';
import { NativeSelect } from '../../../../ui/fields.ts';
import { Problem } from '../../../../ui/problem.tsx';
import { IconButton } from '../../../blocks/icon-button.tsx';
import type { FormProps } from '../fields.ts';
import { Field } from './field.tsx';
import classes from './forms.module.css';

const WRITTEN = 'written';

/** Figures that are counted whenever they are shown, or written here. */
export function FiguresForm({ fields: { items }, errorOf, onChange }: FormProps<'figures'>) {
  const { t } = useTranslation();
  return (
    <div className={classes.lines}>
      <ul className={classes.rows}>
        {items.map((figure, place) => (
          <li key={place} className={classes.figure}>
            <FigureFields
              figure={figure}
              errorOf={(name) => errorOf(`items.${place}.${name}`)}
              onChange={(changed) => onChange({ items: items.with(place, changed) })}
            />
            <IconButton
              icon={IconX}
              label={t(($) => $.office.bodyEditor.removeFigure, { place: place + 1 })}
              onClick={() => onChange({ items: items.filter((_, at) => at !== place) })}
            />
          </li>
        ))}
      </ul>
      <Problem>{errorOf('items')}</Problem>
      <div>
        <Button
          variant="default"
          size="small"
          icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
          onClick={() => onChange({ items: [...items, { value: '', label: '' }] })}
        >
          {t(($) => $.office.bodyEditor.addFigure)}
        </Button>
      </div>
    </div>
  );
}

interface Props {
  figure: Figure;
  errorOf: (name: string) => string | undefined;
  onChange: (figure: Figure) => void;
}

function FigureFields({ figure, errorOf, onChange }: Props) {
  const { t } = useTranslation();
  const names = t(($) => $.office.bodyEditor.live);
  const isLive = 'live' in figure;
  const choose = (chosen: string) => {
    const live = LIVE_FIGURES.find((name) => name === chosen);
    onChange(live ? { live, label: figure.label } : { value: '', label: figure.label });
  };
  return (
    <>
      <NativeSelect
        label={t(($) => $.office.bodyEditor.fields.live)}
        size="xs"
        value={isLive ? figure.live : WRITTEN}
        data={[WRITTEN, ...LIVE_FIGURES].map((value) => ({ value, label: names[value as keyof typeof names] }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {!isLive && (
        <Field
          name="value"
          value={figure.value}
          error={errorOf('value')}
          onChange={(value) => onChange({ ...figure, value })}
        />
      )}
      <Field
        name="label"
        value={figure.label}
        error={errorOf('label')}
        onChange={(label) => onChange({ ...figure, label })}
      />
    </>
  );
}
