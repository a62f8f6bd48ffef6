import { Fragment } from 'react';
import type { EditorMaterial } from '#contract/calls/material-editor.ts';
import { formatClock } from '#contract/domain/clock.ts';
import { formatBytes } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useTranslation } from '../../../lib/translation.ts';
import { SameFileLink } from '../../same-file-link.tsx';
import classes from './side.module.css';

/** Facts and findings about the file, in words that help its owner. */
export function AboutFile({ material }: { material: EditorMaterial }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { technical, findings, alike, kind } = material;
  const sound = t(($) => $.editor.file[technical.hasAudio ? 'withSound' : 'withoutSound']);
  const facts = [
    material.fileName,
    technical.width && `${technical.width} × ${technical.height}`,
    technical.resolution,
    technical.duration && formatClock(technical.duration),
    technical.frameRate && `${Number(technical.frameRate.toFixed(3))} fps`,
    formatBytes(technical.sizeBytes, language),
    kind === 'video' && `${t(($) => $.editor.file.sound)} ${sound}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <p className={classes.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      {material.entered.map(({ slug, title, awarded }) => (
        <p key={slug}>{t(($) => $.editor.file[awarded ? 'awarded' : 'entered'], { contest: title })}</p>
      ))}
      {findings.length > 0 && (
        <section className={classes.section}>
          <h3>{t(($) => $.editor.findings.title)}</h3>
          <ul className={classes.findings}>
            {findings.map((code) => (
              <li key={code}>
                {t(($) => $.editor.findings[code])}
                {code === 'near-duplicate' &&
                  alike.map((one) => (
                    <Fragment key={one.material?.id}>
                      {' '}
                      <SameFileLink same={one} newTab />
                    </Fragment>
                  ))}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
