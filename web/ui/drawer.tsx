import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as MantineDrawer } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '../lib/translation.ts';
import classes from './drawer.module.css';
import { Mantine } from './mantine.tsx';

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
  const [opened, setOpened] = useState(false);
  // Opens one frame after mounting, because the library notes where to return the focus only on a change.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const close = () => setOpened(false);
  return (
    <Mantine>
      <MantineDrawer.Root
        opened={opened}
        onClose={close}
        onExitTransitionEnd={onClosed}
        position="right"
        size={size}
        transitionProps={{ duration: 220 }}
        classNames={{ content: classes.content!, title: classes.title!, body: classes.body! }}
      >
        <MantineDrawer.Overlay backgroundOpacity={0.5} />
        <MantineDrawer.Content>
          {/* Not the library's own header: its <header> would count as a second banner of the page. */}
          <div className={classes.header}>
            <MantineDrawer.Title>{title}</MantineDrawer.Title>
            <MantineDrawer.CloseButton aria-label={t(($) => $.common.close)} />
          </div>
          <MantineDrawer.Body>{children(close)}</MantineDrawer.Body>
        </MantineDrawer.Content>
      </MantineDrawer.Root>
    </Mantine>
  );
}
