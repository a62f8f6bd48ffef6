import { IconMailOpened, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Moment } from '../blocks/moment.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import { useEscape } from '../blocks/use-keys.ts';
import { MessageBody } from './message-body.tsx';
import { MessageState } from './use-message-columns.tsx';
import type { Message } from './queries.ts';
import classes from './reading-pane.module.css';

interface Props {
  message: Message | undefined;
  onClose: () => void;
}

/** Stands beside the list, so that opening a message moves nothing. */
export function ReadingPane({ message, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <section
      className={classes.pane}
      aria-label={t(($) => $.office.mailbox.reading)}
      aria-live="polite"
      data-empty={!message}
    >
      {message ? (
        <Opened message={message} onClose={onClose} />
      ) : (
        <Nothing
          icon={IconMailOpened}
          title={t(($) => $.office.mailbox.choose)}
          hint={t(($) => $.office.mailbox.chooseHint)}
        />
      )}
    </section>
  );
}

function Opened({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation();
  const head = useRef<HTMLElement>(null);
  useEscape(head, onClose);
  const code = message.body && /(?<!\d)\d{6}(?!\d)/.exec(message.body)?.[0];
  return (
    <>
      <header ref={head} className={classes.head}>
        <h2>{message.subject}</h2>
        <button type="button" aria-label={t(($) => $.common.close)} onClick={onClose}>
          <IconX size={16} stroke={1.8} aria-hidden="true" />
        </button>
      </header>
      <p className={classes.facts}>
        <span>
          {t(($) => $.office.mailbox.to)} {message.recipient}
        </span>
        <Moment at={message.createdAt} />
        <MessageState state={message.state} />
      </p>
      {message.body === null ? (
        <p className={classes.erased}>{t(($) => $.office.mailbox.erased)}</p>
      ) : (
        <MessageBody body={message.body} />
      )}
      {code && (
        <CopyButton
          text={code}
          label={t(($) => $.office.mailbox.copyCode, { code })}
          done={t(($) => $.office.mailbox.codeCopied)}
        />
      )}
    </>
  );
}
