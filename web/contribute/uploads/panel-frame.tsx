import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { IconMinus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Mantine } from '../../ui/mantine.tsx';
import { useOverlay } from '../../ui/overlays.ts';
import { useMounted } from '../../ui/use-layer.ts';
import classes from './panel-frame.module.css';

interface Props {
  opened: boolean;
  hasFiles: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of the panel, which slides in from the side. Closing it with files only minimises it. */
export function PanelFrame({ opened, hasFiles, onClose, children }: Props) {
  const { t } = useTranslation();
  const mounted = useMounted();
  // A question lies above the panel and handles Escape.
  const asked = useOverlay() !== null;
  const leave = hasFiles ? t(($) => $.upload.minimise) : t(($) => $.upload.close);
  const Icon = hasFiles ? IconMinus : IconX;
  return (
    <Mantine>
      <Drawer.Root
        opened={opened && mounted}
        onClose={onClose}
        position="right"
        size="auto"
        closeOnEscape={!asked}
        transitionProps={{ duration: 220 }}
        classNames={{ content: classes.content!, body: classes.body! }}
      >
        <Drawer.Overlay backgroundOpacity={0.5} />
        <Drawer.Content aria-label={t(($) => $.upload.title)}>
          <IconButton
            label={leave}
            icon={<Icon size={20} stroke={1.7} aria-hidden="true" />}
            className={classes.leave}
            onClick={onClose}
          />
          <Drawer.Body>{children}</Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  );
}
