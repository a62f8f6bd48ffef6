import { useId } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { CROPS, type LayoutState } from './layout.ts';
import classes from './layout.module.css';
import { LogoField } from './logo-field.tsx';

const LONGEST = 40;

/** What is laid over the picture, and which part of it is shown. */
export function LayoutControls({ state: { layout, change } }: { state: LayoutState }) {
  const { t } = useTranslation();
  const word = useId();
  const colour = useId();
  return (
    <div className={classes.controls}>
      <fieldset className={classes.crops}>
        <legend>{t(($) => $.detail.layout.crop)}</legend>
        {CROPS.map((crop) => (
          <label key={crop}>
            <input
              type="radio"
              name="crop"
              checked={layout.crop === crop}
              onChange={() => change({ crop, part: { x: 0.5, y: 0.5 } })}
            />
            <span>{crop === 'own' ? t(($) => $.detail.layout.own) : crop}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.field}>
        <label htmlFor={word}>{t(($) => $.detail.layout.word)}</label>
        <div className={classes.row}>
          <input
            id={word}
            type="text"
            maxLength={LONGEST}
            value={layout.word}
            placeholder={t(($) => $.detail.layout.wordHint)}
            onChange={({ currentTarget }) => change({ word: currentTarget.value })}
          />
          <input
            id={colour}
            type="color"
            aria-label={t(($) => $.detail.layout.colour)}
            value={layout.colour}
            onChange={({ currentTarget }) => change({ colour: currentTarget.value })}
          />
        </div>
      </div>
      {layout.word !== '' && (
        <Size
          label={t(($) => $.detail.layout.wordSize)}
          range={[0.02, 0.3]}
          value={layout.wordSize}
          onChange={(wordSize) => change({ wordSize })}
        />
      )}
      <LogoField state={{ layout, change }} />
      {layout.logo && (
        <Size
          label={t(($) => $.detail.layout.logoSize)}
          range={[0.04, 0.9]}
          value={layout.logoSize}
          onChange={(logoSize) => change({ logoSize })}
        />
      )}
    </div>
  );
}

interface SizeProps {
  label: string;
  range: [number, number];
  value: number;
  onChange: (value: number) => void;
}

function Size({ label, range: [min, max], value, onChange }: SizeProps) {
  return (
    <label className={classes.field}>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      />
    </label>
  );
}
