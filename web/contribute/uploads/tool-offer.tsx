import { IconBrandApple, IconBrandWindows, IconDeviceDesktopDown } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { UPLOAD_TOOL, UPLOAD_TOOL_VERSION } from '#contract/domain/upload.ts';
import { useTranslation } from '../../lib/translation.ts';
import { putUploadPanelAside } from '../../lib/upload-panel.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import classes from './tool-offer.module.css';

interface Props {
  hasFiles?: boolean;
  variant?: 'plain' | 'default';
}

/** Offers the upload tool for larger numbers of files. */
export function ToolOffer({ hasFiles = false, variant = 'plain' }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        size="small"
        icon={<IconDeviceDesktopDown size={17} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.upload.tool)}
      </Button>
      {open && <ToolDialog hasFiles={hasFiles} onClosed={() => setOpen(false)} />}
    </>
  );
}

function ToolDialog({ hasFiles, onClosed }: { hasFiles: boolean; onClosed: () => void }) {
  const { t } = useTranslation();
  const systems = [
    { icon: IconBrandWindows, file: UPLOAD_TOOL.windows, label: t(($) => $.uploadToolOffer.windows) },
    { icon: IconBrandApple, file: UPLOAD_TOOL.mac, label: t(($) => $.uploadToolOffer.mac) },
  ];
  return (
    <Dialog title={t(($) => $.uploadToolOffer.title)} onClosed={onClosed}>
      {(close) => (
        <>
          <p className={classes.body}>{t(($) => $.uploadToolOffer.body)}</p>
          <div className={classes.systems}>
            {systems.map(({ icon: Icon, file, label }) => (
              <a key={label} href={file} download className={classes.system}>
                <Icon size={28} stroke={1.4} aria-hidden="true" />
                {label}
              </a>
            ))}
          </div>
          <p className={classes.foot}>
            {t(($) => $.uploadToolOffer.version, { version: UPLOAD_TOOL_VERSION })}
            <Link
              to={paths.howToUseUploadTool()}
              onClick={() => {
                close();
                putUploadPanelAside(hasFiles);
              }}
            >
              {t(($) => $.uploadToolOffer.howTo)}
            </Link>
          </p>
        </>
      )}
    </Dialog>
  );
}
