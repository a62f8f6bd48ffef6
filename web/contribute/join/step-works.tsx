import { IconPhotoPlus, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ApplicationPicture } from '#contract/calls/applications.ts';
import { APPLICATION_PICTURES } from '#contract/domain/application.ts';
import { useTranslation } from '../../lib/translation.ts';
import { useFileDrop } from '../../lib/use-file-drop.ts';
import { PickButton } from '../../ui/pick-button.tsx';
import { applications, reloadApplication } from './join-queries.ts';
import { LoginFirst } from './login-first.tsx';
import { dismiss, type Sending, sendings, sendPictures } from './send-pictures.ts';
import { VideoLinks } from './video-links.tsx';
import wizard from './wizard.module.css';
import type { StepProps } from './step-props.ts';
import classes from './works.module.css';

const { least, most, extensions } = APPLICATION_PICTURES;

export function StepWorks({ form, application, member }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <h1 tabIndex={-1}>{t(($) => $.join.works.title)}</h1>
      <p className={wizard.note}>{t(($) => $.join.works.note, { least, most })}</p>
      {member ? <Pictures form={form} pictures={application?.pictures ?? []} /> : <LoginFirst why="works" />}
      <VideoLinks form={form} />
    </>
  );
}

function Pictures({ form, pictures }: Pick<StepProps, 'form'> & { pictures: ApplicationPicture[] }) {
  const { t } = useTranslation();
  const rows = sendings.use((all) => all);
  // The first image needs an application to belong to.
  const add = async (files: File[]) => {
    if (pictures.length === 0) form.set({});
    if (await form.flush()) await sendPictures(files);
  };
  const over = useFileDrop(({ files, fromFolders }) => void add([...files, ...fromFolders]));
  const missing = least - pictures.length;
  return (
    <>
      <div className={classes.zone} data-over={over}>
        <IconPhotoPlus size={32} stroke={1.4} aria-hidden="true" />
        <span>{t(($) => $.join.works.drop)}</span>
        <PickButton
          pick="pictures"
          accept={extensions.map((one) => `.${one}`).join(',')}
          variant="filled"
          onPick={(files) => void add(files)}
        >
          {t(($) => $.join.works.pick)}
        </PickButton>
      </div>
      <div className={classes.progress}>
        <progress max={least} value={Math.min(pictures.length, least)} aria-label={t(($) => $.join.works.list)} />
        <output>
          <strong>{t(($) => $.join.works.count, { count: pictures.length, least })}</strong>{' '}
          {missing > 0 ? t(($) => $.join.works.missing, { count: missing }) : t(($) => $.join.works.enough)}
        </output>
      </div>
      <Failed rows={rows.filter((row) => row.state === 'failed')} />
      <ul className={classes.grid} aria-label={t(($) => $.join.works.list)}>
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={picture} />
        ))}
        {rows
          .filter((row) => row.state !== 'failed')
          .map((row) => (
            <Waiting key={row.key} row={row} />
          ))}
      </ul>
    </>
  );
}

/** Files that could not be sent, each by its name and with its reason. */
function Failed({ rows }: { rows: Sending[] }) {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  return (
    <div role="alert" className={classes.failed}>
      <p>{t(($) => $.join.works.failed)}</p>
      <ul>
        {rows.map(({ key, name, fault, message }) => (
          <li key={key}>
            <span>
              <strong>{name}</strong> · {fault ? t(($) => $.join.works.problems[fault]) : message}
            </span>
            <button type="button" aria-label={`${t(($) => $.join.works.dismiss)} ${name}`} onClick={() => dismiss(key)}>
              <IconX size={15} stroke={1.8} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Picture({ picture: { id, fileName, thumbnail } }: { picture: ApplicationPicture }) {
  const { t } = useTranslation();
  const removing = useMutation({ mutationFn: () => applications.removePicture({ id }), onSettled: reloadApplication });
  return (
    <li className={classes.picture} aria-busy={removing.isPending}>
      <img src={thumbnail} alt={fileName} title={fileName} loading="lazy" />
      <button
        type="button"
        aria-label={t(($) => $.join.works.remove, { name: fileName })}
        onClick={() => removing.mutate()}
      >
        <IconX size={15} stroke={2} aria-hidden="true" />
      </button>
    </li>
  );
}

function Waiting({ row: { name, share, state } }: { row: Sending }) {
  const { t } = useTranslation();
  const doing = state === 'waiting' ? 'waiting' : share < 1 ? 'sending' : 'checking';
  return (
    <li className={classes.waiting}>
      <span title={name}>{name}</span>
      <small>{t(($) => $.join.works[doing])}</small>
      <progress max={1} value={share} aria-label={name} />
    </li>
  );
}
