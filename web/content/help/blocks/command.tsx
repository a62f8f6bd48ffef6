import { Fragment } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './command.module.css';
import { Scrollable } from './prose.tsx';

/** A command for a terminal, with a copy button. */
export function Command({ label, text }: { label: string; text: string }) {
  return (
    <div className={classes.command}>
      <div className={classes.bar}>
        <span>{label}</span>
        <CopyButton text={text} />
      </div>
      <Scrollable label={label} className={classes.text}>
        <code>
          {text.split(' ').map((word, index) => (
            // Keeps the spaces for text that is selected and copied by hand.
            <Fragment key={index}>
              {index > 0 && ' '}
              <span>{word}</span>
            </Fragment>
          ))}
        </code>
      </Scrollable>
    </div>
  );
}
