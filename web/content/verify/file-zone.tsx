import { IconFileCertificate } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from '../../lib/translation.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { Button } from '../../ui/button.tsx';
import classes from './file-zone.module.css';

interface Props {
  /** Whether a licence is open, so that its music can be checked too. */
  forMusic: boolean;
  onFile: (file: File) => void;
}

/** Takes a file by choosing it, or by dropping it anywhere on the page. The file stays in the browser. */
export function FileZone({ forMusic, onFile }: Props) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const over = useFileDrop(({ files: [file] }) => {
    if (file) onFile(file);
  });
  return (
    <section className={classes.zone} data-over={over || undefined} aria-labelledby="verify-file">
      <IconFileCertificate size={34} stroke={1.4} aria-hidden="true" />
      <div>
        <h2 id="verify-file">{forMusic ? t(($) => $.verify.paper.dropMusic) : t(($) => $.verify.paper.drop)}</h2>
        <p>{t(($) => $.verify.paper.stays)}</p>
      </div>
      <Button variant="default" onClick={() => input.current?.click()}>
        {t(($) => $.verify.paper.choose)}
      </Button>
      <input
        ref={input}
        type="file"
        accept={forMusic ? 'application/pdf,.pdf,audio/*' : 'application/pdf,.pdf'}
        hidden
        aria-labelledby="verify-file"
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
          if (chosen) onFile(chosen);
        }}
      />
    </section>
  );
}
