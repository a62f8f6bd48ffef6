import { IconPlugConnectedX } from '@tabler/icons-react';
import { useRouteError } from 'react-router';
import { ChunkLoadError } from '../lib/load-screen.ts';
import { useTranslation } from '../lib/translation.ts';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { MessageScreen } from '../ui/message-screen.tsx';

/** Shown in place of a screen that failed; the rest of the site stays usable. */
export function ScreenError() {
  const { t } = useTranslation();
  const error = useRouteError();
  return (
    <MessageScreen
      art={<IconPlugConnectedX size={64} stroke={1.2} color="var(--fh-accent-text)" aria-hidden="true" />}
      title={t(($) => $.loadError.title)}
      actions={
        <>
          <Button size="large" onClick={() => location.reload()}>
            {t(($) => $.common.reload)}
          </Button>
          {/* Loads a fresh document, because the failure may come from outdated code. */}
          <ButtonLink size="large" to={paths.home()} reload variant="default">
            {t(($) => $.common.home)}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{error instanceof ChunkLoadError ? t(($) => $.loadError.chunk) : t(($) => $.loadError.other)}</p>
    </MessageScreen>
  );
}
