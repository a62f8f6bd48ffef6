import { IconTicket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Scene } from '#contract/domain/licence-terms.ts';
import type { PictureItem } from '#contract/items.ts';
import { useLanguage } from '../../lib/language.ts';
import { ownPackagesQuery } from '../../lib/packages.ts';
import { useSession } from '../../lib/session.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { Contained } from '../../ui/contained.tsx';

const PackageDialog = lazy(async () => ({ default: (await import('./package-dialog.tsx')).PackageDialog }));

/** What editorial material may be used for. */
const EDITORIAL: readonly Scene[] = ['publishing', 'education'];

/** For who has a package of this kind, and may take from it: a licence without ordering. */
export function UsePackage({ item, editorial }: { item: PictureItem; editorial: boolean }) {
  const { t } = useTranslation();
  const session = useSession();
  const { data } = useQuery({ ...ownPackagesQuery(useLanguage()), enabled: Boolean(session) });
  const [open, setOpen] = useState(false);
  const fitting = (data?.infos ?? []).filter(
    ({ kind, terms }) => kind === item.kind && (!editorial || EDITORIAL.includes(terms.scene)),
  );
  if (!session || !data?.mayTake || fitting.length === 0) return null;
  const left = fitting.reduce((sum, { quota, used }) => sum + quota - used, 0);
  return (
    <>
      <Button
        variant="default"
        size="large"
        wide
        icon={<IconTicket size={19} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t(($) => $.detail.offer.usePackage, { left })}
      </Button>
      <Contained key={String(open)} fallback={<p role="alert">{t(($) => $.client.offline)}</p>}>
        <Suspense fallback={null}>
          {open && <PackageDialog item={item} own={fitting} company={data.company} onClosed={() => setOpen(false)} />}
        </Suspense>
      </Contained>
    </>
  );
}
