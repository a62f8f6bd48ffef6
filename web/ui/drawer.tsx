import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../lib/translation.ts';
import dialog from './dialog.module.css';
import classes from './drawer.module.css';
import { Mantine } from './mantine.tsx';
import { useLayer } from './use-layer.ts';

interface Props {
  title: string;
  size: number;
  /** The drawer has left the screen. */
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

/** A drawer that slides in from the right when mounted and reports when it has closed. */
export function Drawer({ title, size, onClosed, children }: Props) {
  const { t } = useTranslation();
  const { opened, isInnermost, close, dismiss } = useLayer();
  return (
    <Mantine>
      <MantineDrawer.Root
        opened={opened}
        onClose={dismiss}
        closeOnEscape={isInnermost}
        onExitTransitionEnd={onClosed}
        position="right"
        size={size}
        transitionProps={{ duration: 220 }}
        classNames={{ content: classes.content!, title: dialog.title!, body: dialog.body! }}
      >
        <MantineDrawer.Overlay backgroundOpacity={0.5} />
        <MantineDrawer.Content>
          {/* Not the library's own header: its <header> would count as a second banner of the page. */}
          <div className={dialog.header}>
            <MantineDrawer.Title>{title}</MantineDrawer.Title>
            <MantineDrawer.CloseButton aria-label={t(($) => $.common.close)} />
          </div>
          <MantineDrawer.Body>{children(close)}</MantineDrawer.Body>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </Mantine>
  );
}
