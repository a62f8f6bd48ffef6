import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/translation.ts';
import classes from './dialog.module.css';
import { Mantine } from './mantine.tsx';
import { useLayer } from './use-layer.ts';

interface Props {
  title: string;
  size?: number;
  /** The dialog has left the screen. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

/** A dialog that opens when mounted and reports when it has closed. */
export function Dialog({ title, size = 480, onClosed, children }: Props) {
  const { t } = useTranslation();
  const { opened, isInnermost, close, dismiss } = useLayer();
  return (
    <Mantine>
      <Modal.Root
        opened={opened}
        onClose={dismiss}
        closeOnEscape={isInnermost}
        onExitTransitionEnd={onClosed}
        size={size}
        centered
        transitionProps={{ transition: 'pop', duration: 160 }}
        classNames={{ inner: classes.inner!, content: classes.content!, title: classes.title!, body: classes.body! }}
      >
        <Modal.Overlay backgroundOpacity={0.6} blur={3} />
        <Modal.Content>
          {/* Not the library's own header: its <header> would count as a second banner of the page. */}
          <div className={classes.header}>
            <Modal.Title>{title}</Modal.Title>
            <Modal.CloseButton aria-label={t(($) => $.common.close)} />
          </div>
          <Modal.Body>{children(close)}</Modal.Body>
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  );
}
