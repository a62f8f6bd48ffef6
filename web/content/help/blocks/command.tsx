import { Fragment } from 'react';
import { CopyButton } from '../../../ui/copy-button.tsx';
import classes from './command.module.css';
import { Scrollable } from './scrollable.tsx';

/** Something to type into a terminal, ready to be copied. */
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
            // The spaces between them belong to what is marked and copied by hand.
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
