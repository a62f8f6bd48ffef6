import { useTranslation } from 'react-i18next';
import { type CenterKind, type CenterTab, listName } from '#contract/domain/material-center.ts';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Nothing } from '../../../ui/table/nothing.tsx';
import { UploadButton } from '../upload-button.tsx';

/** A tab with nothing in it leads on: to the upload, or to what can be handed in. */
export function EmptyTab({ kind, tab }: { kind: CenterKind; tab: CenterTab }) {
  const { t } = useTranslation();
  const onward =
    tab === 'pending' || tab === 'online' ? (
      <ButtonLink size="small" variant="default" to={paths.centerList(listName(kind, 'waiting'))}>
        {t(($) => $.center.empty.toWaiting)}
      </ButtonLink>
    ) : (
      tab === 'waiting' && <UploadButton kind={kind} />
    );
  return (
    <Nothing
      title={t(($) => $.center.empty[tab].title)}
      hint={t(($) => $.center.empty[tab].hint)}
      action={onward || undefined}
    />
  );
}
