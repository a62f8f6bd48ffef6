import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { LayoutState } from './layout.ts';
import classes from './layout.module.css';

const PICTURES = 'image/png,image/svg+xml,image/jpeg,image/webp';

/** A picture of the reader's own; it is only read by this page. */
export function LogoField({ state: { layout, change } }: { state: LayoutState }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [failed, setFailed] = useState(false);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    const opened = await opens(url);
    setFailed(!opened);
    if (opened) change({ logo: { url, name: file.name } });
    else URL.revokeObjectURL(url);
  };
  return (
    <div className={classes.field}>
      <span>{t(($) => $.detail.layout.logo)}</span>
      <div className={classes.row}>
        <Button
          variant="default"
          size="small"
          icon={<IconPhotoPlus size={17} stroke={1.8} aria-hidden="true" />}
          onClick={() => input.current!.click()}
        >
          {t(($) => $.detail.layout.chooseLogo)}
        </Button>
        {layout.logo && (
          <>
            <span className={classes.name}>{layout.logo.name}</span>
            <IconButton
              label={t(($) => $.detail.layout.removeLogo)}
              icon={<IconX size={17} stroke={1.8} aria-hidden="true" />}
              onClick={() => change({ logo: null })}
            />
          </>
        )}
      </div>
      {failed && <p role="alert">{t(($) => $.detail.layout.badLogo)}</p>}
      <input
        ref={input}
        type="file"
        accept={PICTURES}
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

async function opens(url: string): Promise<boolean> {
  const picture = new Image();
  picture.src = url;
  return await picture.decode().then(
    () => true,
    () => false,
  );
}
