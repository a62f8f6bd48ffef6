import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { AlikeWork, ApplicationDetail, DeskPicture } from '#contract/calls/applications-desk.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Label } from '../../ui/table/label.tsx';
import { Section } from '../blocks/section.tsx';
import layout from '../blocks/desk-layout.module.css';
import { DESKS } from '../desks.ts';
import classes from './applications.module.css';
import { desk, useChange } from './queries.ts';

/** The images, those that resemble works of others marked; each opens large. */
export function Images({ application: { images, videoLinks } }: { application: ApplicationDetail }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<number>();
  const marked = images.filter(({ alike }) => alike.length > 0).length;
  const shown = open === undefined ? undefined : images[open];
  return (
    <div className={layout.main}>
      {marked > 0 && <p className={classes.finding}>{t(($) => $.office.applications.findings, { count: marked })}</p>}
      <Section level={2} title={t(($) => $.office.applications.imageCount, { count: images.length })}>
        {images.length === 0 && <p>{t(($) => $.office.applications.noImages)}</p>}
        <ul className={classes.grid}>
          {images.map((image, place) => (
            <li key={image.id}>
              <button type="button" onClick={() => setOpen(place)}>
                <img src={image.thumbnail} alt={image.fileName} loading="lazy" />
                {image.alike.length > 0 && (
                  <span className={classes.mark}>
                    <Label tone="bad">{t(($) => $.office.applications[isSame(image) ? 'same' : 'alike'])}</Label>
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </Section>
      {videoLinks.length > 0 && (
        <Section level={2} title={t(($) => $.office.applications.videos)}>
          <ul>
            {videoLinks.map((link) => (
              <li key={link}>
                <a className={classes.link} href={link} target="_blank" rel="noreferrer noopener nofollow">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {shown && <Large image={shown} onClosed={() => setOpen(undefined)} />}
    </div>
  );
}

const isSame = ({ alike }: DeskPicture) => alike.some(({ same }) => same);

function Large({ image, onClosed }: { image: DeskPicture; onClosed: () => void }) {
  const { t } = useTranslation();
  const original = useChange({
    send: async () => {
      const { url } = await desk.original({ id: image.id });
      window.location.assign(url);
    },
  });
  return (
    <Dialog title={image.fileName} size={1100} onClosed={onClosed}>
      {() => (
        <div className={classes.large}>
          <img src={image.view} alt={image.fileName} width={image.width} height={image.height} />
          <p className={classes.facts}>
            {image.width} × {image.height} · {(image.sizeBytes / 1024 / 1024).toFixed(1)} MB
            <Button
              variant="default"
              size="small"
              icon={<IconDownload size={15} stroke={1.8} aria-hidden="true" />}
              loading={original.isPending}
              onClick={() => original.mutate({})}
            >
              {t(($) => $.office.applications.original)}
            </Button>
          </p>
          {image.alike.length > 0 && <Alike works={image.alike} />}
        </div>
      )}
    </Dialog>
  );
}

/** Works of others that the image may be a copy of. */
function Alike({ works }: { works: AlikeWork[] }) {
  const { t } = useTranslation();
  return (
    <Section title={t(($) => $.office.applications.likeWorks)}>
      <ul className={classes.works}>
        {works.map((work) => (
          <li key={work.id}>
            {work.thumbnail && <img src={work.thumbnail} alt="" />}
            <span>
              <Link to={`${DESKS.catalogue.path}?material=${work.id}`}>{work.code}</Link> {work.title}
              <small>{work.owner}</small>
            </span>
            {work.same && <Label tone="bad">{t(($) => $.office.applications.same)}</Label>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
