import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { POLICY_NAMES } from '#contract/domain/policy.ts';
import { useTranslation } from '../../lib/translation.ts';
import { Button } from '../../ui/button.tsx';
import { useAddress } from '../../ui/table/use-address.ts';
import { Desk } from '../blocks/desk.tsx';
import { useRowKeys } from '../blocks/use-keys.ts';
import { ViewTabs } from '../blocks/view-tabs.tsx';
import { PhotographerVersions } from './photographer-versions.tsx';
import { PolicyVersions } from './policies/policy-versions.tsx';

const VIEWS = ['photographer', ...POLICY_NAMES] as const;

/** Every version of what people agree to, and the form for the next one. */
export function Agreements() {
  const { t } = useTranslation();
  const address = useAddress();
  const view = address.oneOf('of', VIEWS) ?? 'photographer';
  const [publishing, setPublishing] = useState(false);
  useRowKeys();
  const shared = { address, publishing, onPublished: () => setPublishing(false) };
  return (
    <Desk
      title={t(($) => $.office.desks.agreements)}
      about={t(($) => $.office.about.agreements)}
      aside={
        <Button
          size="small"
          icon={<IconPlus size={15} stroke={2} aria-hidden="true" />}
          onClick={() => setPublishing(true)}
        >
          {t(($) => $.office.agreements.add)}
        </Button>
      }
    >
      <ViewTabs
        views={VIEWS}
        view={view}
        name={(name) => t(($) => $.office.agreements.view[name])}
        onView={(next) => address.filter({ of: next, version: undefined })}
      >
        {view === 'photographer' ? (
          <PhotographerVersions {...shared} />
        ) : (
          <PolicyVersions key={view} name={view} {...shared} />
        )}
      </ViewTabs>
    </Desk>
  );
}
