import { IconAlertTriangle, IconBan, IconBulb, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import classes from './prose.module.css';
import figure from './figure.module.css';

/** Texts one below the other, in their order. */
export type Lines = Readonly<Record<string, string>>;

export function Paragraphs({ lines }: { lines: Lines }) {
  return Object.entries(lines).map(([key, line]) => <p key={key}>{line}</p>);
}

export function SubTitle({ children }: { children: ReactNode }) {
  return <h3 className={classes.subTitle}>{children}</h3>;
}

export function DoAndDont({ dos, donts }: { dos: Lines; donts: Lines }) {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <Advice good title={t(($) => $.help.do)} lines={dos} />
      <Advice good={false} title={t(($) => $.help.dont)} lines={donts} />
    </div>
  );
}

function Advice({ good, title, lines }: { good: boolean; title: string; lines: Lines }) {
  const Icon = good ? IconCircleCheck : IconBan;
  return (
    <div className={classes.advice} data-good={good}>
      <h3>
        <Icon size={18} stroke={1.8} aria-hidden="true" />
        {title}
      </h3>
      <ul>
        {Object.entries(lines).map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

export function Note({ children, warning = false }: { children: ReactNode; warning?: boolean }) {
  const Icon = warning ? IconAlertTriangle : IconBulb;
  return (
    <div className={classes.note} role="note">
      <Icon size={20} stroke={1.7} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

/** A list to tick off while preparing a batch; the ticks are not saved. */
export function Checklist({ lines }: { lines: Lines }) {
  const id = useId();
  return (
    <ul className={classes.checklist}>
      {Object.entries(lines).map(([key, line]) => (
        <li key={key}>
          <input type="checkbox" id={`${id}-${key}`} />
          <label htmlFor={`${id}-${key}`}>{line}</label>
        </li>
      ))}
    </ul>
  );
}

export function Steps({ children }: { children: ReactNode }) {
  return <ol className={classes.steps}>{children}</ol>;
}

export function Step({ children }: { children: ReactNode }) {
  return (
    <li>
      <div>{children}</div>
    </li>
  );
}

interface Props {
  /** Describes the content, for keyboard users. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Scrolls content that may be wider than a phone, with the keyboard too. */
export function Scrollable({ label, className, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** A drawing with a caption that describes it; screen readers skip the drawing. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className={figure.figure}>
      <div className={figure.drawing}>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
