import { IconUpload } from '@tabler/icons-react';
import type { CenterKind } from '#contract/domain/material-center.ts';
import { GID } from '#contract/domain/roles.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { openUploadPanel } from '../../lib/upload-panel.ts';
import { Button } from '../../ui/button.tsx';

interface Props {
  kind?: CenterKind;
  variant?: 'filled' | 'default';
}

/** Opens the upload; material managers manage others' works and have no such button. */
export function UploadButton({ kind, variant = 'filled' }: Props) {
  const { t } = useTranslation();
  const session = useSession();
  if (session?.gid !== GID.photographer) return null;
  return (
    <Button
      variant={variant}
      icon={<IconUpload size={16} stroke={1.8} aria-hidden="true" />}
      onClick={() => openUploadPanel(kind)}
    >
      {kind ? t(($) => $.center.uploadKind[kind]) : t(($) => $.center.upload)}
    </Button>
  );
}
