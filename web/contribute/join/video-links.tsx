import { IconPlus } from '@tabler/icons-react';
import { APPLICATION_TEXT, isVideoLink, MOST_VIDEO_LINKS } from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import type { StepProps } from './step-props.ts';
import classes from './works.module.css';

/** Links to videos elsewhere; one that is not a link is told beside it. */
export function VideoLinks({ form: { values, set } }: Pick<StepProps, 'form'>) {
  const { t } = useTranslation();
  const links = values.videoLinks;
  const change = (place: number, to: string) => set({ videoLinks: links.with(place, to) });
  const label = t(($) => $.join.works.videos, { count: MOST_VIDEO_LINKS });
  return (
    <fieldset className={classes.links}>
      <legend>{label}</legend>
      {links.map((link, place) => (
        <div key={place} className={classes.link}>
          <TextInput
            size="md"
            type="url"
            aria-label={`${label} ${place + 1}`}
            placeholder={t(($) => $.join.works.videoHint)}
            maxLength={APPLICATION_TEXT.videoLink}
            value={link}
            error={link === '' || isVideoLink(link.trim()) ? undefined : t(($) => $.join.works.badLink)}
            onChange={(event) => change(place, event.currentTarget.value)}
          />
          <Button
            variant="plain"
            aria-label={t(($) => $.join.works.removeVideo, { n: place + 1 })}
            onClick={() => set({ videoLinks: links.toSpliced(place, 1) })}
          >
            ×
          </Button>
        </div>
      ))}
      {links.length < MOST_VIDEO_LINKS && (
        <Button
          variant="default"
          size="small"
          icon={<IconPlus size={15} stroke={1.8} aria-hidden="true" />}
          onClick={() => set({ videoLinks: [...links, ''] })}
        >
          {t(($) => $.join.works.addVideo)}
        </Button>
      )}
    </fieldset>
  );
}
