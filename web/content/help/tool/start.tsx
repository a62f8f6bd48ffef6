import { IconBrandApple, IconBrandWindows, IconDownload, IconTerminal2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { UPLOAD_TOOL } from '#contract/domain/upload.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { openUploadPanel } from '../../../lib/upload-panel.ts';
import { useSession } from '../../../lib/session.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FactTable } from '../blocks/fact-table.tsx';
import { Note } from '../blocks/prose.tsx';
import { useLimits } from '../limits.ts';
import classes from './start.module.css';

export function What() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.what);
  return (
    <>
      <p>{words.intro}</p>
      <FactTable
        label={words.title}
        heads={[words.heads.property, words.heads.browser, words.heads.tool]}
        rows={[
          { name: words.files, values: [words.filesBrowser, words.filesTool] },
          { name: words.closing, values: [words.closingBrowser, words.closingTool] },
          { name: words.watching, values: [words.watchingBrowser, words.watchingTool] },
          { name: words.result, values: [words.resultBrowser, words.resultTool] },
        ]}
      />
      <Note>{words.note}</Note>
      <div>
        <UploadButton />
      </div>
    </>
  );
}

/** Opens the panel for accounts that may upload; others get a link to how they can. */
function UploadButton() {
  const { t } = useTranslation();
  const session = useSession();
  const label = t(($) => $.help.tool.what.upload);
  if (!session?.videoFlag && !session?.photoFlag)
    return (
      <ButtonLink variant="default" to={paths.materialCenter()}>
        {label}
      </ButtonLink>
    );
  return (
    <Button variant="default" onClick={() => openUploadPanel()}>
      {label}
    </Button>
  );
}

export function Download() {
  const { t } = useTranslation();
  const words = t(($) => $.help.tool.download, { ...useLimits(), site: location.origin });
  return (
    <>
      <p>{words.intro}</p>
      <div className={classes.files}>
        <File address={UPLOAD_TOOL.windows} name={words.windows} hint={words.windowsHint} icon={<IconBrandWindows />} />
        <File address={UPLOAD_TOOL.mac} name={words.mac} hint={words.macHint} icon={<IconBrandApple />} />
        <File address={UPLOAD_TOOL.program} name={words.program} hint={words.programHint} icon={<IconTerminal2 />} />
      </div>
      <p>{words.origin}</p>
    </>
  );
}

function File({ address, name, hint, icon }: { address: string; name: string; hint: string; icon: ReactNode }) {
  return (
    <a href={address} download className={classes.file}>
      <span aria-hidden="true">{icon}</span>
      <strong>{name}</strong>
      <small>{hint}</small>
      <IconDownload size={20} stroke={1.7} aria-hidden="true" />
    </a>
  );
}
