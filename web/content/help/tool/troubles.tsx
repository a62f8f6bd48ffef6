import { MEDIA_LIMITS } from '#contract/domain/media.ts';
import { formatList } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { Button } from '../../../ui/button.tsx';
import { openContact } from '../../../ui/overlays.ts';
import { FactTable } from '../blocks/fact-table.tsx';
import classes from './troubles.module.css';

const EXTENSIONS = [...MEDIA_LIMITS.video.extensions, ...MEDIA_LIMITS.photo.extensions].map((one) => `.${one}`);

export function Troubles() {
  const { t } = useTranslation();
  const extensions = formatList(EXTENSIONS, useLanguage());
  const words = t(($) => $.help.tool.troubles, { extensions });
  const site = location.origin;
  const rows = [
    words.node,
    { problem: t(($) => $.uploadTool.oldNode, { version: 'v18' }), fix: words.old.fix },
    words.password,
    { problem: t(($) => $.uploadTool.noSite, { site }), fix: words.site.fix },
    { problem: t(($) => $.uploadTool.noState, { file: '.framehall-upload.json' }), fix: words.state.fix },
    words.kind,
    words.right,
    words.slow,
  ];
  return (
    <>
      <FactTable
        label={words.title}
        names="wide"
        heads={[words.heads.problem, words.heads.fix]}
        rows={rows.map(({ problem, fix }) => ({ name: problem, values: [fix] }))}
      />
      <div className={classes.ask}>
        <p>{words.ask}</p>
        <Button variant="default" onClick={openContact}>
          {words.contact}
        </Button>
      </div>
    </>
  );
}
