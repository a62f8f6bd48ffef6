import type { PriceKind } from '#contract/domain/prices.ts';
import { useTranslation } from '../../lib/translation.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NothingFound } from '../../ui/table/empty-list.tsx';
import { Nothing } from '../../ui/table/nothing.tsx';
import type { Address } from '../../ui/table/use-address.ts';

interface EmptyProps {
  address: Address;
  /** Filtered by words or by an order. */
  narrowed: boolean;
  kind: PriceKind | undefined;
}

/** Shown for an empty list: nothing matches the filters, or nothing was bought yet. */
export function Empty({ address, narrowed, kind }: EmptyProps) {
  const { t } = useTranslation();
  if (narrowed)
    return <NothingFound onClear={() => address.filter({ keyword: undefined, orderId: undefined, kind: undefined })} />;
  if (kind)
    return (
      <Nothing
        title={t(($) => $.purchased.noneOfKind)}
        hint={t(($) => $.purchased.noneOfKindBody)}
        action={
          <Button variant="default" onClick={() => address.filter({ kind: undefined })}>
            {t(($) => $.purchased.showAll)}
          </Button>
        }
      />
    );
  return (
    <Nothing
      title={t(($) => $.purchased.empty)}
      hint={t(($) => $.purchased.emptyBody)}
      action={<ButtonLink to={paths.searchResult({ type: 'video' })}>{t(($) => $.purchased.find)}</ButtonLink>}
    />
  );
}
