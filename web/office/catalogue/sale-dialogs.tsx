import { useTranslation } from '../../lib/translation.ts';
import { ReasonDialog } from '../blocks/reason-dialog.tsx';
import { useChangeMaterials, usePutBack } from './use-change-materials.ts';

interface TakeDownProps {
  ids: number[];
  title: string;
  onClosed: () => void;
}

export function TakeDownDialog({ ids, title, onClosed }: TakeDownProps) {
  const { t } = useTranslation();
  const change = useChangeMaterials();
  return (
    <ReasonDialog
      title={title}
      body={t(($) => $.office.catalogue.takeDown.body)}
      confirm={t(($) => $.office.catalogue.takeDown.confirm)}
      danger
      onConfirm={(reason) => change.mutateAsync({ action: 'takeDown', ids, reason })}
      onClosed={onClosed}
    />
  );
}

export function PutBackDialog({ id, name, onClosed }: { id: number; name: string; onClosed: () => void }) {
  const { t } = useTranslation();
  const putBack = usePutBack();
  return (
    <ReasonDialog
      title={t(($) => $.office.catalogue.putBack.title, { name })}
      body={t(($) => $.office.catalogue.putBack.body)}
      confirm={t(($) => $.office.catalogue.putBack.confirm)}
      onConfirm={(reason) => putBack.mutateAsync({ id, reason })}
      onClosed={onClosed}
    />
  );
}
